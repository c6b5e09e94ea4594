import type { ChangeKind } from '@goalsquare/openapi';

/** The kinds of entries that cause events, in contract order. */
export const changeKinds = [
  'begin',
  'transaction',
  'amendment',
  'removal',
  'status',
  'correction',
  'result',
  'boxScore',
] as const satisfies readonly ChangeKind[];
