import { readFileSync } from 'node:fs';
import type { Ended, Stage } from '../../tools/check/samples/run-in-stage.js';
import { openLibrary, type UseLibrary } from '../excel/test/support/open-library.js';
import type { MTable } from '../excel/test/support/m/values.js';
import { sendAsPowerQuery } from '../excel/test/support/send-as-power-query.js';

const isTable = (value: unknown): value is MTable => typeof value === 'object' && value !== null && 'rows' in value;

function printed(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(printed);
  if (isTable(value)) return [value.columns.join(','), ...value.rows.map((row) => row.join(','))];
  return [String(value)];
}

let library: Promise<UseLibrary> | undefined;

/**
 * Evaluates an M program that uses the library of clients/excel. What it says is its value: a table as CSV, a list with
 * one item per line.
 */
export async function evaluateProgram(program: string, { environment }: Stage): Promise<Ended> {
  const { GOALSQUARE_URL = '', GOALSQUARE_TOKEN = '' } = environment;
  try {
    const use = await (library ??= openLibrary());
    const evaluated = use(sendAsPowerQuery, { GoalsquareUrl: GOALSQUARE_URL, GoalsquareToken: GOALSQUARE_TOKEN });
    const value = await evaluated(readFileSync(program, 'utf8'));
    return { code: 0, said: printed(value).join('\n'), complained: '' };
  } catch (error) {
    return { code: 1, said: '', complained: String(error) };
  }
}
