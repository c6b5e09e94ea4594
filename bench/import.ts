import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../data/src/cli/run.js';
import { aflSeason } from './import/afl-season.js';
import { csvSeason } from './import/csv-season.js';
import { MATCHES } from './import/season.js';

/*
 * Imports an invented season from AFL JSON files, and from CSV files of results and players. Each import runs in its
 * own process. Prints processor time and memory. With --json, the last line is a JSON object.
 */

const MEGABYTE = 1024 * 1024;

/** The cost of an import. **Units**: seconds of processor time, megabytes. */
interface Import {
  readonly name: string;
  readonly files: number;
  readonly inputMb: number;
  readonly cpuSeconds: number;
  readonly residentMb: number;
}

/** Runs the import in this process, and prints its cost. */
async function measured(words: readonly string[]): Promise<void> {
  const before = process.cpuUsage();
  const quiet = (): void => undefined;
  const complaints: string[] = [];
  const complain = (text: string): unknown => complaints.push(text);
  const code = await run(words, { say: quiet, complain, progress: process.stderr, environment: {} });
  if (code !== 0) throw new Error(complaints.join('\n'));
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ cpu: (user + system) / 1e6, resident: process.resourceUsage().maxRSS / 1024 }));
}

function imported(name: string, folder: string, words: readonly string[]): Import {
  const files = readdirSync(folder).filter((file) => statSync(path.join(folder, file)).isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  const own = [
    ...process.execArgv,
    fileURLToPath(import.meta.url),
    'import',
    ...words,
    '--out',
    path.join(folder, 'out'),
  ];
  const { stdout, status, stderr } = spawnSync(process.execPath, own, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const logs = readdirSync(path.join(folder, 'out')).filter((file) => file.endsWith('.ndjson.gz'));
  if (logs.length !== MATCHES) throw new Error(`${logs.length} of ${MATCHES} matches were written`);
  const { cpu, resident } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { cpu: number; resident: number };
  return { name, files: files.length, inputMb: bytes / MEGABYTE, cpuSeconds: cpu, residentMb: resident };
}

function inFolder(files: Iterable<readonly [name: string, text: string]>, work: (folder: string) => Import): Import {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-bench-'));
  try {
    mkdirSync(path.join(folder, 'out'));
    for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [first] = process.argv.slice(2);
if (first === 'import') await measured(process.argv.slice(2));
else {
  const imports = [
    inFolder(aflSeason(), (folder) => imported('afl-json', folder, ['--format', 'afl-json', folder])),
    inFolder(csvSeason(), (folder) =>
      imported('player-statistics-csv', folder, [
        ...['--format', 'player-statistics-csv', '--player-statistics', path.join(folder, 'players.csv')],
        ...['--results', path.join(folder, 'results.csv')],
      ]),
    ),
  ];
  for (const { name, files, inputMb, cpuSeconds, residentMb } of imports)
    console.log(
      `${name}: ${files} files, ${inputMb.toFixed(0)} MB: ${cpuSeconds.toFixed(1)} s of processor time, ${residentMb.toFixed(0)} MB`,
    );
  if (process.argv.includes('--json')) console.log(JSON.stringify({ imports }));
}
