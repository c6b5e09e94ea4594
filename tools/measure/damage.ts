import { parseArgs } from 'node:util';
import { damageRounds } from './damage/damage-rounds.js';

/*
 * Damages files of a folder of state and starts a server on it, again and again. Exit code 1 if a server ends by a
 * signal, ends with more than one line, or answers a request with 5xx.
 */

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '60' }, seed: { type: 'string', default: '20261123' } },
});
const extent = { rounds: Number(values.rounds), seed: Number(values.seed) };
if (!Object.values(extent).every((number) => Number.isSafeInteger(number) && number > 0)) {
  console.error('usage: npm run measure -- damage [--rounds N] [--seed S], each a whole number above 0');
  process.exit(2);
}

const { faults, ...outcomes } = await damageRounds(extent, (line) => {
  console.log(line);
});
console.table([{ ...outcomes, seed: extent.seed }]);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('damage: every server answered without 5xx, or named the damaged file and the remedy in one line');
