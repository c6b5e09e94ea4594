import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../dev/files.js';

/*
 * Reports banned words, and commit subjects that are too long or have no type. Exits with 1 if there are any. Does not
 * read the changelog, which contains former names, and files that are generated from the clients.
 */

/** Words that this repository does not use. In `pattern`, a space matches any white space. */
interface BannedWords {
  readonly pattern: string;
  /** What to write instead. */
  readonly instead: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const banned = JSON.parse(
  readFileSync(new URL('language/banned-words.json', import.meta.url), 'utf8'),
) as readonly BannedWords[];

/** Pattern for white space within a phrase, which may continue on the next line of a comment. */
const GAP = String.raw`\s+(?:(?:\*|\/\/|#'?)\s+)?`;

const rules = banned.map(({ pattern, instead }) => ({
  expression: new RegExp(String.raw`(?<![\w-])(?:${pattern.replaceAll(' ', GAP)})(?![\w-])`, 'giu'),
  instead,
}));

const files = filesOf(root).filter(
  (file) =>
    /\.(?:ts|tsx|mjs|cjs|md|mdx|py|R|Rmd|yaml|yml|sh)$/u.test(file) &&
    !/^CHANGELOG\.md$|-package-documentation\.mdx$/u.test(file) &&
    existsSync(path.join(root, file)),
);
const faults = files.flatMap((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return rules.flatMap(({ expression, instead }) =>
    [...text.matchAll(expression)].map(
      ({ 0: words, index }) => `${file}:${text.slice(0, index).split('\n').length}: '${words}': write ${instead}`,
    ),
  );
});
/**
 * Subjects of the commits since the rule was introduced. The form is `type(scope): imperative`, at most 72 characters.
 */
const commits = ['log', '--no-merges', '--since=2026-11-27T22:00:00Z', '--format=%s'];
const subjects = execFileSync('git', commits, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
for (const subject of subjects)
  if (subject.length > 72 || !/^[a-z]+(?:\([^)]+\))?!?: \S/u.test(subject))
    faults.push(`'${subject}': write type(scope): imperative, at most 72 characters`);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`language: no banned words in ${files.length} files and ${subjects.length} commit subjects`);
