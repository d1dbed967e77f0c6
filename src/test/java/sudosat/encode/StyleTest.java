package sudosat.encode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.cnf.AtMostOnes;

class StyleTest {
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
        assertEquals(Optional.of(name), Style.parse(name).map(Style::name));
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
        assertEquals(Optional.empty(), Style.parse(name));
    }

    @Test
    void theWordAfterTheSlashIsTheAtMostOne() {
        assertEquals(Optional.of(new Style(Encoding.COMPACT, AtMostOnes.BINARY)), Style.parse("compact/binary"));
    }
}
