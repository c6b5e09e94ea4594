import type { ChangeKind, MatchEvent } from '@goalsquare/openapi/types';

/** A revision of a match, with all events that it caused. */
export interface MatchChange {
  readonly key: string;
  readonly matchId: number;
  readonly seasonId: number;
  readonly revision: number;
  readonly kind: ChangeKind;
  readonly utcTimestamp?: string;
  readonly period?: number;
  readonly periodSecs?: number;
  readonly types: readonly MatchEvent['type'][];
}

/** Groups events into changes, one for each revision of a match. Keeps their order. */
export function changesOf(events: readonly MatchEvent[]): readonly MatchChange[] {
  const changes = new Map<string, MatchChange>();
  for (const event of events) {
    const { matchId, seasonId, revision, kind, type, utcTimestamp } = event;
    const key = `${matchId} ${revision}`;
    const known = changes.get(key);
    if (known !== undefined) {
      if (!known.types.includes(type)) changes.set(key, { ...known, types: [...known.types, type] });
      continue;
    }
    const clock = 'period' in event ? { period: event.period, periodSecs: event.periodSecs } : {};
    changes.set(key, { key, matchId, seasonId, revision, kind, utcTimestamp, ...clock, types: [type] });
  }
  return [...changes.values()];
}
