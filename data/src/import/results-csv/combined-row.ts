import { hasPointsOnly } from '@goalsquare/engine';
import { moreDetailed, type Scores } from '../scores.js';
import type { ResultRow } from './rows.js';

export const swappedScore = (score: Scores): Scores =>
  hasPointsOnly(score)
    ? { home: score.away, away: score.home }
    : {
        home: score.away,
        away: score.home,
        ...(score.periods && { periods: score.periods.map((one) => ({ ...one, home: one.away, away: one.home })) }),
      };

export function swapped(row: ResultRow): ResultRow {
  const { home, away, score } = row;
  return { ...row, home: away, away: home, ...(score && { score: swappedScore(score) }) };
}

/** Returns the more detailed of two scores. */
const scoreOfBoth = (first: ResultRow['score'], other: ResultRow['score']): ResultRow['score'] =>
  first === undefined || other === undefined ? (first ?? other) : moreDetailed(first, other);

/** Returns a row completed from another row. The row with a result takes precedence. */
export function combined(row: ResultRow, other: ResultRow): ResultRow {
  const isOtherFirst = row.score === undefined && other.score !== undefined;
  const [first, second] = isOtherFirst ? [other, row] : [row, other];
  const start = {
    ...second.start,
    ...first.start,
    ...(first.start.local?.time === undefined &&
      second.start.local?.date === first.start.local?.date &&
      second.start.local && { local: second.start.local }),
  };
  const { byPlayer: _, ...facts } = first;
  return {
    ...facts,
    matchId: first.matchId ?? second.matchId,
    start,
    venue: first.venue ?? second.venue,
    score: scoreOfBoth(first.score, second.score),
    attendance: first.attendance ?? second.attendance,
    ...(first.byPlayer && second.byPlayer && { byPlayer: true }),
  };
}
