import { completeSeason, leagueOf, levelOf } from '@goalsquare/engine';
import { Lru } from '../store/lru.js';
import type { StoredBriefs, StoredRecord, StoredSeasons } from '../store/match-store.js';
import { seasonKeyText, versionOf, type SeasonKey } from '../store/season-forms.js';
import type { Season, World, WorldLeague, WorldLevel } from './world.js';

/** Seasons kept once they were asked for. */
const KEPT = 64;

/** What is stored of one season. */
interface Stored extends SeasonKey {
  readonly briefs?: StoredBriefs;
  readonly record?: StoredRecord;
}

const ascending = (a: number, b: number): number => a - b;

/** What is stored, by season. */
function bySeason({ briefs, records }: StoredSeasons): ReadonlyMap<string, Stored> {
  const seasons = new Map<string, Stored>(briefs.map((one) => [seasonKeyText(one), { leagueId: one.leagueId, levelId: one.levelId, seasonId: one.seasonId, briefs: one }]));
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

const versionFrom = ({ briefs, record, ...key }: Stored): string => `${seasonKeyText(key)}-${versionOf([briefs?.version, record?.version].join())}`;

/** The world that stored matches and records make up. A season is put together when it is first asked for. */
export function worldOf(stored: StoredSeasons): World {
  const seasons = bySeason(stored);
  const all = [...seasons.values()];
  const known = new Lru<string, Season>(KEPT);
  const seasonOf = (one: Stored): Season | undefined => {
    const facts = completeSeason(one.record?.record(), one.briefs?.briefs() ?? []);
    return facts && { ...facts, version: versionFrom(one) };
  };
  return {
    version: versionOf(all.map(versionFrom).join()),
    recordVersion: versionOf(stored.records.map(({ version }) => version).join()),
    leagues: leaguesOf(all),
    season: (leagueId, levelId, seasonId) => {
      const key = seasonKeyText({ leagueId, levelId, seasonId });
      const kept = known.get(key);
      if (kept !== undefined) return kept;
      const one = seasons.get(key);
      const season = one && seasonOf(one);
      if (season !== undefined) known.set(key, season);
      return season;
    },
  };
}
