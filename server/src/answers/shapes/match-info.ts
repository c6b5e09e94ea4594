import {
  clockOf,
  marginOf,
  matchTypes,
  minutesAndSeconds,
  type Clock,
  type Direction,
  type Match,
  type MatchHeader,
  type PeriodClock,
  type Side,
  type SideIndex,
  type MatchView,
} from '@goalsquare/engine';
import type { CoinTossResult, MatchInfo, MatchPeriod, MatchSquad, MatchTime } from '@goalsquare/openapi';
import { matchStatus } from './match-status.js';
import { hasStarted, isCompleted } from '../../domain/match-progress.js';
import { outcomeOf, squadResultOf } from './result.js';
import { squadOf } from './squad.js';
import { venue } from './venue.js';
import { cachedMatchView } from './match-views.js';

const otherWay: Readonly<Record<Direction, Direction>> = { Left: 'Right', Right: 'Left' };

function coinTossOf({ tossWinner, homeFirstDirection, home, away }: MatchHeader): CoinTossResult | undefined {
  if (tossWinner === undefined || homeFirstDirection === undefined) return undefined;
  return tossWinner === 'home'
    ? { winningSquadId: home.id, decision: homeFirstDirection }
    : { winningSquadId: away.id, decision: otherWay[homeFirstDirection] };
}

const matchPeriod = ({ period, periodSeconds, utcStart, utcEnd }: PeriodClock): MatchPeriod => ({
  period,
  ...(utcStart !== undefined && { utcPeriodStart: utcStart }),
  ...(utcEnd !== undefined && { utcPeriodEnd: utcEnd }),
  periodSecs: periodSeconds,
});

/**
 * Returns the periods that have begun. If only the result is stored, periods have just a number, and there are none if
 * the result has no periods.
 */
const periodsOf = ({ clock, result }: MatchView): readonly MatchPeriod[] =>
  clock.periods.length > 0 ? clock.periods.map(matchPeriod) : (result?.periods ?? []).map(({ period }) => ({ period }));

function timeOf({ periods }: Clock, completed: boolean): MatchTime {
  if (periods.length === 0) return {};
  const seconds = periods.reduce((sum, { periodSeconds }) => sum + periodSeconds, 0);
  const [start, end] = [periods[0]?.utcStart, completed ? periods.at(-1)?.utcEnd : undefined];
  return {
    ...(start !== undefined && { utcMatchStartActual: start }),
    ...(end !== undefined && { utcMatchEndActual: end }),
    periodSecs: seconds,
    duration: minutesAndSeconds(seconds),
  };
}

function matchSquad({ header, score }: MatchView, side: Side, started: boolean, completed: boolean): MatchSquad {
  const index: SideIndex = side === 'home' ? 0 : 1;
  const result = completed ? { result: squadResultOf(marginOf(score.totals, index)).result } : {};
  return { ...squadOf(header, side), ...(started && { score: { ...score.totals[index], ...result } }) };
}

/** Returns the season, phase and round of a match. */
const placeInSeason = (header: MatchHeader) => ({
  leagueId: header.leagueId,
  levelId: header.levelId,
  seasonId: header.seasonId,
  competitionId: header.competitionId,
  competitionName: header.competitionName,
  phaseId: header.phase.id,
  phaseName: header.phase.name,
  roundNumber: header.roundNumber,
  phaseRoundNumber: header.phaseRoundNumber,
});

/**
 * Returns the clock of a match. If `shown` is a later state of the match, the clock has advanced since the last entry.
 */
const clockIn = (view: MatchView, match: Match, shown: Match): Clock =>
  shown === match ? view.clock : clockOf(view, shown.periodSeconds);

/**
 * Returns information about a match, with the clock of `shown`. The information includes a result only when the match
 * is complete.
 */
export function matchInfo(match: Match, shown: Match): MatchInfo {
  const cached = cachedMatchView(match);
  const view = { ...cached, clock: clockIn(cached, match, shown) };
  const { header, clock, score, statuses, rows, result } = view;
  const { home, away, venue: ground, attendance } = header;
  const [started, completed, coinToss] = [hasStarted(match), isCompleted(match), coinTossOf(header)];
  const lastChange =
    rows.length === 0 && result === undefined ? undefined : statuses.findLast(({ utc }) => utc !== undefined)?.utc;
  return {
    id: header.id,
    name: `${home.name} v ${away.name}`,
    code: `${home.code} v ${away.code}`,
    ...placeInSeason(header),
    type: matchTypes[header.type],
    date: { ...header.date },
    time: timeOf(clock, completed),
    venue: venue(ground),
    status: matchStatus(clock),
    home: matchSquad(view, 'home', started, completed),
    away: matchSquad(view, 'away', started, completed),
    ...(completed && outcomeOf(marginOf(score.totals, 0), home.id, away.id)),
    ...(attendance !== undefined && { attendance }),
    ...(coinToss && { coinToss }),
    periods: periodsOf(view),
    lastModified: { ...(lastChange !== undefined && { statisticUpdate: lastChange }) },
  };
}
