import { scoreInWords } from '../seasons/in-words';
import { code, number, type ServerTable } from './server-table';
import type { SeasonSheet, SheetResult, SheetScore, WorldSheet } from '../seasons/season-sheet';

const sideOf = (score: SheetScore): string => `${score.squad} ${scoreInWords(score)}`;

/** Returns a table of matches. */
export const tableOfResults = (results: readonly SheetResult[]): ServerTable => ({
  columns: ['Round', 'Home', 'Away', 'Margin', 'Date', 'Match'],
  rows: results.map(({ id, roundName, date, home, away, margin }) => [
    roundName,
    sideOf(home),
    sideOf(away),
    String(Math.abs(margin)),
    date,
    code(String(id)),
  ]),
});

/** Returns a table of seasons. */
export const tableOfSeasons = (sheets: readonly SeasonSheet[]): ServerTable => ({
  columns: ['League', 'Level', 'Competition', 'Squads', 'Matches', 'Points a squad', 'Margin', 'Premier'],
  rows: sheets.map(({ league, level, name, squads, summary }) => [
    String(league.id),
    `${level.id} ${level.name}`,
    name,
    String(squads),
    number(summary.matches),
    summary.averagePoints.toFixed(1),
    summary.averageMargin.toFixed(1),
    summary.premier ?? 'no Grand Final',
  ]),
});

/** Returns a table of the sandbox's leagues, with a row for each level. */
export const tableOfLeagues = ({ leagues }: WorldSheet): ServerTable => ({
  columns: ['League', 'Name', 'Level', 'Name', 'Seasons'],
  rows: leagues.flatMap(({ id, name, levels }) =>
    levels.map((level) => [String(id), name, String(level.id), level.name, level.seasons.join(', ')]),
  ),
});
