import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  openTypedArrays,
  writeTypedArrays,
  type ArrayInParts,
  type FileArray,
} from '../../../src/storage/files/typed-array-file.js';

/** Any arrays that a file can contain. */
const anyArrays = fc.array(
  fc.oneof(
    fc.constant(undefined),
    fc.uint8Array({ maxLength: 2000 }),
    fc.int16Array({ maxLength: 2000 }),
    fc.uint16Array(),
    fc.int32Array(),
    fc.float64Array({ noNaN: true }),
  ),
);

/** Returns the data of a file, and the arrays at some positions, or all of them. */
function read(file: string, of: readonly number[] | number): unknown {
  const { data, arrays } = finished(openTypedArrays(file));
  return [data, finished(arrays.read(typeof of === 'number' ? [...new Array(of).keys()] : of))];
}

/** Returns arrays in parts: each with its first elements in a part of their own. **Empty**: no parts. */
const inParts = (arrays: readonly FileArray[], first = 2): readonly ArrayInParts[] =>
  arrays.map((array) => (array === undefined ? [] : [array.subarray(0, first), array.subarray(first)]));

/** Runs all steps without a pause. */
function finished<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Returns what a file contains, or the error that it cannot be read with. */
function readOrError(file: string): unknown {
  try {
    return read(file, 1);
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
      fc.asyncProperty(fc.jsonValue(), anyArrays, async (data, arrays) => {
        rmSync(file, { force: true });
        await writeTypedArrays(file, data, inParts(arrays));
        expect(read(file, arrays.length)).to.deep.equal([JSON.parse(JSON.stringify(data)), arrays]);
      }),
      { numRuns: 60 },
    );
  });

  it('contains arrays that are longer than a chunk of the writing', async () => {
    const value = [700_000, 3, 262_144, 1].map((length) => Int32Array.from({ length }, (_, n) => n * length));
    await writeTypedArrays(file, null, inParts(value, 262_143));
    expect(read(file, value.length)).to.deep.equal([null, value]);
  });

  it('is read in part: arrays that follow one another, and those with others between', async () => {
    const arrays = [3, 5, 0, 1, 9].map((length) => Int16Array.from({ length }, (_, n) => n + length));
    await writeTypedArrays(file, { name: 'kicks' }, inParts(arrays));
    for (const wanted of [[], [0], [4], [0, 1], [4, 0, 2], [1, 2, 3], [0, 1, 2, 3, 4]])
      expect(read(file, wanted)).to.deep.equal([
        { name: 'kicks' },
        arrays.map((array, at) => (wanted.includes(at) ? array : undefined)),
      ]);
  });

  it('is not read any more once it was replaced', async () => {
    await writeTypedArrays(file, {}, [[Int16Array.of(1, 2, 3)]]);
    const { arrays } = finished(openTypedArrays(file));
    rmSync(file);
    await writeTypedArrays(file, {}, [[Int16Array.of(1, 2, 4)]]);
    expect(finished(arrays.read([0]))).to.equal(undefined);
  });

  it('is not read if a byte differs or is missing', async () => {
    await writeTypedArrays(file, { name: 'kicks' }, [[Int16Array.of(1, 2, 3)]]);
    const bytes = readFileSync(file);
    const afterJson = 16 + 16 + bytes.readUInt32LE(8);
    const array = Math.ceil(afterJson / 8) * 8;
    for (const at of bytes.keys()) {
      // Bytes around the array have no meaning.
      if ((at >= afterJson && at < array) || at >= array + 6) continue;
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 64;
      writeFileSync(file, damaged);
      expect(readOrError(file), `byte ${at}`).to.be.instanceOf(Error);
    }
    for (const length of [0, 8, 15, 16, 31, 32, array, array + 5]) {
      writeFileSync(file, bytes);
      truncateSync(file, length);
      expect(readOrError(file), `${length} bytes`).to.be.instanceOf(Error);
    }
  });

  it('is not written over another, nor with arrays that it cannot contain', async () => {
    writeFileSync(file, 'another');
    expect(await writeTypedArrays(file, {}, []).catch((error: unknown) => error)).to.have.property('code', 'EEXIST');
    expect(readFileSync(file, 'utf8')).to.equal('another');
    rmSync(file);
    const refused = await writeTypedArrays(file, {}, [[Float32Array.of(1) as never]]).catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(TypeError).and.to.have.property('message').that.includes('Float32Array');
  });
});
