package sudosat.render;

import java.util.List;

/**
 * Figures under a title.
 *
 * @param title may be empty
 */
record Album(String title, List<Figure> figures) {

    Album {
        figures = List.copyOf(figures);
    }
}
