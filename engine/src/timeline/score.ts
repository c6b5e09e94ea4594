import type { TransactionColumns } from '../columns/transactions.js';
import type { Result } from '../log/entry.js';
import type { OfficialScore } from '../log/header.js';
import { hasPointsOnly } from '../log/result-points.js';
import { opponent, sides, type SideIndex } from '../vocabulary/sides.js';
import { scorePoints } from '../vocabulary/scores.js';
import { transactionTypeList } from '../vocabulary/transactions.js';
import type { Row } from './row.js';

/** Points, goals and behinds (including rushed behinds). **Empty**: only points if the source does not divide them. */
export interface Tally {
  readonly goals?: number;
  readonly behinds?: number;
  readonly points: number;
}

type DividedTally = Required<Tally>;

/** One squad's score in a period and up to its end. */
export interface PeriodTally extends DividedTally {
  readonly period: number;
  readonly cumulative: DividedTally;
}

/** The score of a match: the periods and totals of both squads, and the running score. */
export interface Score {
  readonly totals: readonly [Tally, Tally];
  readonly periods: readonly [readonly PeriodTally[], readonly PeriodTally[]];
  /** Home and away points after each row. */
  readonly running: { readonly home: Uint16Array; readonly away: Uint16Array };
}

const nothing: DividedTally = { goals: 0, behinds: 0, points: 0 };

const plus = (tally: DividedTally, { play }: Pick<Row, 'play'>): DividedTally => {
  if (play.is !== 'score') return tally;
  const goal = play.result === 'GOAL' ? 1 : 0;
  return {
    goals: tally.goals + goal,
    behinds: tally.behinds + 1 - goal,
    points: tally.points + scorePoints[play.result],
  };
};

/** Returns each squad's total score: from the result or, without one, from the transactions. */
export function totalsOf(
  { codes, sides: acting }: Pick<TransactionColumns, 'codes' | 'sides'>,
  result?: Result,
): Score['totals'] {
  if (result !== undefined) return scoreOfResult(result).totals;
  const totals: [DividedTally, DividedTally] = [nothing, nothing];
  for (let at = 0; at < codes.length; at += 1) {
    const [type, side] = [transactionTypeList[codes[at] as number], acting[at]];
    if (type?.play.is === 'score' && (side === 0 || side === 1)) totals[side] = plus(totals[side], type);
  }
  return totals;
}

/**
 * Returns the score of a match. `periods` are those that have begun. A match without transactions has the score of its
 * `result`. **Empty**: nil for both squads.
 */
export function scoreOf(rows: readonly Row[], periods: readonly number[], result?: Result): Score {
  if (result !== undefined) return scoreOfResult(result);
  const running = { home: new Uint16Array(rows.length), away: new Uint16Array(rows.length) };
  const totals: [DividedTally, DividedTally] = [nothing, nothing];
  rows.forEach((row, at) => {
    if (row.side !== undefined) totals[row.side] = plus(totals[row.side], row);
    running.home[at] = totals[0].points;
    running.away[at] = totals[1].points;
  });
  const ofSide = (side: SideIndex): readonly PeriodTally[] => {
    let cumulative = nothing;
    return periods.map((period) => {
      const scores = rows.filter((row) => row.side === side && row.period === period && row.play.is === 'score');
      cumulative = scores.reduce(plus, cumulative);
      return { period, ...scores.reduce(plus, nothing), cumulative };
    });
  };
  return { totals, periods: [ofSide(0), ofSide(1)], running };
}

const sum = (a: DividedTally, b: DividedTally): DividedTally => ({
  goals: a.goals + b.goals,
  behinds: a.behinds + b.behinds,
  points: a.points + b.points,
});
const tallyOf = ({ goals, behinds }: OfficialScore['home']): DividedTally => ({
  goals,
  behinds,
  points: goals * scorePoints.GOAL + behinds * scorePoints.BEHI,
});

function scoreOfResult(result: Result): Score {
  const ofSide = (side: SideIndex): readonly PeriodTally[] => {
    let cumulative = nothing;
    return (result.periods ?? []).map(({ period, ...given }) => {
      const tally = tallyOf(given[sides[side]]);
      cumulative = sum(cumulative, tally);
      return { period, ...tally, cumulative };
    });
  };
  return {
    totals: hasPointsOnly(result) ? [result.home, result.away] : [tallyOf(result.home), tallyOf(result.away)],
    periods: [ofSide(0), ofSide(1)],
    running: { home: new Uint16Array(0), away: new Uint16Array(0) },
  };
}

/** Returns the points by which a squad leads. */
export const marginOf = (tallies: readonly [Tally, Tally], side: SideIndex): number =>
  tallies[side].points - tallies[opponent(side)].points;
