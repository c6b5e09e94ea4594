import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** Runs the compiled command line in its own process. */
export const goalsquare = (
  words: readonly string[],
  { env = {}, input = '', program: run = program, onOutput }: RunOptions = {},
): Promise<Run> =>
  new Promise((resolve, reject) => {
    const configuration = path.join(mkdtempSync(path.join(tmpdir(), 'goalsquare-cli-')), 'config.json');
    const child = spawn(process.execPath, [run, ...words], {
      env: {
        PATH: process.env.PATH,
        GOALSQUARE_URL: serverUrl(),
        GOALSQUARE_TOKEN: 'sandbox-transactional',
        GOALSQUARE_CONFIG: configuration,
        ...env,
      },
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
