'use strict';

const { writeFileSync } = require('node:fs');
const { Runner } = require('mocha');

globalThis.mutationPhase = 'load';

const { MUTATION_REPORT, MUTATION_STOP } = process.env;

/** Writes the failures of a run as JSON to the file MUTATION_REPORT. With MUTATION_STOP set the first failure ends the process. */
module.exports = class FailureReporter {
  constructor(runner) {
    const failures = [];
    const write = () => writeFileSync(MUTATION_REPORT, JSON.stringify({ failures }));
    runner.once(Runner.constants.EVENT_RUN_BEGIN, () => {
      globalThis.mutationPhase = 'test';
    });
    runner.on(Runner.constants.EVENT_TEST_FAIL, (test, error) => {
      const message = String(error?.message ?? error).slice(0, 300);
      failures.push({ test: test.fullTitle(), message });
      if (MUTATION_STOP) {
        write();
        process.exit(1);
      }
    });
    runner.once(Runner.constants.EVENT_RUN_END, write);
  }
};
