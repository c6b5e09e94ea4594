import { parseArgs } from 'node:util';
import { fuzz, type Fuzzed } from '../../server/test/fuzz/fuzz.js';
import { smallWorld } from '../../server/test/support/small-world.js';

/*
 * Sends requests for every operation, as the contract has them and spoilt, to a server over the small sandbox world.
 * Exit code 1 where an answer is not as the contract has it.
 */

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '20261121' },
    deadline: { type: 'string', default: '10000' },
  },
});
const extent = { requests: Number(values.requests), seed: Number(values.seed), deadline: Number(values.deadline) };
if (!Object.values(extent).every((number) => Number.isSafeInteger(number) && number > 0)) {
  console.error(
    'usage: npm run measure -- fuzz [--requests N] [--seed S] [--deadline MILLISECONDS], each a whole number above 0',
  );
  process.exit(2);
}

function tableOf({ counts }: Fuzzed): readonly string[] {
  const statuses = [...new Set([...counts.values()].flatMap((of) => [...of.keys()]))].sort((a, b) => a - b);
  const width = Math.max(...[...counts.keys()].map((id) => id.length));
  return [
    ''.padEnd(width) + statuses.map((status) => String(status).padStart(6)).join(''),
    ...[...counts].map(
      ([id, of]) => id.padEnd(width) + statuses.map((status) => String(of.get(status) ?? '.').padStart(6)).join(''),
    ),
    'all'.padEnd(width) +
      statuses
        .map((status) => String([...counts.values()].reduce((sum, of) => sum + (of.get(status) ?? 0), 0)).padStart(6))
        .join(''),
  ];
}

const start = performance.now();
const fuzzed = await fuzz(await smallWorld(), extent);
for (const line of tableOf(fuzzed)) console.log(line);
console.log('\nslowest:');
for (const { milliseconds, request } of fuzzed.slowest)
  console.log(`  ${milliseconds.toFixed(0)} ms  ${request.slice(0, 160)}`);
for (const fault of fuzzed.faults.slice(0, 50)) console.log(`  wrong: ${fault}`);
console.log(
  `\n${fuzzed.sent} requests in ${((performance.now() - start) / 1000).toFixed(0)} s, seed ${extent.seed}, ${fuzzed.faults.length} wrong`,
);
process.exit(fuzzed.faults.length > 0 ? 1 : 0);
