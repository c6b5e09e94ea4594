import type { Match } from '../../../match.js';
import { metricOf } from '../../../metrics/table/index.js';
import type { MetricCode } from '../../../metrics/codes.js';
import type { Formula } from '../../../metrics/formula.js';
import type { SideIndex } from '../../../vocabulary/sides.js';
import { evidenceOf, type Evidence, type EvidenceSum } from '../../evidence/evidence.js';
import type { EvidenceSubject } from '../../evidence/evidence-part.js';
import { scoreStates, type ActFilter } from '../../filter.js';
import type { QueryWorkspace } from '../../workspace.js';
import { squadRowKeys, type SquadRowDimension } from '../scan/squad-row-keys.js';
import { partsOf } from '../question/match-parts.js';
import { rowsByMatch, type MatchRows } from '../scan/match-rows.js';
import type { SelectedMatches, SelectedSeason } from '../scan/selected-matches.js';
import type { Dimension, StatisticsQuery } from '../question/statistics-query.js';
import { ratioOf } from './code-values.js';
import { withoutNoise } from './without-noise.js';

/** Dimensions that a cell with evidence can have. Cells by receiver or location have no evidence. */
export const evidenceDimensions = [
  'person',
  'squad',
  'match',
  'round',
  'season',
  'opponent',
  'venue',
  'result',
  'period',
  'scoreState',
] as const satisfies readonly Dimension[];
export type EvidenceDimension = (typeof evidenceDimensions)[number];

/** Identifies a row of a table by a key for each of its dimensions, as in `AcrossTable.keys`. */
export type CellKeys = Readonly<Partial<Record<EvidenceDimension, number>>>;

/** The evidence of one person or squad in one match. */
export interface RowEvidence {
  readonly matchId: number;
  readonly subject: EvidenceSubject;
  readonly evidence: Evidence;
}

/** Sums of a numerator and a denominator over the rows added so far, for one sign. */
interface SignedSums {
  numerator: number;
  denominator: number;
}

/** Returns a predicate for the rows of a season that belong to a cell. */
function isInCell({ columns }: SelectedSeason, level: StatisticsQuery['level'], keys: CellKeys) {
  const { person, period: _, scoreState: __, ...others } = keys;
  const ofSquadRow = Object.entries(others) as readonly (readonly [SquadRowDimension, number])[];
  return (row: number): boolean => {
    if (person !== undefined && columns.persons[row] !== person) return false;
    const squadRow = level === 'player' ? (columns.squadRows[row] as number) : row;
    return ofSquadRow.every(([dimension, key]) => squadRowKeys[dimension](columns, squadRow) === key);
  };
}

/** Returns the rows of a selection that belong to a cell. */
function rowsOfCell(selected: SelectedMatches, level: StatisticsQuery['level'], keys: CellKeys): SelectedMatches {
  return {
    ...selected,
    seasons: selected.seasons.map((season) => ({
      columns: season.columns,
      rows: season.rows.filter(isInCell(season, level, keys)),
    })),
  };
}

const isOneOf = <T>(list: readonly T[] | undefined, value: T): boolean =>
  list === undefined || list.length === 0 || list.includes(value);

/** Larger than any margin. **Units**: points. */
const NO_MARGIN = 100_000;

/**
 * Returns the filter for the acts of a cell. Tables have rows for every state of the score, so a state that the query
 * does not select has no acts. **Empty**: `undefined` for a period that the query does not select, which has no row.
 */
function filterOfCell(acts: ActFilter, { period, scoreState }: CellKeys): ActFilter | undefined {
  if (period !== undefined && !isOneOf(acts.periods, period)) return undefined;
  const ofPeriod = period === undefined ? acts : { ...acts, periods: [period] };
  if (scoreState === undefined) return ofPeriod;
  const state = scoreStates[scoreState];
  if (state === undefined) return undefined;
  const isSelected = isOneOf(acts.scoreStates, state);
  return { ...ofPeriod, scoreStates: [state], ...(!isSelected && { fromScoreMargin: NO_MARGIN }) };
}

/** Whether a box score contradicts itself, so that tables leave it out: a sum of several statistics is below 0. */
const isImpossible = ({ source, sums, numerator }: Evidence): boolean =>
  source === 'boxScore' &&
  sums.some(
    (sum) => (numerator.length > 1 && sum.numerator < 0) || (sum.denominator !== undefined && sum.denominator < 0),
  );

