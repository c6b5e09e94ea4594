import { briefOf, openMatch, SeasonTotals, type Match, type MatchBrief, type SeasonColumns } from '@goalsquare/engine';
import { logsOf } from '../season.js';
import { appearancesOf, capturedOf, type Appearance, type Captured } from './captured.js';

const SEED = 20260314;

/** Difference between the ids of the same match in two consecutive seasons. */
export const SEASON_STEP = 1000;

/** Seasons that are loaded in the engine, and the data for peers: the first season, repeated. */
export interface World {
  readonly seasons: readonly SeasonColumns[];
  readonly matches: ReadonlyMap<number, Match>;
  readonly appearances: readonly Appearance[];
  readonly captured: readonly Captured[];
  readonly bytesPerSeason: number;
  /** Time to compute a season's totals and acts from matches in memory. **Units**: milliseconds. */
  readonly totalsMs: number;
}

const days = (round: number): string => new Date(Date.UTC(2026, 2, 14 + round * 7)).toISOString().slice(0, 10);

/** Returns the brief of the same match in a later season. */
const inSeason = (brief: MatchBrief, season: number): MatchBrief => ({
  ...brief,
  id: brief.id + season * SEASON_STEP,
  seasonId: season + 1,
  date: { startDate: days(brief.roundNumber).replace('2026', String(2026 + season)) },
});

/** Opens seasons that repeat the matches of the first with different ids and dates, so that persons have careers. */
export function openWorld(seasonCount: number, matchCount: number): World {
  const first = [...logsOf(SEED, matchCount)].map((log) => openMatch(log));
  const briefs = first.map(briefOf);
  const seasons: SeasonColumns[] = [];
  const matches = new Map<number, Match>();
  let [totalsMs, bytes] = [0, 0];
  for (let season = 0; season < seasonCount; season += 1) {
    const totals = new SeasonTotals();
    const start = performance.now();
    first.forEach((match, n) => {
      const brief = inSeason(briefs[n] as MatchBrief, season);
      totals.append({ ...match, id: brief.id }, brief);
    });
    const columns = totals.columns();
    totalsMs = performance.now() - start;
    seasons.push(columns);
    bytes = totals.bytes;
    for (const match of first)
      matches.set(match.id + season * SEASON_STEP, { ...match, id: match.id + season * SEASON_STEP });
  }
  const order = new Map(Array.from(seasons[0]?.matches.ids ?? [], (id, at) => [id, at]));
  return {
    seasons,
    matches,
    appearances: briefs.flatMap((brief) => appearancesOf(brief, order.get(brief.id) ?? 0)),
    captured: first.map(capturedOf),
    bytesPerSeason: bytes,
    totalsMs,
  };
}
