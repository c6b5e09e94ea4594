import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { decisionsPage } from '../../../generate/decisions.js';

const folder = path.resolve(import.meta.dirname, '../../../../docs/adr');
const files = readdirSync(folder).filter((file) => /^\d{4}-/u.test(file));

describe('the list of decisions', () => {
  it('has numbers without gaps, 50 at most', () => {
    const numbers = files.map((file) => Number(file.slice(0, 4))).sort((a, b) => a - b);
    expect(numbers).to.deep.equal(Array.from(numbers, (_, at) => at + 1));
    expect(numbers.length).to.be.at.most(50);
  });

  it('has each record once, and links to files that exist', () => {
    const page = decisionsPage();
    const links = [...page.matchAll(/\]\((?<file>[^)]+)\)/gu)].flatMap(({ groups }) => groups?.file ?? []);
    expect(links).to.include.members(files);
    expect(links.filter((file) => !existsSync(path.join(folder, file)))).to.deep.equal([]);
    expect(page.split('\n').filter((line) => /^\| \d/u.test(line))).to.have.length(files.length);
  });
});
