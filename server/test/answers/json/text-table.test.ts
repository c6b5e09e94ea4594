import { expect } from 'chai';
import { TextTable } from '../../../src/answers/json/text-table.js';

/** The texts of a table, copied one behind the other. */
function copied(texts: readonly string[]): string {
  const table = new TextTable(texts.length, (n) => texts[n] ?? '');
  const bytes = Buffer.alloc(texts.join('').length + 32);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = texts.reduce((at, _text, n) => table.copyTo(view, at, n), 0);
  return bytes.toString('utf8', 0, end);
}

describe('a table of texts', () => {
  for (const longest of [0, 1, 7, 8, 9, 16, 17, 24, 25, 32])
    it(`copies texts of up to ${longest} bytes`, () => {
      const texts = Array.from({ length: longest + 1 }, (_, length) =>
        'abcdefghijklmnopqrstuvwxyz"{}[]:0'.slice(0, length),
      );
      expect(copied(texts)).to.equal(texts.join(''));
    });

  it('takes no text that is longer, or not in ASCII', () => {
    for (const text of ['x'.repeat(33), 'é', 'x'.repeat(300)])
      expect(() => new TextTable(1, () => text)).to.throw(RangeError, 'longer than 32 bytes, or not in ASCII');
  });
});
