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

function periodScore(tally: PeriodTally, other: PeriodTally | undefined, live: boolean): PeriodScore {
  const margin = tally.points - (other?.points ?? 0);
  return {
    period: tally.period,
    goals: tally.goals,
    behinds: tally.behinds,
    points: tally.points,
    margin,
    ...(!live && squadResultOf(margin)),
    goalsCumulative: tally.cumulative.goals,
    behindsCumulative: tally.cumulative.behinds,
    pointsCumulative: tally.cumulative.points,
    marginCumulative: tally.cumulative.points - (other?.cumulative.points ?? 0),
  };
}

function squadScore({ header, score, clock }: MatchView, side: SideIndex, completed: boolean): MatchScoreSquad {
  const margin = marginOf(score.totals, side);
  const others = score.periods[opponent(side)];
  return {
    ...squadOf(header, side === 0 ? 'home' : 'away'),
    ...score.totals[side],
    margin,
    ...(completed && squadResultOf(margin)),
    periods: score.periods[side].map((tally, at) => periodScore(tally, others[at], isLivePeriod(clock, tally.period))),
  };
}

/** The score of a match, in all and by period. */
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
