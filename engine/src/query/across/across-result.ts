import type { AcrossState } from './across-state.js';
import type { AcrossColumn, AcrossTable } from './across-table.js';
import { dimensionsOf, isOfMatches, measuresOf } from './check-query.js';
import { isRatio } from './code-values.js';
import { float64Column, int32Column } from './column-slab.js';
import { GroupValues } from './group-values.js';
import { measureOfMatches, rollingMean } from './match-measures.js';
import { MatchValues } from './match-values.js';
import { ColumnRanker, percentilesOf, type Ranks } from './ranking.js';
import { sequencesOf, type Sequences } from './sequences.js';
import type { Dimension, Measure } from './statistics-query.js';
import { withoutNoise } from './without-noise.js';

/** Returns some values of a column: the column itself if these are all. */
function pick(values: Float64Array, rows: Int32Array): Float64Array {
  if (rows.length === values.length) return values;
  const picked = float64Column(rows.length);
  for (let at = 0; at < rows.length; at += 1) picked[at] = values[rows[at] as number] as number;
  return picked;
}

/** Returns some numbers of a column. */
function pickCounts(counts: Int32Array, rows: Int32Array): Int32Array {
  const picked = int32Column(rows.length);
  for (let at = 0; at < rows.length; at += 1) picked[at] = counts[rows[at] as number] as number;
  return picked;
}

/** Returns the groups with at least so many matches. */
function groupsWith(matches: Int32Array, least: number): Int32Array {
  const groups = int32Column(matches.length);
  let size = 0;
  for (let group = 0; group < matches.length; group += 1) {
    if ((matches[group] as number) < least) continue;
    groups[size] = group;
    size += 1;
  }
  return groups.subarray(0, size);
}

/** A column whose ranks and percentiles are computed when they are first read. */
class LazyColumn implements AcrossColumn {
  #ranks: Ranks | undefined;
  #percentile: Float64Array | undefined;

  /** Values may be whole numbers that were divided by `divisor`. */
  constructor(
    readonly values: Float64Array,
    private readonly divisor: number,
    private readonly ranker: ColumnRanker,
  ) {}

  get order(): Int32Array {
    return this.#ranked().order;
  }

  get rank(): Int32Array {
    return this.#ranked().rank;
  }

  get percentile(): Float64Array {
    return (this.#percentile ??= percentilesOf(this));
  }

  /** Returns the column once it has its ranks. */
  ranked(): this {
    this.#ranked();
    return this;
  }

  #ranked(): Ranks {
    return (this.#ranks ??= this.ranker.rank(this.values, this.divisor));
  }
}

/** The columns of a result, each computed when it is first read. */
class ResultColumns {
  readonly #columns: (LazyColumn | undefined)[] = [];
  readonly #matches: (Int32Array | undefined)[] = [];
  readonly #ofMatches: MatchValues | undefined;
  readonly #ranker = new ColumnRanker();
  #sequences: Sequences | undefined;

  constructor(
    private readonly state: AcrossState,
    private readonly ofGroups: GroupValues,
    private readonly measures: readonly Measure[],
    private readonly rowGroups: Int32Array,
    /** The matches of each row, whether or not they supply a code. */
    private readonly allMatches: Int32Array,
  ) {
    this.#ofMatches = measures.some(isOfMatches) ? new MatchValues(state) : undefined;
  }

  column(n: number, m: number): LazyColumn {
    const at = n * this.measures.length + m;
    return (this.#columns[at] ??= this.#columnOf(n, this.measures[m] ?? 'total'));
  }

  #columnOf(n: number, measure: Measure): LazyColumn {
    const { plan } = this.state;
    const isSum = measure === 'total' && !isRatio(plan, n);
    return new LazyColumn(this.#compute(n, measure), isSum ? (plan.divisors[n] as number) : 1, this.#ranker);
  }

  matchesOf(n: number): Int32Array {
    return (this.#matches[n] ??= this.#computeMatches(n));
  }

  #computeMatches(n: number): Int32Array {
    const ofGroups = this.ofGroups.matchesOf(n);
    return ofGroups === this.ofGroups.matches() ? this.allMatches : pickCounts(ofGroups, this.rowGroups);
  }

  #compute(n: number, measure: Measure): Float64Array {
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

/** Returns the keys of a dimension, row by row. A row is a label, or a group and part. */
function keysOf({ groups, parts, labels }: AcrossState, dimension: Dimension, rows: Int32Array): Int32Array {
  const column = int32Column(rows.length);
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

/** A table apart from its columns. */
type TableHead = Pick<AcrossTable, 'codes' | 'measures' | 'by' | 'rows' | 'keys' | 'matches' | 'seconds'>;

/** What the columns of a table are read from. */
interface TableColumns {
  readonly column: (n: number, m: number) => AcrossColumn;
  readonly matchesOf: (n: number) => Int32Array;
}

const tableOf = (head: TableHead, { column, matchesOf }: TableColumns): AcrossTable => ({
  ...head,
  matchesOf: (n, row) => matchesOf(n)[row] ?? 0,
  column,
  value: (n, m, row) => orUndefined(column(n, m).values[row]),
  order: (n, m, row) => column(n, m).order[row] ?? 0,
  rank: (n, m, row) => column(n, m).rank[row] ?? 0,
  percentile: (n, m, row) => orUndefined(column(n, m).percentile[row]),
});

function resultOf(state: AcrossState): { readonly head: TableHead; readonly columns: ResultColumns } {
  const { query, plan } = state;
  const ofGroups = new GroupValues(state);
  const allMatches = ofGroups.matches();
  const rowGroups = groupsWith(allMatches, Math.max(1, query.minMatches ?? 1));
  const matches = pickCounts(allMatches, rowGroups);
  const by = dimensionsOf(query);
  const measures = measuresOf(query);
  return {
    head: {
      codes: plan.codes,
      measures,
      by,
      rows: rowGroups.length,
      keys: Object.fromEntries(by.map((dimension) => [dimension, keysOf(state, dimension, rowGroups)])),
      matches,
      seconds: Int32Array.from(pick(ofGroups.seconds(), rowGroups)),
    },
    columns: new ResultColumns(state, ofGroups, measures, rowGroups, matches),
  };
}

/** Returns the table of what was added so far. Its columns are computed when they are first read. */
export function acrossTable(state: AcrossState): AcrossTable {
  const { head, columns } = resultOf(state);
  return tableOf(head, { column: (n, m) => columns.column(n, m), matchesOf: (n) => columns.matchesOf(n) });
}

/**
 * Returns the same table with all its columns, one computed in each step. It holds nothing of the seasons, so that it
 * can be kept when they are not.
 */
export function* computedTable(state: AcrossState): Generator<undefined, AcrossTable, undefined> {
  const { head, columns } = resultOf(state);
  yield;
  const computed: AcrossColumn[][] = [];
  const matches: Int32Array[] = [];
  for (const n of head.codes.keys()) {
    matches.push(columns.matchesOf(n));
    const ofCode: AcrossColumn[] = [];
    computed.push(ofCode);
    for (const m of head.measures.keys()) {
      ofCode.push(columns.column(n, m).ranked());
      yield;
    }
  }
  return tableOf(head, {
    column: (n, m) => computed[n]?.[m] as AcrossColumn,
    matchesOf: (n) => matches[n] as Int32Array,
  });
}
