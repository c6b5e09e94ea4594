import type { ExportSource } from '../export-source.js';
import { compareSeasons, inOrder, isSelected, seasonText, type SeasonIds, type Selection } from '../source.js';
import { readDatasetSeason } from './manifest.js';
import type { SeasonToExport } from './season-export.js';

/** Returns the selected seasons of a source, in order. */
export function seasonsOf(source: ExportSource, to: string, selection: Selection): readonly SeasonToExport[] {
  const records = new Map(
    source.records.map((record) => {
      const ids = { leagueId: record.league.id, levelId: record.level.id, seasonId: record.id };
      return [seasonText(ids), { ids, record }];
    }),
  );
  const matches = [...source.matches].sort((a, b) => inOrder(a.header, b.header));
  const seasons = new Map<string, SeasonIds>([...records].map(([key, { ids }]) => [key, ids]));
  for (const { header } of matches) {
    const { leagueId, levelId, seasonId } = header;
    seasons.set(seasonText(header), { leagueId, levelId, seasonId });
  }
  return [...seasons]
    .filter(([, ids]) => isSelected(selection, ids))
    .sort(([, a], [, b]) => compareSeasons(a, b))
    .map(([key, ids]) => ({
      ids,
      matches: matches.filter(({ header }) => seasonText(header) === key),
      record: records.get(key)?.record,
      before: readDatasetSeason(to, ids),
    }));
}
