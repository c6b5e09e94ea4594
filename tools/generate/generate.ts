import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runNamed } from '../dev/named-programs.js';
import { generators } from './generators.js';

/*
 * Writes all generated files that `check -- generated` compares with their sources. With a name, runs one generator
 * that needs the sandbox or takes longer.
 */

await (process.argv.length > 2 ? runNamed('generate', generators) : import('./write-generated.js'));

// What git does not contain is made from generated files, too.
const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, '../dev/make-sources.mjs')], {
  stdio: ['ignore', 2, 2],
});
if (status !== 0) process.exitCode = 1;
