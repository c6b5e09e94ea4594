import fc from 'fast-check';
import { expect } from 'chai';
import {
  AcrossFold,
  briefOf,
  openMatch,
  selectMatches,
  SeasonTotals,
  scoreStates,
  zoneFilters,
  type ActFilter,
  type AcrossTable,
  type Match,
  type ScoreState,
  type SeasonColumns,
  type StatisticsQuery,
} from '../../../../src/index.js';
import { answerFromMatches, arbitrarySeason, columnsOf } from '../../../support/arbitrary-season.js';
import { entriesOf, headerWith, matchOf, starting } from '../../../support/play.js';
import { pointPlan } from '../../../support/plan-values.js';

const { codes } = pointPlan('player');

const filters: fc.Arbitrary<ActFilter> = fc.record(
  {
    periods: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
    zones: fc.uniqueArray(fc.constantFrom(...zoneFilters), { maxLength: 3 }),
    team: fc.constantFrom('home', 'away'),
    scoreStates: fc.uniqueArray(fc.constantFrom(...scoreStates), { maxLength: 3 }),
  },
  { requiredKeys: ['periods'] },
);

const second = fc.integer({ min: 0, max: 2400 });

const windows: fc.Arbitrary<ActFilter> = fc.oneof(
  fc.constant({}),
  fc.record({ lastXSeconds: second }),
  fc.record({ fromPeriodSeconds: second, toPeriodSeconds: second }, { requiredKeys: [] }),
);

const inParts = (acts: ActFilter, by: StatisticsQuery['by'] = ['person']): StatisticsQuery => ({
  level: 'player',
  matches: {},
  acts,
  by,
  codes,
  measures: ['total', 'perMatch', 'per100Minutes'],
});

/** Everything that a table has by row, in the order of its keys. */
const rowsOf = (table: AcrossTable): readonly string[] =>
  Array.from({ length: table.rows }, (_, row) =>
    [
      ...table.by.map((dimension) => table.keys[dimension]?.[row]),
      table.matches[row],
      table.seconds[row],
      ...codes.flatMap((__, n) => table.measures.map((___, m) => table.value(n, m, row))),
    ].join(),
  ).sort();

const fromActs = (query: StatisticsQuery, columns: SeasonColumns): readonly string[] => {
  const fold = new AcrossFold(query, selectMatches(query, [columns]));
  fold.addSeason(0, columns);
  return rowsOf(fold.result());
};

describe('acts of a season, by period, zone, state of the score and time', () => {
  it('are those of the facts of its matches', function () {
    this.timeout(120_000);
    const seasons = arbitrarySeason({ seasonId: 1, matches: 3 });
    const dimension = fc.constantFrom('person', 'squad', 'match');
    fc.assert(
      fc.property(seasons, filters, windows, dimension, (season, part, window, by) => {
        const query = inParts({ ...part, ...window }, [by]);
        fc.pre(new AcrossFold(query, selectMatches(query, [])).source === 'acts');
        expect(fromActs(query, columnsOf(season))).to.deep.equal(rowsOf(answerFromMatches(query, [season])));
      }),
      { numRuns: 60 },
    );
  });

  it('are those in windows that some persons of some matches have', function () {
    this.timeout(60_000);
    const seasons = arbitrarySeason({ seasonId: 1, matches: 4 });
    fc.assert(
      fc.property(seasons, windows, fc.integer({ min: 1, max: 4 }), (season, window, squadId) => {
        const query = { ...inParts(window), matches: { opponentIds: [squadId] } };
        if (new AcrossFold(query, selectMatches(query, [])).source !== 'acts') return;
        expect(fromActs(query, columnsOf(season))).to.deep.equal(rowsOf(answerFromMatches(query, [season])));
      }),
      { numRuns: 60 },
    );
  });

  it('have the score before each act as its squad sees it, and the time on the ground in each state', () => {
    const match = matchOf(
      `
      1:00 -  CEBO 0,0
      1:12 h1 GOAL
      1:30 h1 KKEF 0,0
      1:50 a1 GOAL
      1:55 a1 KKEF 0,0
      1:60 a2 BEHI
      1:62 h1 KKEF 0,0
      1:65 a2 KKEF 0,0`,
      starting(1),
    );
    const columns = columnsOf([{ match, brief: briefOf(match) }]);
    const valuesIn = (state: ScoreState): readonly unknown[] => {
      const query: StatisticsQuery = { ...inParts({ scoreStates: [state] }), codes: ['KICK', 'GOAL'] };
      const fold = new AcrossFold(query, selectMatches(query, [columns]));
      fold.addSeason(0, columns);
      const table = fold.result();
      return Array.from({ length: table.rows }, (_, row) => [
        table.keys.person?.[row],
        table.seconds[row],
        table.value(0, 0, row),
        table.value(1, 0, row),
      ]);
    };
    expect(valuesIn('level')).to.have.deep.members([
      [101, 22, 0, 1],
      [201, 22, 1, 0],
      [202, 0, 0, 0],
    ]);
    expect(valuesIn('leading')).to.have.deep.members([
      [101, 38, 1, 0],
      [201, 5, 0, 0],
      [202, 0, 1, 0],
    ]);
    expect(valuesIn('trailing')).to.have.deep.members([
      [101, 5, 1, 0],
      [201, 38, 0, 1],
      [202, 0, 0, 0],
    ]);
  });

  it('follow matches that are replaced and removed', () => {
    const entries = entriesOf('1:05 h1 KKEF 60,0\n1:09 h1 KKEF 20,0\n2:15 h2 KKEF -60,0\n2:20 a1 KKEF 0,0');
    const revision = (id: number, count: number): Match =>
      openMatch({ header: headerWith({ id }), entries: entries.slice(0, count) });
    const other = matchOf('1:05 h1 HBEF 10,0\n2:09 a2 KKEF 60,0', { id: 2 });
    const append = (totals: SeasonTotals, ...matches: readonly Match[]): SeasonColumns => {
      for (const match of matches) totals.append(match, briefOf(match));
      return totals.columns();
    };
    const [live, fresh] = [new SeasonTotals(), new SeasonTotals()];
    append(live, revision(1, 2), other, revision(3, 4));
    append(live, revision(1, 4));
    live.remove(3);
    const query = inParts({ periods: [2], zones: ['D50', 'CB'] });
    expect(fromActs(query, live.columns())).to.deep.equal(fromActs(query, append(fresh, revision(1, 4), other)));
    expect(fromActs(query, live.columns()).join()).to.include('102,1,');
  });
});
