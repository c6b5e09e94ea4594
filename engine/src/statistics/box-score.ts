import type { Match } from '../match.js';
import { boxScoreDerivation, derivedValue } from '../metrics/box-score.js';
import type { StatisticLevel } from '../metrics/metric.js';
import type { Plan } from '../metrics/plan.js';
import { boxScoreOfSlot, boxScoreOfSquad, isWholeMatch, type KnownValues } from '../query/box-score.js';
import type { ActFilter } from '../query/filter.js';
import type { ResultTable } from '../query/result-table.js';
import type { Side } from '../vocabulary/sides.js';

function fillFrom(table: ResultTable, { lacks }: Match, known: readonly KnownValues[]): void {
  const { level, codes, needs } = table.plan;
  for (const [n, code] of codes.entries()) {
    if (((needs[n] ?? 0) & lacks) === 0) continue;
    const found = known.map(({ bits, values }) => {
      const derivation = boxScoreDerivation(level, code, bits);
      return derivation === undefined ? NaN : derivedValue(derivation, values);
    });
    if (!found.every(Number.isNaN)) table.supply(n, Float64Array.from(found));
  }
}

/** Functions that fill a result table from a match's box score, and return it. */
export interface BoxScoreFilling {
  /** A copy of the plan, so that tables of queries without a box score are not reused for it. */
  readonly plan: Plan;
  readonly players: (table: ResultTable, firstSlot: number) => ResultTable;
  /** Fills the columns of the squads. If they are swapped, fills them with the numbers of the opponents. */
  readonly squads: (table: ResultTable, of: readonly Side[], swapped: boolean) => ResultTable;
}

/**
 * Returns functions that complete a table from a match's box score, but only with metrics that the transactions do not
 * supply, so that each number has one source. **Empty**: `undefined` if the filter selects part of the match.
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
        Array.from({ length: table.columns }, (_, column) => boxScoreOfSlot(match, firstSlot + column)),
      ),
    squads: (table, of, swapped) =>
      filled(
        table,
        of.map((side) => boxScoreOfSquad(match, (side === 'home') === swapped ? 1 : 0)),
      ),
  };
}

/**
 * Returns the known box score sources of each player with a line, and of each squad, as bits.
 * **Empty**: no players and no squads without a box score.
 */
export function boxScoreBits(match: Match): Readonly<Record<StatisticLevel, readonly number[]>> {
  if (match.boxScore.length === 0) return { player: [], squad: [] };
  const players = Array.from(match.persons, (_, slot) => boxScoreOfSlot(match, slot).bits).filter((bits) => bits !== 0);
  return { player: players, squad: [boxScoreOfSquad(match, 0).bits, boxScoreOfSquad(match, 1).bits] };
}
