import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestSettings } from './test-settings.js';

/** How a run of test files ended. */
export interface Run {
  readonly seconds: number;
  /** What failed. **Empty**: everything passed. */
  readonly failures: readonly Failure[];
}

/** A failed test, a file that could not be loaded, or the time limit. */
export interface Failure {
  readonly test: string;
  readonly message: string;
}

const reporter = fileURLToPath(new URL('failure-reporter.cjs', import.meta.url));

/** What builds and runs make, and the packages, which are linked instead. */
const notCopied =
  /(?:^|\/)(?:node_modules|\.git|\.cache|coverage)$|^(?:data\/(?:sandbox|state)|gatsby-site\/(?:public|\.building))$/u;

const lastLines = (text: string): string => text.trim().split('\n').slice(-12).join('\n').slice(-600);

/** A throw-away copy of the work tree, whose sources are changed and whose tests are run, one process at a time. */
export class WorkCopy {
  readonly #parent = mkdtempSync(path.join(tmpdir(), 'mutations-'));
  readonly #changed = new Map<string, string>();
  #stop: (() => void) | undefined;

  /** The folder of the copy. */
  readonly folder = path.join(this.#parent, 'tree');

  /** The file in which probes note the mutants they reach. */
  readonly notes = path.join(this.#parent, 'notes');

  /** Copies the work tree at `root`; its packages become hard links. */
  constructor(
    root: string,
    private readonly settings: TestSettings,
  ) {
    const isCopied = (source: string): boolean => !notCopied.test(path.relative(root, source).replaceAll('\\', '/'));
    cpSync(root, this.folder, { recursive: true, verbatimSymlinks: true, filter: isCopied });
    const folders = ['.', ...readdirSync(root)].filter((name) => existsSync(path.join(root, name, 'node_modules')));
    for (const name of folders) {
      const words = ['-al', path.join(root, name, 'node_modules'), path.join(this.folder, name, 'node_modules')];
      const { status, stderr } = spawnSync('cp', words, { encoding: 'utf8' });
      if (status !== 0) throw new Error(`cannot link the packages: ${stderr}`);
    }
    mkdirSync(this.#temporary);
  }

  get #temporary(): string {
    return path.join(this.#parent, 'tmp');
  }

  /** Gives the sources these texts, by path, and every other source its own again. */
  write(texts: ReadonlyMap<string, string>): void {
    for (const [file, own] of this.#changed) if (!texts.has(file)) writeFileSync(path.join(this.folder, file), own);
    for (const [file, text] of texts) {
      const name = path.join(this.folder, file);
      if (!this.#changed.has(file)) this.#changed.set(file, readFileSync(name, 'utf8'));
      writeFileSync(name, text);
    }
  }

  /** Runs test files in one process, to the first failure or to the end, and stops whatever they started. */
  async run(files: readonly string[], stopAtFailure: boolean, limitSeconds: number): Promise<Run> {
    const report = path.join(this.#parent, 'report.json');
    rmSync(report, { force: true });
    const { nodeOptions, timeout } = this.settings;
    const child = spawn(
      process.execPath,
      [
        ...nodeOptions.map((option) => `--${option}`),
        'node_modules/mocha/bin/mocha.js',
        ...['--no-config', '--no-package', '--exit', '--timeout', String(timeout), '--reporter', reporter, ...files],
      ],
      {
        cwd: this.folder,
        // A process group of its own, so that the servers of the tests end with it.
        detached: true,
        env: {
          ...process.env,
          TMPDIR: this.#temporary,
          MUTATION_REPORT: report,
          ...(stopAtFailure && { MUTATION_STOP: '1' }),
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
    });
    const stop = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // Nothing of the group is left.
      }
    };
    this.#stop = stop;
    const begun = performance.now();
    const timer = setTimeout(stop, limitSeconds * 1000);
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('exit', resolve);
    });
    clearTimeout(timer);
    stop();
    this.#stop = undefined;
    const seconds = (performance.now() - begun) / 1000;
    this.#tidy();
    if (seconds >= limitSeconds)
      return { seconds, failures: [{ test: '(time limit)', message: `not done after ${limitSeconds.toFixed(0)} s` }] };
    const { failures } = existsSync(report)
      ? (JSON.parse(readFileSync(report, 'utf8')) as { readonly failures: readonly Failure[] })
      : { failures: [] };
    if (failures.length > 0 || code === 0) return { seconds, failures };
    return { seconds, failures: [{ test: '(process)', message: lastLines(said) }] };
  }

  /** Stops a run and removes the copy. */
  remove(): void {
    this.#stop?.();
    rmSync(this.#parent, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Removes what a run left, except for tsx's cache of compiled sources. */
  #tidy(): void {
    for (const name of readdirSync(this.#temporary))
      if (!name.startsWith('tsx-'))
        rmSync(path.join(this.#temporary, name), { recursive: true, force: true, maxRetries: 5 });
  }
}
