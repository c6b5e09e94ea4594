import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { decisionsPage, readDecision, unusedNumbers } from '../../../generate/decisions.js';

const folder = path.resolve(import.meta.dirname, '../../../../docs/adr');

describe('a decision record', () => {
  it('is accepted without a line of its status', () => {
    expect(readDecision('0005-a.md', '# 5. A title\n\nText.\n')).to.deep.equal({
      number: 5,
      file: '0005-a.md',
      title: 'A title',
      status: 'Accepted.',
    });
  });

  it('has the status of its line, which may be wrapped', () => {
    const text = '# 5. A title\n\n**Status.** Superseded by\n[ADR 6](0006-b.md).\n\nText.\n';
    expect(readDecision('0005-a.md', text).status).to.equal('Superseded by [ADR 6](0006-b.md).');
  });

  for (const text of ['# A title\n', '# 6. A title\n', ''])
    it(`with ${JSON.stringify(text)} as its text is refused`, () => {
      expect(() => readDecision('0005-a.md', text)).to.throw("docs/adr/0005-a.md: the title must begin with '# 5. '");
    });
});

describe('the list of decisions', () => {
  it('names the numbers that are not used', () => {
    expect(unusedNumbers([1, 2, 4, 7])).to.deep.equal([3, 5, 6]);
    expect(unusedNumbers([])).to.deep.equal([]);
  });

  it('has each record once, and links to files that exist', () => {
    const page = decisionsPage();
    const files = readdirSync(folder).filter((file) => /^\d{4}-/u.test(file));
    const links = [...page.matchAll(/\]\((?<file>[^)]+)\)/gu)].flatMap(({ groups }) => groups?.file ?? []);
    expect(links).to.include.members(files);
    expect(links.filter((file) => !existsSync(path.join(folder, file)))).to.deep.equal([]);
    expect(page.split('\n').filter((line) => /^\| \d/u.test(line))).to.have.length(files.length);
  });

  it('has the statuses of the records', () => {
    const superseded = readFileSync(path.join(folder, '0027-fast-path.md'), 'utf8');
    expect(decisionsPage()).to.include(readDecision('0027-fast-path.md', superseded).status);
    expect(readDecision('0027-fast-path.md', superseded).status).to.match(/^Superseded by/u);
  });
});
