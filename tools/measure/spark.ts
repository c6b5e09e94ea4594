import { parseArgs } from 'node:util';
import { askInSql } from '../../data/test/sql/world.js';
import { SparkCluster } from './spark/cluster.js';

/*
 * Runs the queries of `npm run check -- sql` on Spark, with a master and two workers in their own processes. One worker
 * is killed during a query. The results before and after must equal those of the engine.
 */

const WORKERS = 2;
const QUESTIONS_OF_WORLD = 40;
const SEED = 1;

const { values } = parseArgs({
  options: { questions: { type: 'string', default: '100' }, after: { type: 'string', default: '20' } },
});
const [before, after] = [Number(values.questions), Number(values.after)];
const cluster = new SparkCluster();
await cluster.start(WORKERS).catch(async (error: unknown) => {
  await cluster.close();
  throw error;
});
const { ask, atOnce, close, dialect } = cluster;
let asked = 0;
const report = await askInSql(before + after, QUESTIONS_OF_WORLD, SEED, () =>
  Promise.resolve({
    atOnce,
    close,
    dialect,
    ask: (statement) => {
      const rows = ask(statement);
      asked += 1;
      if (asked % 10 === 0) process.stderr.write(`${asked} of ${before + after} questions\n`);
      if (asked === before + 1) cluster.killWorker();
      return rows;
    },
  }),
);
console.table([{ ...report, different: report.different.length }]);
for (const difference of report.different.slice(0, 20)) console.error(difference);
if (report.different.length > 0) process.exitCode = 1;
