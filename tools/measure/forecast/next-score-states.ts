import { importChainsCsv } from '@goalsquare/data';
import {
  heldBalls,
  matchViewOf,
  nextScores,
  openMatch,
  periodLeft,
  type MatchView,
  type NextScoreState,
  type PeriodLengthModel,
} from '@goalsquare/engine';
import type { SeasonFiles } from '../../check/real/folder.js';
import { PLAYING } from './minutes.js';

/** A moment in which a squad has the ball, and which score came next: an index of `nextScores`. */
export interface SeenState extends NextScoreState {
  readonly match: number;
  readonly round: number;
  readonly next: number;
}

const none = nextScores.indexOf('none');

/** A moment before the length of periods is known. `seconds` are those since the start of the period. */
type Moment = Omit<SeenState, 'seconds'> & { readonly elapsed: number };

function momentsOf(files: SeasonFiles): { readonly moments: readonly Moment[]; readonly view: MatchView | undefined } {
  const { logs } = importChainsCsv({
    events: files.events,
    matches: files.matches,
    ...(files.results !== undefined && { results: files.results }),
  });
  const [first] = logs;
  const moments = logs.flatMap((log) => {
    const { rows, setting, header } = matchViewOf(openMatch(log));
    const scores = rows.filter(({ play, side }) => play.is === 'score' && side !== undefined);
    let at = 0;
    return heldBalls(rows, setting).map(({ row, side, metres, hold }): Moment => {
      while (at < scores.length && (scores[at]?.at ?? 0) <= row.at) at += 1;
      const score = scores[at];
      const own = score?.side === side ? 0 : 2;
      const next =
        score?.period === row.period && score.play.is === 'score' ? own + (score.play.result === 'GOAL' ? 0 : 1) : none;
      return { match: header.id, round: header.roundNumber, metres, elapsed: row.seconds, hold, next };
    });
  });
  return { moments, view: first && matchViewOf(openMatch(first)) };
}

/** A season with events. `states` returns every moment in which a squad has the ball. The import runs once. */
export interface SeenSeason {
  readonly season: number;
  readonly states: (length: PeriodLengthModel) => readonly SeenState[];
  /** Returns the first match. */
  readonly view: () => MatchView | undefined;
}

/** Returns a season with events, which are imported when they are first needed. */
export function seenSeason(files: SeasonFiles): SeenSeason {
  let imported: ReturnType<typeof momentsOf> | undefined;
  const read = (): ReturnType<typeof momentsOf> => (imported ??= momentsOf(files));
  return {
    season: files.season,
    states: (length) => {
      const whole = length.mean * PLAYING.countdownSeconds;
      return read().moments.map(({ elapsed, ...moment }) => ({
        ...moment,
        seconds: periodLeft(length, PLAYING.countdownSeconds, elapsed) * whole,
      }));
    },
    view: () => read().view,
  };
}
