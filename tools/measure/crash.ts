import { crashes } from './crash/crashes.js';

/** Kills, unless another number is named. */
const KILLS = 200;

const [word = String(KILLS)] = process.argv.slice(2);
const kills = /^[1-9]\d{0,4}$/u.test(word) ? Number(word) : NaN;
if (Number.isNaN(kills)) {
  console.error(`measure -- crash takes a number of kills from 1 to 99999, not ${word}`);
  process.exit(2);
}

const { faults, ...counts } = await crashes(kills, (line) => {
  console.log(line);
});
console.table([counts]);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else
  console.log(
    `crash: all of ${counts.acknowledged} acknowledged batches were there after each of ${counts.kills} kills, and each log was valid`,
  );
