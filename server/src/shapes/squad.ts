import type { MatchHeader, Side } from '@goalsquare/engine';
import type { TransactionSquad } from '@goalsquare/openapi';

/** A squad, brief: id, name, code. */
export const squadOf = (header: MatchHeader, side: Side): TransactionSquad => {
  const { id, name, code } = header[side];
  return { id, name, code };
};
