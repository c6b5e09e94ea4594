import type { Side } from '@goalsquare/engine';
import type { TransactionSquad } from '@goalsquare/openapi';

/** A squad of a match, brief: id, name, code. */
export const squadOf = (match: Readonly<Record<Side, TransactionSquad>>, side: Side): TransactionSquad => {
  const { id, name, code } = match[side];
  return { id, name, code };
};
