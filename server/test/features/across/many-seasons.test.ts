import type { StatisticsTable } from '@goalsquare/openapi';
import { expect } from 'chai';
import { memoryParts } from '../../../src/domain/memory/memory-parts.js';
import { appForSuite } from '../../support/app.js';
import { partsOver, type played } from './fixtures.js';

const SEASONS = 100;

const years = Array.from({ length: SEASONS }, (_, n) => 1900 + n);

/** A match of each season. Its number of kicks differs, and three persons play in all. */
const matches: typeof played = years.map((seasonId, n) => ({
  id: 5000 + n,
  seasonId,
  date: `${seasonId}-05-01`,
  kicks: { 101: [1 + n], 102: [2], 201: [0, 1] },
}));

/** Memory in which no season's rows are kept. **Units**: bytes. */
const NO_MEMORY = 4096;

describe('a question over 100 seasons', () => {
  const app = appForSuite(partsOver(matches));
  const PLAYERS = '/v1/statistics/players';
  const all = `seasonId=${years.join('&seasonId=')}`;
  const { limit } = memoryParts.seasons;

  afterEach(() => {
    memoryParts.seasons.resize(limit);
  });

  async function kicksOf(query: string): Promise<readonly (number | undefined)[]> {
    const answer = await app.get(`${PLAYERS}?metric=KICK&${query}`);
    expect(answer.status).to.equal(200);
    return (answer.body as StatisticsTable).rows.map(({ statistics: [kick] }) => kick?.value);
  }

  const expected = [(SEASONS * (SEASONS + 1)) / 2, 2 * SEASONS, SEASONS, 0, 0];

  it('is answered, by ids and by dates', async () => {
    expect(await kicksOf(all)).to.deep.equal(expected);
    expect(await kicksOf('fromDate=1900-01-01')).to.deep.equal(expected);
    const answer = await app.post(PLAYERS, { queries: [{ metricCodes: ['KICK'], seasonIds: years }] });
    expect([answer.status, (answer.body as { results: StatisticsTable[] }).results[0]?.rowCount]).to.deep.equal([
      200, 5,
    ]);
  });

  it('is answered if no season stays in memory', async () => {
    memoryParts.seasons.resize(NO_MEMORY);
    memoryParts.seasons.shrink(0);
    expect(await kicksOf(`${all}&period=1`)).to.deep.equal([expected[0], expected[1], 0, 0, 0]);
    expect(memoryParts.seasons.bytes - memoryParts.seasons.pinnedBytes).to.be.at.most(NO_MEMORY);
  });

  it('is 413 with its cost if that is above the limit', async () => {
    const measures = ['total', 'perMatch', 'per100Minutes', 'share', 'min', 'median', 'max', 'standardDeviation'];
    const query = { by: ['person', 'match'], measures, seasonIds: years };
    const answer = await app.post(PLAYERS, { queries: [query, query] });
    expect(answer.status).to.equal(413);
    expect((answer.body as { detail: string }).detail).to.match(/^The query costs \d{7,}: .* The limit is 2000000\./u);
  });
});
