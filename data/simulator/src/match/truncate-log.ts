import type { Entry, Transaction } from '@goalsquare/engine';
import type { Restart } from './chain-tracker.js';

/** A point in a match. **Units**: seconds in the period. */
interface Point {
  readonly period: number;
  readonly periodSeconds: number;
}

const isAfter = (of: Point, until: Point): boolean =>
  of.period > until.period || (of.period === until.period && of.periodSeconds > until.periodSeconds);

/** Returns the entries up to a point. A stoppage that is won after the point has no winner. */
export function truncateAt(entries: readonly Entry[], until: Point, restarts: readonly Restart[]): readonly Entry[] {
  const at = entries.findIndex((entry) => {
    if (entry.kind === 'transaction') return isAfter(entry, until);
    return (
      entry.kind === 'status' &&
      entry.period !== undefined &&
      isAfter({ period: entry.period, periodSeconds: entry.periodSeconds ?? 0 }, until)
    );
  });
  const kept = at === -1 ? entries : entries.slice(0, at);
  const open = new Set<Entry>(
    restarts
      .filter(({ period, seconds }) => isAfter({ period, periodSeconds: seconds }, until))
      .map(({ row }) => row as Transaction),
  );
  return kept.map((entry) => {
    if (entry.kind !== 'transaction' || !open.has(entry) || entry.wonBy === undefined) return entry;
    const { wonBy: _, ...rest } = entry;
    return rest;
  });
}
