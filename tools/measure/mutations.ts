import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkMutations } from './mutations/check-mutations.js';
import { lineOf, lost, readReport, tableOf } from './mutations/report.js';

/*
 * Measures what the tests find: changes the sources in a sample of places, one small change a mutant, and runs the
 * tests that reach each. A mutant that no test fails on has survived; one that does not compile is not drawn.
 * `--sample` and `--seed` choose the mutants, `--only FILE` takes those of an earlier report, `--json FILE` writes a
 * report, and `--compare FILE` fails where a mutant that was killed in an earlier report is no longer; it takes the
 * mutants of that report unless `--only` names another. `--dir` names another work tree.
 */

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '200' },
    processes: { type: 'string', default: '2' },
    dir: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
    only: { type: 'string' },
    json: { type: 'string' },
    compare: { type: 'string' },
  },
});

function count(name: 'seed' | 'sample' | 'processes'): number {
  if (/^[1-9]\d{0,8}$/u.test(values[name])) return Number(values[name]);
  console.error(`--${name} is a whole number above 0, not ${values[name]}`);
  process.exit(2);
}

setPriority(10);
const earlier = values.compare === undefined ? undefined : readReport(values.compare);
const only = values.only === undefined ? earlier : readReport(values.only);
const report = await checkMutations({
  root: path.resolve(values.dir),
  seed: only?.seed ?? count('seed'),
  size: count('sample'),
  processes: count('processes'),
  only: only?.mutants,
});

const { mutants, failing, gone } = report;
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
for (const status of ['not covered', 'survived'] as const) {
  for (const result of mutants.filter((one) => one.status === status)) console.log(`${status}: ${lineOf(result)}`);
}
for (const { file, failure } of failing) console.log(`not used, it fails without a mutant: ${file}: ${failure}`);
for (const mutant of gone) console.log(`no longer in the sources: ${mutant}`);
console.table(tableOf(mutants));

const fewer = earlier === undefined ? [] : lost(earlier.mutants, mutants);
for (const result of fewer) console.error(`was killed, and now is ${result.status}: ${lineOf(result)}`);
if (fewer.length > 0) process.exitCode = 1;
