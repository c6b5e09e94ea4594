import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { programBeside } from '../../program-beside.js';

/**
 * Time after which a database that is still being read counts as damaged, because its pages may form a loop. **Units**:
 * milliseconds.
 */
const PATIENCE_MILLISECONDS = 60_000;

/** The program that reads the database. */
const worker = fileURLToPath(
  programBeside(import.meta.url, {
    '.ts': './check-worker.ts',
    '.js': './check-worker.js',
    '.cjs': './check-database-worker.mjs',
  }),
);

/** Signals that can end a process when it follows damaged pages. */
const signalsOfDamage: ReadonlySet<string | null> = new Set(['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE']);

/** The exit code of the process if the database is damaged. */
const DAMAGED = 1;

/**
 * Reads a database in its own process. Returns a short description of its damage. **Empty**: `undefined` if it is
 * intact. **Throws** if it cannot be read for another reason, such as a full disk.
 */
export async function databaseFault(file: string, tables: readonly string[] = []): Promise<string | undefined> {
  const child = spawn(process.execPath, [...process.execArgv, worker, file, ...tables], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: PATIENCE_MILLISECONDS,
    killSignal: 'SIGKILL',
  });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  const [line = ''] = text.split('\n');
  if (code === 0) return undefined;
  if (code === DAMAGED) return line;
  if (signalsOfDamage.has(signal)) return `reading it ended by ${signal}`;
  if (child.killed) return `reading it took longer than ${PATIENCE_MILLISECONDS / 1000} seconds`;
  throw new Error(`${file} cannot be checked: ${line === '' ? (signal ?? `exit code ${code}`) : line}`);
}
