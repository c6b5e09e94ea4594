import { LAST_QUARTER, statusAtEnd, type MatchHeader, type MatchLog } from '@goalsquare/engine';
import { randomOf } from '../random.js';
import { amend } from './amend.js';
import { cutAt } from './cut.js';
import { lacking } from './data-sets.js';
import { Game } from './game.js';
import { looseDefender, matchUp } from './match-ups.js';
import { playPeriod } from './period.js';
import type { MatchPlan } from './plan.js';

/** Break before extra time and between its halves. **Units**: seconds. */
const EXTRA_TIME_BREAK = 300;
const CHANGE_OF_ENDS = 60;
/** Last period a log may hold: a final that is level even then is drawn. */
const LAST_PERIOD = 10;

/**
 * Simulates a match and writes its log.
 * **Empty**: a log cut at second 0 of the first period has its header and statuses alone.
 * **Throws** RangeError when the header names fewer starters than the rules put on the ground.
 * **Source**: `docs/adr/0018-simulator.md`.
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
  const entries = amend(game, whole);
  return { header, entries: plan.until === undefined ? entries : cutAt(entries, plan.until, game.chains.restarts) };
}

function headerOf({ header, rules, dataSet, final }: MatchPlan): MatchHeader {
  return {
    ...header,
    countdownSeconds: rules.countdownSeconds,
    ...(final && { extraTimeSeconds: rules.extraTimeSeconds }),
    chainsMarked: true,
    ...(lacking[dataSet].length > 0 && { lacks: lacking[dataSet] }),
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
  const { scribe } = game;
  scribe.status('TEAMS', -86_400);
  scribe.status('PREM', -3600);
  let day = game.random.integer(20, 140);
  for (let period = 1; period <= LAST_QUARTER; period += 1) {
    day = playOne(game, plan, period, rules.countdownSeconds, day, period === LAST_QUARTER);
    day += rules.breakSeconds[period - 1] ?? 0;
  }
  for (let period = LAST_QUARTER + 1; period < LAST_PERIOD && final && isDrawn(game); period += 2) {
    day = playOne(game, plan, period, rules.extraTimeSeconds, day + EXTRA_TIME_BREAK, false) + CHANGE_OF_ENDS;
    day = playOne(game, plan, period + 1, rules.extraTimeSeconds, day, true);
  }
  scribe.silent = false;
}

const isDrawn = ({ squads }: Game): boolean => squads[0].points === squads[1].points;

/**
 * Plays a period and writes the statuses around it. The match ends with a period that decides, unless a final is drawn.
 * Returns the time of day at its end. **Units**: seconds after the start.
 */
function playOne(
  game: Game,
  { interruption, final }: MatchPlan,
  period: number,
  playing: number,
  day: number,
  decides: boolean,
): number {
  const { scribe } = game;
  game.begin(period, playing);
  game.stop =
    interruption?.period === period
      ? { after: interruption.afterSeconds, lasts: interruption.lastsSeconds }
      : undefined;
  scribe.dayAtStart = day;
  scribe.status('LIVE', day, period, 0);
  if (period === 1) matchUp(game);
  else looseDefender(game);
  playPeriod(game);
  scribe.seconds = Math.ceil(scribe.seconds);
  const isLast = decides && !(final && isDrawn(game) && period < LAST_PERIOD);
  scribe.status(statusAtEnd(period, isLast), day + scribe.seconds, period, scribe.seconds);
  return day + scribe.seconds;
}
