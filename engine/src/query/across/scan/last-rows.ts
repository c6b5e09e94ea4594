import { areApart, byStart, startAt } from './season-order.js';
import type { SelectedSeason } from './selected-matches.js';
import type { SeasonRows } from '../season/season-columns.js';
import type { StatisticsQuery } from '../question/statistics-query.js';

/** Reads the owner of a row, and the position of its match in the season. */
export interface RowReader {
  readonly owner: (columns: SeasonRows, row: number) => number;
  readonly match: (columns: SeasonRows, row: number) => number;
}

export const rowReaders: Readonly<Record<StatisticsQuery['level'], RowReader>> = {
  player: {
    owner: ({ persons }, row) => persons[row] as number,
    match: ({ squadRows }, row) => (squadRows[row] as number) >> 1,
  },
  squad: { owner: ({ squadIds }, row) => squadIds[row] as number, match: (_, row) => row >> 1 },
};

/** A selected row, with the start and id of its match. */
interface Appearance {
  readonly season: number;
  readonly row: number;
  readonly start: number;
  readonly id: number;
}

/** Returns the last rows of each person, reading seasons backwards. The rows of a person are in match order. */
function lastOfSeasons(seasons: readonly SelectedSeason[], last: number): readonly SelectedSeason[] {
  const left = new Map<number, number>();
  const kept: SelectedSeason[] = [];
  for (const { columns, rows } of seasons.toReversed()) {
    const { persons } = columns;
    const chosen = new Int32Array(rows.length);
    let at = rows.length;
    let [current, budget] = [NaN, 0];
    for (let n = rows.length - 1; n >= 0; n -= 1) {
      const row = rows[n] as number;
      const id = persons[row] as number;
      if (id !== current) {
        left.set(current, budget);
        current = id;
        budget = left.get(id) ?? last;
      }
      if (budget === 0) continue;
      budget -= 1;
      at -= 1;
      chosen[at] = row;
    }
    left.set(current, budget);
    kept.unshift({ columns, rows: chosen.subarray(at) });
  }
  return kept;
}

/** Returns the last rows of each owner. Seasons can be in any order. */
function lastOfAll(seasons: readonly SelectedSeason[], last: number, reader: RowReader): readonly SelectedSeason[] {
  const byOwner = new Map<number, Appearance[]>();
  seasons.forEach(({ columns, rows }, season) => {
    for (const row of rows) {
      const match = reader.match(columns, row);
      const [start, id] = [columns.matches.starts[match] as number, columns.matches.ids[match] as number];
      const owner = reader.owner(columns, row);
      const found = byOwner.get(owner);
      if (found === undefined) byOwner.set(owner, [{ season, row, start, id }]);
      else found.push({ season, row, start, id });
    }
  });
  const kept: number[][] = seasons.map(() => []);
  for (const rows of byOwner.values()) {
    rows.sort(byStart);
    for (const { season, row } of rows.slice(-last)) kept[season]?.push(row);
  }
  return seasons.map(({ columns }, n) => ({ columns, rows: Int32Array.from(kept[n] ?? []).sort() }));
}

/** Returns the last `last` rows of each person, or of each squad, by the starts of their matches. */
export function lastRows(
  seasons: readonly SelectedSeason[],
  last: number,
  level: StatisticsQuery['level'],
): readonly SelectedSeason[] {
  const ordered = [...seasons].sort((a, b) => startAt(a, 0) - startAt(b, 0));
  return level === 'player' && areApart(ordered)
    ? lastOfSeasons(ordered, last)
    : lastOfAll(ordered, last, rowReaders[level]);
}
