import { scoreCheckOf } from '../../timeline/official-score.js';
import { totalsOf } from '../../timeline/score.js';
import { LAST_QUARTER } from '../../log/header.js';
import { isFinal } from '../../vocabulary/match-types.js';
import { sides, type Side } from '../../vocabulary/sides.js';
import type { QualityView } from '../quality-view.js';
import type { Violation, WrittenRules } from '../rule.js';

const MOST_POINTS = 240;
const MOST_GOALS_OF_PERIOD = 14;

const written = ({ goals, behinds }: { readonly goals: number; readonly behinds: number }): string =>
  `${goals}.${behinds}`;

/** Returns the points of both squads up to the end of a period. */
const pointsAfter = (view: QualityView, period: number): readonly number[] =>
  sides.map((_, side) =>
    view.rows
      .filter((row) => row.side === side && row.period <= period && row.play.is === 'score')
      .reduce((sum, { code }) => sum + (code === 'GOAL' ? 6 : 1), 0),
  );

function differences(view: QualityView, byPeriod: boolean): readonly Violation[] {
  if (!view.isComplete) return [];
  return scoreCheckOf(view.details)
    .differences.filter(({ period }) => (period !== undefined) === byPeriod)
    .map(({ side, period, official, counted }) => ({
      ...(period !== undefined && { period }),
      text: `${side} has ${written(counted)}${period === undefined ? '' : ` in period ${period}`}, officially ${written(official)}`,
    }));
}

function inferred({ details }: QualityView): readonly Violation[] {
  return scoreCheckOf(details).inferred.map(({ side, period, behinds }) => ({
    period,
    text: `${behinds} rushed behind${behinds === 1 ? '' : 's'} of ${side} in period ${period} follow${behinds === 1 ? 's' : ''} only from the official score`,
  }));
}

function totals({ details: { transactions, result }, rows }: QualityView): readonly Violation[] {
  const points = totalsOf(transactions, result);
  const found: Violation[] = sides.flatMap((side: Side, at) => {
    const total = points[at as 0 | 1].points;
    return total <= MOST_POINTS ? [] : [{ text: `${side} has ${total} points` }];
  });
  const goals = new Map<string, number>();
  for (const row of rows) {
    if (row.code !== 'GOAL' || row.side === undefined) continue;
    const key = `${sides[row.side]} has more than ${MOST_GOALS_OF_PERIOD} goals in period ${row.period}`;
    const count = (goals.get(key) ?? 0) + 1;
    goals.set(key, count);
    if (count === MOST_GOALS_OF_PERIOD + 1) found.push({ row, text: key });
  }
  return found;
}

function extraTime(view: QualityView): readonly Violation[] {
  if (!view.rows.some(({ period }) => period > LAST_QUARTER)) return [];
  const [home, away] = pointsAfter(view, LAST_QUARTER);
  return home === away ? [] : [{ text: `extra time is played at ${home ?? 0} to ${away ?? 0} points` }];
}

function drawnFinal(view: QualityView): readonly Violation[] {
  if (!view.isComplete || !isFinal(view.header.type)) return [];
  const [home, away] = totalsOf(view.details.transactions, view.result);
  return home.points !== away.points ? [] : [{ text: `the final ends ${home.points} to ${away.points}` }];
}

/** The rules about the score. */
export const scoreRules = {
  'quarter-score-differs': {
    severity: 'error',
    title: 'Score of a period differs from the official score',
    holds: 'The events of a period add up to its official score.',
    reads: ['scores', 'officialScore'],
    check: (view) => differences(view, true),
  },
  'score-differs': {
    severity: 'error',
    title: 'Score differs from the official one',
    holds: 'The events of a match add up to its official score.',
    reads: ['scores', 'officialScore'],
    check: (view) => differences(view, false),
  },
  'behind-inferred': {
    severity: 'info',
    title: 'Rushed behind missing from the events',
    holds: 'The events contain every behind of the official score.',
    reads: ['scores', 'officialScore'],
    threshold: 50,
    check: inferred,
  },
  'score-out-of-range': {
    severity: 'warning',
    title: 'Score higher than any squad has had',
    holds: `A squad has at most ${MOST_POINTS} points in a match and ${MOST_GOALS_OF_PERIOD} goals in a period.`,
    reads: ['header'],
    check: totals,
  },
  'extra-time-not-level': {
    severity: 'error',
    title: 'Extra time although the scores are not level',
    holds: 'Extra time is played only if the scores are level after the last quarter.',
    reads: ['scores'],
    check: extraTime,
  },
  'drawn-final': {
    severity: 'warning',
    title: 'Final without a winner',
    holds: 'A final has a winner.',
    reads: ['statuses'],
    check: drawnFinal,
  },
} as const satisfies WrittenRules;
