import { isOneOf } from '../codes.js';
import { credit, minus, plus, tenths, type Count } from '../credits.js';
import type { Event, Game } from '../game.js';
import type { Side } from '../side.js';
import { advance, chainAt, isSamePerson, locatesBall, metresForward, nextLocated, nextTouch } from '../play.js';

/* Metres gained, along the axis of the ground. Each amount is rounded to a tenth of a metre. */

interface Disposal {
  readonly event: Event;
  readonly side: Side;
  readonly isRetained: boolean;
}

/**
 * Returns the located disposals of persons with a later location in the period. A score by the squad counts as
 * retained.
 */
const disposalsOf = (game: Game): readonly Disposal[] =>
  game.events.flatMap((event) => {
    const { side, person, located } = event;
    const result = nextLocated(game, event);
    if (side === undefined || person === undefined || !located || result === undefined || !isOneOf(event, 'disposal'))
      return [];
    const isScore = isOneOf(result, 'score') && result.side === side;
    return [{ event, side, isRetained: isScore || nextTouch(game, event)?.side === side }];
  });

const byDisposal =
  (test: (disposal: Disposal) => boolean): Count =>
  (game) =>
    disposalsOf(game)
      .filter(test)
      .flatMap(({ event, side }) => credit(game, event, tenths(advance(game, event, side) ?? 0)));

/** Counts the metres from where a person won or bounced the ball to the person's next touch. */
const run: Count = (game) =>
  game.events.flatMap((event) => {
    const { side, person, located } = event;
    const next = nextTouch(game, event);
    if (side === undefined || person === undefined || !located || next?.located !== true) return [];
    if (!(isOneOf(event, 'possession') || event.code === 'BOUN') || isOneOf(next, 'score')) return [];
    return next.person === person ? credit(game, event, tenths(metresForward(game, side, event, next))) : [];
  });

export const METRES_GAINED_KICK = byDisposal(({ event }) => isOneOf(event, 'kick'));
export const METRES_GAINED_HANDBALL = byDisposal(({ event }) => isOneOf(event, 'handball'));
export const METRES_GAINED_EFFECTIVE = byDisposal(({ event }) => isOneOf(event, 'effective'));
export const METRES_GAINED_RETAIN = byDisposal(({ isRetained }) => isRetained);
export const METRES_GAINED = plus(METRES_GAINED_KICK, METRES_GAINED_HANDBALL, run);

/**
 * Counts the metres that a team-mate gains after a retained disposal if the team-mate disposes of the ball in the next
 * touch: from where the team-mate received the ball to the next location after the team-mate's disposal.
 */
export const METRES_GAINED_ASSISTED: Count = (game) =>
  disposalsOf(game).flatMap(({ event, side, isRetained }) => {
    const received = nextTouch(game, event);
    if (!isRetained || received?.side !== side || received.person === event.person || isOneOf(received, 'score'))
      return [];
    const used = nextTouch(game, received);
    if (used === undefined || !isOneOf(used, 'disposal') || !isSamePerson(used, received)) return [];
    const result = nextLocated(game, used);
    return result === undefined ? [] : credit(game, event, tenths(metresForward(game, side, received, result)));
  });

/**
 * Counts the metres that the opposition gains after a disposal if the opposition has the next touch, in its own chain:
 * from that touch to the last location of the chain.
 */
const conceded: Count = (game) =>
  disposalsOf(game).flatMap(({ event, side, isRetained }) => {
    const touch = nextTouch(game, event);
    if (isRetained || touch?.side === undefined || touch.side === side) return [];
    const reply = chainAt(game, touch);
    const last = reply?.side === touch.side ? reply.events.findLast(locatesBall) : undefined;
    return last === undefined ? [] : credit(game, event, tenths(metresForward(game, touch.side, touch, last)));
  });

export const METRES_GAINED_NET = minus(METRES_GAINED, conceded);
