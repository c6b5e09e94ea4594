import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allowedWords } from './language/allowed-words.js';
import { checkedFiles } from './language/checked-files.js';
import { isAllowed, languageFaults } from './language/language-faults.js';

/* Reports words that this repository does not use, and excepted words that no file contains. Exits with 1 if any. */

const root = path.resolve(import.meta.dirname, '../..');
const files = checkedFiles(root);
const all = files.flatMap((file) => languageFaults(file, readFileSync(path.join(root, file), 'utf8'), []));
const faults = all.filter(({ file, words }) => !allowedWords.some((one) => isAllowed(one, file, words)));
const unneeded = allowedWords.filter(
  (one) => one.words !== undefined && !all.some(({ file, words }) => isAllowed(one, file, words)),
);

for (const { file, line, words, instead } of faults) console.error(`${file}:${line}: '${words}': write ${instead}`);
for (const { path: of, words } of unneeded)
  console.error(`tools/check/language/allowed-words.json: ${of} does not contain '${words ?? ''}'`);
if (faults.length + unneeded.length > 0) process.exitCode = 1;
else console.log(`language: no banned word in ${files.length} files`);
