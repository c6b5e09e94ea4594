import { lastHoldOf, type Chain } from '../chains.js';
import { isOneOf } from '../codes.js';
import { count, credit, once, type Count } from '../credits.js';
import { entriesOf, reboundsOf } from '../entries.js';
import type { Event, Game } from '../game.js';
import type { Side } from '../side.js';
import { advance, chainAt, controls, isSamePerson, locatesBall, nextTouch, spot } from '../play.js';

/* Inside-50 entries, their targets, and rebounds. */

/**
 * An entry, its kinds, and the points that its squad scored in the chain. `isFirstOfChain` is true for the first entry
 * of the squad that owns the chain.
 */
interface Entry {
  readonly event: Event;
  readonly chain: Chain;
  readonly isFirstOfChain: boolean;
  readonly isRepeat: boolean;
  readonly isTransition: boolean;
  readonly isDirect: boolean;
  readonly isForced: boolean;
  readonly points: number;
}

/**
 * Whether the ball stayed in a squad's forward half between two entries of the same period: every location was there,
 * and there was no centre bounce.
 */
const stayedForward = (game: Game, from: Event, to: Event, side: Side): boolean =>
  from.period === to.period &&
  game.events
    .slice(from.index + 1, to.index)
    .every((event) => !isOneOf(event, 'centreBounce') && (!locatesBall(event) || spot(game, event, side).x >= 0));

/**
 * Whether an entry is direct: at most three disposals of the squad, none of them backwards, since the start of the
 * chain or its previous entry in the chain. The disposals include the entry's own and kick-ins.
 */
function isDirect(game: Game, { events }: Chain, entry: Event, side: Side, before: Event | undefined): boolean {
  const disposals = events.filter(
    (event) =>
      event.side === side &&
      event.index <= entry.index &&
      event.index > (before?.index ?? -1) &&
      (isOneOf(event, 'disposal') || (isOneOf(event, 'kickIn') && event.code !== 'KIPO')),
  );
  return disposals.length <= 3 && disposals.every((event) => (advance(game, event, side) ?? 0) >= 0);
}

/**
 * Whether a squad forced the turnover with which it won a chain. It must have applied pressure or tackled in the
 * previous chain, after the opposition's last possession or kick-in.
 */
function isForced(game: Game, { index, start, side }: Chain): boolean {
  const lost = game.chains[index - 1];
  if (start !== 'INT' || lost?.end !== 'TURN') return false;
  const held = lastHoldOf(lost);
  return lost.events.some(
    (event) =>
      event.side === side &&
      event.index > (held?.index ?? -1) &&
      (isOneOf(event, 'pressureAct') || isOneOf(event, 'effectiveTackle')),
  );
}

/** Returns the points that a squad scored in a chain. They are 0 if the other squad owns the chain. */
const pointsOf = ({ side, end }: Chain, of: Side): number =>
  side !== of ? 0 : end === 'GOAL' ? 6 : end === 'BEHI' || end === 'RUSH' ? 1 : 0;

/** Returns every entry of a match. An entry is compared with the squad's previous entry, in any chain. */
const allEntries = once((game: Game): readonly Entry[] => {
  const last: Partial<Record<Side, Event>> = {};
  return game.chains.flatMap((chain) => {
    const entries = entriesOf(game, chain);
    const first = entries.find(({ side }) => side === chain.side);
    return entries.map((event) => {
      const side = event.side as Side;
      const before = last[side];
      last[side] = event;
      const [launch] = chain.events;
      return {
        event,
        chain,
        isFirstOfChain: event === first,
        isRepeat: before !== undefined && stayedForward(game, before, event, side),
        isTransition:
          event === first &&
          (chain.start === 'INT' || chain.start === 'KI') &&
          launch !== undefined &&
          spot(game, launch, side).x < 0,
        isDirect: isDirect(game, chain, event, side, before && chain.events.includes(before) ? before : undefined),
        isForced: event === first && isForced(game, chain),
        points: pointsOf(chain, side),
      };
    });
  });
});

const countEntries =
  (test: (entry: Entry, game: Game) => boolean): Count =>
  (game) =>
    allEntries(game).flatMap((entry) => (test(entry, game) ? credit(game, entry.event) : []));

/** Returns a metric that adds up the points of entries. Of initial entries, only the first of a chain has points. */
const returns =
  (test: (entry: Entry) => boolean): Count =>
  (game) =>
    allEntries(game).flatMap((entry) =>
      test(entry) && (entry.isFirstOfChain || entry.isRepeat) ? credit(game, entry.event, entry.points) : [],
    );

const isKicked = ({ event }: Entry): boolean => isOneOf(event, 'kick');
const nextAfter = (game: Game, { event }: Entry): Event | undefined => {
  const next = nextTouch(game, event);
  return next?.side === undefined ? undefined : next;
};
const isRetained = (entry: Entry, game: Game): boolean => {
  const next = isKicked(entry) ? nextAfter(game, entry) : undefined;
  return next !== undefined && next.side === entry.event.side && !isOneOf(next, 'score');
};

