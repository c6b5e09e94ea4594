import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { WebAnswer, WebRequest } from '../test/support/m/functions/web-contents.js';
import type { MTable } from '../test/support/m/values.js';
import { openLibrary, type Evaluated } from '../test/support/open-library.js';
import { firstSheet } from './workbook/first-sheet.js';
import { libraryQueries, sheetQueries, type WorkbookSettings } from './workbook/queries.js';
import type { Cell } from './workbook/sheets.js';
import type { StyleName } from './workbook/styles.js';
import { workbook, type FilledSheet } from './workbook/workbook.js';

/*
 * Makes a workbook whose sheets Power Query fills, and fills them from a running server. Its users refresh it from
 * their own: npm run generate -- workbook [--url URL] [--for URL] [--token TOKEN] [--season ID] [--match ID]
 * [--out FILE]
 */

const {
  values: { url, for: served = url, token, season, match, out },
} = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    for: { type: 'string' },
    token: { type: 'string', default: 'sandbox-transactional' },
    season: { type: 'string', default: '2026' },
    match: { type: 'string' },
    out: { type: 'string', default: 'clients/excel/goalsquare.xlsx' },
  },
});

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);

async function send({ url: to, headers, body }: WebRequest): Promise<WebAnswer> {
  const answer = await fetch(to, { headers, ...(body !== undefined && { method: 'POST', body }) });
  return { status: answer.status, text: await answer.text() };
}

const dates: Readonly<Partial<Record<string, StyleName>>> = { date: 'day', datetimezone: 'moment' };

function cellOf(value: unknown, type = ''): Cell {
  const style = value === null ? undefined : dates[type];
  return style === undefined ? (value as Cell) : { value: (Date.parse(value as string) - FIRST_DAY) / DAY, style };
}

async function filled(evaluated: Evaluated, name: string, text: string): Promise<FilledSheet> {
  const { columns, rows, types } = (await evaluated(text)) as MTable;
  return { name, columns, rows: rows.map((row) => row.map((value, at) => cellOf(value, types[columns[at] ?? '']))) };
}

/** The last match of a season that is completed. */
async function lastCompleted(evaluated: Evaluated): Promise<number> {
  const { columns, rows } = (await evaluated(`GoalsquareFixture(${season})`)) as MTable;
  const completed = rows.filter((row) => row[columns.indexOf('match_status_type_name')] === 'Completed');
  const id = completed.at(-1)?.[columns.indexOf('match_id')];
  if (typeof id !== 'number') throw new Error(`season ${season} has no completed match; name one with --match`);
  return id;
}

const use = await openLibrary();
const matchId =
  match === undefined ? await lastCompleted(use(send, { GoalsquareUrl: url, GoalsquareToken: token })) : Number(match);
const settings: WorkbookSettings = { url: served, token, seasonId: Number(season), matchId };
const evaluated = use(send, {
  GoalsquareUrl: url,
  GoalsquareToken: token,
  SeasonId: settings.seasonId,
  MatchId: matchId,
});
const sheets: FilledSheet[] = [];
for (const [name, text] of Object.entries(sheetQueries)) sheets.push(await filled(evaluated, name, text));
const queries = [
  ...libraryQueries(settings),
  ...sheets.map(
    ({ name, columns, rows }) =>
      ({
        name,
        text: sheetQueries[name as keyof typeof sheetQueries],
        kind: 'table',
        sheet: { columns, rows: rows.length },
      }) as const,
  ),
];
writeFileSync(out, workbook(firstSheet(settings, sheets), sheets, queries));
console.log(`${out}: match ${matchId}, ${sheets.map(({ name, rows }) => `${name} ${rows.length} rows`).join(', ')}`);
