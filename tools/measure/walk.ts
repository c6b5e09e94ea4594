import { walkEverything } from '../../server/test/walk/whole-walk.js';
import { wholeSandbox } from '../dev/whole-sandbox.js';

/*
 * Walks the whole sandbox by ids alone and prints which statuses of which operations were seen. Exit code 1 where
 * anything is not as the contract has it.
 */

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const opened = await wholeSandbox();
const { coverage, faults } = await walkEverything(opened);
opened.matches.close();
for (const line of coverage.table()) say(line);
for (const status of [403, 404]) {
  say(`\ndetails of ${status}, numbers left out:`);
  for (const detail of coverage.details(status)) say(`  ${detail}`);
}
const wrong = [
  ...Object.values(faults).flat(),
  ...coverage.missing().map((one) => `not seen: ${one}`),
  ...coverage.undocumented().map((one) => `not in the contract: ${one}`),
];
for (const fault of wrong.slice(0, 50)) say(`  wrong: ${fault}`);
say(`\n${coverage.total()} requests, ${wrong.length} wrong`);
if (wrong.length > 0) process.exitCode = 1;
process.exit();
