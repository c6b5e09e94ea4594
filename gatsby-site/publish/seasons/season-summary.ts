import { roundTo } from '@goalsquare/engine';
import type { SheetLadder, SheetMove, SheetResult, SheetSummary } from '../../src/seasons/season-sheet.js';

/** How many of the closest matches, and of the most decisive, a summary names. */
const NAMED = 5;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const pointsOf = ({ home, away }: SheetResult): number => home.points + away.points;

/**
 * Returns how far each squad moved between the third ladder, by which the first results have settled, and the last.
 * Squads that rose furthest come first.
 */
function movesOf(ladders: readonly SheetLadder[]): readonly SheetMove[] {
  const [early, late] = [ladders[2] ?? ladders[0], ladders.at(-1)];
  if (early === undefined || late === undefined) return [];
  return late.lines
    .map(({ squad, position: to }) => ({
      squad,
      from: early.lines.find((line) => line.squad === squad)?.position ?? to,
      to,
      fromRound: early.round,
    }))
    .sort((a, b) => b.from - b.to - (a.from - a.to) || a.to - b.to);
}

const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('a season that has not begun has no summary');
  return value;
};

/** Returns a season in a few numbers. **Throws** if the season has no result. */
export function summaryOf(
  results: readonly SheetResult[],
  ladders: readonly SheetLadder[],
  grandFinalId: number | undefined,
): SheetSummary {
  const sides = results.flatMap(({ home, away }) => [home, away]);
  const points = sum(sides.map((side) => side.points));
  const byMargin = [...results].sort((a, b) => Math.abs(a.margin) - Math.abs(b.margin));
  const grandFinal = results.find(({ id }) => id === grandFinalId);
  const moves = movesOf(ladders);
  return {
    matches: results.length,
    goals: sum(sides.map(({ goals }) => goals)),
    behinds: sum(sides.map(({ behinds }) => behinds)),
    averagePoints: roundTo(points / sides.length, 1),
    averageMargin: roundTo(sum(results.map(({ margin }) => Math.abs(margin))) / results.length, 1),
    homeWins: results.filter(({ margin }) => margin > 0).length,
    awayWins: results.filter(({ margin }) => margin < 0).length,
    draws: results.filter(({ margin }) => margin === 0).length,
    withinSix: results.filter(({ margin }) => Math.abs(margin) <= 6).length,
    ...(grandFinal && { premier: (grandFinal.margin > 0 ? grandFinal.home : grandFinal.away).squad, grandFinal }),
    first: known(ladders.at(-1)?.lines[0]),
    riser: known(moves[0]),
    faller: known(moves.at(-1)),
    closest: byMargin.slice(0, NAMED),
    widest: byMargin.slice(-NAMED).reverse(),
    highest: known([...results].sort((a, b) => pointsOf(b) - pointsOf(a))[0]),
  };
}
