import type { ChangeKind } from '@goalsquare/openapi/types';
import { listIn, writeQuery } from './address-query';

/** The page of corrections. */
export const correctionsPath = '/corrections/';

/** Returns the address of a match's corrections, or of the comparison of two revisions. */
export function correctionsAddress(matchId: number | string, between?: readonly [from: number, to: number]): string {
  const [from, to] = between ?? [];
  return correctionsPath + writeQuery({ matchId, from, to });
}

/** Kinds of entries that change earlier entries. */
export const correctingKinds: readonly ChangeKind[] = ['amendment', 'removal', 'correction'];

/** All kinds of changes, corrections first. */
export const changeKinds: readonly ChangeKind[] = [
  ...correctingKinds,
  'result',
  'boxScore',
  'status',
  'transaction',
  'begin',
];

/** The names of the kinds for headings and options. */
export const kindNames: Readonly<Record<ChangeKind, string>> = {
  amendment: 'Amendment',
  removal: 'Removal',
  correction: 'Correction of the match data',
  result: 'Official result',
  boxScore: 'Box score',
  status: 'Status',
  transaction: 'Transaction',
  begin: 'New match',
};

/** Reads the kinds in an address. **Empty**: without a kind, the corrections. */
export function kindsIn(text: string | undefined): readonly ChangeKind[] {
  const kinds = changeKinds.filter((kind) => listIn(text ?? '').includes(kind));
  return kinds.length === 0 ? correctingKinds : kinds;
}
