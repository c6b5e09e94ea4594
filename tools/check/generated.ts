import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generated } from '../generate/generated.js';
import { attributeFaults } from './generated-files.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const current = (path: string): Promise<string> => readFile(join(root, path), 'utf8').catch(() => '');

const { files, missing } = await generated();
const stale: string[] = [];
for (const [path, content] of files) {
  if ((await current(path)) !== content) stale.push(path);
}

const unmarked = attributeFaults(root, files.keys());
for (const line of [...missing, ...unmarked]) console.error(line);
for (const path of stale) console.error(`${path} does not match its source: run \`npm run generate\``);
if (stale.length + missing.length + unmarked.length > 0) process.exitCode = 1;
else console.log(`generated files: ${String(files.size)} up to date`);
