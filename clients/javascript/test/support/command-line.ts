import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run as runCommand } from '../../src/cli/run.js';
import { serverUrl } from './server.js';

/** The compiled command line. */
export const program = fileURLToPath(new URL('../../dist/cli/bundle.js', import.meta.url));

/** The output of a run of the command line. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** How the command line is run. **Empty**: a new folder of configuration, the key of the sandbox, no input. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly input?: string;
  /** The program to run. **Empty**: the compiled one. */
  readonly program?: string;
  /** Called with the output so far. It may stop the program. */
  readonly onOutput?: (out: string, stop: () => void) => void;
}

const environment = (env: RunOptions['env']): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  GOALSQUARE_URL: serverUrl(),
  GOALSQUARE_TOKEN: 'sandbox-transactional',
  GOALSQUARE_CONFIG: path.join(mkdtempSync(path.join(tmpdir(), 'goalsquare-cli-')), 'config.json'),
  ...env,
});

/**
 * Runs the command line in this process, without input. It takes a tenth of the time of its own process, which the
 * tests of input, files, signals and streams start, and the examples of all commands (`check -- samples`).
 */
export async function goalsquareHere(words: readonly string[], { env }: Pick<RunOptions, 'env'> = {}): Promise<Run> {
  const { env: before } = process;
  const [out, err]: [string[], string[]] = [[], []];
  process.env = environment(env);
  try {
    const code = await runCommand(words, {
      print: (line) => out.push(`${line}\n`),
      note: (line) => err.push(`${line}\n`),
      isTerminal: false,
      signal: new AbortController().signal,
    });
    return { code, out: out.join(''), err: err.join('') };
  } finally {
    process.env = before;
  }
}

/** Runs the compiled command line in its own process. */
export const goalsquare = (
  words: readonly string[],
  { env, input = '', program: run = program, onOutput }: RunOptions = {},
): Promise<Run> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [run, ...words], {
      env: environment(env),
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      onOutput?.(out, () => child.kill('SIGINT'));
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ code, out, err });
    });
    child.stdin.end(input);
  });
