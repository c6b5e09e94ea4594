import { clockOf, matchAt, type Match, type MatchClock } from '@goalsquare/engine';
import type { Replay, ReplayTimetable } from '@goalsquare/openapi';
import type { World } from '@goalsquare/data';
import { matchStatus } from '../../answers/shapes/match-status.js';
import { squadOf } from '../../answers/shapes/squad.js';
import { REPLAY_DURATION_MS, type Session } from './session.js';
import { INTERVAL_HOURS, type Slot } from './timetable.js';

const utc = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Returns a replay as its account sees it, with the clock of its match at the same instant. */
export function replayShape({ matchId, replayOf, begun, course }: Session, match: Match, clock: MatchClock): Replay {
  const shown = matchAt(match, clock);
  return {
    matchId,
    replayOf,
    speed: course.speed,
    paused: course.isPaused,
    position: utc(clock.now),
    revision: match.revision,
    status: matchStatus(clockOf(match.details(), shown.periodSeconds)),
    begun: utc(begun),
    expires: utc(begun + REPLAY_DURATION_MS),
  };
}

/** Returns the timetable in the shape of the contract. Omits matches of seasons that are not in the world. */
export function timetableShape(slots: readonly Slot[], { leagues }: World): ReplayTimetable {
  return {
    everyHours: INTERVAL_HOURS,
    slots: slots.map(({ start, matches }) => ({
      utcStart: utc(start),
      matches: matches.flatMap(({ matchId, replayOf }) => {
        const league = leagues.find((one) => one.id === replayOf.leagueId);
        const level = league?.levels.find(({ id }) => id === replayOf.levelId);
        if (league === undefined || level?.seasonIds.includes(replayOf.seasonId) !== true) return [];
        const { levels: _levels, ...named } = league;
        return [
          {
            matchId,
            replayOf: replayOf.id,
            league: named,
            seasonId: replayOf.seasonId,
            home: squadOf(replayOf, 'home'),
            away: squadOf(replayOf, 'away'),
          },
        ];
      }),
    })),
  };
}
