import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { WebAnswer, WebRequest } from '../test/support/m/functions/web-contents.js';
import type { MTable } from '../test/support/m/values.js';
import { openLibrary, type Evaluated } from '../test/support/open-library.js';
import { sendAsPowerQuery } from '../test/support/send-as-power-query.js';
import { firstSheet } from './workbook/first-sheet.js';
import {
  frozenColumns,
  libraryQueries,
  sheetQueries,
  type Choices,
  type WorkbookSettings,
} from './workbook/queries.js';
import type { Cell } from './workbook/sheets.js';
import type { StyleName } from './workbook/styles.js';
import { workbook, type FilledSheet } from './workbook/workbook.js';

/*
 * Creates a workbook whose sheets are filled by Power Query, and fills them from a running server. Users refresh it
 * from their own server: npm run generate -- workbook [--url URL] [--for URL] [--token TOKEN] [--league ID] [--level
 * ID] [--season ID] [--match ID] [--out FILE]
 */

const {
  values: { url, for: served = url, token, league, level, season, match, out },
} = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    for: { type: 'string' },
    token: { type: 'string', default: 'sandbox-transactional' },
    league: { type: 'string', default: '1' },
    level: { type: 'string', default: '1' },
    season: { type: 'string', default: '2026' },
    match: { type: 'string' },
    out: { type: 'string', default: 'clients/excel/goalsquare.xlsx' },
  },
});

type SheetName = keyof typeof sheetQueries;

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** Sends a request for the address in the workbook to the running server. */
const send = (request: WebRequest): Promise<WebAnswer> =>
  sendAsPowerQuery({ ...request, url: request.url.replace(served, url) });

const dates: Readonly<Partial<Record<string, StyleName>>> = { date: 'day', datetimezone: 'moment' };

/** Number styles by the format of a metric. */
const formats: Readonly<Partial<Record<string, StyleName>>> = {
  Integer: 'whole',
  'Decimal One': 'oneDecimal',
  'Decimal Two': 'twoDecimals',
  'Percentage One Decimal': 'percentage',
  'Minutes Seconds': 'seconds',
};

function cellOf(value: unknown, type = '', look?: StyleName): Cell {
  if (value === null) return null;
  const style = dates[type];
  if (style !== undefined) return { value: (Date.parse(value as string) - FIRST_DAY) / DAY, style };
  return look === undefined ? (value as Cell) : { value: value as number, style: look };
}

/** Returns number styles by metric name. */
async function looksOf(evaluated: Evaluated): Promise<ReadonlyMap<unknown, StyleName | undefined>> {
  const { columns, rows } = (await evaluated('GoalsquareMetrics()')) as MTable;
  const [name, format] = [columns.indexOf('metric_name'), columns.indexOf('metric_format')];
  return new Map(rows.map((row) => [row[name], formats[String(row[format])]]));
}

const isWide = (name: SheetName): boolean => name === 'PlayerStatistics' || name === 'SquadStatistics';

async function filled(
  evaluated: Evaluated,
  name: SheetName,
  looks: ReadonlyMap<unknown, StyleName | undefined>,
): Promise<FilledSheet> {
  const { columns, rows, types } = (await evaluated(sheetQueries[name])) as MTable;
  const lookOf = (column: string | undefined): StyleName | undefined => (isWide(name) ? looks.get(column) : undefined);
  return {
    name,
    columns,
    frozenColumns: frozenColumns[name],
    rows: rows.map((row) => row.map((value, at) => cellOf(value, types[columns[at] ?? ''], lookOf(columns[at])))),
  };
}

/** Returns the entry in a sheet's first column that ends with an id. */
async function choiceIn(evaluated: Evaluated, name: SheetName, ending: string): Promise<string> {
  const { rows } = (await evaluated(sheetQueries[name])) as MTable;
  const found = rows.map(([first]) => String(first)).find((one) => one.endsWith(`: ${ending}`));
  if (found === undefined) throw new Error(`${name} has no row with the id ${ending}`);
  return found;
}

/** Returns the id of the last completed match of the season. */
async function lastCompleted(evaluated: Evaluated): Promise<number> {
  const { columns, rows } = (await evaluated(sheetQueries.Fixture)) as MTable;
  const completed = rows.filter((row) => row[columns.indexOf('match_status_type_name')] === 'Completed');
  const id = completed.at(-1)?.[columns.indexOf('match_id')];
  if (typeof id !== 'number') throw new Error(`season ${season} has no completed match; pass one with --match`);
  return id;
}

const use = await openLibrary();
const cells = { ChosenLevel: `: ${league}/${level}`, ChosenSeason: Number(season) };
const server = { GoalsquareUrl: served, GoalsquareToken: token };
const chosen = use(send, server, cells);
const matchId = match === undefined ? await lastCompleted(chosen) : Number(match);
const choices: Choices = {
  Level: await choiceIn(chosen, 'Levels', `${league}/${level}`),
  Season: Number(season),
  Match: await choiceIn(chosen, 'Fixture', `${matchId}`),
};
const settings: WorkbookSettings = { url: served, token, choices };
const evaluated = use(send, server, { ...cells, ChosenMatch: choices.Match });
const looks = await looksOf(evaluated);
const sheets: FilledSheet[] = [];
for (const name of Object.keys(sheetQueries) as readonly SheetName[]) sheets.push(await filled(evaluated, name, looks));
const queries = [
  ...libraryQueries(settings),
  ...sheets.map(
    ({ name, columns, rows }) =>
      ({
        name,
        text: sheetQueries[name as keyof typeof sheetQueries],
        kind: 'table',
        table: { columns, rows: rows.length },
      }) as const,
  ),
];
const [players] = sheets.filter(({ name }) => name === 'PlayerStatistics');
if (players === undefined) throw new Error('the workbook has no PlayerStatistics');
const pivot = {
  ...players,
  group: 'Squad',
  label: 'Player',
  sums: players.columns.filter((column) => looks.get(column) !== undefined),
};
writeFileSync(out, workbook(firstSheet(settings, sheets), sheets, queries, pivot));
console.log(`${out}: match ${matchId}, ${sheets.map(({ name, rows }) => `${name} ${rows.length} rows`).join(', ')}`);
