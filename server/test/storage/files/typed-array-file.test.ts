import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { openTypedArrays, writeTypedArrays } from '../../../src/storage/files/typed-array-file.js';

/** Any data that a file can contain. */
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer(),
    fc.string(),
    fc.constantFrom(undefined, null, true, Infinity),
    fc.uint8Array({ maxLength: 2000 }),
    fc.int16Array({ maxLength: 2000 }),
    fc.uint16Array(),
    fc.int32Array(),
    fc.float64Array({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie('data')),
    fc.dictionary(fc.stringMatching(/^[a-z]\w*$/u), tie('data'), { noNullPrototype: true }),
  ),
}));

const readAll = (file: string): unknown => finished(openTypedArrays(file).read(() => true));

/** Takes all steps at once. */
function finished<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Returns what a file contains, or the error that it cannot be read with. */
function readOrError(file: string): unknown {
  try {
    return readAll(file);
  } catch (error) {
    return error;
  }
}

describe('a file of typed arrays', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-arrays-'));
    file = path.join(folder, 'data');
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('contains what was written', async () => {
    await fc.assert(
      fc.asyncProperty(data, async (value) => {
        rmSync(file, { force: true });
        await writeTypedArrays(file, { value });
        expect(readAll(file)).to.deep.equal({ value });
      }),
      { numRuns: 60 },
    );
  });

  it('contains arrays that are longer than a chunk of the writing', async () => {
    const value = [700_000, 3, 262_144, 1].map((length) => Int32Array.from({ length }, (_, n) => n * length));
    await writeTypedArrays(file, value);
    expect(readAll(file)).to.deep.equal(value);
  });

  it('is read in part: arrays that follow one another, and those with others between', async () => {
    const arrays = [3, 5, 0, 1, 9].map((length) => Int16Array.from({ length }, (_, n) => n + length));
    await writeTypedArrays(file, { name: 'kicks', arrays });
    const { read } = openTypedArrays(file);
    for (const wanted of [[], [0], [4], [0, 1], [0, 2, 4], [1, 2, 3], [0, 1, 2, 3, 4]]) {
      const selected = finished(read(([member, at]) => member === 'arrays' && wanted.includes(Number(at))));
      expect(selected).to.deep.equal({
        name: 'kicks',
        arrays: arrays.map((array, at) => (wanted.includes(at) ? array : undefined)),
      });
    }
  });

  it('is not read any more once it was replaced', async () => {
    await writeTypedArrays(file, { counts: Int16Array.of(1, 2, 3) });
    const { read } = openTypedArrays(file);
    rmSync(file);
    await writeTypedArrays(file, { counts: Int16Array.of(1, 2, 4) });
    expect(finished(read(() => true))).to.equal(undefined);
  });

  it('is not read if a byte differs or is missing', async () => {
    const written = { name: 'kicks', counts: Int16Array.of(1, 2, 3) };
    await writeTypedArrays(file, written);
    const bytes = readFileSync(file);
    const afterJson = 16 + bytes.readUInt32LE(8);
    const array = 16 + Math.ceil((afterJson - 16) / 8) * 8;
    for (const at of bytes.keys()) {
      // The last four bytes of the header, and those around the array, have no meaning.
      if ((at >= 12 && at < 16) || (at >= afterJson && at < array) || at >= array + 6) continue;
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 64;
      writeFileSync(file, damaged);
      expect(readOrError(file), `byte ${at}`).to.be.instanceOf(Error);
    }
    for (const length of [0, 8, 15, 16, array, array + 5]) {
      writeFileSync(file, bytes);
      truncateSync(file, length);
      expect(readOrError(file), `${length} bytes`).to.be.instanceOf(Error);
    }
  });

  it('is not written over another, nor with arrays that it cannot contain', async () => {
    writeFileSync(file, 'another');
    expect(await writeTypedArrays(file, {}).catch((error: unknown) => error)).to.have.property('code', 'EEXIST');
    expect(readFileSync(file, 'utf8')).to.equal('another');
    rmSync(file);
    const refused = await writeTypedArrays(file, { times: Float32Array.of(1) }).catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(TypeError).and.to.have.property('message').that.includes('Float32Array');
  });
});
