import { expect } from 'chai';
import fc from 'fast-check';
import {
  briefOf,
  contexts,
  matchResults,
  scoreStates,
  type AcrossTable,
  type ActFilter,
  type Context,
  type Dimension,
  type MatchSelection,
  type StatisticsQuery,
} from '../../../src/index.js';
import { answerAcross, arbitrarySeason, type SeasonMatch } from '../../support/arbitrary-season.js';
import { matchOf } from '../../support/play.js';
import { arbitraryFilter } from '../../support/arbitrary-filter.js';

type Seasons = readonly (readonly SeasonMatch[])[];

/** A dimension that is also a filter: the filter of some of its values, which are keys of its rows. */
type FilterOf = (keys: readonly number[]) => {
  readonly matches?: MatchSelection;
  readonly acts?: ActFilter;
};

const filters = {
  person: (personIds) => ({ matches: { personIds } }),
  squad: (squadIds) => ({ matches: { squadIds } }),
  match: (matchIds) => ({ matches: { matchIds } }),
  round: (rounds) => ({ matches: { rounds } }),
  season: (seasonIds) => ({ matches: { seasonIds } }),
  opponent: (opponentIds) => ({ matches: { opponentIds } }),
  venue: (venueIds) => ({ matches: { venueIds } }),
  result: (keys) => ({ matches: { results: matchResults.filter((_, at) => keys.includes(at)) } }),
  period: (periods) => ({ acts: { periods } }),
  scoreState: (keys) => ({ acts: { scoreStates: scoreStates.filter((_, at) => keys.includes(at)) } }),
} as const satisfies Partial<Record<Dimension, FilterOf>>;
type Filtered = keyof typeof filters;
const dimensions = Object.keys(filters) as readonly Filtered[];

/** A row: its keys, its matches, its seconds and its values. */
const rowsOf = ({ rows, by, keys, matches, seconds, codes, value }: AcrossTable): readonly (readonly unknown[])[] =>
  Array.from({ length: rows }, (_, row) => [
    by.map((dimension) => keys[dimension]?.[row]).join(),
    matches[row],
    seconds[row],
    ...codes.map((__, n) => value(n, 0, row)),
  ]).sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));

const seasons: fc.Arbitrary<Seasons> = fc.tuple(
  arbitrarySeason({ seasonId: 1, matches: 4 }),
  arbitrarySeason({ seasonId: 2, matches: 2 }),
);

/** States of the score have no physical areas. */
const contextFor = (dimension: Dimension, context: Context): Context =>
  dimension === 'scoreState' && context === 'PhysicalDiff' ? 'Diff' : context;

/** With periods, `lastXSeconds` are those of each period: another window. */
function timeFor(dimension: Dimension, { periods: _, lastXSeconds, ...filter }: ActFilter): ActFilter {
  return dimension === 'period' || lastXSeconds === undefined ? filter : { ...filter, lastXSeconds };
}

const codes = ['KICK', 'TACKLE', 'DISPOSAL_EFFICIENCY'] as const;

describe('rows by what is filtered', () => {
  for (const level of ['player', 'squad'] as const)
    for (const dimension of dimensions.filter((of) => level === 'player' || of !== 'person'))
      it(`are those of the selected values of ${dimension}, of ${level}s in all contexts`, function () {
        this.timeout(60_000);
        const who = level === 'player' ? ('person' as const) : ('squad' as const);
        const by: readonly Dimension[] = dimension === who ? [who] : [who, dimension];
        fc.assert(
          fc.property(
            seasons,
            arbitraryFilter,
            fc.constantFrom(...contexts),
            fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
            (of, filter, context, picks) => {
              const time = timeFor(dimension, filter);
              const query: StatisticsQuery = {
                level,
                matches: {},
                acts: time,
                context: contextFor(dimension, context),
                by,
                codes,
              };
              const all = answerAcross(query, of);
              const values = [...new Set(all.keys[dimension])].filter((key, at) => key >= 0 && picks[at % 8] === true);
              if (values.length === 0) return;
              const { matches = {}, acts = {} } = filters[dimension](values) as ReturnType<FilterOf>;
              const filtered = answerAcross({ ...query, matches, acts: { ...time, ...acts } }, of);
              const at = by.indexOf(dimension);
              const expected = rowsOf(all).filter(([key]) => values.includes(Number(String(key).split(',')[at])));
              expect(rowsOf(filtered)).to.deep.equal(expected);
            },
          ),
          { numRuns: 25 },
        );
      });
});

describe('rows without time in a state of the score', () => {
  const match = matchOf(
    `
    1:00 -  CEBO 0,0
    1:10 h1 KKEF 40,0
    1:12 h1 GOAL
    1:20 -  CEBO 0,0
    1:60 h2 KKEF 0,0
    1:65 a1 KKEF 0,0
    1:66 a2 KKEF 0,0
    1:100 a2 GATH 0,0`,
    { date: { startDate: '2001-04-01' } },
    [{ kind: 'status', code: 'FINAL' }],
  );
  const season = [[{ match, brief: briefOf(match) }]];
  const rowsIn = (context: Context, acts: ActFilter = { lastXSeconds: 40 }): readonly (readonly unknown[])[] => {
    const by = ['squad', 'scoreState'] as const;
    return rowsOf(answerAcross({ level: 'squad', matches: {}, acts, context, by, codes: ['KICK'] }, season));
  };
  const [leading, level, trailing] = [0, 1, 2];

  it('are left out: the home squad only led, the away squad only trailed', () => {
    expect(rowsIn('For')).to.deep.equal([
      [`10,${leading}`, 1, 40, 1],
      [`20,${trailing}`, 1, 40, 2],
    ]);
  });

  it('exist if the opponent acted in the state, and have no seconds', () => {
    expect(rowsIn('Diff')).to.deep.equal([
      [`10,${leading}`, 1, 40, 1],
      [`10,${trailing}`, 1, 0, -2],
      [`20,${leading}`, 1, 0, -1],
      [`20,${trailing}`, 1, 40, 2],
    ]);
    expect(rowsIn('Against', { lastXSeconds: 40, scoreStates: ['trailing'] })).to.deep.equal([
      [`10,${trailing}`, 1, 0, 2],
      [`20,${trailing}`, 1, 40, 0],
    ]);
  });

  it('have the time of a filter by margins', () => {
    expect(rowsIn('For', { fromScoreMargin: 0, toScoreMargin: 0 })).to.deep.equal([
      [`10,${level}`, 1, 12, 1],
      [`20,${level}`, 1, 12, 0],
    ]);
  });
});
