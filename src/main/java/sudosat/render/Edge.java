package sudosat.render;

import sudosat.render.TextLook.Characters;

/** A line between two cells, in text. Heavy is the border of a box, dashed that of a cage. */
enum Edge {
    NONE(0, "  ", "  "),
    LIGHT(1, "─│", "  "),
    DASHED(1, "╌╎", ".:"),
    HEAVY(2, "━┃", "-|"),
    HEAVY_DASHED(2, "╍╏", "=!");

    /** Where lines meet, by their weights up, right, down and left, as digits to the base 3. */
    private static final String JUNCTIONS =
            " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳" + "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈" + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

    private final int weight;
    private final String drawn;
    private final String ascii;

    Edge(int weight, String drawn, String ascii) {
        this.weight = weight;
        this.drawn = drawn;
        this.ascii = ascii;
    }

    char horizontal(Characters characters) {
        return of(characters).charAt(0);
    }

    char vertical(Characters characters) {
        return of(characters).charAt(1);
    }

    private String of(Characters characters) {
        return characters == Characters.ASCII ? ascii : drawn;
    }

    static char junction(Edge up, Edge right, Edge down, Edge left, Characters characters) {
        if (characters == Characters.ASCII) {
            return asciiJunction(up, right, down, left);
        } else if (up == NONE && down == NONE && left == right) {
            return left.horizontal(characters);
        } else if (left == NONE && right == NONE && up == down) {
            return up.vertical(characters);
        }
        return JUNCTIONS.charAt(((up.weight * 3 + right.weight) * 3 + down.weight) * 3 + left.weight);
    }

    private static char asciiJunction(Edge up, Edge right, Edge down, Edge left) {
        Edge across = heavier(left, right);
        Edge along = heavier(up, down);
        if (across.ascii.isBlank() || along.ascii.isBlank()) {
            return across.ascii.isBlank() ? along.ascii.charAt(1) : across.ascii.charAt(0);
        }
        return '+';
    }

    private static Edge heavier(Edge one, Edge other) {
        return one.weight >= other.weight ? one : other;
    }
}
