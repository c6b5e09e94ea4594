import { LAST_QUARTER, statusAtEnd, type MatchHeader, type MatchLog } from '@goalsquare/engine';
import { randomOf } from '../random.js';
import { reviewLog } from './review-log.js';
import { truncateAt } from './truncate-log.js';
import { missingFeatures } from './data-sets.js';
import { Game } from './game.js';
import { looseDefender, matchUp } from './match-ups.js';
import { playPeriod } from './period.js';
import type { MatchPlan } from './plan.js';

/** Breaks before extra time and between its halves. **Units**: seconds. */
const EXTRA_TIME_BREAK = 300;
const CHANGE_OF_ENDS = 60;
/** Number of the last period that a log can have. A final that is still level then is a draw. */
const LAST_PERIOD = 10;

/**
 * Simulates a match and returns its log. **Empty**: a log that is truncated at second 0 of the first period has only
 * its header and statuses. **Throws** RangeError if the number of starters differs from the rules. **Source**:
 * `docs/adr/0026-simulator.md`.
 */
export function simulateMatch(plan: MatchPlan): MatchLog {
  const header = headerOf(plan);
  const whole = { ...plan, header };
  checkStarters(whole);
  const utc = header.date?.utcMatchStart;
  const game = new Game(
    whole,
    randomOf(plan.seed, ...plan.stream, 'match'),
    utc === undefined ? undefined : Date.parse(utc),
  );
  playMatch(game, whole);
  const entries = reviewLog(game, whole);
  return {
    header,
    entries: plan.until === undefined ? entries : truncateAt(entries, plan.until, game.chains.restarts),
  };
}

function headerOf({ header, rules, dataSet, final }: MatchPlan): MatchHeader {
  return {
    ...header,
    countdownSeconds: rules.countdownSeconds,
    ...(final && { extraTimeSeconds: rules.extraTimeSeconds }),
    chainsMarked: true,
    ...(missingFeatures[dataSet].length > 0 && { lacks: missingFeatures[dataSet] }),
  };
}

function checkStarters({ header, rules }: MatchPlan): void {
  for (const side of ['home', 'away'] as const) {
    const starters = header[side].players.filter(({ starts }) => starts === true).length;
    if (starters !== rules.onGround)
      throw new RangeError(`${side}.players: ${starters} start, allowed is ${rules.onGround}`);
  }
}

function playMatch(game: Game, plan: MatchPlan): void {
  const { rules, final } = plan;
  const { writer } = game;
  writer.writeStatus('TEAMS', -86_400);
  writer.writeStatus('PREM', -3600);
  let day = game.random.integer(20, 140);
  for (let period = 1; period <= LAST_QUARTER; period += 1) {
    day = playWithStatuses(game, plan, period, rules.countdownSeconds, day, period === LAST_QUARTER);
    day += rules.breakSeconds[period - 1] ?? 0;
  }
  for (let period = LAST_QUARTER + 1; period < LAST_PERIOD && final && isDrawn(game); period += 2) {
    day = playWithStatuses(game, plan, period, rules.extraTimeSeconds, day + EXTRA_TIME_BREAK, false) + CHANGE_OF_ENDS;
    day = playWithStatuses(game, plan, period + 1, rules.extraTimeSeconds, day, true);
  }
  writer.muted = false;
}

const isDrawn = ({ squads }: Game): boolean => squads[0].points === squads[1].points;

/**
 * Plays a period and writes the statuses before and after it. `decides` is true for the last period of a match, after
 * which only a level final continues. Returns the time at which the period ends. **Units**: seconds since the start
 * of the match.
 */
function playWithStatuses(
  game: Game,
  { interruption, final }: MatchPlan,
  period: number,
  playing: number,
  day: number,
  decides: boolean,
): number {
  const { writer } = game;
  game.beginPeriod(period, playing);
  game.suspension =
    interruption?.period === period
      ? { after: interruption.afterSeconds, lasts: interruption.lastsSeconds }
      : undefined;
  writer.periodStart = day;
  writer.writeStatus('LIVE', day, period, 0);
  if (period === 1) matchUp(game);
  else looseDefender(game);
  playPeriod(game);
  writer.seconds = Math.ceil(writer.seconds);
  const isLast = decides && !(final && isDrawn(game) && period < LAST_PERIOD);
  writer.writeStatus(statusAtEnd(period, isLast), day + writer.seconds, period, writer.seconds);
  return day + writer.seconds;
}
