import { parseArgs } from 'node:util';
import { fuzzImports, kindsOfFilesNames } from '../../data/test/fuzz/import-fuzz.js';

/*
 * Changes files of every format and imports them, and changes match logs and reads them. Exit code 1 if one of them is
 * handled wrongly: then the smallest such case is printed.
 */

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20261123' },
    files: { type: 'string', default: 'csv' },
  },
});
const extent = { cases: Number(values.cases), seed: Number(values.seed) };
const files = kindsOfFilesNames.find((kind) => kind === values.files);
if (files === undefined || !Object.values(extent).every((number) => Number.isSafeInteger(number) && number > 0)) {
  console.error('usage: npm run check -- import-fuzz [--cases N] [--seed S] [--files csv|written]');
  process.exit(2);
}

process.on('unhandledRejection', (reason) => {
  console.error('unhandled rejection:', reason);
  process.exit(1);
});

const REPORTED_EVERY = 1000;

const start = performance.now();
const { cases, wrong } = await fuzzImports(
  extent,
  (done) => {
    if (done % REPORTED_EVERY === 0) console.error(`${done} cases`);
  },
  files,
);
if (wrong !== undefined) {
  console.log(`wrong: ${wrong.text}`);
  console.log(JSON.stringify(wrong.fuzzed));
  for (const line of wrong.changes) console.log(line);
}
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(`${cases} cases in ${seconds} s, seed ${extent.seed}, ${wrong === undefined ? 'none' : '1'} wrong`);
process.exit(wrong === undefined ? 0 : 1);
