import { parseArgs } from 'node:util';
import { askInSql } from '../../data/test/sql/world.js';

/*
 * Sends random queries about random seasons, over the whole query grammar, to the engine and, as SQL, to DuckDB with an
 * exported dataset. Values, orders, ranks, percentiles and the order of rows must be equal.
 */

const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

/** Number of queries for each dataset. */
const QUESTIONS_OF_WORLD = 50;

const { questions, answered, different } = await askInSql(
  Number(values.questions),
  QUESTIONS_OF_WORLD,
  Number(values.seed),
);
const report = { questions, answered, different: different.length };
if (values.json) console.log(JSON.stringify(report));
else console.table([report]);
for (const difference of different.slice(0, 20)) console.error(difference);
if (different.length > 0) process.exitCode = 1;
