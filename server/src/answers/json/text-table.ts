import { endianness } from 'node:os';

/** Bytes in a word. */
const WORD = 8;

/** Maximum length of a text in a table. **Units**: words. */
const MAX_WIDTH = 4;

const ascii = /^\p{ASCII}*$/u;

/**
 * A table of ASCII texts of at most 32 bytes that are copied often. A copy writes as many whole words as the longest
 * text needs, which is several times as fast as copying bytes. It may overwrite bytes after the end of the text. No
 * ASCII text has the bit pattern of NaN, which a copy might not preserve.
 */
export class TextTable {
  private readonly words: Float64Array;
  private readonly lengths: Uint8Array;
  /** One, two or four words, so that a copy needs no loop. **Units**: words. */
  private readonly width: number;

  /** Creates a table of the texts for the numbers below `count`. **Throws** if a text is too long or not ASCII. */
  constructor(count: number, textOf: (n: number) => string) {
    const texts = Array.from({ length: count }, (_, n) => textOf(n));
    const longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
    if (longest > MAX_WIDTH * WORD || !ascii.test(texts.join('')))
      throw new RangeError('a text of the table is longer than 32 bytes, or not in ASCII');
    this.lengths = Uint8Array.from(texts, ({ length }) => length);
    const words = Math.ceil(longest / WORD);
    this.width = words > 2 ? MAX_WIDTH : Math.max(words, 1);
    const size = this.width * WORD;
    const bytes = Buffer.alloc(count * size);
    bytes.write(texts.map((text) => text.padEnd(size, '\0')).join(''), 'latin1');
    if (endianness() === 'BE') bytes.swap64();
    this.words = new Float64Array(bytes.buffer, bytes.byteOffset, count * this.width);
  }

  /** Copies text n to an offset with room for 32 bytes. Returns the end offset. */
  copyTo(view: DataView, at: number, n: number): number {
    const { words, width } = this;
    const from = n * width;
    /* `as number`, because the index is in bounds by construction. */
    view.setFloat64(at, words[from] as number, true);
    if (width > 1) {
      view.setFloat64(at + WORD, words[from + 1] as number, true);
      if (width > 2) {
        view.setFloat64(at + 2 * WORD, words[from + 2] as number, true);
        view.setFloat64(at + 3 * WORD, words[from + 3] as number, true);
      }
    }
    return at + (this.lengths[n] as number);
  }
}
