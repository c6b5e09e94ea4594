import fc from 'fast-check';
import { expect } from 'chai';
import {
  contexts,
  playerStatistics,
  squadStatistics,
  zoneFilters,
  type AcrossTable,
  type ActFilter,
  type Context,
  type Dimension,
  type MetricCode,
  type StatisticsQuery,
} from '../../../src/index.js';
import { PLAY_BIT } from '../../../src/vocabulary/features.js';
import { arbitraryActs, arbitraryArea, arbitraryFilter } from '../../support/arbitrary-filter.js';
import { someFeatures } from '../../support/arbitrary-log.js';
import { answerAcross, arbitrarySeason, type SeasonMatch } from '../../support/arbitrary-season.js';
import { additivePlan, pointPlan } from '../../support/plan-values.js';

const seasons = fc.tuple(
  arbitrarySeason({ seasonId: 1, matches: 4, lacking: fc.oneof(fc.constant([]), someFeatures) }),
  arbitrarySeason({ seasonId: 2, matches: 2 }),
);

const anyFilter: fc.Arbitrary<ActFilter> = fc
  .tuple(arbitraryFilter, fc.oneof(fc.constant({}), arbitraryActs))
  .map(([filter, acts]) => ({ ...filter, ...acts }));

/** Sums by key and code. **Empty**: no entry for a value that does not exist. */
type Sums = ReadonlyMap<string, number>;

function sumsOf(entries: readonly (readonly [key: string, value: number | undefined])[]): Sums {
  const sums = new Map<string, number>();
  for (const [key, value] of entries) if (value !== undefined) sums.set(key, (sums.get(key) ?? 0) + value);
  return sums;
}

/** The values of a table, by the named dimensions. */
function valuesBy(
  query: StatisticsQuery,
  of: readonly (readonly SeasonMatch[])[],
  by: readonly Dimension[],
  measure = 0,
): Sums {
  const table = answerAcross(query, of);
  return sumsOf(
    table.codes.flatMap((code, n) =>
      Array.from({ length: table.rows }, (_, row) => [
        [...by.map((dimension) => table.keys[dimension]?.[row]), code].join(),
        table.value(n, measure, row),
      ]),
    ),
  );
}

function expectSame(ours: Sums, theirs: Sums): void {
  const keys = [...new Set([...ours.keys(), ...theirs.keys()])];
  const differences = keys.flatMap((key) => {
    const [one, other] = [ours.get(key), theirs.get(key)];
    return Math.abs((one ?? 0) - (other ?? 0)) < 1e-6 ? [] : [[key, one, other]];
  });
  expect(differences).to.deep.equal([]);
}

const whole = (level: 'player' | 'squad', codes: readonly MetricCode[], acts: ActFilter = {}): StatisticsQuery => ({
  level,
  matches: {},
  acts,
  codes,
});

/** Seasons whose sources know more than scores: scores alone have no place. */
const placedSeasons = seasons.filter((of) => of.flat().every(({ match }) => (match.lacks & PLAY_BIT) === 0));

