import { isOneOf } from '../codes.js';
import type { Chain } from '../chains.js';
import { credit, minus, once, plus, type Count } from '../credits.js';
import type { Event, Game } from '../game.js';
import { controls, untilTouch } from '../play.js';

/* Chains won from the opposition, and chains lost to it. */

/** Returns a metric that counts the events that begin a chain by intercept and pass a test. */
const countIntercepts =
  (test: (gain: Event) => boolean): Count =>
  (game) =>
    game.chains.flatMap(({ start, events: [gain] }) =>
      start === 'INT' && gain !== undefined && test(gain) ? credit(game, gain) : [],
    );
const countInterceptsBy = (...wanted: readonly string[]): Count => countIntercepts(({ code }) => wanted.includes(code));

export const INTERCEPT_MARK_CONTESTED = countInterceptsBy('MACO');
export const INTERCEPT_MARK_UNCONTESTED = countInterceptsBy('MAUN', 'MALE');
export const INTERCEPT_MARK = plus(INTERCEPT_MARK_CONTESTED, INTERCEPT_MARK_UNCONTESTED);
export const INTERCEPT_HARDBALL_GET = countInterceptsBy('HBGE', 'HBCR', 'HBRU');
export const INTERCEPT_LOOSEBALL_GET = countInterceptsBy('LBGE', 'LBCR');
export const INTERCEPT_GROUNDBALL_GET = plus(INTERCEPT_HARDBALL_GET, INTERCEPT_LOOSEBALL_GET);
/** A disposal that begins a chain is either a gather that was not recorded or a ground kick. */
export const INTERCEPT_GATHER = countIntercepts(
  (gain) => isOneOf(gain, 'gather') || (isOneOf(gain, 'disposal') && !['GKEF', 'GKIN', 'GKCL'].includes(gain.code)),
);
export const INTERCEPT_FREE_KICK = countInterceptsBy('FKCO', 'FKIP', 'FKOB', 'FKBB');
export const INTERCEPT_KNOCK_ON = countInterceptsBy('KNOC');
export const INTERCEPT_GROUND_KICK = countInterceptsBy('GKEF', 'GKIN', 'GKCL');
export const INTERCEPT_OUT_ON_FULL_KICK_IN = countInterceptsBy('OFKI');
export const INTERCEPT = plus(
  INTERCEPT_MARK,
  INTERCEPT_GROUNDBALL_GET,
  INTERCEPT_GATHER,
  INTERCEPT_FREE_KICK,
  INTERCEPT_KNOCK_ON,
  INTERCEPT_GROUND_KICK,
  INTERCEPT_OUT_ON_FULL_KICK_IN,
);

interface Turnover {
  readonly lost: Event;
  readonly chain: Chain;
}

/**
 * Returns the turnovers of a match. For each chain that ended in a turnover, it is the last event in which the chain's
 * squad controls the ball. **Empty**: none for a chain whose squad never controlled the ball.
 */
const turnoversOf = once((game: Game): readonly Turnover[] =>
  game.chains.flatMap((chain) => {
    if (chain.end !== 'TURN' || game.chains[chain.index + 1]?.start !== 'INT') return [];
    const lost = chain.events.findLast((event) => event.side === chain.side && controls(event));
    return lost === undefined ? [] : [{ lost, chain }];
  }),
);

const countTurnovers =
  (test: (turnover: Turnover, game: Game) => boolean): Count =>
  (game) =>
    turnoversOf(game).flatMap((turnover) => (test(turnover, game) ? credit(game, turnover.lost) : []));

const isGiveaway = ({ lost }: Turnover): boolean => isOneOf(lost, 'disposal') && !isOneOf(lost, 'effective');

/**
 * Whether a turnover is unforced: captured as made without pressure, or followed by the squad's error without pressure
 * before the next touch.
 */
function isUnforced({ lost }: Turnover, game: Game): boolean {
  const pressure = lost.pressure?.name;
  if (pressure === 'None' || pressure === 'Set') return true;
  return untilTouch(game, lost).some(({ code, side }) => code === 'ENPR' && side === lost.side);
}

export const TURNOVER = countTurnovers(() => true);
export const TURNOVER_GIVEAWAY = countTurnovers(isGiveaway);
export const TURNOVER_GIVEAWAY_UNFORCED = countTurnovers(
  (turnover, game) => isGiveaway(turnover) && isUnforced(turnover, game),
);
export const TURNOVER_OPPOSITION_TAKEAWAY = countTurnovers((turnover) => !isGiveaway(turnover));
export const TURNOVER_CLEARING_STOPPAGE = countTurnovers(({ lost, chain }) => lost === chain.clearance);
export const TURNOVER_GENERAL_PLAY = minus(TURNOVER, TURNOVER_CLEARING_STOPPAGE);
