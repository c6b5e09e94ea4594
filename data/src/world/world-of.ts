import { completeSeason, leagueOf, levelOf } from '@goalsquare/engine';
import { ByteCache } from '../memory/byte-cache.js';
import { MemoryPart } from '../memory/memory-part.js';
import type { StoredBriefs, StoredRecord, StoredSeasons } from '../store/match-store.js';
import { seasonKeyText, versionOf, type SeasonKey } from '../store/season-forms.js';
import type { Season, World, WorldLeague, WorldLevel, WorldVersions } from './world.js';

/** Default memory for seasons. **Units**: bytes. */
const DEFAULT_BYTES = 268_435_456;

/** Share of the memory part that seasons may fill. */
const SHARE = 0.22;

/**
 * Approximate memory of a season, of each match, and of each member of its players. A season of 216 matches without a
 * record takes 345 kB, and a season of the sandbox world 150 kB. **Units**: bytes.
 */
const [SEASON_BYTES, MATCH_BYTES, MEMBER_BYTES] = [16_384, 800, 40];

/** Returns the approximate size of a season in memory. */
function bytesOf({ matches, record }: Season): number {
  let members = 0;
  for (const { players } of record.squads) for (const player of players) members += Object.keys(player).length;
  return SEASON_BYTES + matches.length * MATCH_BYTES + members * MEMBER_BYTES;
}

interface Stored extends SeasonKey {
  readonly briefs?: StoredBriefs;
  readonly record?: StoredRecord;
}

const ascending = (a: number, b: number): number => a - b;

function bySeason({ briefs, records }: StoredSeasons): ReadonlyMap<string, Stored> {
  const seasons = new Map<string, Stored>(
    briefs.map((one) => [
      seasonKeyText(one),
      { leagueId: one.leagueId, levelId: one.levelId, seasonId: one.seasonId, briefs: one },
    ]),
  );
  for (const record of records) {
    const { leagueId, levelId, seasonId } = record;
    seasons.set(seasonKeyText(record), { leagueId, levelId, seasonId, ...seasons.get(seasonKeyText(record)), record });
  }
  return seasons;
}

const levelFrom = (stored: readonly Stored[], levelId: number): WorldLevel => {
  const ofLevel = stored.filter((season) => season.levelId === levelId);
  const { id, name, code } = ofLevel.find(({ record }) => record)?.record?.level ?? levelOf(levelId);
  return { id, name, code, seasonIds: ofLevel.map(({ seasonId }) => seasonId).sort(ascending) };
};

function leaguesOf(stored: readonly Stored[]): readonly WorldLeague[] {
  const ids = [...new Set(stored.map(({ leagueId }) => leagueId))].sort(ascending);
  return ids.map((leagueId) => {
    const ofLeague = stored.filter((season) => season.leagueId === leagueId);
    const league = ofLeague.find(({ record }) => record)?.record?.league ?? leagueOf(leagueId);
    const levelIds = [...new Set(ofLeague.map(({ levelId }) => levelId))].sort(ascending);
    return { ...league, levels: levelIds.map((levelId) => levelFrom(ofLeague, levelId)) };
  });
}

/** A season as it is currently stored. */
interface Version {
  readonly stored: Stored;
  readonly whole: string;
  readonly steady: string;
}

function versionOfSeason(stored: Stored): Version {
  const { briefs, record } = stored;
  const of = (version: string | undefined): string =>
    `${seasonKeyText(stored)}-${versionOf([version, record?.version].join())}`;
  const whole = of(briefs?.version);
  return { stored, whole, steady: briefs?.steadyVersion === undefined ? whole : of(briefs.steadyVersion()) };
}

const versionsOf = (seasons: readonly Version[]): WorldVersions => ({
  version: versionOf(seasons.map(({ whole }) => whole).join()),
  steadyVersion: versionOf(seasons.map(({ steady }) => steady).join()),
  recordVersion: versionOf(
    seasons
      .flatMap(({ stored }) => stored.record?.version ?? [])
      .sort()
      .join(),
  ),
});

function seasonOf({ stored: { record, briefs }, whole, steady }: Version): Season | undefined {
  const facts = completeSeason(record?.record(), briefs?.briefs() ?? []);
  return facts && { ...facts, version: whole, steadyVersion: steady };
}

/** A cache of assembled seasons, by `seasonKeyText`. */
export type KeptSeasons = ByteCache<string, Season>;

/** Returns a cache for assembled seasons. */
export const keptSeasons = (part = new MemoryPart('seasons', DEFAULT_BYTES)): KeptSeasons =>
  new ByteCache(part, { share: SHARE, sizeOf: bytesOf });

/**
 * Returns the world of stored matches and records. A season is computed on the first request, and reused until it
 * changes.
 */
export function worldOf(stored: StoredSeasons, kept = keptSeasons()): World {
  const seasons = new Map([...bySeason(stored)].map(([key, one]) => [key, versionOfSeason(one)]));
  const all = [...seasons.values()];
  return {
    ...versionsOf(all),
    versionsOf: (isSelected) => versionsOf(all.filter((season) => isSelected(season.stored))),
    leagues: leaguesOf(all.map((season) => season.stored)),
    season: (leagueId, levelId, seasonId) => {
      const key = seasonKeyText({ leagueId, levelId, seasonId });
      const known = kept.get(key);
      const one = seasons.get(key);
      if (known !== undefined && known.version === one?.whole) return known;
      const season = one && seasonOf(one);
      if (season !== undefined) kept.set(key, season);
      return season;
    },
  };
}
