'use strict';

const { setTimeout } = require('node:timers');
const { reporters, Runner } = require('mocha');
const allowed = require('./allowed-skips.json');

/** How long a process may live after its last test, unless `MOCHA_LINGER_MS` says otherwise. **Units**: milliseconds. */
const LINGER_MILLISECONDS = 30_000;

/**
 * Ends a process that something keeps alive after its last test, such as a store that a failed test did not close, and
 * names what is open. The timer itself keeps nothing alive.
 */
function endLater() {
  const after = Number(process.env.MOCHA_LINGER_MS ?? LINGER_MILLISECONDS);
  setTimeout(() => {
    const open = [...new Set(process.getActiveResourcesInfo())].join(', ');
    process.stderr.write(`still alive ${after / 1000} s after the last test, with open: ${open}\n`);
    // Mocha sets its own exit code in an earlier listener.
    process.once('exit', () => {
      process.exitCode = 1;
    });
    process.exit(1);
  }, after).unref();
}

/**
 * Mocha's spec reporter, closed by a line for each test that passed at its second try, with what failed first, a line for each
 * suite with skipped tests, and one plain line: `N passed, N failed`.
 * With `CI` set, a skip that is not allowed fails the run.
 */
module.exports = class SummaryReporter extends reporters.Spec {
  #skipped = new Set();
  #tried = new Map();

  constructor(runner, options) {
    super(runner, options);
    runner.on(Runner.constants.EVENT_TEST_PENDING, (test) => this.#skipped.add(test.titlePath()[0]));
    runner.on(Runner.constants.EVENT_TEST_RETRY, (test, error) => this.#tried.set(test.titlePath().join(' '), error));
    runner.on(Runner.constants.EVENT_TEST_FAIL, (test) => this.#tried.delete(test.titlePath().join(' ')));
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      for (const [title, error] of this.#tried)
        process.stdout.write(`second try: ${title}: ${String(error?.message ?? error).split('\n', 1)[0]}\n`);
      for (const title of this.#skipped) process.stdout.write(`skipped: ${title}\n`);
      process.stdout.write(`${this.stats.passes} passed, ${this.stats.failures} failed\n`);
      endLater();
    });
  }

  done(failures, end) {
    const isAllowed = (title) => allowed.some(({ skipped }) => title.startsWith(skipped));
    end(failures + (process.env.CI ? [...this.#skipped].filter((title) => !isAllowed(title)).length : 0));
  }
};
