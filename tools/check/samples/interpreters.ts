import path from 'node:path';
import { transformSync } from 'esbuild';
import { ensure, succeeds } from '../../dev/clients/debian.js';
import { debianPython, hasModules } from '../../dev/clients/debian-python.js';
import { hasPackages } from '../../dev/clients/r-packages.js';
import { runInStage, type Ended, type Stage } from './run-in-stage.js';
import type { Language } from './sample.js';

/** How to run the samples of a language. */
export interface Interpreter {
  /** Ending of a script. */
  readonly ending: string;
  /** Installs what is missing. Returns the reason if samples still cannot run. */
  readonly prepare: () => string | undefined;
  /** Returns the program and arguments that run a script. */
  readonly command: (script: string) => readonly [program: string, ...words: string[]];
  /** Compiles a script. **Empty**: it is run as it is. */
  readonly compiled?: (code: string) => string;
  /** Runs many scripts faster than one by one. **Shape**: a result for each script, in order. */
  readonly runAll?: (scripts: readonly string[], stage: Stage) => Promise<readonly Ended[]>;
}

const rPackages = ['httr2', 'jsonlite', 'rlang', 'tibble'];

const FORK = path.join(import.meta.dirname, 'fork.py');

/** Runs scripts in processes that have already imported the package, which takes longer than most samples. */
async function forked(scripts: readonly string[], stage: Stage): Promise<readonly Ended[]> {
  const whole = await runInStage([debianPython, FORK, ...scripts], stage, scripts.length);
  return whole.code === 0 ? (JSON.parse(whole.said) as readonly Ended[]) : scripts.map(() => whole);
}

/** THE interpreters of samples. */
export const interpreters: Readonly<Record<Language, Interpreter>> = {
  bash: {
    ending: 'sh',
    prepare: () => ensure(() => succeeds('curl', '--version'), ['curl']),
    command: (script) => ['bash', script],
  },
  python: {
    ending: 'py',
    prepare: () =>
      ensure(
        () => hasModules('pandas', 'httpx', 'platformdirs', 'matplotlib'),
        ['python3-pandas', 'python3-httpx', 'python3-platformdirs', 'python3-matplotlib'],
      ),
    command: (script) => [debianPython, script],
    runAll: forked,
  },
  r: {
    ending: 'R',
    prepare: () =>
      ensure(() => hasPackages(...rPackages), ['r-base-core', ...rPackages.map((name) => `r-cran-${name}`)]),
    command: (script) => ['Rscript', '--vanilla', script],
  },
  typescript: {
    ending: 'mjs',
    prepare: () => undefined,
    command: (script) => [process.execPath, '--enable-source-maps', script],
    // Loading tsx in each process takes longer than most samples.
    compiled: (code) => transformSync(code, { loader: 'ts', format: 'esm', sourcemap: 'inline' }).code,
  },
};
