import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { bannedWords } from '../../language/banned-words.js';
import { checkedFiles } from '../../language/checked-files.js';
import { languageFaults } from '../../language/language-faults.js';

const root = path.resolve(import.meta.dirname, '../../../..');
/** Texts with the banned words in them, texts without, and texts of files with exceptions. */
const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as {
  readonly found: readonly (readonly [text: string, found: readonly string[]])[];
  readonly absent: readonly string[];
  readonly excepted: readonly (readonly [file: string, text: string, found: number])[];
};

const foundIn = (text: string, file = 'docs/page.md'): readonly string[] =>
  languageFaults(file, text).map(({ line, words }) => `${line}: ${words}`);

describe('the language of the repository', () => {
  it('is checked in documentation, code and configuration, and not in files that are data', () => {
    const files = checkedFiles(root);
    expect(files).to.include.members(['README.md', 'docs/live.md', 'tools/check/language.ts', 'openapi/openapi.yaml']);
    expect(files.filter((file) => /\.(?:json|csv|svg|webp)$/u.test(file))).to.deep.equal([]);
  });
});

describe('a banned word', () => {
  for (const [text, found] of cases.found)
    it(`in ${JSON.stringify(text)} is found with its line`, () => {
      expect(foundIn(text)).to.deep.equal(found);
    });

  it('has a suggestion', () => {
    expect(bannedWords.filter(({ pattern, instead }) => pattern === '' || instead === '')).to.deep.equal([]);
    expect(languageFaults('a.md', cases.excepted[4]?.[1] ?? '').map(({ instead }) => instead)).to.include('again');
  });

  for (const text of cases.absent)
    it(`is not in ${JSON.stringify(text)}`, () => {
      expect(foundIn(text)).to.deep.equal([]);
    });
});

describe('an exception', () => {
  const allowed = [
    { path: 'docs/a.md', words: cases.found[7]?.[1][0]?.slice(3) ?? '', reason: 'a title' },
    { path: 'vendor/', reason: 'written elsewhere' },
  ];
  for (const [file, text, found] of cases.excepted)
    it(`leaves ${found} banned words in ${JSON.stringify(text)} of ${file}`, () => {
      expect(languageFaults(file, text, allowed)).to.have.length(found);
    });
});