/** Collects the evidence for one value of a table across matches: its total, from the rows of each match. */
export class CellEvidence {
  /** The matches with a row in the cell, sorted by start. */
  readonly matchIds: readonly number[];
  readonly #rows: ReadonlyMap<number, MatchRows>;
  readonly #cell: SelectedMatches;
  readonly #filter: ActFilter | undefined;
  readonly #formula: Formula;
  readonly #sums: readonly [SignedSums, SignedSums] = [
    { numerator: 0, denominator: 0 },
    { numerator: 0, denominator: 0 },
  ];
  #supplied = 0;

  constructor(
    private readonly query: StatisticsQuery,
    private readonly code: MetricCode,
    private readonly keys: CellKeys,
    selected: SelectedMatches,
    private readonly workspace: QueryWorkspace,
  ) {
    const formula = metricOf(code).formula[query.level];
    if (formula === undefined) throw new Error(`${code} does not exist for a ${query.level}`);
    this.#formula = formula;
    this.#cell = rowsOfCell(selected, query.level, keys);
    this.#rows = rowsByMatch(this.#cell, query.level);
    this.#filter = filterOfCell(query.acts, keys);
    this.matchIds = this.#filter === undefined ? [] : selected.matchIds().filter((id) => this.#rows.has(id));
  }

  /** Number of rows: each person or squad counts once for each match. */
  get size(): number {
    return this.#cell.seasons.reduce((sum, { rows }) => sum + rows.length, 0);
  }

  /**
   * Computes the evidence for the rows of a match, one in each step. **Throws** `WINDOW_CONFLICT` if `lastXSeconds` is
   * combined with other seconds.
   */
  *add(match: Match): Generator<RowEvidence> {
    const found = this.#rows.get(match.id);
    if (found === undefined || this.#filter === undefined || !this.#hasPeriod(match)) return;
    const { columns, rows } = this.#cell.seasons[found.season] as SelectedSeason;
    for (const position of found.positions) {
      const row = rows[position] as number;
      const subject = this.#subjectOf(match, row, columns.persons);
      const evidence = subject && evidenceOf(match, subject, this.code, this.#filter, this.workspace);
      if (subject === undefined || evidence === undefined) continue;
      this.#count(evidence);
      yield { matchId: match.id, subject, evidence };
    }
  }

  /** Returns the sums of everything added: one, or two for a difference. */
  sums(): readonly EvidenceSum[] {
    const signs = this.#isDifference ? ([1, -1] as const) : ([1] as const);
    return signs.map((sign) => {
      const sums = this.#sums[sign === 1 ? 0 : 1];
      const value = this.#valueOf(sums);
      return {
        sign,
        numerator: sums.numerator,
        denominator: this.#formula.is === 'linear' ? undefined : sums.denominator,
        value: Number.isNaN(value) ? undefined : value,
      };
    });
  }

  /** Returns the value of everything added. **Empty**: `undefined` if the value does not exist. */
  value(): number | undefined {
    if (this.#supplied === 0) return undefined;
    const [own, other] = this.#sums;
    const value = this.#isDifference ? this.#differenceOf(own, other) : this.#valueOf(own);
    return Number.isNaN(value) ? undefined : value;
  }

  /**
   * Whether a match counts in the cell's period. A match without that period is left out of the row. Rows by state of
   * the score include every match.
   */
  #hasPeriod(match: Match): boolean {
    const { period, scoreState } = this.keys;
    if (period === undefined || scoreState !== undefined) return true;
    return partsOf(match, this.query.acts, true).includes(period - 1);
  }

  get #isDifference(): boolean {
    const { level, context } = this.query;
    return level === 'squad' && (context === 'Diff' || context === 'PhysicalDiff');
  }

  #subjectOf(match: Match, row: number, persons: ArrayLike<number>): EvidenceSubject | undefined {
    const { level, context = 'For' } = this.query;
    if (level === 'squad') return { level, side: (row & 1) as SideIndex, context };
    const slot = match.persons.indexOf(persons[row] as number);
    return slot < 0 ? undefined : { level, slot };
  }

  #count(evidence: Evidence): void {
    const { sums, isSupplied, source } = evidence;
    if ((!isSupplied && source === 'transactions') || isImpossible(evidence)) return;
    this.#supplied += 1;
    for (const { sign, numerator, denominator = 0 } of sums) {
      const into = this.#sums[sign === 1 ? 0 : 1];
      into.numerator += numerator;
      into.denominator += denominator;
    }
  }

  #differenceOf(own: SignedSums, other: SignedSums): number {
    const formula = this.#formula;
    return formula.is === 'linear'
      ? (own.numerator - other.numerator) / formula.divisor
      : withoutNoise(this.#valueOf(own) - this.#valueOf(other));
  }

  #valueOf({ numerator, denominator }: SignedSums): number {
    const formula = this.#formula;
    if (formula.is === 'linear') return numerator / formula.divisor;
    return ratioOf(numerator * (formula.scale * formula.to.divisor), denominator * formula.of.divisor);
  }
}
