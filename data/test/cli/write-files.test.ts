import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { writeFiles } from '../../src/cli/write-files.js';
import { folders } from '../support/folder.js';

const textOf = (text: string) => (): string => text;

/** Returns the error of a promise. **Empty**: `undefined` if it resolves. */
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('writing files', () => {
  const newFolder = folders();

  it('writes them at any depth, more than are written at a time, and reports progress', async () => {
    const folder = path.join(newFolder(), 'new');
    const files = Array.from({ length: 70 }, (_, at) => ({
      file: `${at % 2 === 0 ? '' : 'deep/er/'}${at}.txt`,
      text: textOf(`${at}`),
    }));
    const reported: number[] = [];
    await writeFiles(folder, files, (done) => reported.push(done));
    for (const [at, { file }] of files.entries())
      expect(readFileSync(path.join(folder, file), 'utf8')).to.equal(`${at}`);
    expect(reported).to.deep.equal(files.map((_, at) => at + 1));
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
          { file: 'a.txt', text: textOf('new') },
          { file: 'b.txt', text: fails },
        ],
        () => undefined,
      ),
    );
    expect(error).to.have.property('message', 'no more room');
    expect(readdirSync(folder)).to.deep.equal(['a.txt']);
    expect(readFileSync(path.join(folder, 'a.txt'), 'utf8')).to.equal('old');
  });

  it('names the file that could not be written, and the error of the file system', async () => {
    const full = (): string => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
    };
    const folder = newFolder();
    expect(await failure(writeFiles(folder, [{ file: 'deep/a.txt', text: full }], () => undefined))).to.have.property(
      'message',
      `cannot write ${path.join(folder, 'deep/a.txt')}: ENOSPC: no space left on device, write`,
    );
    const inFile = path.join(newFolder({ 'a.txt': 'old' }), 'a.txt', 'b');
    expect(await failure(writeFiles(inFile, [], () => undefined)))
      .to.have.property('message')
      .that.matches(new RegExp(`^cannot write ${inFile}: ENOTDIR: not a directory`, 'u'));
  });

  it('leaves everything as it was where the last check fails', async () => {
    const folder = newFolder({ 'a.txt': 'old' });
    const files = ['a.txt', 'b.txt'].map((file) => ({ file, text: textOf('new'), keepsOld: file === 'a.txt' }));
    const check = () => {
      throw new Error('it changed');
    };
    expect(await failure(writeFiles(folder, files, () => undefined, check))).to.have.property('message', 'it changed');
    expect(readdirSync(folder)).to.deep.equal(['a.txt']);
    expect(readFileSync(path.join(folder, 'a.txt'), 'utf8')).to.equal('old');
  });

  it('keeps the file that is there under a name of its own, and never replaces one it kept', async () => {
    const folder = newFolder({ 'a.txt': 'first' });
    const files = (text: string) => [{ file: 'a.txt', text: textOf(text), keepsOld: true }];
    expect(await writeFiles(folder, files('second'), () => undefined)).to.deep.equal(['a.txt.old']);
    expect(await writeFiles(folder, files('third'), () => undefined)).to.deep.equal(['a.txt.old-2']);
    expect(
      ['a.txt', 'a.txt.old', 'a.txt.old-2'].map((name) => readFileSync(path.join(folder, name), 'utf8')),
    ).to.deep.equal(['third', 'first', 'second']);
  });
});
