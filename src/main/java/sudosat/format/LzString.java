package sudosat.format;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The packing of texts that lz-string calls Base64. It is LZ78: text is cut into phrases, each the longest that is
 * known, and every phrase with the character after it becomes known. Code 0 announces a new character of 8 bits, 1 one
 * of 16, 2 is the end, others are phrases. A code has as many bits as the number of codes so far needs, lowest bit
 * first; six bits make a character of Base64, first bit highest.
 */
final class LzString {
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final int BITS = 6;
    private static final int BYTE_CHARACTER = 0;
    private static final int WIDE_CHARACTER = 1;
    private static final int END = 2;
    private static final int FIRST_PHRASE = 3;
    /** A few bytes can stand for gigabytes; no puzzle is as long as this. */
    private static final int LONGEST_TEXT = 4_000_000;

    private LzString() {}

    static String pack(String text) {
        return new Packer().pack(text);
    }

    /** The text, or nothing if the characters are no packed text. */
    static Optional<String> unpack(String packed) {
        return new Unpacker(packed).unpack();
    }

    /** How wide codes are: a bit wider whenever as many have been made as there are codes of the width before. */
    private static final class Width {
        private int bits;
        private int left;

        Width(int bits, int left) {
            this.bits = bits;
            this.left = left;
        }

        void count() {
            left--;
            if (left == 0) {
                left = 1 << bits;
                bits++;
            }
        }
    }

    private static final class Packer {
        private final StringBuilder out = new StringBuilder();
        private final Width width = new Width(2, 2);
        /** The code of a phrase by the code of all but its last character, 0 for none, and that character. */
        private final Map<Long, Integer> phrases = new HashMap<>();
        /** Characters that have a code but have not been announced yet, by that code. */
        private final Map<Integer, Character> fresh = new HashMap<>();

        private int bits;
        private int bitCount;

        String pack(String text) {
            int phrase = 0;
            for (int i = 0; i < text.length(); i++) {
                char c = text.charAt(i);
                int single = single(c);
                Integer longer = phrase == 0 ? Integer.valueOf(single) : phrases.get(key(phrase, c));
                if (longer == null) {
                    write(phrase);
                    phrases.put(key(phrase, c), nextCode());
                }
                phrase = longer == null ? single : longer;
            }
            if (phrase != 0) {
                write(phrase);
            }
            writeBits(END, width.bits);
            writeBits(0, BITS - bitCount);
            return out.append("=".repeat((4 - out.length() % 4) % 4)).toString();
        }

        private static long key(int phrase, char c) {
            return (long) phrase << Character.SIZE | c;
        }

        private int nextCode() {
            return phrases.size() + FIRST_PHRASE;
        }

        private int single(char c) {
            Integer known = phrases.get(key(0, c));
            if (known != null) {
                return known;
            }
            int code = nextCode();
            phrases.put(key(0, c), code);
            fresh.put(code, c);
            return code;
        }

        private void write(int phrase) {
            Character character = fresh.remove(phrase);
            if (character == null) {
                writeBits(phrase, width.bits);
            } else {
                boolean isByte = character < 256;
                writeBits(isByte ? BYTE_CHARACTER : WIDE_CHARACTER, width.bits);
                writeBits(character, isByte ? Byte.SIZE : Character.SIZE);
                width.count();
            }
            width.count();
        }

        private void writeBits(int value, int count) {
            for (int bit = 0; bit < count; bit++) {
                bits = bits << 1 | value >> bit & 1;
                bitCount++;
                if (bitCount == BITS) {
                    out.append(ALPHABET.charAt(bits));
                    bits = 0;
                    bitCount = 0;
                }
            }
        }
    }

    private static final class Unpacker {
        private final String packed;
        private final StringBuilder out = new StringBuilder();
        private final Width width = new Width(2, 2);
        /** Every phrase stands somewhere in what is unpacked so far: where, and how long it is. */
        private int[] starts = new int[64];

        private int[] lengths = new int[64];
        private int codes = FIRST_PHRASE;
        /** The phrase unpacked last; with the character after it, it becomes known. */
        private int lastStart;

        private int lastLength;
        private int position;
        private boolean failed;

        Unpacker(String packed) {
            this.packed = packed;
        }

        Optional<String> unpack() {
            int code = readBits(width.bits);
            while (code != END && !failed) {
                int start = out.length();
                unpack(code);
                lastStart = start;
                lastLength = out.length() - start;
                failed |= out.length() > LONGEST_TEXT;
                width.count();
                code = readBits(width.bits);
            }
            return failed ? Optional.empty() : Optional.of(out.toString());
        }

        private void unpack(int code) {
            if (code < FIRST_PHRASE) {
                addPhrase(out.length(), 1);
                out.append((char) readBits(code == BYTE_CHARACTER ? Byte.SIZE : Character.SIZE));
                width.count();
                addLastPhrase();
            } else {
                addLastPhrase();
                copy(code);
            }
        }

        private void addLastPhrase() {
            if (lastLength > 0) {
                addPhrase(lastStart, lastLength + 1);
            }
        }

        private void addPhrase(int start, int length) {
            if (codes == starts.length) {
                starts = Arrays.copyOf(starts, 2 * codes);
                lengths = Arrays.copyOf(lengths, 2 * codes);
            }
            starts[codes] = start;
            lengths[codes] = length;
            codes++;
        }

        /** Character by character, as the phrase may end with the one that is copied first. */
        private void copy(int code) {
            failed |= code >= codes;
            for (int i = 0; !failed && i < lengths[code]; i++) {
                out.append(out.charAt(starts[code] + i));
            }
        }

        private int readBits(int count) {
            int value = 0;
            for (int bit = 0; bit < count && !failed; bit++) {
                value |= nextBit() << bit;
            }
            return value;
        }

        private int nextBit() {
            int index = position / BITS;
            int digit = index < packed.length() ? ALPHABET.indexOf(packed.charAt(index)) : -1;
            failed |= digit < 0;
            return digit >> BITS - 1 - position++ % BITS & 1;
        }
    }
}
