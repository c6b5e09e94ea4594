import { codes, isOneOf } from '../codes.js';
import { count, countBeforeClearance, countEvents, countGroup, minus, plus } from '../credits.js';
import type { Event, Game } from '../game.js';
import { advance, isSamePerson, nextLocated, nextTouch, previousTouch, setPossessionBefore } from '../play.js';

/* Using the ball. */

/** Minimum length of a long kick. **Units**: metres. */
const LONG_KICK = 40;

/**
 * Returns the length and direction of a kick, as captured or otherwise to the next location. **Empty**: `undefined` if
 * either is unknown.
 */
export function kickingOf(
  game: Game,
  kick: Event,
): { readonly isLong: boolean; readonly isForward: boolean } | undefined {
  const { distance, direction } = kick.kicking ?? {};
  const result = nextLocated(game, kick);
  if (kick.side === undefined) return undefined;
  if (result === undefined && (distance === undefined || direction === undefined)) return undefined;
  const metres = result === undefined ? 0 : Math.hypot(kick.x - result.x, kick.y - result.y);
  return {
    isLong: distance === undefined ? metres >= LONG_KICK : distance === 'Long',
    isForward: direction === undefined ? (advance(game, kick, kick.side) ?? 0) > 0 : direction === 'Forward',
  };
}

type Kicking = NonNullable<ReturnType<typeof kickingOf>>;

/** Returns a metric that counts kicks by length and direction. Kicks without both are not counted. */
const countKicks = (test: (kicking: Kicking, game: Game, kick: Event) => boolean) =>
  countEvents((game, event) => {
    const kicking = isOneOf(event, 'kick') ? kickingOf(game, event) : undefined;
    return kicking !== undefined && test(kicking, game, event);
  });

const isEffective = (event: Event): boolean => isOneOf(event, 'effective');

/** Whether the squad of a disposal has the next touch, other than a score. */
const isRetained = (game: Game, disposal: Event): boolean => {
  const next = nextTouch(game, disposal);
  return next !== undefined && next.side === disposal.side && !isOneOf(next, 'score');
};

export const KICK = countGroup('kick');
export const KICK_EFFECTIVE = count('KKEF', 'GKEF');
export const KICK_INEFFECTIVE = count('KKIN', 'GKIN');
export const KICK_CLANGER = count('KKCL', 'GKCL');
export const KICK_EFFICIENCY = { of: KICK_EFFECTIVE, to: KICK };
export const KICK_DISTANCE_LONG = countKicks(({ isLong }) => isLong);
export const KICK_DISTANCE_SHORT = countKicks(({ isLong }) => !isLong);
export const KICK_DIRECTION_FORWARD = countKicks(({ isForward }) => isForward);
export const KICK_DIRECTION_FORWARD_SET = countKicks(
  ({ isForward }, game, kick) => isForward && setPossessionBefore(game, kick) !== undefined,
);
export const KICK_DIRECTION_FORWARD_NON_SET = countKicks(
  ({ isForward }, game, kick) => isForward && setPossessionBefore(game, kick) === undefined,
);
export const KICK_EFFECTIVE_LONG = countKicks(
  ({ isLong, isForward }, _, kick) => isEffective(kick) && isForward && isLong,
);
export const KICK_EFFECTIVE_SHORT = countKicks(
  ({ isLong, isForward }, _, kick) => isEffective(kick) && isForward && !isLong,
);
export const KICK_EFFECTIVE_BACKWARDS = countKicks(({ isForward }, _, kick) => isEffective(kick) && !isForward);
export const KICK_RETAIN = countEvents((game, event) => isOneOf(event, 'kick') && isRetained(game, event));
export const KICK_GROUND = count('GKEF', 'GKIN', 'GKCL');
export const KICK_GROUND_EFFECTIVE = count('GKEF');
export const KICK_GROUND_INEFFECTIVE = count('GKIN');
export const KICK_GROUND_CLANGER = count('GKCL');

export const HANDBALL = countGroup('handball');
export const HANDBALL_EFFECTIVE = count('HBEF');
export const HANDBALL_INEFFECTIVE = count('HBIN');
export const HANDBALL_CLANGER = count('HBCL');
export const HANDBALL_EFFICIENCY = { of: HANDBALL_EFFECTIVE, to: HANDBALL };
export const HANDBALL_RETAIN = countEvents((game, event) => isOneOf(event, 'handball') && isRetained(game, event));

export const DISPOSAL = countGroup('disposal');
export const DISPOSAL_EFFECTIVE = countGroup('effective');
export const DISPOSAL_EFFICIENCY = { of: DISPOSAL_EFFECTIVE, to: DISPOSAL };
export const DISPOSAL_PREC = countBeforeClearance(...codes.disposal);
export const DISPOSAL_GP = minus(DISPOSAL, DISPOSAL_PREC);
export const DISPOSAL_RETAIN = plus(KICK_RETAIN, HANDBALL_RETAIN);

/** Whether the kicker had played on from a kick-in. Running bounces may come in between. */
function isPlayedOn(game: Game, kick: Event): boolean {
  let before = previousTouch(game, kick);
  while (before?.code === 'BOUN' && before.person === kick.person) before = previousTouch(game, before);
  return before?.code === 'KIPO' && isSamePerson(before, kick);
}
const countPlayedOn = (...kicks: readonly string[]) =>
  countEvents((game, event) => kicks.includes(event.code) && isPlayedOn(game, event));

export const KICK_IN = countGroup('kickIn');
export const KICK_IN_PLAY_ON = count('KIPO');
export const KICK_IN_EFFECTIVE = plus(count('KISH', 'KILO'), countPlayedOn('KKEF', 'GKEF'));
export const KICK_IN_INEFFECTIVE = plus(count('KIIN'), countPlayedOn('KKIN', 'GKIN'));
export const KICK_IN_CLANGER = plus(count('KICL'), countPlayedOn('KKCL', 'GKCL'));
