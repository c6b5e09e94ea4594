import { parseArgs } from 'node:util';
import { progressOf } from '@goalsquare/data/progress';
import { apiAt, readGlossary } from '../oracle/api.js';
import { compareMatch, type Query, type Table } from '../oracle/compare.js';
import { describeTable } from '../oracle/describe-table.js';
import { matchesOf } from '../oracle/matches-of.js';
import { randomFilter, randomOf } from '../oracle/random-filters.js';
import { serveSandbox } from '../oracle/serve.js';

/*
 * Recomputes all metrics from the published JSON and compares them with the statistics of the API: for matches of every
 * league, without filters and with random ones. `--url` and `--key` select a running server. Otherwise this process
 * serves the sandbox.
 */

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string', default: 'sandbox-transactional' },
    matches: { type: 'string', default: '40' },
    filters: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    match: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
  },
});
const say = (line: string): void => {
  (values.json ? process.stderr : process.stdout).write(`${line}\n`);
};

const served = values.url === undefined ? await serveSandbox() : { url: values.url, stop: () => undefined };
const api = apiAt(served.url, values.key);
const table: Table = { comparisons: new Map(), differences: [] };
const random = randomOf(Number(values.seed));
const ids = values.match?.map(Number) ?? (await matchesOf(api, Number(values.matches)));
const filters = Math.ceil(Number(values.filters) / ids.length);
const glossary = await readGlossary(api);
const progress = progressOf('comparing', process.stderr);
for (const [at, id] of ids.entries()) {
  const queries: readonly Query[] = [
    { filter: {}, context: 'For' },
    ...Array.from({ length: filters }, () => randomFilter(random)),
  ];
  await compareMatch(api, id, { queries, glossary, table });
  progress.to(at + 1, ids.length);
}
progress.end();
served.stop();
const comparisons = [...table.comparisons.values()].reduce((sum, count) => sum + count, 0);
for (const line of describeTable(table)) say(line);
say(
  `${ids.length} matches, ${table.comparisons.size} metrics, ${ids.length * (filters + 1)} filters: ${comparisons} comparisons, ${table.differences.length} differences`,
);
if (values.json)
  process.stdout.write(
    `${JSON.stringify({ matches: ids.length, metrics: table.comparisons.size, comparisons, differences: table.differences.length })}\n`,
  );
if (table.differences.length > 0) process.exitCode = 1;
