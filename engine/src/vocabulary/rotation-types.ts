import type { TransactionCode } from './transactions.js';

/** A reason for a player to go off, as the metadata lists it. */
export interface RotationType {
  readonly id: number;
  readonly code: TransactionCode;
  readonly name: string;
}

/**
 * The reasons for rotations, by the code of the transaction that records one. **Source**:
 * `docs/reference/metadata-lists.md`.
 */
export const rotationTypes = {
  ROIN: { id: 1, code: 'ROIN', name: 'Interchange' },
  ROIJ: { id: 2, code: 'ROIJ', name: 'Injury' },
  ROBL: { id: 3, code: 'ROBL', name: 'Blood' },
  ROCO: { id: 4, code: 'ROCO', name: 'Concussion' },
  ROSU: { id: 5, code: 'ROSU', name: 'Substitution' },
} as const satisfies Partial<Record<TransactionCode, RotationType>>;

/** Code of a transaction that records a rotation. */
export type RotationCode = keyof typeof rotationTypes;

/** Whether a transaction code records a rotation. */
export const isRotationCode = (code: string): code is RotationCode => Object.hasOwn(rotationTypes, code);
