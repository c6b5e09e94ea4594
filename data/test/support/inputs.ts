import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { said } from './command.js';
import { folders } from './folder.js';

/** Puts the files of a case into a folder and returns the words of the command. */
export type Words = (folder: string) => readonly string[];

/** A case: what is imported, and what the command does about it. */
export interface Input {
  readonly name: string;
  /** An import before, and what is done to its folder. */
  readonly before?: Words;
  readonly change?: (out: string) => void;
  readonly words: Words;
  readonly code: number;
  /** The output of the command if it succeeds, and its error otherwise. */
  readonly prints: RegExp;
  /** Additional messages. Default: none. */
  readonly reports?: RegExp;
  /** Files of the folder that are new or changed. */
  readonly changes: readonly string[];
}

/** Records of seasons, which every import writes. */
const RECORD = '.season.json';

/** Returns the digest of every file below a folder. **Empty**: no digests if the folder does not exist. */
export const digests = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex'),
      ]),
  );

const withOut = (words: readonly string[], out: string): readonly string[] =>
  words.includes('--out') ? words : [...words, '--out', out];

/** Declares a test for each case: exit code, messages and changed files. */
export function itHandles(inputs: readonly Input[]): void {
  const newFolder = folders();
  for (const { name, before, change, words, code, prints, reports, changes } of inputs)
    it(name, async () => {
      const folder = newFolder();
      const out = path.join(folder, 'out');
      mkdirSync(out);
      if (before !== undefined) expect(await said([...before(folder), '--out', out])).to.include({ code: 0 });
      change?.(out);
      const known = digests(out);
      const result = await said(withOut(words(folder), out));
      const now = digests(out);
      expect({ code: result.code, text: result.code === 0 ? result.out : result.complaints }).to.satisfy(
        ({ code: found, text }: { readonly code: number; readonly text: string }) =>
          found === code && prints.test(text),
        `code ${result.code}: ${result.out}${result.complaints}`,
      );
      expect(
        [...now.keys()].filter((file) => !file.endsWith(RECORD) && known.get(file) !== now.get(file)).sort(),
      ).to.deep.equal(changes);
      expect([...known.keys()].filter((file) => !now.has(file))).to.deep.equal([]);
      if (reports !== undefined) expect(result.complaints).to.match(reports);
    });
}
