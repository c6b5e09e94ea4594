import type { Chain } from '../chains.js';
import { isOneOf } from '../codes.js';
import { creditTo, once, type Count } from '../credits.js';
import { entriesOf } from '../entries.js';
import type { Event, Game } from '../game.js';
import type { Side } from '../side.js';
import { CORRIDOR } from '../ground.js';
import { controls, isSamePerson, nextLocated, nextTouch, spot } from '../play.js';
import { kickingOf } from './disposal.js';

/* Long kicks down the line, and switches. Both are credited at the squad's set position. */

/**
 * A set position: a mark, free kick or kick-in of the squad that owns the chain, in its defensive half. `kick` is the
 * kick from there: the kick-in itself, otherwise the next touch if it is a kick by the same person.
 */
interface SetPosition {
  readonly event: Event;
  readonly side: Side;
  readonly chain: Chain;
  readonly kick: Event | undefined;
}

const setPositionsOf = once((game: Game): readonly SetPosition[] =>
  game.chains.flatMap((chain) => {
    const { side, events } = chain;
    if (side === undefined) return [];
    return events
      .filter((event) => event.side === side && (isOneOf(event, 'set') || isOneOf(event, 'kickIn')))
      .filter((event) => spot(game, event, side).x < 0)
      .map((event) => ({ event, side, chain, kick: kickFrom(game, event) }));
  }),
);

function kickFrom(game: Game, event: Event): Event | undefined {
  if (isOneOf(event, 'kickIn') && event.code !== 'KIPO') return event;
  const next = nextTouch(game, event);
  return next !== undefined && isOneOf(next, 'kick') && isSamePerson(next, event) ? next : undefined;
}

/** Returns the flank of a location: -1 or 1, or 0 in the corridor. */
const flankOf = (game: Game, event: Event, side: Side): number => {
  const { y } = spot(game, event, side);
  return Math.abs(y) <= CORRIDOR ? 0 : Math.sign(y);
};

const countPositions =
  (test: (game: Game, position: SetPosition) => boolean): Count =>
  (game) =>
    setPositionsOf(game).flatMap((position) =>
      test(game, position) ? creditTo(game, position.event, position.side, position.event.person) : [],
    );
const isScored = ({ chain: { end } }: SetPosition): boolean => end === 'GOAL' || end === 'BEHI' || end === 'RUSH';

/** Whether a long kick down the line is possible: from a flank or a kick-in. */
const isLineOpen = (game: Game, { event, side }: SetPosition): boolean =>
  isOneOf(event, 'kickIn') || flankOf(game, event, side) !== 0;

/**
 * Whether a long kick down the line was taken: a long kick forward to a flank. From a flank, it must stay on the same
 * flank.
 */
function isLineTaken(game: Game, position: SetPosition): boolean {
  const { event, side, kick } = position;
  const result = kick && nextLocated(game, kick);
  if (kick === undefined || result === undefined || !isLineOpen(game, position)) return false;
  const kicking = kickingOf(game, kick);
  const to = flankOf(game, result, side);
  const isSameFlank = isOneOf(event, 'kickIn') || to === flankOf(game, event, side);
  return kicking !== undefined && kicking.isLong && kicking.isForward && to !== 0 && isSameFlank;
}

/**
 * Returns the result of a long kick down the line, from the next touch. **Empty**: `undefined` if the next touch is a
 * score, or there is none in the period.
 */
function outcomeOf(game: Game, { kick }: SetPosition): 'retain' | 'loss' | 'stoppage' | undefined {
  const next = kick && nextTouch(game, kick);
  if (kick === undefined || next === undefined || isOneOf(next, 'score')) return undefined;
  if (!controls(next)) return 'stoppage';
  return next.side === kick.side ? 'retain' : 'loss';
}
const countLines = (outcome: ReturnType<typeof outcomeOf>): Count =>
  countPositions((game, position) => isLineTaken(game, position) && outcomeOf(game, position) === outcome);

export const LONG_DOWN_LINE_OPPORTUNITY = countPositions(isLineOpen);
export const LONG_DOWN_LINE = countPositions(isLineTaken);
export const LONG_DOWN_LINE_RETAIN = countLines('retain');
export const LONG_DOWN_LINE_LOSS = countLines('loss');
export const LONG_DOWN_LINE_STOPPAGE = countLines('stoppage');
export const LONG_DOWN_LINE_SCORE = countPositions(
  (game, position) => isLineTaken(game, position) && isScored(position),
);

/** Whether a switch is possible: from a mark or free kick on a flank. */
const isSwitchOpen = (game: Game, { event, side }: SetPosition): boolean =>
  isOneOf(event, 'set') && flankOf(game, event, side) !== 0;

/**
 * Returns the possession that completes a switch: one of the squad in the same chain, on the other flank, after at most
 * three disposals by the squad. Another set position from which a switch is possible ends the attempt.
 */
function switchOf(game: Game, position: SetPosition): Event | undefined {
  if (!isSwitchOpen(game, position)) return undefined;
  const { event, side, chain } = position;
  let disposals = 0;
  for (const later of chain.events) {
    if (later.index <= event.index || later.side !== side) continue;
    if (isOneOf(later, 'disposal')) disposals += 1;
    if (disposals > 3) return undefined;
    if (!isOneOf(later, 'possession')) continue;
    if (flankOf(game, later, side) === -flankOf(game, event, side)) return later;
    if (setPositionsOf(game).some((other) => other.event === later && isSwitchOpen(game, other))) return undefined;
  }
  return undefined;
}

export const SWITCH_OPPORTUNITY = countPositions(isSwitchOpen);
export const SWITCH = countPositions((game, position) => switchOf(game, position) !== undefined);
/**
 * Counts switches after which the chain enters the forward 50, with the possession that completes the switch or later.
 */
export const SWITCH_IN50 = countPositions((game, position) => {
  const reached = switchOf(game, position);
  return (
    reached !== undefined &&
    entriesOf(game, position.chain).some((entry) => entry.side === position.side && entry.index >= reached.index)
  );
});
export const SWITCH_SCORE = countPositions(
  (game, position) => switchOf(game, position) !== undefined && isScored(position),
);
