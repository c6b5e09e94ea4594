import type { FieldPositionCode, Role } from '@goalsquare/engine';

/** A line of the field. */
export type Line = 'back' | 'middle' | 'forward' | 'ruck';

/**
 * A place on the field and how it follows the ball.
 * **Units**: shares of half the length (+ towards the goal attacked) and of half the width; `follow` is the share of
 * the ball's way that the player goes along with.
 */
export interface Spot {
  readonly code: FieldPositionCode;
  readonly line: Line;
  readonly role: Role;
  readonly x: number;
  readonly y: number;
  readonly followX: number;
  readonly followY: number;
}

const spot = (
  code: FieldPositionCode,
  line: Line,
  role: Role,
  x: number,
  y: number,
  followX: number,
  followY: number,
): Spot => ({ code, line, role, x, y, followX, followY });

/** THE places on the field. */
export const spots: readonly Spot[] = [
  spot('BPL', 'back', 'Defence', -0.62, 0.3, 0.55, 0.4),
  spot('FB', 'back', 'Defence', -0.66, 0, 0.5, 0.45),
  spot('BPR', 'back', 'Defence', -0.62, -0.3, 0.55, 0.4),
  spot('HBFL', 'back', 'Defence', -0.38, 0.45, 0.53, 0.4),
  spot('CHB', 'back', 'Defence', -0.42, 0, 0.52, 0.5),
  spot('HBFR', 'back', 'Defence', -0.38, -0.45, 0.53, 0.4),
  spot('WL', 'middle', 'Wing', 0, 0.5, 0.75, 0.35),
  spot('C', 'middle', 'Midfield', -0.02, 0.12, 0.78, 0.62),
  spot('WR', 'middle', 'Wing', 0, -0.5, 0.75, 0.35),
  spot('HFFL', 'forward', 'Forward', 0.36, 0.42, 0.68, 0.4),
  spot('CHF', 'forward', 'Forward', 0.42, 0, 0.6, 0.5),
  spot('HFFR', 'forward', 'Forward', 0.36, -0.42, 0.68, 0.4),
  spot('FPL', 'forward', 'Forward', 0.6, 0.28, 0.55, 0.4),
  spot('FF', 'forward', 'Forward', 0.66, 0, 0.48, 0.45),
  spot('FPR', 'forward', 'Forward', 0.6, -0.28, 0.55, 0.4),
  spot('RK', 'ruck', 'Ruck', 0, 0, 0.7, 0.55),
  spot('RR', 'middle', 'Midfield', -0.1, -0.12, 0.78, 0.62),
  spot('R', 'middle', 'Midfield', 0.1, 0.02, 0.78, 0.62),
];

/** A place by its code. **Empty**: `undefined` for the bench. */
export const spotOf = (code: string | undefined): Spot | undefined =>
  spots.find((candidate) => candidate.code === code);
