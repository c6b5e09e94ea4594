import fc from 'fast-check';
import { expect } from 'chai';
import {
  CellEvidence,
  contexts,
  evidenceDimensions,
  metricCodes,
  metricOf,
  QueryWorkspace,
  selectMatches,
  type ActFilter,
  type CellKeys,
  type EvidenceTerm,
  type MetricCode,
  type RowEvidence,
  type StatisticLevel,
  type StatisticsQuery,
} from '../../../../src/index.js';
import { arbitraryActs, arbitraryFilter } from '../../../support/arbitrary-filter.js';
import { someFeatures } from '../../../support/arbitrary-log.js';
import { answerAcross, arbitrarySeason, columnsOf, type SeasonMatch } from '../../../support/arbitrary-season.js';

const seasons = fc.tuple(
  arbitrarySeason({ seasonId: 1, matches: 4, lacking: fc.oneof(fc.constant([]), someFeatures) }),
  arbitrarySeason({ seasonId: 2, matches: 2 }),
);

const anyFilter: fc.Arbitrary<ActFilter> = fc
  .tuple(arbitraryFilter, fc.oneof(fc.constant({}), arbitraryActs))
  .map(([filter, acts]) => ({ ...filter, ...acts }));

const codesOf = (level: StatisticLevel): readonly MetricCode[] =>
  metricCodes.filter((code) => metricOf(code).formula[level] !== undefined);

/** A question with one or two dimensions, and the metrics asked for. */
const questions: fc.Arbitrary<StatisticsQuery> = fc
  .record({
    level: fc.constantFrom('player', 'squad'),
    by: fc.uniqueArray(fc.constantFrom(...evidenceDimensions), { minLength: 1, maxLength: 2 }),
    acts: anyFilter,
    context: fc.constantFrom(...contexts),
    last: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    at: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
  })
  .filter(({ level, by, acts, context }) => {
    if (level === 'squad' && by.includes('person')) return false;
    if (by.includes('period') && acts.lastXSeconds !== undefined && (acts.periods ?? []).length === 0) return false;
    return !(level === 'squad' && by.includes('scoreState') && context === 'PhysicalDiff');
  })
  .map(({ level, context, last, at, ...rest }) => {
    const codes = codesOf(level);
    return {
      ...rest,
      level,
      ...(level === 'squad' && { context }),
      matches: last === undefined ? {} : { last },
      codes: [...new Set(at.map((n) => codes[n % codes.length] as MetricCode))],
    };
  });

/** Ratios are compared to nine decimals. */
const toNineDecimals = (value: number): number => Math.round(value * 1e9) / 1e9 + 0;

/** Returns the value that terms add up to. **Empty**: `undefined` if nothing supplies it. */
function valueOfTerms(code: MetricCode, { level, context }: StatisticsQuery, rows: readonly RowEvidence[]) {
  const formula = metricOf(code).formula[level];
  const supplied = rows.filter(({ evidence }) => evidence.isSupplied || evidence.source === 'boxScore');
  const sum = (list: 'numerator' | 'denominator', sign: number): number =>
    supplied
      .flatMap(({ evidence }): readonly EvidenceTerm[] => evidence[list] ?? [])
      .reduce((all, term) => (term.sign === sign ? all + term.weight * term.amount : all), 0);
  const value = (sign: number): number => {
    if (formula === undefined) return NaN;
    if (formula.is === 'linear') return sum('numerator', sign) / formula.divisor;
    const under = sum('denominator', sign) * formula.of.divisor;
    return under === 0 ? NaN : toNineDecimals((sum('numerator', sign) * (formula.scale * formula.to.divisor)) / under);
  };
  if (supplied.length === 0) return undefined;
  const difference = (): number =>
    formula?.is === 'linear'
      ? (sum('numerator', 1) - sum('numerator', -1)) / formula.divisor
      : toNineDecimals(value(1) - value(-1));
  const found = context === 'Diff' || context === 'PhysicalDiff' ? difference() : value(1);
  return Number.isNaN(found) ? undefined : found;
}

