import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allowedWords } from './language/allowed-words.js';
import { checkedFiles } from './language/checked-files.js';
import { isAllowed, languageFaults } from './language/language-faults.js';

/*
 * Reports banned words, exceptions for words that no file contains, and commit subjects that are too long or have no
 * type. Exits with 1 if there are any.
 */

const root = path.resolve(import.meta.dirname, '../..');
const files = checkedFiles(root);
const all = files.flatMap((file) => languageFaults(file, readFileSync(path.join(root, file), 'utf8'), []));
const faults = all.filter(({ file, words }) => !allowedWords.some((one) => isAllowed(one, file, words)));
const unneeded = allowedWords.filter(
  (one) => one.words !== undefined && !all.some(({ file, words }) => isAllowed(one, file, words)),
);
/**
 * Subjects of the commits since the rule was introduced. The form is `type(scope): imperative`, at most 72 characters.
 */
const commits = ['log', '--no-merges', '--since=2026-11-27T22:00:00Z', '--format=%s'];
const subjects = execFileSync('git', commits, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const wrong = subjects.filter((subject) => subject.length > 72 || !/^[a-z]+(?:\([^)]+\))?!?: \S/u.test(subject));

for (const subject of wrong) console.error(`'${subject}': write type(scope): imperative, at most 72 characters`);
for (const { file, line, words, instead } of faults) console.error(`${file}:${line}: '${words}': write ${instead}`);
for (const { path: of, words } of unneeded)
  console.error(`tools/check/language/allowed-words.json: ${of} does not contain '${words ?? ''}'`);
if (faults.length + unneeded.length + wrong.length > 0) process.exitCode = 1;
else console.log(`language: no banned words in ${files.length} files and ${subjects.length} commit subjects`);
