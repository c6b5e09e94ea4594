import type { OfficialScore } from '../log/header.js';
import type { TransactionColumns } from '../columns/transactions.js';
import { transactionFlags } from '../log/transaction-members.js';
import type { MatchDetails } from '../match.js';
import { NO_SIDE, sides, type Side } from '../vocabulary/sides.js';
import {
  transactionCodes,
  transactionTypes,
  type TransactionCode,
  type TransactionType,
} from '../vocabulary/transactions.js';

/** Goals and behinds, including rushed behinds. */
export type GoalsAndBehinds = OfficialScore['home'];

/** A squad's score that differs from the official one. **Empty**: no period if the official score has only totals. */
export interface ScoreDifference {
  readonly side: Side;
  readonly period?: number;
  readonly official: GoalsAndBehinds;
  readonly counted: GoalsAndBehinds;
}

/** The members of a transaction that a score is counted from. */
export interface Scoring {
  readonly code: TransactionCode;
  readonly period: number;
  readonly side?: Side | undefined;
}

/** A score of a squad, and whether it was inferred. */
interface InferredScoring extends Scoring {
  readonly side: Side;
  readonly isInferred: boolean;
}

const inferredBit = transactionFlags.find(([flag]) => flag === 'inferred')?.[1] ?? 0;

const nil: GoalsAndBehinds = { goals: 0, behinds: 0 };

function countedIn(transactions: Iterable<Scoring>, side: Side, period: number | undefined): GoalsAndBehinds {
  let { goals, behinds } = nil;
  for (const transaction of transactions) {
    if (transaction.side !== side || (period !== undefined && transaction.period !== period)) continue;
    const { play }: TransactionType = transactionTypes[transaction.code];
    if (play.is !== 'score') continue;
    if (play.result === 'GOAL') goals += 1;
    else behinds += 1;
  }
  return { goals, behinds };
}

const isEqual = (one: GoalsAndBehinds, other: GoalsAndBehinds): boolean =>
  one.goals === other.goals && one.behinds === other.behinds;

/**
 * Compares the score that transactions add up to with the official one: by period, if its periods are known. Periods
 * that only the transactions have are nil in the official score. **Empty**: an empty list if the scores are equal.
 */
export function scoreDifferences(
  official: OfficialScore,
  transactions: readonly Scoring[],
): readonly ScoreDifference[] {
  const compared = (side: Side, score: GoalsAndBehinds, period?: number): readonly ScoreDifference[] => {
    const counted = countedIn(transactions, side, period);
    return isEqual(score, counted) ? [] : [{ side, ...(period !== undefined && { period }), official: score, counted }];
  };
  const { periods } = official;
  if (periods === undefined) return sides.flatMap((side) => compared(side, official[side]));
  const last = transactions.reduce((most, { period }) => Math.max(most, period), periods.length);
  return Array.from({ length: last }, (_, at) => at + 1).flatMap((period) =>
    sides.flatMap((side) => compared(side, periods[period - 1]?.[side] ?? nil, period)),
  );
}

/** Comparison of a match's score with the official one. */
export interface ScoreCheck {
  /**
   * `result`: the score is the official one, since no transactions are known. `equal` and `different`: it is counted
   * from transactions. `unchecked`: no official score is known.
   */
  readonly is: 'result' | 'equal' | 'different' | 'unchecked';
  /** Whether the official score was compared by period. */
  readonly byPeriod: boolean;
  /** Rushed behinds that follow only from the official score. */
  readonly inferred: readonly { readonly side: Side; readonly period: number; readonly behinds: number }[];
  readonly differences: readonly ScoreDifference[];
}

/** Returns the scoring transactions of a match, and whether each is inferred. */
const scoringOf = ({ codes, sides: acting, periods, flags }: TransactionColumns): readonly InferredScoring[] =>
  Array.from(codes).flatMap((index, at) => {
    const [code, side] = [transactionCodes[index], sides[acting[at] ?? NO_SIDE]];
    if (code === undefined || side === undefined || transactionTypes[code].play.is !== 'score') return [];
    return { code, side, period: periods[at] ?? 0, isInferred: ((flags[at] ?? 0) & inferredBit) !== 0 };
  });

/** Compares the score of a match with the official one. */
export function scoreCheckOf({ header, transactions, result }: MatchDetails): ScoreCheck {
  if (result !== undefined)
    return { is: 'result', byPeriod: result.periods !== undefined, inferred: [], differences: [] };
  const scoring = scoringOf(transactions);
  const added = new Map<string, { side: Side; period: number; behinds: number }>();
  for (const { isInferred, side, period } of scoring) {
    if (!isInferred) continue;
    const key = `${period} ${side}`;
    added.set(key, { side, period, behinds: (added.get(key)?.behinds ?? 0) + 1 });
  }
  const { officialScore } = header;
  const differences = officialScore === undefined ? [] : scoreDifferences(officialScore, scoring);
  return {
    is: officialScore === undefined ? 'unchecked' : differences.length === 0 ? 'equal' : 'different',
    byPeriod: officialScore?.periods !== undefined,
    inferred: [...added.values()],
    differences,
  };
}
