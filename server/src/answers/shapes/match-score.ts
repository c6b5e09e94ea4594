import {
  isLivePeriod,
  marginOf,
  opponent,
  type Match,
  type PeriodTally,
  type SideIndex,
  type MatchView,
} from '@goalsquare/engine';
import type { MatchScore, MatchScoreSquad, PeriodScore } from '@goalsquare/openapi';
import { isCompleted } from '../../domain/match-progress.js';
import { outcomeOf, squadResultOf } from './result.js';
import { squadOf } from './squad.js';
import { cachedMatchView } from './match-views.js';

/*
 * Returns the score of a period. It is assembled without object spread, because the score is the most requested
 * response and spread took most of the time.
 */

function periodScore(tally: PeriodTally, other: PeriodTally | undefined, live: boolean): PeriodScore {
  const { period, goals, behinds, points, cumulative } = tally;
  const margin = points - (other?.points ?? 0);
  return Object.assign({ period, goals, behinds, points, margin }, !live && squadResultOf(margin), {
    goalsCumulative: cumulative.goals,
    behindsCumulative: cumulative.behinds,
    pointsCumulative: cumulative.points,
    marginCumulative: cumulative.points - (other?.cumulative.points ?? 0),
  });
}

function squadScore({ header, score, clock }: MatchView, side: SideIndex, completed: boolean): MatchScoreSquad {
  const { id, name, code } = squadOf(header, side === 0 ? 'home' : 'away');
  const { goals, behinds, points } = score.totals[side];
  const margin = marginOf(score.totals, side);
  const own =
    goals === undefined || behinds === undefined
      ? { id, name, code, points, margin }
      : { id, name, code, goals, behinds, points, margin };
  const others = score.periods[opponent(side)];
  return Object.assign(own, completed && squadResultOf(margin), {
    periods: score.periods[side].map((tally, at) => periodScore(tally, others[at], isLivePeriod(clock, tally.period))),
  });
}

/** Returns the score of a match, in total and by period. */
export function matchScore(match: Match): MatchScore {
  const view = cachedMatchView(match);
  const completed = isCompleted(match);
  return {
    matchId: match.id,
    home: squadScore(view, 0, completed),
    away: squadScore(view, 1, completed),
    ...(completed && outcomeOf(marginOf(view.score.totals, 0), view.header.home.id, view.header.away.id)),
  };
}
