import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeIfChanged } from '../../../gatsby-site/publish/write-if-changed.js';

/*
 * Makes files that are not in git: `make.ts NAME=DIGEST ...`, with the digest of each set's sources.
 * `tools/dev/make-sources.mjs` runs it if files are missing or out of date.
 */

/** Files by their paths in the repository. */
type Made = ReadonlyMap<string, string | Uint8Array>;

/** The sets, each with the function that makes it. `made.json` lists their sources. Each loads only what it needs. */
const sets: Readonly<Record<string, () => Promise<Made>>> = {
  'client-contract': async () => (await import('./client-contract.js')).clientContract(),
  guides: async () => (await import('./guides.js')).guides(),
  'sandbox-matches': async () => (await import('./sandbox-matches.js')).sandboxMatches(),
};

const root = path.resolve(import.meta.dirname, '../../..');

/** The record of a set's files. `tools/dev/make-sources.mjs` and the search for affected tests read it. */
interface MadeRecord {
  readonly digest: string;
  readonly files: readonly string[];
}

/** Writes the files of a set and its record, and removes files that only an earlier version of the set had. */
async function make(name: string, digest: string): Promise<void> {
  const set = sets[name];
  if (set === undefined) throw new Error(`unknown set ${name}: ${Object.keys(sets).join(', ')}`);
  const files = await set();
  const target = path.join(root, '.cache', 'made', `${name}.json`);
  const before = await readFile(target, 'utf8').then(
    (text) => JSON.parse(text) as MadeRecord,
    () => undefined,
  );
  for (const file of before?.files ?? []) if (!files.has(file)) await rm(path.join(root, file), { force: true });
  for (const [file, content] of files) await writeIfChanged(path.join(root, file), content);
  const record: MadeRecord = { digest, files: [...files.keys()] };
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${JSON.stringify(record, null, 1)}\n`);
}

for (const word of process.argv.slice(2)) {
  const [name = '', digest = ''] = word.split('=');
  await make(name, digest);
}
