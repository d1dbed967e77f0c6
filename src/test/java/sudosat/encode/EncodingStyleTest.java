package sudosat.encode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.cnf.AtMostOneEncoding;

class EncodingStyleTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "textbook",
                "minimal",
                "compact",
                "triads",
                "compact/pairwise",
                "compact/commander",
                "triads/product"
            })
    void isFoundByItsName(String name) {
        assertEquals(Optional.of(name), EncodingStyle.parse(name).map(EncodingStyle::name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "compact/",
                "compact/nosuch",
                "/product",
                "textbook/product",
                "textbook/pairwise",
                "compact/auto",
                "Compact"
            })
    void whatIsNoNameIsNoStyle(String name) {
        assertEquals(Optional.empty(), EncodingStyle.parse(name));
    }

    @Test
    void theWordAfterTheSlashIsTheAtMostOne() {
        assertEquals(
                Optional.of(new EncodingStyle(Encoding.COMPACT, AtMostOneEncoding.BINARY)),
                EncodingStyle.parse("compact/binary"));
    }
}
