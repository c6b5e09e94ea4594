'use strict';

const { reporters, Runner } = require('mocha');

/** Mocha's spec reporter, closed by one plain line: `N passed, N failed`. */
module.exports = class SummaryReporter extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      process.stdout.write(`${this.stats.passes} passed, ${this.stats.failures} failed\n`);
    });
  }
};
