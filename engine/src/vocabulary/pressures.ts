import type { TransactionCode } from './transactions.js';

/** A kind of pressure on the person with the ball. */
export interface PressureKind {
  readonly code: string;
  readonly name: string;
  readonly points: number;
  /** Transaction that records this pressure, or the lack of any. */
  readonly transaction: TransactionCode;
}

/** The kinds of pressure, weakest first. **Units**: pressure points. **Source**: `docs/reference/metadata-lists.md`. */
export const pressures = {
  NONE: { code: 'NONE', name: 'None', points: 0, transaction: 'PRNO' },
  SET: { code: 'SET', name: 'Set', points: 0, transaction: 'PRSE' },
  CORR: { code: 'CORR', name: 'Corralling', points: 1.2, transaction: 'PRCO' },
  CHAS: { code: 'CHAS', name: 'Chasing', points: 1.5, transaction: 'PRCH' },
  CLOS: { code: 'CLOS', name: 'Closing', points: 2.25, transaction: 'PRCL' },
  PHYS: { code: 'PHYS', name: 'Physical', points: 3.75, transaction: 'PRPH' },
} as const satisfies Readonly<Record<string, PressureKind>>;

/** Code of a kind of pressure. */
export type PressureCode = keyof typeof pressures;

/** Returns the points of a kind of pressure in hundredths, as bases store them. */
export const pressureHundredths = (code: PressureCode): number => Math.round(pressures[code].points * 100);
