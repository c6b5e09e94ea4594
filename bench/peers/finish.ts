import {
  bases,
  basesOf,
  metricOf,
  type Formula,
  type Linear,
  type MetricCode,
  type StatisticLevel,
} from '@goalsquare/engine';
import { BASES, type Meta } from '../contributions.js';
import type { Question } from '../questions.js';

/** An engine's answer to a question, for comparison. NaN is an absent value. */
export interface Answer {
  readonly codes: number;
  readonly columns: number;
  readonly value: (code: number, column: number) => number;
  readonly order: (code: number, column: number) => number;
  readonly rank: (code: number, column: number) => number;
}

interface Weighted {
  readonly base: number;
  readonly weight: number;
}
interface Sum {
  readonly terms: readonly Weighted[];
  readonly divisor: number;
}
interface Ready {
  readonly of: Sum;
  readonly to: Sum | undefined;
  readonly scale: number;
}

const baseNumbers = new Map(bases.map(({ code, index }) => [code, index]));
const numberOf = (code: (typeof bases)[number]['code']): number => baseNumbers.get(code) ?? -1;

const formulasOf = (level: StatisticLevel, codes: readonly MetricCode[]): readonly Formula[] =>
  codes.flatMap((code) => metricOf(code).formula[level] ?? []);

/** Returns the bases that metrics of a level read, in ascending order. */
export const basesRead = (level: StatisticLevel, codes: readonly MetricCode[]): readonly number[] =>
  [...new Set(formulasOf(level, codes).flatMap(basesOf).map(numberOf))].sort((a, b) => a - b);

const sumOf = ({ weights, divisor }: Linear): Sum => ({
  terms: [...weights].map(([base, weight]) => ({ base: numberOf(base), weight })),
  divisor,
});

const readyOf = (formula: Formula): Ready =>
  formula.is === 'linear'
    ? { of: sumOf(formula), to: undefined, scale: 1 }
    : { of: sumOf(formula.of), to: sumOf(formula.to), scale: formula.scale };

/** The array in which a peer adds up its selection: `totals[base * width + column]`. `begin` empties it. */
export interface Totals {
  readonly width: number;
  readonly values: Float64Array;
}

/**
 * Computes formulas, order and rank from totals, in the same plain JavaScript for every peer. **Shape**: totals are by
 * slot for players, and by side for squads.
 */
export class Finish {
  readonly #formulas: readonly Ready[];
  #totals = new Float64Array(0);

  constructor(private readonly question: Question) {
    this.#formulas = formulasOf(question.level, question.codes).map(readyOf);
  }

  /** Returns totals for a match, all of them 0. */
  begin(meta: Meta): Totals {
    const width = this.question.level === 'squad' ? 2 : meta.persons.length;
    if (this.#totals.length < BASES * width) this.#totals = new Float64Array(BASES * width);
    else this.#totals.fill(0);
    return { width, values: this.#totals };
  }

  /** Computes values, orders and ranks from totals. */
  answer(totals: Totals, meta: Meta): Answer {
    const columns = this.#columnsOf(meta);
    const size = this.#formulas.length * columns.length;
    const values = new Float64Array(size);
    const orders = new Uint8Array(size);
    const ranks = new Uint8Array(size);
    for (const [n, formula] of this.#formulas.entries()) {
      const from = n * columns.length;
      for (let c = 0; c < columns.length; c += 1) values[from + c] = valueOf(formula, totals, columns[c] as number);
      place(values, from, columns.length, orders, ranks);
    }
    const at =
      (of: Float64Array | Uint8Array) =>
      (code: number, column: number): number =>
        of[code * columns.length + column] as number;
    return {
      codes: this.#formulas.length,
      columns: columns.length,
      value: at(values),
      order: at(orders),
      rank: at(ranks),
    };
  }

  /** Returns the columns of the totals for the persons or squads of the question. */
  #columnsOf({ persons, homePlayers }: Meta): readonly number[] {
    const {
      level,
      ask: { team },
      context,
    } = this.question;
    if (level === 'squad') {
      const own = team === undefined ? [0, 1] : team === 'home' ? [0] : [1];
      return context === 'Against' ? own.map((side) => 1 - side) : own;
    }
    const [first, end] =
      team === undefined ? [0, persons.length] : team === 'home' ? [0, homePlayers] : [homePlayers, persons.length];
    return Array.from({ length: end - first }, (_, n) => first + n);
  }
}

function valueOf({ of, to, scale }: Ready, totals: Totals, column: number): number {
  const top = total(of, totals, column);
  if (to === undefined) return top;
  const bottom = total(to, totals, column);
  return bottom === 0 ? NaN : (scale * top) / bottom;
}

function total({ terms, divisor }: Sum, { values, width }: Totals, column: number): number {
  let sum = 0;
  for (const { base, weight } of terms) sum += weight * (values[base * width + column] as number);
  return sum / divisor;
}

/** Sorts the columns that have a value, greatest first, and writes their order and rank. */
function place(values: Float64Array, from: number, count: number, orders: Uint8Array, ranks: Uint8Array): void {
  const line = Array.from({ length: count }, (_, column) => column)
    .filter((column) => !Number.isNaN(values[from + column]))
    .sort((a, b) => (values[from + b] as number) - (values[from + a] as number));
  let [order, rank, last] = [0, 0, NaN];
  for (const [at, column] of line.entries()) {
    const value = values[from + column] as number;
    if (value !== last) {
      order += 1;
      rank = at + 1;
      last = value;
    }
    orders[from + column] = order;
    ranks[from + column] = rank;
  }
}
