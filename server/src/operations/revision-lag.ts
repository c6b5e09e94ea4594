import type { MatchStore } from '@goalsquare/data';
import { progressOf, type Match } from '@goalsquare/engine';
import { Gauge, type Registry } from 'prom-client';

/** What the lag is told from. **Units**: `now` in milliseconds. */
export interface LagSource {
  readonly matches: Pick<MatchStore, 'seasons' | 'match'>;
  readonly now: () => number;
}

/** When the last entry of a match happened, in milliseconds: at its last change of status that has a time, and the seconds played since. */
function lastEntryOf(match: Match): number | undefined {
  const { statuses } = match.texts();
  const timed = statuses.findLast(({ utc }) => utc !== undefined);
  if (timed?.utc === undefined) return undefined;
  const isPlaying = timed === statuses.at(-1) && (timed.code === 'LIVE' || timed.code === 'ET');
  const played = isPlaying && timed.period !== undefined ? (match.periodSeconds[timed.period - 1] ?? 0) : 0;
  return Date.parse(timed.utc) + played * 1000;
}

/** When the last entry of each live match happened. **Empty**: no match is live, or none says when. */
async function lastEntries({ seasons, match }: LagSource['matches']): Promise<readonly number[]> {
  const live = (await seasons()).briefs.flatMap((season) => season.briefs().filter((brief) => progressOf(brief) === 'Live'));
  const matches = await Promise.all(live.map(({ id }) => match(id)));
  return matches.flatMap((found) => (found && lastEntryOf(found)) ?? []);
}

/**
 * Tells how long ago the last entry of the live matches happened, for that furthest behind, and how many are live: one figure for the
 * world, none for a match. A world does not change while it is open, so it is looked through once, when the figures are first asked for.
 */
export function measureLag(registry: Registry, { matches, now }: LagSource): void {
  let entries: Promise<readonly number[]> | undefined;
  const known = (): Promise<readonly number[]> => (entries ??= lastEntries(matches));
  const lag: Gauge = new Gauge({
    name: 'goalsquare_revision_lag_seconds',
    aggregator: 'max',
    help: 'Seconds since the last entry of the live match that is furthest behind; 0 while none is live',
    registers: [registry],
    collect: async () => { lag.set(Math.max(0, ...(await known()).map((at) => (now() - at) / 1000))); },
  });
  const live: Gauge = new Gauge({
    name: 'goalsquare_live_matches',
    aggregator: 'max',
    help: 'Matches that are being played',
    registers: [registry],
    collect: async () => { live.set((await known()).length); },
  });
}
