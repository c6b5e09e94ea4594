import type { Batch } from './live-store.js';

/** Kinds of entries that contain the time at which they were recorded. */
const corrections: ReadonlySet<unknown> = new Set(['amendment', 'removal', 'correction']);

const isCorrection = (entry: unknown): entry is { readonly recorded?: unknown } =>
  typeof entry === 'object' && entry !== null && 'kind' in entry && corrections.has(entry.kind);

/**
 * Returns the entries of a batch, which may be invalid. Corrections without a recording time get the time at which the
 * batch arrived. **Empty**: the same entries if the batch has no time.
 */
export function recordedAt({ entries, recordedAt: now }: Pick<Batch, 'entries' | 'recordedAt'>): readonly unknown[] {
  if (now === undefined) return entries;
  const recorded = new Date(now).toISOString();
  return entries.map((entry) => (isCorrection(entry) && entry.recorded === undefined ? { ...entry, recorded } : entry));
}
