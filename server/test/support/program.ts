import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { variables } from '../../src/domain/config/variables.js';
import type { Variable } from '../../src/domain/config/variable.js';
import { isCompiled, programArguments } from './program-arguments.js';
import { noteSecret, disclosed } from './secret-recorder.js';

const passwordsIn = (text: string): readonly string[] =>
  text.split(',').map((url) => (URL.canParse(url) ? new URL(url).password : url));

function noteSecretsOf(environment: NodeJS.ProcessEnv): void {
  for (const { name, secret } of Object.values<Variable<unknown>>(variables))
    if (secret) passwordsIn(environment[name] ?? '').forEach(noteSecret);
}

/** Returns what Node.js runs for a program: a name of a file of the server, or the URL of another. */
function argumentsOf(program: string | URL): readonly string[] {
  if (program === 'main' && isCompiled()) return [fileURLToPath(new URL('../../dist/start.mjs', import.meta.url))];
  const source = program instanceof URL ? program : new URL(`../../src/composition/${program}.ts`, import.meta.url);
  return programArguments(fileURLToPath(source));
}

/**
 * A program of the server in its own process. Its output is kept with that of the tests' apps, and searched for
 * secrets.
 */
export class Program {
  readonly #process: ChildProcess;
  readonly #over: Promise<number | null>;
  readonly #said: Record<'out' | 'err', string> = { out: '', err: '' };

  /**
   * **Shape**: `program` is the name of a file of `server/src/composition`, or the URL of another; `launcher` is a
   * command that runs the command it is followed by.
   */
  constructor(
    program: string | URL,
    environment: NodeJS.ProcessEnv = {},
    words: readonly string[] = [],
    seen: readonly ('out' | 'err')[] = ['out', 'err'],
    launcher: readonly string[] = [],
  ) {
    noteSecretsOf(environment);
    const [command = '', ...args] = [...launcher, process.execPath, ...argumentsOf(program), ...words];
    const started = spawn(command, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const [stream, of] of [
      ['out', started.stdout],
      ['err', started.stderr],
    ] as const) {
      of.on('data', (chunk: Buffer) => {
        this.#said[stream] += chunk.toString();
      });
      of.once('end', () => {
        if (seen.includes(stream)) disclosed.logs.push(this.#said[stream]);
      });
    }
    this.#process = started;
    this.#over = once(started, 'close').then(() => started.exitCode);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }
  get out(): string {
    return this.#said.out;
  }
  get err(): string {
    return this.#said.err;
  }
  /** Its exit code. **Empty**: `null` where a signal ended it. */
  get over(): Promise<number | null> {
    return this.#over;
  }

  signal(name: NodeJS.Signals): void {
    this.#process.kill(name);
  }
}
