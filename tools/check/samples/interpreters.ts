import { ensure, succeeds } from '../../dev/clients/debian.js';
import { debianPython, hasModules } from '../../dev/clients/debian-python.js';
import { hasPackages } from '../../dev/clients/r-packages.js';
import type { Language } from './sample.js';

/** How to run the samples of a language. */
export interface Interpreter {
  /** Ending of a script. */
  readonly ending: string;
  /** Installs what is missing. Returns the reason if samples still cannot run. */
  readonly prepare: () => string | undefined;
  /** Returns the program and arguments that run a script. */
  readonly command: (script: string) => readonly [program: string, ...words: string[]];
}

const rPackages = ['httr2', 'jsonlite', 'rlang', 'tibble'];

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
  },
  r: {
    ending: 'R',
    prepare: () =>
      ensure(() => hasPackages(...rPackages), ['r-base-core', ...rPackages.map((name) => `r-cran-${name}`)]),
    command: (script) => ['Rscript', '--vanilla', script],
  },
  typescript: {
    ending: 'mts',
    prepare: () => undefined,
    command: (script) => [process.execPath, '--import', 'tsx', script],
  },
};
