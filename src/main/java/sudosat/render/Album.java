package sudosat.render;

import java.util.List;

/**
 * Figures under a title.
 *
 * @param title may be empty
 */
public record Album(String title, List<Figure> figures) {

    public Album {
        figures = List.copyOf(figures);
    }
}
