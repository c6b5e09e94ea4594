import { clockOf, matchAt, type Match } from '@goalsquare/engine';
import type { Replay, ReplayTimetable } from '@goalsquare/openapi';
import type { World } from '@goalsquare/data';
import { matchStatus } from '../shapes/match-status.js';
import { squadOf } from '../shapes/squad.js';
import { positionOn } from './course.js';
import { LASTS, type Session } from './session.js';
import { EVERY_HOURS, type Slot } from './timetable.js';

const utc = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A replay as its account sees it: where its match stands at an instant. **Units**: milliseconds. */
export function replayShape({ matchId, replayOf, begun, course }: Session, match: Match, now: number): Replay {
  const position = positionOn(course, now);
  const shown = matchAt(match, { now: position, pace: 1 });
  return {
    matchId,
    replayOf,
    speed: course.speed,
    paused: course.isPaused,
    position: utc(position),
    revision: match.revision,
    status: matchStatus(clockOf(match.texts(), shown.periodSeconds)),
    begun: utc(begun),
    expires: utc(begun + LASTS),
  };
}

/** The timetable, of the leagues of a world. */
export function timetableShape(slots: readonly Slot[], { leagues }: World): ReplayTimetable {
  return {
    everyHours: EVERY_HOURS,
    slots: slots.map(({ start, matches }) => ({
      utcStart: utc(start),
      matches: matches.flatMap(({ matchId, replayOf }) => {
        const league = leagues.find((one) => one.id === replayOf.leagueId);
        if (league === undefined) return [];
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
