import { DataError, faultIn } from '../../log/fault.js';
import { jsonFiles, readJson } from '../afl-json/files.js';
import { comparedLadder, MOST_FIGURE, type Figure, type Ladder, playedMatches } from '../compared-ladder.js';
import type { JsonFaults, JsonValue } from '../afl-json/json-value.js';
import type { CsvRow } from '../csv.js';
import { fieldValue } from '../field-value.js';
import type { Findings } from '../findings.js';
import { matchColumns } from '../match-columns.js';
import { noEventLogs, noNames, type Importer } from '../importer.js';
import { resultColumns, type ResultColumn } from '../results-csv/columns.js';
import { resultRowsOf, type ResultRows } from '../results-csv/rows.js';

/** Maximum number of games in a file. All seasons together have about 17,000. */
const MOST_GAMES = 50_000;

/**
 * Reads the games in a file with the columns of result files. **Throws** DataError with the path of each faulty value.
 */
function gamesIn(root: JsonValue, season: number | undefined, findings: Findings): ResultRows {
  const games = root.get('games').items();
  if (games.length > MOST_GAMES)
    throw DataError.of(
      root.file,
      `at most ${MOST_GAMES} games: split the file by season and import the parts in turn`,
      { field: 'games', value: games.length },
    );
  const header = [...new Set(games.flatMap(({ value }) => Object.keys(value ?? {})))];
  const match = matchColumns(header, resultColumns);
  const rows = games.map((game, at): CsvRow<ResultColumn> => {
    const of = {} as Record<ResultColumn, string>;
    for (const { column, header: key } of match.columns) {
      const value = key === undefined ? undefined : game.get(key).value;
      of[column] = typeof value === 'string' || typeof value === 'number' ? fieldValue(String(value)) : '';
    }
    return { line: 0, item: `games[${at}]`, of };
  });
  findings.rows.read(root.file, rows.length, 'games');
  const headers = Object.fromEntries(match.columns.map(({ column, header: key }) => [column, key ?? column])) as Record<
    ResultColumn,
    string
  >;
  const has = (column: ResultColumn): boolean => match.columns.some((one) => one.column === column && one.place >= 0);
  const read = resultRowsOf({ file: root.file, headers, has, rows }, findings, season);
  findings.rows.leftOut(root.file, 'bye', read.byes);
  return read;
}

/** Reads the standings in a file. They name no season, so they belong to the last season of the import. */
const standingsIn = (root: JsonValue, season: number | undefined): Ladder => ({
  file: root.file,
  season,
  round: undefined,
  entries: root
    .get('standings')
    .items()
    .map((entry) => {
      const figure = (key: string): number => entry.get(key).integer(0, MOST_FIGURE);
      return {
        placeOf: (name: Figure) => ({
          line: 0,
          field: `${entry.path}.${name === 'pointsFor' ? 'for' : name === 'pointsAgainst' ? 'against' : name}`,
        }),
        squad: entry.get('name').text(),
        played: figure('played'),
        wins: figure('wins'),
        losses: figure('losses'),
        draws: figure('draws'),
        pointsFor: figure('for'),
        pointsAgainst: figure('against'),
      };
    }),
});

/** Squiggle JSON files with games and standings. Standings are only compared. **Source**: `docs/real-data.md`. */
export const squiggleJson: Importer<never, never> = {
  needed: [],
  optional: [],
  takesPaths: true,
  allowsNewIds: false,
  limits: [],
  read: (_, { paths = [], season, findings }) => {
    const faults: JsonFaults = [];
    const roots = jsonFiles(paths).map((file) => readJson(file, faults));
    const other = roots.find((root) => !root.get('games').exists && !root.get('standings').exists);
    if (other !== undefined) faults.push(faultIn(other.file, 'games or standings of Squiggle'));
    for (const root of roots) root.get('games').items();
    if (faults.length > 0) throw new DataError(faults);
    const read = roots.map((root) => gamesIn(root, season, findings));
    const rows = read.flatMap((games) => games.rows);
    const last = rows.reduce((most, { seasonId }) => Math.max(most, seasonId), 0);
    const ladders = roots.filter((root) => root.get('standings').exists).map((root) => standingsIn(root, last));
    if (faults.length > 0) throw new DataError(faults);
    for (const { file, entries } of ladders) {
      findings.rows.read(file, entries.length, 'standings');
      findings.rows.leftOut(file, 'row of a ladder, which is only compared', entries.length);
    }
    return {
      names: noNames,
      results: { rows, byes: 0, unfitIds: read.reduce((sum, { unfitIds }) => sum + unfitIds, 0) },
      eventLogs: () => noEventLogs,
      complete: ({ logs, logOf }, context) => ({
        logs,
        lines: ladders.map((ladder) => comparedLadder(ladder, playedMatches(rows, logOf, context), context, findings)),
      }),
    };
  },
};
