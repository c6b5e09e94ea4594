import type { Match } from '../match.js';
import {
  boxScoreDerivation,
  RESULT_BEHINDS,
  RESULT_BITS,
  RESULT_GOALS,
  type Combination,
  type Derivation,
} from '../metrics/box-score.js';
import type { StatisticLevel } from '../metrics/metric.js';
import type { Plan } from '../metrics/plan.js';
import { narrowsActs, type ActFilter } from '../query/filter.js';
import type { ResultTable } from '../query/result-table.js';
import { boxScoreCodes, NO_STATISTIC } from '../vocabulary/box-score.js';
import { sides, type Side, type SideIndex } from '../vocabulary/sides.js';

/** What is known of a player or squad: values by source, and a bit for each that is known. */
interface KnownValues {
  readonly bits: number;
  readonly values: readonly number[];
}

const WIDTH = boxScoreCodes.length;

/** Whether a filter selects the whole match, for any squad. A box score has nothing else. */
export const isWholeMatch = ({
  periods = [],
  zones = [],
  fromPeriodSeconds,
  toPeriodSeconds,
  lastXSeconds,
  ...acts
}: ActFilter): boolean =>
  !narrowsActs(acts) &&
  periods.length === 0 &&
  zones.length === 0 &&
  fromPeriodSeconds === undefined &&
  toPeriodSeconds === undefined &&
  lastXSeconds === undefined;

function ofSlot({ boxScore }: Match, slot: number): KnownValues {
  const values = Array.from(boxScore.subarray(slot * WIDTH, (slot + 1) * WIDTH));
  return {
    values,
    bits: values.reduce((bits, value, source) => (value === NO_STATISTIC ? bits : bits | (1 << source)), 0),
  };
}

/**
 * Adds up the players of a squad. A statistic is known if every player who has a line has it. The result has the score.
 */
function ofSquad(match: Match, side: SideIndex): KnownValues {
  const [from, to] = side === 0 ? [0, match.homePlayers] : [match.homePlayers, match.persons.length];
  const players = Array.from({ length: to - from }, (_, n) => ofSlot(match, from + n)).filter(({ bits }) => bits !== 0);
  const sums = boxScoreCodes.map((_, source) => players.reduce((sum, { values }) => sum + (values[source] ?? 0), 0));
  const bits = players.length === 0 ? 0 : players.reduce((all, player) => all & player.bits, 2 ** WIDTH - 1);
  const { result } = match.details();
  if (result === undefined) return { bits, values: sums };
  const { goals, behinds } = result[sides[side]];
  const values = [...sums];
  [values[RESULT_GOALS], values[RESULT_BEHINDS]] = [goals, behinds];
  return { bits: bits | RESULT_BITS, values };
}

const sumOf = ({ terms, divisor }: Combination, values: readonly number[]): number =>
  terms.reduce((sum, [source, weight]) => sum + weight * (values[source] ?? 0), 0) / divisor;

/** Whether statistics contradict each other: a count is less than 0. */
const isImpossible = ({ terms }: Combination, sum: number): boolean => terms.length > 1 && sum < 0;

/** Returns a value. **Empty**: NaN if it is a ratio over nothing, or a difference below 0 of counts. */
function valueOf({ of, to, scale }: Derivation, values: readonly number[]): number {
  const sum = sumOf(of, values);
  if (isImpossible(of, sum)) return NaN;
  if (to === undefined) return sum;
  const under = sumOf(to, values);
  return under > 0 ? (scale * sum) / under : NaN;
}

function fillFrom(table: ResultTable, { lacks }: Match, known: readonly KnownValues[]): void {
  const { level, codes, needs } = table.plan;
  for (const [n, code] of codes.entries()) {
    if (((needs[n] ?? 0) & lacks) === 0) continue;
    const found = known.map(({ bits, values }) => {
      const derivation = boxScoreDerivation(level, code, bits);
      return derivation === undefined ? NaN : valueOf(derivation, values);
    });
    if (!found.every(Number.isNaN)) table.supply(n, Float64Array.from(found));
  }
}

/** Fills a table of results from the box score of a match, and returns it. */
export interface BoxScoreFilling {
  /** A plan of its own for the table, so that the table is not filled again without a box score. */
  readonly plan: Plan;
  readonly players: (table: ResultTable, firstSlot: number) => ResultTable;
  /** Fills the columns of squads, or those of their opponents if they are swapped. */
  readonly squads: (table: ResultTable, of: readonly Side[], swapped: boolean) => ResultTable;
}

/**
 * Returns how a table is completed from the box score of a match: metrics that its transactions do not supply, and no
 * others, so that each number has one source. **Empty**: `undefined` if the filter selects a part of the match.
 */
export function boxScoreFilling(match: Match, plan: Plan, filter: ActFilter): BoxScoreFilling | undefined {
  if (!isWholeMatch(filter)) return undefined;
  const filled = (table: ResultTable, known: readonly KnownValues[]): ResultTable => {
    fillFrom(table, match, known);
    return table;
  };
  return {
    plan: { ...plan },
    players: (table, firstSlot) =>
      filled(
        table,
        Array.from({ length: table.columns }, (_, column) => ofSlot(match, firstSlot + column)),
      ),
    squads: (table, of, swapped) =>
      filled(
        table,
        of.map((side) => ofSquad(match, (side === 'home') === swapped ? 1 : 0)),
      ),
  };
}

/**
 * Returns the sources of a box score that are known of each player who has a line, and of each squad, as bits.
 * **Empty**: no players and no squads without a box score.
 */
export function boxScoreBits(match: Match): Readonly<Record<StatisticLevel, readonly number[]>> {
  if (match.boxScore.length === 0) return { player: [], squad: [] };
  const players = Array.from(match.persons, (_, slot) => ofSlot(match, slot).bits).filter((bits) => bits !== 0);
  return { player: players, squad: [ofSquad(match, 0).bits, ofSquad(match, 1).bits] };
}
