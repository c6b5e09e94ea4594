import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MatchFiles } from '../../src/sandbox/match-files.js';

/*
 * Writes the files of simulated matches again and again until it is killed, and prints a line for each round.
 * Arguments: the folder of the matches, their edition, and the folder of the files that it writes.
 */

const [directory = '', edition = '', source = ''] = process.argv.slice(2);
const files = new MatchFiles(directory, edition, (line) => {
  throw new Error(line);
});
const matches = readdirSync(source).map((name) => ({
  id: Number.parseInt(name, 10),
  bytes: readFileSync(path.join(source, name)),
}));

for (;;) {
  for (const { id, bytes } of matches) files.keep(id, bytes);
  process.stdout.write('all written\n');
}
