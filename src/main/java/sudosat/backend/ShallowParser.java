package sudosat.backend;

import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.ParserException;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;
import sudosat.io.Limits;

/** A parser of YAML that refuses deep nesting, for which whatever reads its events would run out of stack. */
final class ShallowParser implements Parser {
    private final Parser parser;
    private int depth;

    ShallowParser(LoadSettings settings, String text) {
        parser = new ParserImpl(settings, new StreamReader(settings, text));
    }

    @Override
    public boolean checkEvent(Event.ID choice) {
        return parser.checkEvent(choice);
    }

    @Override
    public Event peekEvent() {
        return parser.peekEvent();
    }

    @Override
    public boolean hasNext() {
        return parser.hasNext();
    }

    @Override
    public Event next() {
        Event event = parser.next();
        depth += event instanceof CollectionStartEvent ? 1 : event instanceof CollectionEndEvent ? -1 : 0;
        if (depth > Limits.DEPTH) {
            throw new ParserException("nested more than " + Limits.DEPTH + " deep", event.getStartMark());
        }
        return event;
    }
}
