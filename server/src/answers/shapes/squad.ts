import type { Side } from '@goalsquare/engine';
import type { TransactionSquad } from '@goalsquare/openapi';

/** Returns a squad of a match in brief: id, name and code. */
export const squadOf = (match: Readonly<Record<Side, TransactionSquad>>, side: Side): TransactionSquad => {
  const { id, name, code } = match[side];
  return { id, name, code };
};
