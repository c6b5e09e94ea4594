import type { Amendment, Correction, Entry } from './entry.js';
import type { MatchHeader } from './header.js';

/** Applies an amendment to a transaction, or to some of its members. */
export function amended<T extends object>(transaction: T, { set, unset = [] }: Pick<Amendment, 'set' | 'unset'>): T {
  const kept = Object.entries(transaction).filter(([member]) => !(unset as readonly string[]).includes(member));
  return { ...Object.fromEntries(kept), ...set } as T;
}

/** Applies a correction to a header, or to some of its members. */
export const corrected = <H extends Partial<MatchHeader>>(header: H, { set }: Pick<Correction, 'set'>): H => ({
  ...header,
  ...set,
});

/** Applies the corrections among some entries to a header, or to some of its members. */
export const headerAfter = <H extends Partial<MatchHeader>>(header: H, entries: readonly Entry[]): H =>
  entries.reduce((before, entry) => (entry.kind === 'correction' ? corrected(before, entry) : before), header);
