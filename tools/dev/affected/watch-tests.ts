import path from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { affectedTests } from './affected-tests.js';
import { countAffected, describeAffected } from './describe-affected.js';
import { filesOf } from './files.js';
import { importGraph } from './import-graph.js';
import { MadeFiles } from './made-files.js';
import { testsOf, unitSuites } from '../suites.js';

const SETTLE_MILLISECONDS = 50;
const IGNORED =
  /(?:^|\/)(?:node_modules|dist|\.git|\.cache|\.compact)(?:\/|$)|^(?:data\/(?:sandbox|state)|gatsby-site\/public)(?:\/|$)/u;

/** What a watch of tests needs. */
export interface WatchOptions {
  readonly root: string;
  /** Test files to watch. **Empty**: all that need no browser. */
  readonly only: readonly string[];
  /** Runs test files until they are over or the signal ends them. */
  readonly run: (tests: readonly string[], signal: AbortSignal) => Promise<unknown>;
  readonly say: (line: string) => void;
}

/**
 * Runs the tests that a change affects, whenever files change. A change during a run ends it and starts a new one, for
 * its own tests and those of the run.
 */
export class TestWatch {
  readonly #options: WatchOptions;
  /** Files that have changed since their tests last ran to the end. */
  readonly #changed = new Set<string>();
  #last: readonly string[];
  #current = { ending: new AbortController(), over: Promise.resolve() };
  #timer: NodeJS.Timeout | undefined;
  #watcher: FSWatcher | undefined;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#last = options.only;
  }

  /** Starts to watch, and runs the tests that are named. Resolves once files are watched. */
  async start(): Promise<void> {
    const { root, only } = this.#options;
    const watcher = watch('.', {
      cwd: root,
      ignoreInitial: true,
      ignored: (file) => IGNORED.test(path.relative(root, path.resolve(root, file)).split(path.sep).join('/')),
    });
    this.#watcher = watcher;
    watcher.on('all', (_event, file) => {
      this.#changed.add(file.split(path.sep).join('/'));
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#begin(() => this.#affected());
      }, SETTLE_MILLISECONDS);
    });
    await new Promise<void>((resolve) => {
      watcher.once('ready', resolve);
    });
    if (only.length > 0) this.again();
  }

  /** Runs the tests of the last run again. */
  again(): void {
    this.#begin(() => Promise.resolve(this.#last));
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#current.ending.abort();
    await Promise.all([this.#watcher?.close(), this.#current.over]);
  }

  /** The tests that what has changed affects, which are listed. */
  async #affected(): Promise<readonly string[]> {
    const { root, only, say } = this.#options;
    const made = MadeFiles.of(root);
    const files = [...filesOf(root), ...made.all];
    const tests = only.length > 0 ? only : testsOf(root, ...unitSuites);
    const changed = [...this.#changed].filter((file) => files.includes(file));
    if (changed.length === 0) return [];
    const affected = affectedTests(await importGraph(root, tests, files), tests, changed, made.from);
    for (const line of [countAffected(affected, tests.length, changed), ...describeAffected(affected)]) say(line);
    if (affected.length === 0) this.#changed.clear();
    return affected.map(({ file }) => file);
  }

  /** Ends the run there is, and then starts another. */
  #begin(testsOf: () => Promise<readonly string[]>): void {
    const before = this.#current;
    before.ending.abort();
    const ending = new AbortController();
    this.#current = { ending, over: before.over.then(() => this.#run(testsOf, ending.signal)) };
  }

  async #run(testsOf: () => Promise<readonly string[]>, signal: AbortSignal): Promise<void> {
    const { run, say } = this.#options;
    const isEnded = (): boolean => signal.aborted;
    try {
      const tests = isEnded() ? [] : await testsOf();
      if (tests.length === 0 || isEnded()) return;
      this.#last = tests;
      await run(tests, signal);
      if (isEnded()) return;
      this.#changed.clear();
      say('Waiting for changes. Enter runs the same tests again, Ctrl-C ends.');
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  }
}
