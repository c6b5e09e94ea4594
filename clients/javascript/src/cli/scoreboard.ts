import type { MatchInfo, MatchScoreEvent, MatchStatusEvent } from '../contract/types.js';
import { minsec } from '../minsec.js';

/** A squad on a scoreboard. **Empty**: `goals` and `behinds` are `undefined` if the source has only points. */
interface Side {
  readonly name: string;
  readonly goals: number | undefined;
  readonly behinds: number | undefined;
  readonly points: number;
}

/** The data that a scoreboard shows. **Units**: `seconds` since the start of the period. */
export interface Scoreboard {
  readonly home: Side;
  readonly away: Side;
  readonly status: string;
  readonly period: number | undefined;
  readonly seconds: number | undefined;
}

const noScore = { goals: 0, behinds: 0, points: 0 } as const;

const sideOf = (name: string, score: Partial<Side> & Pick<Side, 'points'> = noScore): Side => ({
  name,
  goals: score.goals,
  behinds: score.behinds,
  points: score.points,
});

/** Returns the scoreboard of a match before its first event. */
export const emptyScoreboard = ({ home, away }: Pick<MatchInfo, 'home' | 'away'>): Scoreboard => ({
  home: sideOf(home.name),
  away: sideOf(away.name),
  status: '',
  period: undefined,
  seconds: undefined,
});

/** Returns the scoreboard of a match from the server's match information. */
export const scoreboardOf = ({ home, away, status }: Pick<MatchInfo, 'home' | 'away' | 'status'>): Scoreboard => ({
  home: sideOf(home.name, home.score),
  away: sideOf(away.name, away.score),
  status: status.code,
  period: status.period,
  seconds: status.periodSecs,
});

/** Returns the scoreboard after an event. */
export function afterEvent(board: Scoreboard, event: MatchScoreEvent | MatchStatusEvent): Scoreboard {
  const clock = { period: event.period ?? board.period, seconds: event.periodSecs ?? board.seconds };
  if (event.type === 'MatchStatus') return { ...board, ...clock, status: event.statusCode };
  return {
    ...board,
    ...clock,
    home: sideOf(board.home.name, event.home),
    away: sideOf(board.away.name, event.away),
  };
}

const clockOf = ({ period, seconds, status }: Scoreboard): string =>
  [status, period === undefined ? '' : `Q${period} ${minsec(seconds ?? 0, true)}`]
    .filter((part) => part !== '')
    .join('  ');

/** Formats a scoreboard as lines for a terminal. */
export function scoreboardLines(board: Scoreboard): readonly string[] {
  const { home, away } = board;
  const width = Math.max(home.name.length, away.name.length);
  const line = ({ name, goals, behinds, points }: Side): string =>
    `${name.padEnd(width)}  ${(goals === undefined ? '' : `${goals}.${behinds ?? 0}`).padStart(6)}  ${String(points).padStart(4)}`;
  return [line(home), line(away), clockOf(board)];
}

/** Formats a scoreboard as one line, for pipes. */
export const scoreboardLine = (board: Scoreboard): string => {
  const { home, away } = board;
  const side = ({ name, goals, behinds, points }: Side): string =>
    goals === undefined ? `${name} ${points}` : `${name} ${goals}.${behinds ?? 0} (${points})`;
  return `${clockOf(board)}  ${side(home)}  ${side(away)}`;
};