export const INSIDE_50 = countEntries(() => true);
export const INSIDE_50_KICK = countEntries(isKicked);
export const INSIDE_50_KICK_RETAIN = countEntries(isRetained);
export const INSIDE_50_KICK_RETAIN_MARK = countEntries((entry, game) => {
  const next = nextAfter(game, entry);
  return isRetained(entry, game) && next !== undefined && isOneOf(next, 'mark');
});
export const INSIDE_50_KICK_LOSS = countEntries((entry, game) => {
  const next = isKicked(entry) ? nextAfter(game, entry) : undefined;
  return next !== undefined && next.side !== entry.event.side;
});

export const INSIDE_50_INITIAL = countEntries(({ isRepeat }) => !isRepeat);
export const INSIDE_50_INITIAL_ENTRY_RETURN = returns(({ isRepeat }) => !isRepeat);
export const INSIDE_50_INITIAL_DIRECT = countEntries((entry) => !entry.isRepeat && entry.isDirect);
export const INSIDE_50_INITIAL_DIRECT_ENTRY_RETURN = returns((entry) => !entry.isRepeat && entry.isDirect);
export const INSIDE_50_REPEAT = countEntries(({ isRepeat }) => isRepeat);
export const INSIDE_50_REPEAT_ENTRY_RETURN = returns(({ isRepeat }) => isRepeat);
export const INSIDE_50_REPEAT_DIRECT = countEntries((entry) => entry.isRepeat && entry.isDirect);
export const INSIDE_50_REPEAT_DIRECT_ENTRY_RETURN = returns((entry) => entry.isRepeat && entry.isDirect);
export const INSIDE_50_TRANSITION = countEntries(({ isTransition }) => isTransition);
export const INSIDE_50_TRANSITION_ENTRY_RETURN = returns(({ isTransition }) => isTransition);
export const INSIDE_50_TRANSITION_DIRECT = countEntries((entry) => entry.isTransition && entry.isDirect);
export const INSIDE_50_TRANSITION_DIRECT_ENTRY_RETURN = returns((entry) => entry.isTransition && entry.isDirect);
export const INSIDE_50_FORCED = countEntries((entry) => entry.isForced);
export const INSIDE_50_FORCED_ENTRY_RETURN = returns((entry) => entry.isForced);

const countTargets =
  (test: (game: Game, target: Event) => boolean): Count =>
  (game) =>
    game.events
      .filter((event) => event.code === 'IFTA' && event.chance === true && test(game, event))
      .flatMap((event) => credit(game, event));
/** Returns the next touch if the target's squad controls the ball with it. */
const retainedBy = (game: Game, target: Event): Event | undefined => {
  const next = nextTouch(game, target);
  return next !== undefined && controls(next) && next.side === target.side ? next : undefined;
};
/** Returns the score that ended the chain, if the target's squad scored it. */
const scoreAfter = (game: Game, target: Event): Event | undefined => {
  const last = chainAt(game, target)?.events.at(-1);
  return last !== undefined && isOneOf(last, 'score') && last.side === target.side ? last : undefined;
};

export const INSIDE_50_TARGET = count('IFTA');
export const INSIDE_50_TARGET_CHANCE = countTargets(() => true);
export const INSIDE_50_TARGET_CHANCE_TEAM_RETAIN = countTargets(
  (game, target) => retainedBy(game, target) !== undefined,
);
export const INSIDE_50_TARGET_CHANCE_PLAYER_RETAIN = countTargets(
  (game, target) => retainedBy(game, target)?.person === target.person,
);
export const INSIDE_50_TARGET_CHANCE_TEAM_SCORE = countTargets(
  (game, target) => scoreAfter(game, target) !== undefined,
);
export const INSIDE_50_TARGET_CHANCE_PLAYER_SCORE = countTargets(
  (game, target) => scoreAfter(game, target)?.person === target.person,
);

/**
 * Returns a metric that counts rebounds by who has the ball next: according to the next located event if it controls
 * the ball, otherwise to the next touch.
 */
const countRebounds =
  (test: (rebound: Event, next: Event | undefined) => boolean): Count =>
  (game) =>
    game.chains
      .flatMap((chain) => reboundsOf(game, chain))
      .flatMap(({ event, next }) => {
        const touch = next !== undefined && controls(next) ? next : nextTouch(game, event);
        return test(event, touch?.side === undefined ? undefined : touch) ? credit(game, event) : [];
      });
const countGiven = (isRetained: boolean, isContested: boolean): Count =>
  countRebounds(
    (event, next) =>
      next !== undefined &&
      !isSamePerson(event, next) &&
      (next.side === event.side) === isRetained &&
      isOneOf(next, 'contested') === isContested,
  );

export const REBOUND_50 = countRebounds(() => true);
export const REBOUND_50_RETAIN_RUN = countRebounds((event, next) => next !== undefined && isSamePerson(event, next));
export const REBOUND_50_RETAIN_UP = countGiven(true, false);
export const REBOUND_50_RETAIN_CP = countGiven(true, true);
export const REBOUND_50_LOSS_UP = countGiven(false, false);
export const REBOUND_50_LOSS_CP = countGiven(false, true);
