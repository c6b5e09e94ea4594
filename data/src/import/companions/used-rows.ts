import type { MatchHeader } from '@goalsquare/engine';
import type { ImportContext } from '../context.js';
import type { Findings } from '../findings.js';
import type { Companions } from './index.js';

interface Row {
  readonly file: string;
  readonly line: number;
}

interface SeasonRow extends Row {
  readonly season: number | undefined;
}

const key = (season: number, squad: number): string => `${season} ${squad}`;

/**
 * Returns the rows of companion files that describe matches in `headers`, and counts them. Rows about squads, venues
 * and seasons without a match are left out and reported.
 */
export function usedRows(context: ImportContext, headers: readonly MatchHeader[], findings: Findings): Companions {
  const seasons = new Set(headers.map(({ seasonId }) => seasonId));
  const venues = new Set(headers.map(({ venue }) => venue.name));
  const names = new Set(headers.flatMap(({ home, away }) => [home.name, away.name]));
  const playing = new Set(
    headers.flatMap(({ seasonId, home, away }) => [home, away].flatMap(({ id }) => [key(seasonId, id), String(id)])),
  );
  const used = ({ file, line }: Row, isUsed: boolean, field: string, value: unknown, allowed: string): boolean => {
    if (isUsed) findings.rows.imported(file);
    else findings.leaveOut({ file, line, field, value, allowed }, 'row that belongs to no match');
    return isUsed;
  };
  const ofSquad = (row: SeasonRow, field: 'name' | 'squad', name: string): boolean => {
    const { season } = row;
    if (season !== undefined && !seasons.has(season))
      return used(row, false, 'season', season, 'a season with matches');
    const squad = context.squad(name);
    const hasMatch = playing.has(season === undefined ? String(squad.id) : key(season, squad.id));
    // A name without a match is a misspelling, even if it has the id of another squad.
    const isUsed = hasMatch && (field === 'squad' || names.has(squad.name));
    return used(row, isUsed, field, name, `a squad with a match${season === undefined ? '' : ' in the season'}`);
  };
  const { companions } = context;
  return {
    squads: companions.squads.filter((row) => ofSquad(row, 'name', row.name)),
    persons: companions.persons.filter((row) => ofSquad(row, 'squad', row.squad)),
    venues: companions.venues.filter((row) =>
      used(row, venues.has(context.venue(row.name).name), 'name', row.name, 'a venue with a match'),
    ),
    placings: companions.placings.filter((row) => ofSquad(row, 'squad', row.squad)),
  };
}
