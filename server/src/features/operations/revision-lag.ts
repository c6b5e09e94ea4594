import type { LiveStore, StoredBriefs } from '@goalsquare/data';
import { PlayState, progressOf, type Match } from '@goalsquare/engine';
import type { Registry } from 'prom-client';
import { singleGauges } from '../../http/pipeline/gauges.js';

/** Input of the lag metric. **Units**: `now` in milliseconds. */
export interface LagSource {
  readonly matches: Pick<LiveStore, 'seasons' | 'match' | 'grows'>;
  readonly now: () => number;
}

/**
 * Returns the time of a match's last entry in milliseconds: the time of its last status change that has one, plus the
 * seconds that its clock has run since.
 */
function lastEntryOf(match: Match): number | undefined {
  const { statuses } = match.details();
  const timed = statuses.findLast(({ utc }) => utc !== undefined);
  if (timed?.utc === undefined) return undefined;
  const play = PlayState.after(statuses);
  const clock = play.running === undefined ? undefined : play.clockOf(play.running);
  if (play.running === undefined || clock?.instant === undefined) return Date.parse(timed.utc);
  const shown = match.periodSeconds[play.running - 1] ?? 0;
  return clock.instant + Math.max(0, shown - clock.from) * 1000;
}

const known = new WeakMap<StoredBriefs, readonly number[]>();

/** Returns the ids of a season's live matches. The season is searched again only after it has changed. */
function liveIn(season: StoredBriefs): readonly number[] {
  const live =
    known.get(season) ??
    season
      .briefs()
      .filter((brief) => progressOf(brief) === 'Live')
      .map(({ id }) => id);
  known.set(season, live);
  return live;
}

/**
 * Returns the time of the last entry in each live match that receives entries. **Empty**: no match receives entries, or
 * none has a time.
 */
async function lastEntries({ seasons, match, grows }: LagSource['matches']): Promise<readonly number[]> {
  const matches = await Promise.all((await seasons()).briefs.flatMap(liveIn).filter(grows).map(match));
  return matches.flatMap((found) => (found && lastEntryOf(found)) ?? []);
}

/**
 * Measures the age of the last entry in the live match that is furthest behind, and the number of live matches that
 * receive entries. Each is a single value for all matches.
 */
export function measureLag(registry: Registry, { matches, now }: LagSource): void {
  const gauge = singleGauges(registry);
  gauge(
    'goalsquare_revision_lag_seconds',
    'Seconds since the last entry of the live match that is furthest behind; 0 if no live match receives entries',
    async () => Math.max(0, ...(await lastEntries(matches)).map((at) => (now() - at) / 1000)),
  );
  gauge(
    'goalsquare_live_matches',
    'Live matches that receive entries',
    async () => (await lastEntries(matches)).length,
  );
}
