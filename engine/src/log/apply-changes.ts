import type { Amendment, Correction, Entry } from './entry.js';
import type { MatchHeader } from './header.js';

/** Returns a transaction, or some of its members, as an amendment changes it. */
export function amended<T extends object>(transaction: T, { set, unset = [] }: Pick<Amendment, 'set' | 'unset'>): T {
  const kept = Object.entries(transaction).filter(([member]) => !(unset as readonly string[]).includes(member));
  return { ...Object.fromEntries(kept), ...set } as T;
}

/** Returns a header, or some of its members, as a correction changes it. */
export const corrected = <H extends Partial<MatchHeader>>(header: H, { set }: Pick<Correction, 'set'>): H => ({
  ...header,
  ...set,
});

/** Returns a header, or some of its members, after the corrections among some entries. */
export const headerAfter = <H extends Partial<MatchHeader>>(header: H, entries: readonly Entry[]): H =>
  entries.reduce((before, entry) => (entry.kind === 'correction' ? corrected(before, entry) : before), header);
