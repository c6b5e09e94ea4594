import type { ShotAngleGroup, ShotDistanceGroup, ShotOrigin, ShotType } from '@goalsquare/engine';
import type { Game, PossessionCode } from './game.js';
import type { Draft } from './log-writer.js';

/**
 * The location of a shot. **Units**: metres to goal, and degrees from the axis. `across` is positive on the kicker's
 * left.
 */
export interface ShotPosition {
  readonly metres: number;
  readonly degrees: number;
  readonly across: number;
}

export const shotResults = ['goal', 'behind', 'miss'] as const;

export type ShotResult = (typeof shotResults)[number];

/** The ways in which a shot fails to score. */
export const misses = ['onFull', 'marked', 'gathered', 'rushed', 'wideLeft', 'wideRight'] as const;

/** How a shot fails to score. */
export type Miss = (typeof misses)[number];

const angleGroup = (degrees: number, across: number): ShotAngleGroup => {
  if (degrees < 15) return 'In Front';
  const left = across > 0;
  if (degrees < 35) return left ? 'Left Corridor' : 'Right Corridor';
  if (degrees < 60) return left ? 'Left Acute' : 'Right Acute';
  return left ? 'Left Boundary' : 'Right Boundary';
};

const distanceGroup = (metres: number): ShotDistanceGroup =>
  metres < 15 ? '0-15m' : metres < 30 ? '15-30m' : metres < 40 ? '30-40m' : metres < 50 ? '40-50m' : '50m+';

const behinds = ['Behind Left', 'Behind Right', 'Hit Post Left', 'Hit Post Right', 'Touched'] as const;

/** Returns details of a shot that agree with its result. */
export function detailsOf(
  game: Game,
  set: boolean,
  won: PossessionCode,
  { metres, degrees, across }: ShotPosition,
  result: ShotResult,
  miss: Miss | undefined,
): NonNullable<Draft['details']> {
  const { random } = game;
  const snaps = random.chance(degrees > 40 ? 0.6 : 0.15);
  const type: ShotType = set
    ? snaps && degrees > 40
      ? 'Set Shot Snap'
      : 'Set Shot Regular'
    : snaps
      ? 'General Play Snap'
      : 'General Play Regular';
  const origin: ShotOrigin = !set
    ? metres < 12
      ? 'Gimme'
      : 'General Play'
    : won.startsWith('FK') || won === 'OFKI'
      ? 'Free Kick'
      : 'Mark';
  const ended =
    result === 'goal'
      ? 'Goal'
      : result === 'behind'
        ? random.weighted(behinds, [42, 41, 7, 6, 4])
        : miss === 'onFull'
          ? 'Out On Full'
          : miss === 'wideLeft'
            ? 'Missed Left'
            : miss === 'wideRight'
              ? 'Missed Right'
              : 'Short';
  return {
    shotSource: origin,
    shotType: type,
    shotAngle: angleGroup(degrees, across),
    shotDistance: distanceGroup(metres),
    shotResult: ended,
  };
}
