import { importChainsCsv } from '@goalsquare/data';
import {
  forecastModels,
  heldBalls,
  matchForecast,
  matchViewOf,
  nextScores,
  openMatch,
  periodLeft,
  playerCredits,
  type Match,
  type MatchView,
  type NextScoreState,
  type PeriodLengthModel,
} from '@goalsquare/engine';
import type { SeasonFiles } from '../../tools/check/real/folder.js';
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

/** What is read of a season: its moments, its first match, and how many of its matches keep the laws of forecasts. */
interface Imported {
  readonly moments: readonly Moment[];
  readonly view: MatchView | undefined;
  readonly laws: { readonly held: number; readonly of: number };
}

/** Whether the chances of every point add up to 1, and credits to the margin. */
function holdsLaws(match: Match): boolean {
  const { men: model, periodLength } = forecastModels;
  const view = matchViewOf(match);
  const [home, away] = view.score.totals;
  const { points, now } = matchForecast(view, { model, periodLength, expected: 5, hasInMatch: true });
  const credits = playerCredits(match, view);
  const sum = credits.reduce((all, { side, points: credit }) => all + (side === 0 ? credit : -credit), 0);
  return (
    Math.abs(sum - (home.points - away.points)) <= 1e-9 &&
    now !== undefined &&
    [now, ...points].every((one) => Math.abs(one.home + one.draw + one.away - 1) <= 1e-12)
  );
}

function momentsOf(files: SeasonFiles): Imported {
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
  const held = logs.filter((log) => holdsLaws(openMatch(log))).length;
  return { moments, view: first && matchViewOf(openMatch(first)), laws: { held, of: logs.length } };
}

/** A season with events. `states` returns every moment in which a squad has the ball. The import runs once. */
export interface SeenSeason {
  readonly season: number;
  readonly states: (length: PeriodLengthModel) => readonly SeenState[];
  /** Returns the first match. */
  readonly view: () => MatchView | undefined;
  /** Returns how many matches keep the laws of forecasts. */
  readonly laws: () => { readonly held: number; readonly of: number };
}

/** Returns a season with events, which are imported when they are first needed. */
export function seenSeason(files: SeasonFiles): SeenSeason {
  let imported: Imported | undefined;
  const read = (): Imported => (imported ??= momentsOf(files));
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
    laws: () => read().laws,
  };
}
