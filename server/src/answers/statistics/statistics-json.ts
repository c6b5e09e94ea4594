import { displayValue, roundTo, VALUE_DECIMALS, type MetricFormat, type ResultTable } from '@goalsquare/engine';
import type { Numbers } from './numbers.js';
import type { ReadyPlan } from './ready-plan.js';
import type { FramedColumn } from './statistics-frame.js';
import type { JsonWriter } from '../json/json-writer.js';

/** Counts written before they are needed: nearly all values are small whole numbers. */
const COUNTS = 512;

/** Orders and ranks that are kept once written: as many as two squads have players. */
const PLACES = 64;

const valueText = (value: number, format: MetricFormat): string =>
  `${roundTo(value, VALUE_DECIMALS)},"valueDisplay":"${displayValue(value, format)}","order":`;

const placeText = (order: number, rank: number): string => `${order},"rank":${rank}},`;

const counts: readonly Uint8Array[] = Array.from({ length: COUNTS }, (_, count) =>
  Buffer.from(valueText(count, 'integer')),
);
const places: (Uint8Array | undefined)[] = Array.from({ length: PLACES * PLACES });

function writeValue(writer: JsonWriter, value: number, format: MetricFormat): void {
  const count = format === 'integer' ? counts[value] : undefined;
  if (count === undefined) writer.text(valueText(value, format));
  else writer.bytes(count);
}

function writePlace(writer: JsonWriter, order: number, rank: number): void {
  if (order < PLACES && rank < PLACES)
    writer.bytes((places[order * PLACES + rank] ??= Buffer.from(placeText(order, rank))));
  else writer.text(placeText(order, rank));
}

function writeStatistics(writer: JsonWriter, { heads, formats }: ReadyPlan, table: ResultTable, column: number): void {
  let any = false;
  for (let n = 0; n < heads.length; n += 1) {
    const value = table.value(n, column);
    const [head, format] = [heads[n], formats[n]];
    if (value === undefined || head === undefined || format === undefined) continue;
    any = true;
    writer.bytes(head);
    writeValue(writer, value, format);
    writePlace(writer, table.order(n, column), table.rank(n, column));
  }
  if (any) writer.back(1);
}

/** Writes the statistics of one column, and what comes before them. */
export function writeColumn(writer: JsonWriter, { ready, table }: Numbers, { before, column }: FramedColumn): void {
  writer.bytes(before);
  writeStatistics(writer, ready, table, column);
}

/**
 * Writes the statistics of a question in their frame, from pieces that are already JSON: building objects and turning
 * them into text takes several times as long.
 * **Empty**: a metric without a value is left out.
 */
export function writeSquads(writer: JsonWriter, numbers: Numbers): void {
  for (const column of numbers.frame.columns) writeColumn(writer, numbers, column);
  writer.bytes(numbers.frame.after);
}
