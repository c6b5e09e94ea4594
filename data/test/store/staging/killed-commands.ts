import crypto from 'node:crypto';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { dataFiles, generateWorld } from '@goalsquare/data';
import { smallLeagues } from '@goalsquare/simulator';
import { run } from '../../../src/cli/run.js';
import { killedAt } from './failing-disk.js';

/*
 * Runs one command again and again, each time in a copy of a folder, and kills it at its first change of a file, its
 * second, and so on. The copy named `0` is that of the run that was not killed; its changes are in `changes.json`. With
 * `KILL_AT` it is run once, and the process is killed at that change.
 */

const [parent = '', template = '', command = '', ...words] = process.argv.slice(2);
process.chdir(parent);

const commands: Readonly<Record<string, (folder: string) => Promise<unknown>>> = {
  data: async (folder) => {
    const complaints: string[] = [];
    const out = { say: () => undefined, complain: (line: string) => complaints.push(line), environment: {} };
    const code = await run(
      words.map((word) => word.replaceAll('FOLDER', folder)),
      { ...out, progress: new PassThrough().resume() as unknown as NodeJS.WriteStream },
    );
    if (code !== 0) throw new Error(complaints.join('\n'));
  },
  generate: (folder) =>
    generateWorld({
      seed: 6,
      designs: smallLeagues.filter(({ id }) => id === 14),
      seasons: [2026],
      out: path.join(folder, 'out'),
      workers: 0,
    }),
  recover: (folder) => Promise.resolve(dataFiles(path.join(folder, 'out'))),
};

// Every run is to write the same bytes under the same names.
Date.now = () => 1_900_000_000_000;
let ids = 0;
crypto.randomUUID = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}` as const;
syncBuiltinESMExports();

const first = Number(process.env.KILL_AT ?? 1);
const kill = (): void => {
  if (process.env.KILL_AT !== undefined) process.kill(process.pid, 'SIGKILL');
};
for (let nth = first; ; nth += 1) {
  const folder = path.join(parent, String(nth));
  cpSync(template, folder, { recursive: true, preserveTimestamps: true });
  ids = 0;
  const work = commands[command] as (folder: string) => Promise<unknown>;
  const made = await killedAt(nth, folder, () => work(folder), kill);
  if (made.includes('killed')) continue;
  cpSync(folder, path.join(parent, '0'), { recursive: true, preserveTimestamps: true });
  rmSync(folder, { recursive: true });
  writeFileSync(path.join(parent, 'changes.json'), JSON.stringify(made));
  break;
}
