import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { allowedWords } from '../../language/allowed-words.js';
import { bannedWords } from '../../language/banned-words.js';
import { checkedFiles } from '../../language/checked-files.js';
import { isAllowed, languageFaults } from '../../language/language-faults.js';

const root = path.resolve(import.meta.dirname, '../../..');
const foundIn = (text: string, file = 'docs/page.md'): readonly string[] =>
  languageFaults(file, text).map(({ line, words }) => `${line}: ${words}`);

describe('the language of the repository', () => {
  it('has no banned word, and no excepted word that no file contains', () => {
    const all = checkedFiles(root).flatMap((file) =>
      languageFaults(file, readFileSync(path.join(root, file), 'utf8'), []),
    );
    const faults = all.filter(({ file, words }) => !allowedWords.some((one) => isAllowed(one, file, words)));
    expect(faults.map(({ file, line, words }) => `${file}:${line}: ${words}`)).to.deep.equal([]);
    const excepted = allowedWords.filter(({ words }) => words !== undefined);
    expect(excepted.filter((one) => !all.some(({ file, words }) => isAllowed(one, file, words)))).to.deep.equal([]);
  });

  it('is checked in documentation, code and configuration, and not in files that are data', () => {
    const files = checkedFiles(root);
    expect(files).to.include.members(['README.md', 'docs/live.md', 'tools/check-language.ts', 'openapi/openapi.yaml']);
    expect(files.filter((file) => /\.(?:json|csv|svg|webp)$/u.test(file))).to.deep.equal([]);
  });
});

describe('a banned word', () => {
  const cases: readonly (readonly [text: string, found: readonly string[]])[] = [
    ['The score is told by period.', ['1: told']],
    ['One.\nTwo.\nThis tells more.', ['3: tells']],
    ['Whoever reads it', ['1: Whoever']],
    ['It is held\nto the schema.', ['1: held to']],
    ['/**\n * Events say\n * of a match.\n */', ['2: say of']],
    ['// a list is said\n// to be empty', ['1: is said']],
    ["#' It stands\n#' on the ground", ['1: stands on']],
    ['A story, and stories', ['1: story', '1: stories']],
    ['const told = 1;\nread(told);', ['1: told', '2: told']],
  ];
  for (const [text, found] of cases)
    it(`in ${JSON.stringify(text)} is found with its line`, () => {
      expect(foundIn(text)).to.deep.equal(found);
    });

  it('has a suggestion', () => {
    expect(bannedWords.filter(({ pattern, instead }) => pattern === '' || instead === '')).to.deep.equal([]);
    expect(languageFaults('a.md', 'anew').map(({ instead }) => instead)).to.deep.equal(['again']);
  });

  for (const text of ['It foretold a teller-less storey.', 'untold', 'history', 'household toys', 'He said to wait.'])
    it(`is not in ${JSON.stringify(text)}`, () => {
      expect(foundIn(text)).to.deep.equal([]);
    });
});

describe('an exception', () => {
  const allowed = [
    { path: 'docs/a.md', words: 'story', reason: 'a title' },
    { path: 'vendor/', reason: 'written elsewhere' },
  ];
  const cases: readonly (readonly [file: string, text: string, found: number])[] = [
    ['docs/a.md', 'A Story', 0],
    ['docs/a.md', 'A story told', 1],
    ['docs/b.md', 'A story', 1],
    ['vendor/x/y.ts', 'told anew', 0],
    ['vendors/x.ts', 'told anew', 2],
  ];
  for (const [file, text, found] of cases)
    it(`leaves ${found} banned words in ${JSON.stringify(text)} of ${file}`, () => {
      expect(languageFaults(file, text, allowed)).to.have.length(found);
    });
});
