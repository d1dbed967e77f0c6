package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sudosat.backend.BackendError;
import sudosat.format.Formats;
import sudosat.io.UserError;
import sudosat.puzzle.rules.Rules;

/**
 * Compares the public API with the one recorded in src/test/resources/api.txt. The API is every public type that can be
 * reached from the entries below through public signatures. After an intended change copy build/api.txt over the
 * recorded file, and say in CHANGELOG.md what users have to change.
 */
class ApiTest {
    private static final List<Class<?>> ENTRIES = List.of(
            Sudosat.class, PuzzleSettings.class, Formats.class, Rules.class, UserError.class, BackendError.class);

    private final Map<String, TreeSet<String>> types = new TreeMap<>();
    private final Deque<Class<?>> open = new ArrayDeque<>(ENTRIES);

    @Test
    void isTheOneThatWasRecorded() throws IOException {
        while (!open.isEmpty()) {
            Class<?> type = open.pop();
            if (!types.containsKey(type.getName())) {
                types.put(type.getName(), members(type));
            }
        }
        StringBuilder api = new StringBuilder();
        types.forEach((name, members) -> {
            api.append(name).append('\n');
            members.forEach(member -> api.append("  ").append(member).append('\n'));
        });
        Path written = Project.HOME.resolve("build/api.txt");
        Files.writeString(written, api);
        assertEquals(Files.readString(Project.HOME.resolve("src/test/resources/api.txt")), api.toString());
    }

    private TreeSet<String> members(Class<?> type) {
        TreeSet<String> members = new TreeSet<>();
        Stream.of(type.getFields()).filter(this::isOurs).forEach(field -> members.add(text(field)));
        Stream.of(type.getConstructors()).forEach(constructor -> members.add(text(constructor, "new")));
        Stream.of(type.getMethods())
                .filter(this::isOurs)
                .filter(method -> !method.isSynthetic())
                .forEach(method ->
                        members.add(text(method, name(method.getGenericReturnType()) + " " + method.getName())));
        Stream.of(type.getClasses())
                .filter(nested -> nested.getName().startsWith("sudosat"))
                .forEach(open::push);
        Stream.concat(Stream.of(type.getGenericInterfaces()), Stream.ofNullable(type.getGenericSuperclass()))
                .filter(above -> name(above).startsWith("sudosat"))
                .forEach(above -> members.add("is " + name(above)));
        return members;
    }

    private boolean isOurs(Member member) {
        return member.getDeclaringClass().getName().startsWith("sudosat");
    }

    private String text(Field field) {
        return modifiers(field) + name(field.getGenericType()) + " " + field.getName();
    }

    private String text(Executable executable, String name) {
        String parameters = Arrays.stream(executable.getGenericParameterTypes())
                .map(this::name)
                .collect(Collectors.joining(", "));
        String exceptions = Arrays.stream(executable.getGenericExceptionTypes())
                .map(this::name)
                .collect(Collectors.joining(", "));
        return (executable instanceof Method ? modifiers(executable) : "") + name + "(" + parameters + ")"
                + (exceptions.isEmpty() ? "" : " throws " + exceptions);
    }

    private static String modifiers(Member member) {
        return Modifier.isStatic(member.getModifiers()) ? "static " : "";
    }

    /** The name of a type as it is in sources; types of ours are looked at, too. */
    private String name(Type type) {
        if (type instanceof Class<?> plain) {
            if (plain.isArray()) {
                return name(plain.getComponentType()) + "[]";
            }
            if (plain.getName().startsWith("sudosat")) {
                open.push(plain);
                return plain.getName();
            }
            return plain.getSimpleName();
        } else if (type instanceof ParameterizedType generic) {
            return name(generic.getRawType())
                    + Arrays.stream(generic.getActualTypeArguments())
                            .map(this::name)
                            .collect(Collectors.joining(", ", "<", ">"));
        } else if (type instanceof GenericArrayType array) {
            return name(array.getGenericComponentType()) + "[]";
        } else if (type instanceof WildcardType wildcard) {
            return wildcard.toString();
        }
        return ((TypeVariable<?>) type).getName();
    }
}
