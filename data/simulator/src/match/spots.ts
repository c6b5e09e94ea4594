import type { FieldPositionCode, Role } from '@goalsquare/engine';

/** A line of the field. */
export type Line = 'back' | 'middle' | 'forward' | 'ruck';

/**
 * A position on the field, and how it moves with the ball. **Units**: shares of half the length (positive towards the
 * goal that the squad attacks) and of half the width. `followX` and `followY` are shares of the ball's distance from
 * the centre.
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

/** The positions on the field. */
export const spots: readonly Spot[] = [
  { code: 'BPL', line: 'back', role: 'Defence', x: -0.62, y: 0.3, followX: 0.55, followY: 0.4 },
  { code: 'FB', line: 'back', role: 'Defence', x: -0.66, y: 0, followX: 0.5, followY: 0.45 },
  { code: 'BPR', line: 'back', role: 'Defence', x: -0.62, y: -0.3, followX: 0.55, followY: 0.4 },
  { code: 'HBFL', line: 'back', role: 'Defence', x: -0.38, y: 0.45, followX: 0.53, followY: 0.4 },
  { code: 'CHB', line: 'back', role: 'Defence', x: -0.42, y: 0, followX: 0.52, followY: 0.5 },
  { code: 'HBFR', line: 'back', role: 'Defence', x: -0.38, y: -0.45, followX: 0.53, followY: 0.4 },
  { code: 'WL', line: 'middle', role: 'Wing', x: 0, y: 0.5, followX: 0.75, followY: 0.35 },
  { code: 'C', line: 'middle', role: 'Midfield', x: -0.02, y: 0.12, followX: 0.78, followY: 0.62 },
  { code: 'WR', line: 'middle', role: 'Wing', x: 0, y: -0.5, followX: 0.75, followY: 0.35 },
  { code: 'HFFL', line: 'forward', role: 'Forward', x: 0.36, y: 0.42, followX: 0.68, followY: 0.4 },
  { code: 'CHF', line: 'forward', role: 'Forward', x: 0.42, y: 0, followX: 0.6, followY: 0.5 },
  { code: 'HFFR', line: 'forward', role: 'Forward', x: 0.36, y: -0.42, followX: 0.68, followY: 0.4 },
  { code: 'FPL', line: 'forward', role: 'Forward', x: 0.6, y: 0.28, followX: 0.55, followY: 0.4 },
  { code: 'FF', line: 'forward', role: 'Forward', x: 0.66, y: 0, followX: 0.48, followY: 0.45 },
  { code: 'FPR', line: 'forward', role: 'Forward', x: 0.6, y: -0.28, followX: 0.55, followY: 0.4 },
  { code: 'RK', line: 'ruck', role: 'Ruck', x: 0, y: 0, followX: 0.7, followY: 0.55 },
  { code: 'RR', line: 'middle', role: 'Midfield', x: -0.1, y: -0.12, followX: 0.78, followY: 0.62 },
  { code: 'R', line: 'middle', role: 'Midfield', x: 0.1, y: 0.02, followX: 0.78, followY: 0.62 },
];

/** Returns a position on the field by its code. **Empty**: `undefined` for the bench. */
export const spotOf = (code: string | undefined): Spot | undefined =>
  spots.find((candidate) => candidate.code === code);
