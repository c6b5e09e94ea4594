import type { Season } from '@goalsquare/data';
import type { Match, StatisticsQuery } from '@goalsquare/engine';
import { expect } from 'chai';
import { WorkQueue } from '../../../src/domain/work-queue.js';
import { memoryParts } from '../../../src/domain/memory/memory-parts.js';
import type { SeasonsQuery } from '../../../src/features/across/answer-query.js';
import { SeasonEngine } from '../../../src/features/across/season-engine.js';
import { matchOfKicks, worldOfMatches } from '../../support/across-world.js';

const matches = Array.from({ length: 20 }, (_, n) =>
  matchOfKicks({ id: 8300 + n, leagueId: 3, round: n + 1, kicks: { 101: [1] } }),
);

const seasonOf = (of: readonly Match[]): Season => {
  const { leagueId = 0, levelId = 0, seasonId = 0 } = of[0]?.details().header ?? {};
  const season = worldOfMatches(of).season(leagueId, levelId, seasonId);
  if (season === undefined) throw new Error('the world does not have the season');
  return season;
};

describe('a season that is loaded', () => {
  it('opens one match at a time, and lets the event loop turn when the time of a turn is over', async () => {
    const LONG = 100;
    const opened: number[] = [];
    let [now, turn] = [0, 0];
    const queue = new WorkQueue({
      now: () => now,
      nextTurn: (run) => {
        setImmediate(() => {
          turn += 1;
          run();
        });
      },
    });
    const matchNow = (id: number): Match | undefined => {
      now += LONG;
      opened.push(turn);
      return matches.find((match) => match.id === id);
    };
    const engine = new SeasonEngine(
      { matchIds: () => Promise.resolve([]), match: (id) => Promise.resolve(matchNow(id)), matchNow },
      queue,
    );
    const query = {
      query: { level: 'player', matches: {}, acts: {}, codes: ['KICK'] },
      seasons: [seasonOf(matches)],
    } as const;
    await engine.answer(query, new AbortController().signal);
    expect(opened.length).to.equal(matches.length);
    expect(new Set(opened).size).to.equal(matches.length);
  });
});

describe('the acts of a season', () => {
  const { signal } = new AbortController();
  const seasons = [seasonOf(matches)];
  let opened: number[];
  let engine: SeasonEngine;

  beforeEach(() => {
    opened = [];
    const matchNow = (id: number): Match | undefined => {
      opened.push(id);
      return matches.find((match) => match.id === id);
    };
    engine = new SeasonEngine({
      matchIds: () => Promise.resolve([]),
      match: (id) => Promise.resolve(matchNow(id)),
      matchNow,
    });
  });

  /** Kicks anywhere, and none. */
  const [anywhere, nowhere] = [200, 0].map((radius): StatisticsQuery['acts'] => ({
    area: { of: 'begin', unit: 'metres', is: 'circle', centre: { x: 0, y: radius === 0 ? 90 : 0 }, radius },
  })) as [StatisticsQuery['acts'], StatisticsQuery['acts']];

  const queryOf = (acts: StatisticsQuery['acts'], of: StatisticsQuery['matches'] = {}): SeasonsQuery => ({
    query: { level: 'player', matches: of, acts, codes: ['KICK'] },
    seasons,
  });

  /** The kicks of a player who has one in each match. */
  async function kicks(query: SeasonsQuery): Promise<number | undefined> {
    const { table } = await engine.answer(query, signal);
    return table.value(0, 0, table.keys.person?.indexOf(101) ?? -1);
  }

  it('are read once from its matches, for all questions about parts of them', async () => {
    await engine.answer(queryOf({}), signal);
    const before = memoryParts.seasons.bytes;
    const answers = [1, 2, 3].map((period) => kicks(queryOf({ periods: [period] })));
    expect(await Promise.all(answers)).to.deep.equal([matches.length, 0, 0]);
    expect(await kicks(queryOf({ toPeriodSeconds: 2000 }))).to.equal(matches.length);
    expect(await kicks(queryOf({ lastXSeconds: 0 }))).to.equal(0);
    expect(await kicks(queryOf(anywhere))).to.equal(matches.length);
    expect(await kicks(queryOf(nowhere))).to.equal(0);
    const matchIds = matches.slice(0, 3).map(({ id }) => id);
    expect(await kicks(queryOf(anywhere, { matchIds }))).to.equal(3);
    expect(opened.length).to.equal(matches.length);
    expect(memoryParts.seasons.bytes).to.equal(before);
  });

  it('do not have what only the details of matches say, so that the selected matches are opened', async () => {
    const matchIds = matches.slice(0, 3).map(({ id }) => id);
    const query = queryOf({ againstPersonIds: [101] }, { matchIds });
    await engine.answer(queryOf({}), signal);
    opened.length = 0;
    await kicks(query);
    expect(opened).to.deep.equal(matchIds);
  });

  it('are not read for queries about details: each match is opened once for all of a request', async () => {
    const queries = [queryOf({ againstPersonIds: [101] }), queryOf({ roles: ['Forward'] }), queryOf({})];
    await engine.answer(queryOf({}), signal);
    const single = [];
    for (const query of queries) single.push(await kicks(query));
    opened.length = 0;
    const results = await engine.answerAll(queries, signal);
    const person = ({ table }: (typeof results)[number]): number => table.keys.person?.indexOf(101) ?? -1;
    expect(results.map((one) => one.table.value(0, 0, person(one)))).to.deep.equal(single);
    expect(single.at(-1)).to.equal(matches.length);
    expect(opened).to.deep.equal(matches.map(({ id }) => id));
  });
});
