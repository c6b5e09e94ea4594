import {
  briefOf,
  matchViewOf,
  SeasonTotals,
  type ListedPlayer,
  type Match,
  type MatchHeader,
  type SeasonRecord,
  type SeasonRows,
} from '@goalsquare/engine';
import type { SourceHeader } from './export-source.js';
import type { ExportMatch } from './table.js';

/** A filter on the league, level and season of matches. **Empty**: an omitted member matches all. */
export interface Selection {
  readonly league?: number;
  readonly level?: number;
  readonly season?: number;
}

export type SeasonIds = Pick<MatchHeader, 'leagueId' | 'levelId' | 'seasonId'>;

export const isSelected = ({ league, level, season }: Selection, ids: SeasonIds): boolean =>
  (league ?? ids.leagueId) === ids.leagueId &&
  (level ?? ids.levelId) === ids.levelId &&
  (season ?? ids.seasonId) === ids.seasonId;

/** Returns text that identifies a season. */
export const seasonText = ({ leagueId, levelId, seasonId }: SeasonIds): string => `${leagueId}-${levelId}-${seasonId}`;

/** Players in season records, by season and person. */
export type PlayerLists = ReadonlyMap<string, ReadonlyMap<number, ListedPlayer>>;

/** Returns the players in season records. */
export const playerListsOf = (records: readonly SeasonRecord[]): PlayerLists =>
  new Map(
    records.map((record) => [
      seasonText({ leagueId: record.league.id, levelId: record.level.id, seasonId: record.id }),
      new Map((record.squads ?? []).flatMap(({ players }) => players ?? []).map((player) => [player.personId, player])),
    ]),
  );

const startOf = ({ date }: SourceHeader): string => date?.utcMatchStart ?? date?.startDate ?? '~';

/** Compares seasons by league, level and season. */
export const compareSeasons = (a: SeasonIds, b: SeasonIds): number =>
  a.leagueId - b.leagueId || a.levelId - b.levelId || a.seasonId - b.seasonId;

/** Compares matches by season, round, start and id. */
export const inOrder = (a: SourceHeader, b: SourceHeader): number =>
  compareSeasons(a, b) ||
  a.roundNumber - b.roundNumber ||
  (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : a.id - b.id);

/** Returns a function that returns the rows by which queries select a match. They are computed on first use. */
function rowsOf(match: Match): () => SeasonRows {
  let rows: SeasonRows | undefined;
  return () => {
    if (rows !== undefined) return rows;
    const totals = new SeasonTotals();
    totals.append(match, briefOf(match));
    return (rows = totals.columns());
  };
}

/** Prepares a match for the export tables. */
export function exportMatchOf(match: Match, lists: PlayerLists): ExportMatch {
  const view = matchViewOf(match);
  const list = lists.get(seasonText(view.header));
  return { match, view, listed: (personId) => list?.get(personId), rows: rowsOf(match) };
}
