import type { Plan } from '../../../metrics/plan.js';
import type { AcrossState } from '../scan/across-state.js';
import type { Operand } from '../scan/box-score-tallies.js';
import { differencesOf, isRatio, valueOf, valuesOf, type SumColumns } from './code-values.js';
import type { Measure } from '../question/statistics-query.js';
import type { Tally } from '../scan/tally.js';
import { withoutNoise } from './without-noise.js';

const SECONDS_PER_100_MINUTES = 6000;

/*
 * Plain loops over one kind of column: they run once for every code and group, where `map` is several times slower.
 * `as number` marks an index that is in bounds by construction.
 */

function addCounts(column: Int32Array, into: Int32Array): void {
  for (let group = 0; group < into.length; group += 1)
    into[group] = (into[group] as number) + (column[group] as number);
}

function addNumbers(column: Float64Array, into: Float64Array): void {
  for (let group = 0; group < into.length; group += 1)
    into[group] = (into[group] as number) + (column[group] as number);
}

function difference(column: Float64Array, other: Float64Array): Float64Array {
  const differences = new Float64Array(column.length);
  for (let group = 0; group < differences.length; group += 1)
    differences[group] = (column[group] as number) - (other[group] as number);
  return differences;
}

/**
 * Multiplies sums by a factor, and divides them by a column times a divisor. **Empty**: NaN if the denominator is 0.
 */
function divide(sums: Float64Array, column: Float64Array | Int32Array, divisor: number, factor: number): Float64Array {
  const values = new Float64Array(sums.length);
  for (let group = 0; group < values.length; group += 1) {
    const under = divisor * (column[group] as number);
    values[group] = under === 0 ? NaN : ((sums[group] as number) * factor) / under;
  }
  return values;
}

/**
 * Computes the measures of groups that follow from their sums. **Shape**: columns by group and part or, if rows are
 * labels, by label.
 */
export class GroupValues {
  readonly #size: number;
  readonly #tallies: readonly Tally[];
  readonly #allMatches: Int32Array;

  constructor(private readonly state: AcrossState) {
    this.#size = state.labels?.size ?? state.groups.size * state.parts.length;
    this.#tallies = state.tallies.all;
    for (const tally of this.#tallies) tally.reserve(this.#size);
    this.#allMatches = this.#matchesIn(this.#tallies);
  }

  /** Returns the number of matches of each group, whether or not they supply a code. */
  matches(): Int32Array {
    return this.#allMatches;
  }

  /** Returns the seconds of each group, over matches whose source captures them. */
  seconds(): Float64Array {
    return this.#secondsIn(this.#timed(this.#tallies));
  }

  /** Returns the number of matches in each group that supply a code. */
  matchesOf(n: number): Int32Array {
    const supplying = this.#supplying(n);
    const more = this.state.boxScores.of('own', n);
    if (more === undefined && supplying.length === this.#tallies.length) return this.#allMatches;
    const matches = this.#matchesIn(supplying);
    more?.matches.forEach((count, group) => {
      matches[group] = (matches[group] as number) + count;
    });
    return matches;
  }

  /** Returns a measure of a code. **Empty**: NaN for missing values. */
  values(n: number, measure: Measure): Float64Array {
    const { plan, query } = this.state;
    switch (measure) {
      case 'perMatch':
        return isRatio(plan, n) ? this.#totals(n) : this.#perMatch(n);
      case 'per100Minutes':
        return isRatio(plan, n) ? this.#none() : this.#per100Minutes(n);
      case 'share':
        return query.level === 'player' || (query.context ?? 'For') === 'For' ? this.#shares(n) : this.#none();
      default:
        return this.#totals(n);
    }
  }

  /**
   * Returns the tallies of matches with a known and meaningful time: time on the ground or, for squads, playing time.
   */
  #timed(tallies: readonly Tally[]): readonly Tally[] {
    return tallies.filter(({ lacks }) => (lacks & this.state.secondsNeed) === 0);
  }

  #secondsIn(tallies: readonly Tally[]): Float64Array {
    const seconds = new Float64Array(this.#size);
    for (const tally of tallies) addNumbers(tally.seconds, seconds);
    return seconds;
  }

  /** Returns the number of matches of each group and part. A row that is a label has the matches of its group. */
  #matchesIn(tallies: readonly Tally[]): Int32Array {
    const { groups, parts, labels } = this.state;
    const matches = new Int32Array(groups.size * parts.length);
    for (const tally of tallies) addCounts(tally.matches, matches);
    if (labels === undefined) return matches;
    const ofLabels = new Int32Array(labels.size);
    for (let label = 0; label < labels.size; label += 1)
      ofLabels[label] = matches[labels.groups[label] as number] as number;
    return ofLabels;
  }

