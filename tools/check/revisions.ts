import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { arbitraryLog } from '../../engine/test/support/arbitrary-log.js';
import { RevisionLaw } from '../../engine/test/support/revision-law.js';

/*
 * Compares pairs of revisions of random logs with many corrections: the changes have to make the newer statistics of
 * the older, and each has to name the steps that made it.
 */

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '10000' },
    logs: { type: 'string', default: '500' },
    entries: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

const [pairs, count, most, seed] = [values.pairs, values.logs, values.entries, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
];
const report = { pairs: 0, logs: 0, changes: 0, single: 0, unchanged: 0 };
const faults: string[] = [];
const place = fc.tuple(fc.nat(), fc.nat());
const ofLog = Math.ceil(pairs / count);
for (const [at, log] of fc.sample(arbitraryLog({ most }), { numRuns: count, seed }).entries()) {
  const law = new RevisionLaw(log);
  report.logs += 1;
  for (const both of fc.sample(place, { numRuns: Math.min(ofLog, pairs - report.pairs), seed: seed + at })) {
    const [from = 0, to = 0] = both.map((n) => n % (log.entries.length + 1)).sort((a, b) => a - b);
    const found = law.check(from, to);
    report.pairs += 1;
    report.changes += found.changes;
    report.single += found.single;
    report.unchanged += found.unchanged;
    faults.push(...found.faults.map((fault) => `log ${at}, revisions ${from} to ${to}: ${fault}`));
  }
}
if (values.json) console.log(JSON.stringify({ ...report, faults: faults.length }));
else console.table([{ ...report, faults: faults.length }]);
for (const fault of faults.slice(0, 20)) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