/** Returns the evidence of a cell with all its rows. */
function evidenceOfCell(
  query: StatisticsQuery,
  code: MetricCode,
  keys: CellKeys,
  of: readonly (readonly SeasonMatch[])[],
): { readonly cell: CellEvidence; readonly rows: readonly RowEvidence[] } {
  const cell = new CellEvidence(query, code, keys, selectMatches(query, of.map(columnsOf)), new QueryWorkspace());
  const matches = new Map(of.flat().map(({ match }) => [match.id, match]));
  const rows = cell.matchIds.flatMap((id) => {
    const match = matches.get(id);
    return match === undefined ? [] : [...cell.add(match)];
  });
  return { cell, rows };
}

describe('evidence of a cell across matches', () => {
  /** Returns how many values other than 0 agree. */
  function compare(parameters: fc.Parameters<unknown>): number {
    let compared = 0;
    fc.assert(
      fc.property(seasons, questions, (of, query) => {
        const table = answerAcross(query, of);
        for (let row = 0; row < table.rows; row += Math.ceil(table.rows / 4)) {
          const keys = Object.fromEntries(table.by.map((by) => [by, table.keys[by]?.[row] ?? -1])) as CellKeys;
          for (const [n, code] of table.codes.entries()) {
            const { cell, rows } = evidenceOfCell(query, code, keys, of);
            const value = table.value(n, 0, row);
            const label = `${code} ${JSON.stringify(keys)} ${JSON.stringify(query)}`;
            expect(Object.is(cell.value(), value), `${label}: ${cell.value()}, not ${value}`).to.equal(true);
            expect(Object.is(valueOfTerms(code, query, rows), value), label).to.equal(true);
            if (value !== undefined && value !== 0) compared += 1;
          }
        }
      }),
      parameters,
    );
    return compared;
  }

  it('adds up to the value of the table exactly: any metric, filter, dimensions and last matches', function () {
    this.timeout(120_000);
    compare({ numRuns: 40 });
  });

  it('compares more than 20 values other than 0', function () {
    this.timeout(120_000);
    expect(compare({ seed: 1, numRuns: 40 })).to.be.above(20);
  });

  it('counts a match that did not play a period in rows by period and state of the score, as the table does', () => {
    compare({ seed: -1_965_764_302, path: '15', numRuns: 1 });
  });

  it('has rows of the matches of the cell alone, in the order of their starts', () => {
    fc.assert(
      fc.property(seasons, (of) => {
        const query: StatisticsQuery = { level: 'squad', matches: {}, acts: {}, by: ['squad'], codes: ['KICK'] };
        const table = answerAcross(query, of);
        const squad = table.keys.squad?.[0] ?? -1;
        const { cell, rows } = evidenceOfCell(query, 'KICK', { squad }, of);
        expect([cell.size, rows.length]).to.deep.equal([table.matches[0], table.matches[0]]);
        expect(rows.map(({ matchId }) => matchId)).to.deep.equal(cell.matchIds);
        for (const { matchId, subject } of rows) {
          const header = of
            .flat()
            .find(({ match }) => match.id === matchId)
            ?.match.details().header;
          expect(subject.level === 'squad' && (subject.side === 0 ? header?.home.id : header?.away.id)).to.equal(squad);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('is of nothing for keys that no row has', () => {
    fc.assert(
      fc.property(seasons, (of) => {
        const query: StatisticsQuery = { level: 'player', matches: {}, acts: {}, codes: ['KICK'] };
        const { cell, rows } = evidenceOfCell(query, 'KICK', { person: 999_999_999 }, of);
        expect([cell.size, cell.matchIds, rows, cell.value()]).to.deep.equal([0, [], [], undefined]);
      }),
      { numRuns: 3 },
    );
  });
});