describe('laws of questions across matches', () => {
  it('adds up the statistics of players match by match: all metrics, any filter', function () {
    this.timeout(120_000);
    const plan = additivePlan('player');
    fc.assert(
      fc.property(seasons, anyFilter, (of, acts) => {
        const expected = of.flat().flatMap(({ match, brief }) => {
          if (brief.home.score === undefined) return [];
          const { firstSlot, endSlot, table } = playerStatistics(match, plan, acts);
          return plan.codes.flatMap((code, n) =>
            Array.from(
              { length: endSlot - firstSlot },
              (_, column) => [`${match.persons[firstSlot + column] ?? 0},${code}`, table.value(n, column)] as const,
            ),
          );
        });
        expectSame(valuesBy(whole('player', plan.codes, acts), of, ['person']), sumsOf(expected));
      }),
      { numRuns: 25 },
    );
  });

  it('adds up the statistics of squads match by match: all metrics, any filter and context', function () {
    this.timeout(120_000);
    const plan = additivePlan('squad');
    fc.assert(
      fc.property(seasons, anyFilter, fc.constantFrom(...contexts), (of, acts, context) => {
        const expected = of.flat().flatMap(({ match, brief }) => {
          if (brief.home.score === undefined) return [];
          const { squads, table } = squadStatistics(match, plan, acts, context);
          return plan.codes.flatMap((code, n) =>
            squads.map((side, column) => [`${brief[side].id},${code}`, table.value(n, column)] as const),
          );
        });
        expectSame(valuesBy({ ...whole('squad', plan.codes, acts), context }, of, ['squad']), sumsOf(expected));
      }),
      { numRuns: 25 },
    );
  });

  it('divides a whole into game logs, periods, states of the score and cells that add up to it', function () {
    this.timeout(120_000);
    const divisions = ['match', 'period', 'scoreState', 'hex', 'square'] as const;
    fc.assert(
      fc.property(
        placedSeasons,
        anyFilter,
        fc.constantFrom(...divisions),
        fc.constantFrom('player' as const, 'squad' as const),
        (of, acts, division, level) => {
          const { codes } = pointPlan(level);
          const who = level === 'player' ? 'person' : 'squad';
          const query = whole(level, codes, acts);
          expectSame(valuesBy({ ...query, by: [who, division] }, of, [who]), valuesBy(query, of, [who]));
          expectSame(
            valuesBy({ ...query, by: [division, 'season'] }, of, ['season']),
            valuesBy({ ...query, by: ['season'] }, of, ['season']),
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  it('divides states of the score by period, and cells by receiver, without losing an act', function () {
    this.timeout(120_000);
    const { codes } = pointPlan('player');
    const pairs = [
      ['period', 'scoreState', 'period'],
      ['period', 'scoreState', 'scoreState'],
      ['square', 'receiver', 'receiver'],
      ['period', 'receiver', 'receiver'],
    ] as const;
    fc.assert(
      fc.property(seasons, fc.constantFrom(...pairs), (of, [first, second, alone]) => {
        const query = whole('player', codes);
        expectSame(
          valuesBy({ ...query, by: [first, second] }, of, [alone]),
          valuesBy({ ...query, by: [alone] }, of, [alone]),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('gives the time of a row by state of the score: it adds up to the time of the row', function () {
    this.timeout(120_000);
    fc.assert(
      fc.property(seasons, fc.constantFrom('player' as const, 'squad' as const), anyFilter, (of, level, acts) => {
        const who = level === 'player' ? 'person' : 'squad';
        const secondsBy = (by: readonly Dimension[]): Sums => {
          const table = answerAcross({ ...whole(level, [], acts), by }, of);
          return sumsOf(Array.from(table.seconds, (seconds, row) => [String(table.keys[who]?.[row]), seconds]));
        };
        expectSame(secondsBy([who, 'scoreState']), secondsBy([who]));
        expectSame(secondsBy([who, 'period']), secondsBy([who]));
      }),
      { numRuns: 25 },
    );
  });

  it('gives the same seconds in an area, in zones and without a place, and values per 100 minutes of them', function () {
    this.timeout(120_000);
    const arbitraryPlace: fc.Arbitrary<ActFilter> = fc.oneof(
      arbitraryArea.map((area) => ({ area })),
      fc.subarray([...zoneFilters], { minLength: 1 }).map((zones) => ({ zones })),
    );
    const levels = fc.constantFrom('player' as const, 'squad' as const);
    const parts = fc.constantFrom<readonly Dimension[]>([], ['period'], ['scoreState']);
    fc.assert(
      fc.property(seasons, levels, parts, anyFilter, arbitraryPlace, (of, level, by, filter, place) => {
        const { area: _, zones: __, againstPersonIds: ___, ...acts } = filter;
        const who = level === 'player' ? 'person' : 'squad';
        const measures = ['total', 'per100Minutes'] as const;
        const tableOf = (more: ActFilter): AcrossTable =>
          answerAcross({ ...whole(level, ['KICK'], { ...acts, ...more }), by: [who, ...by], measures }, of);
        const secondsOf = ({ rows, by: dimensions, keys, seconds }: AcrossTable): Sums =>
          new Map(
            Array.from({ length: rows }, (_row, row) => [
              dimensions.map((dimension) => keys[dimension]?.[row]).join(),
              seconds[row] ?? NaN,
            ]),
          );
        const [table, plain] = [tableOf(place), tableOf({})];
        expectSame(secondsOf(table), secondsOf(plain));
        for (let row = 0; row < table.rows; row += 1) {
          const [total, rate, seconds] = [table.value(0, 0, row), table.value(0, 1, row), table.seconds[row] ?? 0];
          if (seconds === 0 || total === undefined) expect(rate).to.equal(undefined);
          else if (of.flat().every(({ match }) => match.lacks === 0))
            expect(rate).to.be.closeTo((total * 6000) / seconds, 1e-6);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('keeps For - Against = Diff, and perMatch x matches = total', function () {
    this.timeout(120_000);
    const { codes } = additivePlan('squad');
    fc.assert(
      fc.property(seasons, anyFilter, (of, acts) => {
        const valuesIn = (context: Context): Sums =>
          valuesBy({ ...whole('squad', codes, acts), context }, of, ['squad']);
        const [own, against] = [valuesIn('For'), valuesIn('Against')];
        expectSame(new Map([...own].map(([key, value]) => [key, value - (against.get(key) ?? 0)])), valuesIn('Diff'));
        const table = answerAcross({ ...whole('squad', codes, acts), measures: ['total', 'perMatch'] }, of);
        for (const n of table.codes.keys())
          for (let row = 0; row < table.rows; row += 1) {
            const mean = table.value(n, 1, row);
            if (mean !== undefined)
              expect(mean * table.matchesOf(n, row)).to.be.closeTo(table.value(n, 0, row) ?? NaN, 1e-6);
          }
      }),
      { numRuns: 20 },
    );
  });

  it('shares the kicks, handballs and marks of a squad among its players', function () {
    this.timeout(120_000);
    fc.assert(
      fc.property(seasons, (of) => {
        const query: StatisticsQuery = { ...whole('player', ['KICK', 'HANDBALL', 'MARK']), measures: ['share'] };
        for (const share of valuesBy({ ...query, by: ['squad'] }, of, ['squad']).values())
          expect(share).to.be.closeTo(100, 1e-6);
        const ofPersons = valuesBy({ ...query, by: ['person', 'match'] }, of, ['match']);
        const squads = valuesBy({ ...whole('squad', query.codes), by: ['match', 'squad'] }, of, ['match']);
        for (const [key, share] of ofPersons)
          expect(share, `${key} of ${squads.get(key) ?? 0}`).to.be.closeTo(Math.round(share / 100) * 100, 1e-6);
      }),
      { numRuns: 30 },
    );
  });
});
