import type { AcrossState } from '../scan/across-state.js';
import type { AcrossColumn, AcrossTable } from './across-table.js';
import { dimensionsOf, isOfMatches, measuresOf } from '../question/check-query.js';
import { isRatio } from './code-values.js';
import { GroupValues } from './group-values.js';
import { measureOfMatches, rollingMean } from './match-measures.js';
import { MatchValues } from './match-values.js';
import { ColumnRanker, percentilesOf, type Ranks } from './ranking.js';
import { sequencesOf, type Sequences } from './sequences.js';
import type { Dimension, Measure } from '../question/statistics-query.js';
import { withoutNoise } from './without-noise.js';

/** Returns the values at some positions of a column. If these are all positions, returns the column itself. */
function pick(values: Float64Array, rows: Int32Array): Float64Array {
  if (rows.length === values.length) return values;
  const picked = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) picked[at] = values[rows[at] as number] as number;
  return picked;
}

/** Returns the numbers at some positions of a column. */
function pickCounts(counts: Int32Array, rows: Int32Array): Int32Array {
  const picked = new Int32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) picked[at] = counts[rows[at] as number] as number;
  return picked;
}

/** Returns the groups with at least `least` matches. */
function groupsWith(matches: Int32Array, least: number): Int32Array {
  const groups = new Int32Array(matches.length);
  let size = 0;
  for (let group = 0; group < matches.length; group += 1) {
    if ((matches[group] as number) < least) continue;
    groups[size] = group;
    size += 1;
  }
  return groups.subarray(0, size);
}

/** A column whose percentiles are computed on first use. */
class ResultColumn implements AcrossColumn {
  readonly order: Int32Array;
  readonly rank: Int32Array;
  #percentile: Float64Array | undefined;

  constructor(
    readonly values: Float64Array,
    ranks: Ranks,
  ) {
    ({ order: this.order, rank: this.rank } = ranks);
  }

  get percentile(): Float64Array {
    return (this.#percentile ??= percentilesOf(this));
  }
}

/** A table without its columns. */
type TableHead = Pick<AcrossTable, 'codes' | 'measures' | 'by' | 'rows' | 'keys' | 'matches' | 'seconds'>;

/** Computes the columns of a result. */
class ResultColumns {
  readonly #ofMatches: MatchValues | undefined;
  readonly #ranker = new ColumnRanker();
  #sequences: Sequences | undefined;

  constructor(
    private readonly state: AcrossState,
    private readonly ofGroups: GroupValues,
    private readonly head: TableHead,
    private readonly rowGroups: Int32Array,
  ) {
    this.#ofMatches = head.measures.some(isOfMatches) ? new MatchValues(state) : undefined;
  }

  column(n: number, measure: Measure): AcrossColumn {
    const { plan } = this.state;
    const values = this.#values(n, measure);
    // A total is ranked by the whole number that was divided.
    const divisor = measure === 'total' && !isRatio(plan, n) ? (plan.divisors[n] as number) : 1;
    return new ResultColumn(values, this.#ranker.rank(values, divisor));
  }

  matchesOf(n: number): Int32Array {
    const ofGroups = this.ofGroups.matchesOf(n);
    return ofGroups === this.ofGroups.matches() ? this.head.matches : pickCounts(ofGroups, this.rowGroups);
  }

  #values(n: number, measure: Measure): Float64Array {
    const ofMatches = this.#ofMatches;
    if (ofMatches === undefined || !isOfMatches(measure)) {
      const values = this.ofGroups.values(n, measure);
      return pick(values, this.rowGroups);
    }
    const { query, plan, tallies } = this.state;
    const sequences = (this.#sequences ??= sequencesOf(this.state, this.rowGroups));
    if (measure !== 'rollingMean')
      return measureOfMatches(measure, query.threshold ?? NaN, ofMatches.values(n), sequences);
    const mean = (operand: 'own' | 'other'): Float64Array =>
      rollingMean(plan, n, query.rollingMatches ?? 1, ofMatches.sums(operand, n), sequences);
    const own = mean('own');
    const other = tallies.plans.hasOther ? mean('other') : undefined;
    return other === undefined ? own : own.map((value, row) => withoutNoise(value - (other[row] as number)));
  }
}

/** Returns the keys of a dimension by row. A row is either a label, or a group and part. */
function keysOf({ groups, parts, labels }: AcrossState, dimension: Dimension, rows: Int32Array): Int32Array {
  const column = new Int32Array(rows.length);
  const label = labels?.dimensions.findIndex((of) => of === dimension) ?? -1;
  const ofLabels = labels?.keys[label];
  const ofGroups = groups.keys[dimension];
  const width = parts.length;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    if (ofLabels !== undefined) column[at] = ofLabels[row] ?? -1;
    else if (dimension === 'period') column[at] = parts[row % width] as number;
    else column[at] = ofGroups?.[labels === undefined ? Math.floor(row / width) : (labels.groups[row] ?? -1)] ?? -1;
  }
  return column;
}

const orUndefined = (value: number | undefined): number | undefined =>
  value === undefined || Number.isNaN(value) ? undefined : value;

/**
 * Returns a table of columns by code and measure. It is a separate function, so that the closures of the table keep
 * only its arguments in memory.
 */
function tableOf(head: TableHead, columns: readonly AcrossColumn[], matchesOf: readonly Int32Array[]): AcrossTable {
  const { measures } = head;
  const column = (n: number, m: number): AcrossColumn => columns[n * measures.length + m] as AcrossColumn;
  return {
    ...head,
    matchesOf: (n, row) => matchesOf[n]?.[row] ?? 0,
    column,
    value: (n, m, row) => orUndefined(column(n, m).values[row]),
    order: (n, m, row) => column(n, m).order[row] ?? 0,
    rank: (n, m, row) => column(n, m).rank[row] ?? 0,
    percentile: (n, m, row) => orUndefined(column(n, m).percentile[row]),
  };
}

/**
 * Returns the table of everything added so far, computing one column in each step. It keeps no reference to the
 * seasons, so it can be cached after they are evicted.
 */
export function* acrossTable(state: AcrossState): Generator<undefined, AcrossTable, undefined> {
  const { query, plan } = state;
  const ofGroups = new GroupValues(state);
  const allMatches = ofGroups.matches();
  const rowGroups = groupsWith(allMatches, Math.max(1, query.minMatches ?? 1));
  const by = dimensionsOf(query);
  const head: TableHead = {
    codes: plan.codes,
    measures: measuresOf(query),
    by,
    rows: rowGroups.length,
    keys: Object.fromEntries(by.map((dimension) => [dimension, keysOf(state, dimension, rowGroups)])),
    matches: pickCounts(allMatches, rowGroups),
    seconds: Int32Array.from(pick(ofGroups.seconds(), rowGroups)),
  };
  const result = new ResultColumns(state, ofGroups, head, rowGroups);
  yield;
  const columns: AcrossColumn[] = [];
  const matchesOf: Int32Array[] = [];
  for (const n of head.codes.keys()) {
    matchesOf.push(result.matchesOf(n));
    for (const measure of head.measures) {
      columns.push(result.column(n, measure));
      yield;
    }
  }
  return tableOf(head, columns, matchesOf);
}
