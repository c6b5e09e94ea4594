import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { writeFiles } from '../../src/cli/write-files.js';
import { folders } from '../support/folder.js';

const bytes = (text: string) => (): Uint8Array => new TextEncoder().encode(text);

/** What a promise fails with. **Empty**: nothing, where it does not. */
const failure = (promise: Promise<void>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('writing files', () => {
  const newFolder = folders();

  it('writes them at any depth, more than are written at a time, and tells how far it has come', async () => {
    const folder = path.join(newFolder(), 'new');
    const files = Array.from({ length: 70 }, (_, at) => ({
      file: `${at % 2 === 0 ? '' : 'deep/er/'}${at}.txt`,
      bytes: bytes(`${at}`),
    }));
    const told: number[] = [];
    await writeFiles(folder, files, (done) => told.push(done));
    for (const [at, { file }] of files.entries())
      expect(readFileSync(path.join(folder, file), 'utf8')).to.equal(`${at}`);
    expect(told).to.deep.equal(files.map((_, at) => at + 1));
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).to.deep.equal([]);
  });

  it('leaves everything as it was where one cannot be written', async () => {
    const folder = newFolder({ 'a.txt': 'old' });
    const fails = () => {
      throw new Error('no more room');
    };
    const error = await failure(
      writeFiles(
        folder,
        [
          { file: 'a.txt', bytes: bytes('new') },
          { file: 'b.txt', bytes: fails },
        ],
        () => undefined,
      ),
    );
    expect(error).to.have.property('message', 'no more room');
    expect(readdirSync(folder)).to.deep.equal(['a.txt']);
    expect(readFileSync(path.join(folder, 'a.txt'), 'utf8')).to.equal('old');
  });
});