  #none(): Float64Array {
    return new Float64Array(this.#size).fill(NaN);
  }

  #supplying(n: number, needs = this.state.plan.needs): readonly Tally[] {
    const need = needs[n] ?? 0;
    if (need === 0) return this.#tallies;
    return this.#tallies.filter(({ lacks }) => (need & lacks) === 0);
  }

  /** Returns the sums of a code over tallies, without box scores. */
  #sums(operand: Operand, n: number, tallies: readonly Tally[]): SumColumns {
    const plan = this.#planOf(operand);
    const add = (sum: number): Float64Array => {
      const only = tallies.length === 1 ? tallies[0]?.[operand] : undefined;
      if (only !== undefined) return only.sumOf(sum, this.#size);
      const column = new Float64Array(this.#size);
      for (const tally of tallies) tally[operand]?.addSum(sum, this.#size, column);
      return column;
    };
    return {
      of: add(plan.sums[n] as number),
      to: isRatio(plan, n) ? add(plan.divideBy[n] as number) : undefined,
    };
  }

  #planOf(operand: Operand): Plan {
    const { plan, tallies } = this.state;
    return operand === 'squad' ? (tallies.plans.squad ?? plan) : plan;
  }

  /** Returns a code's sums including box scores. **Empty**: 0 if no match supplies the code. */
  #allSums(operand: Operand, n: number, tallies: readonly Tally[]): SumColumns {
    const sums = this.#sums(operand, n, tallies);
    const more = this.state.boxScores.of(operand, n);
    if (more === undefined) return sums;
    return {
      of: sums.of.map((sum, group) => sum + (more.of[group] as number)),
      to: sums.to?.map((sum, group) => sum + (more.to?.[group] ?? 0)),
    };
  }

  #values(n: number): Float64Array {
    const { plan, tallies } = this.state;
    const own = this.#allSums('own', n, this.#supplying(n));
    const other = tallies.plans.hasOther ? this.#allSums('other', n, this.#supplying(n)) : undefined;
    return other === undefined ? valuesOf(plan, n, own) : differencesOf(plan, n, own, other);
  }

  #totals(n: number): Float64Array {
    const matches = this.matchesOf(n);
    const own = this.#values(n);
    return matches.includes(0) ? own.map((value, group) => (matches[group] === 0 ? NaN : value)) : own;
  }

  #perMatch(n: number): Float64Array {
    const { plan, tallies } = this.state;
    const own = this.#allSums('own', n, this.#supplying(n)).of;
    const sums = tallies.plans.hasOther ? difference(own, this.#allSums('other', n, this.#supplying(n)).of) : own;
    return divide(sums, this.matchesOf(n), plan.divisors[n] as number, 1);
  }

  /** Returns values per 100 minutes. Matches with unknown time do not count, nor do their values. */
  #per100Minutes(n: number): Float64Array {
    const { plan, tallies } = this.state;
    const timed = this.#timed(this.#supplying(n));
    const own = this.#sums('own', n, timed).of;
    const sums = tallies.plans.hasOther ? difference(own, this.#sums('other', n, timed).of) : own;
    return divide(sums, this.#secondsIn(timed), plan.divisors[n] as number, SECONDS_PER_100_MINUTES);
  }

  /** Returns shares. Only matches that supply the code both for the rows and for their squads count. */
  #shares(n: number): Float64Array {
    const { plan, tallies } = this.state;
    const { squad } = tallies.plans;
    const code = plan.codes[n];
    const at = squad === undefined || code === undefined ? -1 : squad.codes.indexOf(code);
    if (squad === undefined || at < 0) return this.#none();
    const supplying = this.#supplying(n).filter(({ lacks }) => ((squad.needs[at] as number) & lacks) === 0);
    const [own, all] = [this.#allSums('own', n, supplying), this.#allSums('squad', at, supplying)];
    return own.of.map((sum, group) => {
      const value = valueOf(plan, n, sum, own.to?.[group]);
      const whole = valueOf(squad, at, all.of[group] as number, all.to?.[group]);
      return whole === 0 ? NaN : withoutNoise((100 * value) / whole);
    });
  }
}
