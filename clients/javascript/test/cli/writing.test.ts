import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { expect } from 'chai';
import { writing } from '../../src/cli/writing.js';
import { GoalsquareError } from '../../src/errors.js';

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(`${code}: no`), { code }));
const outcome = (run: Promise<unknown>): Promise<unknown> => run.catch((error: unknown) => error);

describe('files that goalsquare cannot write', () => {
  const cases: readonly (readonly [code: string, fault: string])[] = [
    ['ENOSPC', 'its disk is full'],
    ['EDQUOT', 'your quota is used up'],
    ['EROFS', 'its disk is read-only'],
    ['EACCES', 'you have no permission to write it'],
    ['EPERM', 'you have no permission to write it'],
    ['EMFILE', 'too many files are open'],
  ];
  for (const [code, fault] of cases)
    it(`are named with the remedy: ${code}`, async () => {
      const error = await outcome(writing('out/match.xml', failing(code)));
      expect(error).to.be.instanceOf(GoalsquareError);
      expect(String(error)).to.match(
        new RegExp(`: out/match\\.xml cannot be written: ${fault} \\(${code}\\)\\. [A-Z]`, 'u'),
      );
    });

  it('are named on a disk that is full', async function fullDisk() {
    if (!existsSync('/dev/full')) this.skip();
    const error = await outcome(writing('/dev/full', () => writeFile('/dev/full', 'text')));
    expect(String(error)).to.contain('/dev/full cannot be written: its disk is full (ENOSPC). Make room on it');
  });

  it('keep any other error, and what a write returns', async () => {
    expect(await outcome(writing('a', failing('EISDIR')))).to.have.property('code', 'EISDIR');
    expect(await writing('a', () => Promise.resolve(7))).to.equal(7);
  });
});
