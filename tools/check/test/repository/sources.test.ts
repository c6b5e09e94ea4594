import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { filesOf } from '../../../dev/files.js';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The texts of the `**Source**` lines of a file, each up to the end of its paragraph or comment. */
const sourcesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\*\*Source\*\*:?((?:(?!\*\/|\*\*[A-Z]\w*\*\*|\n[ \t]*\*?[ \t]*\n)[\s\S])*)/gu)].map(
    ([, source = '']) => source.replace(/\s+\*?\s*/gu, ' ').trim(),
  );

/** Workspaces whose sources cite only documents that a reader of the repository can open. */
const checked = ['engine/src/', 'server/'] as const;

/** Documents that the repository does not contain. */
const unshipped = /\b(?:facts (?:on|of)|(?:contract|data|metrics) facts|`facts`|specification|design) ?(?:section)?/u;

function problemsIn(text: string, citesShipped: boolean): readonly string[] {
  return sourcesIn(text).flatMap((source) => [
    ...[...source.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/gu)].flatMap(([, file = '']) =>
      existsSync(path.join(root, file)) ? [] : [`${file} does not exist`],
    ),
    ...(citesShipped && unshipped.test(source) ? [`"${source}" is not in the repository`] : []),
  ]);
}

describe('the sources that comments name', () => {
  it('are files that exist and, in the engine and the server, nothing that does not ship', () => {
    const problems = filesOf(root)
      .filter((file) => /\.tsx?$/u.test(file) && !file.startsWith('tools/check/test/repository/'))
      .filter((file) => existsSync(path.join(root, file)))
      .flatMap((file) =>
        problemsIn(
          readFileSync(path.join(root, file), 'utf8'),
          checked.some((folder) => file.startsWith(folder)),
        ).map((problem) => `${file}: ${problem}`),
      );
    expect(problems).to.deep.equal([]);
  });
});
