import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { readTypedArrays, writeTypedArrays } from '../../../src/storage/files/typed-array-file.js';

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
    fc.array(tie('data')),
    fc.dictionary(fc.stringMatching(/^[a-z]\w*$/u), tie('data'), { noNullPrototype: true }),
  ),
}));

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
        expect(await readTypedArrays(file)).to.deep.equal({ value });
      }),
      { numRuns: 60 },
    );
  });

  it('contains arrays that are longer than a chunk of the writing', async () => {
    const value = [700_000, 3, 262_144, 1].map((length) => Int32Array.from({ length }, (_, n) => n * length));
    await writeTypedArrays(file, value);
    expect(await readTypedArrays(file)).to.deep.equal(value);
  });

  it('is not read if a byte differs or is missing', async () => {
    await writeTypedArrays(file, { name: 'kicks', counts: Int16Array.of(1, 2, 3) });
    const bytes = readFileSync(file);
    for (const at of bytes.keys()) {
      // The last four bytes of the header have no meaning.
      if (at >= 12 && at < 16) continue;
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 64;
      writeFileSync(file, damaged);
      expect(await readTypedArrays(file).catch((error: unknown) => error), `byte ${at}`).to.be.instanceOf(Error);
    }
    for (const length of [0, 8, 15, 16, bytes.length - 1]) {
      writeFileSync(file, bytes);
      truncateSync(file, length);
      expect(await readTypedArrays(file).catch((error: unknown) => error), `${length} bytes`).to.be.instanceOf(Error);
    }
  });

  it('is not written over another, nor with arrays that it cannot contain', async () => {
    writeFileSync(file, 'another');
    expect(await writeTypedArrays(file, {}).catch((error: unknown) => error)).to.have.property('code', 'EEXIST');
    expect(readFileSync(file, 'utf8')).to.equal('another');
    rmSync(file);
    const refused = await writeTypedArrays(file, { times: Float64Array.of(1) }).catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(TypeError).and.to.have.property('message').that.includes('Float64Array');
  });
});
