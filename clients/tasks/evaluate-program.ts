import { readFileSync } from 'node:fs';
import { openLibrary } from '../excel/test/support/open-library.js';
import type { MTable } from '../excel/test/support/m/values.js';
import { sendAsPowerQuery } from '../excel/test/support/send-as-power-query.js';

/*
 * Evaluates an M program that uses the library of clients/excel, and prints its value: a table as CSV, a list with one
 * item per line. Usage: `evaluate-program.ts FILE`.
 */

const { GOALSQUARE_URL = '', GOALSQUARE_TOKEN = '' } = process.env;

const isTable = (value: unknown): value is MTable => typeof value === 'object' && value !== null && 'rows' in value;

function printed(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(printed);
  if (isTable(value)) return [value.columns.join(','), ...value.rows.map((row) => row.join(','))];
  return [String(value)];
}

const use = await openLibrary();
const evaluated = use(sendAsPowerQuery, { GoalsquareUrl: GOALSQUARE_URL, GoalsquareToken: GOALSQUARE_TOKEN });
const value = await evaluated(readFileSync(process.argv[2] ?? '', 'utf8'));
console.log(printed(value).join('\n'));
