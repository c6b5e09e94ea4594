import { displayValue, roundTo, VALUE_DECIMALS, type MetricFormat } from '@goalsquare/engine';
import type { JsonWriter } from '../json/json-writer.js';
import { TextTable } from '../json/text-table.js';
import { displayNotations, NUMBER_LIMIT, putDisplay, putNumber, type Notation } from './number-json.js';
import type { Numbers } from './numbers.js';
import type { ReadyPlan } from './ready-plan.js';
import type { FramedColumn } from './statistics-frame.js';

/** Nearly all values are whole numbers below this. */
const COUNTS = 1000;

/** Nearly all orders and ranks are below this, because two squads have fewer players. */
const PLACES = 64;

const counts = new TextTable(COUNTS, (n) => `${n},"valueDisplay":"${n}","order`);
const places = new TextTable(PLACES * PLACES, (n) => `":${Math.floor(n / PLACES)},"rank":${n % PLACES}},`);

const afterValue = new TextTable(1, () => ',"valueDisplay":"');
const afterDisplay = new TextTable(1, () => '","order');

/** Maximum number of bytes of a statistic after its head. */
const TAIL_BYTES = 192;
const USUAL_TAIL_BYTES = 56;

/** The values, orders and ranks of one metric. Column n is at index `from` + n. */
interface MetricNumbers {
  /** Index of the metric in the plan. */
  readonly n: number;
  readonly format: MetricFormat;
  readonly notation: Notation;
  /** **Empty**: NaN for a missing value. */
  readonly values: Int32Array | Float64Array;
  readonly packedRanks: Uint16Array;
  readonly from: number;
  readonly divisor: number;
  /** Whether all values are whole numbers that are displayed unchanged. */
  readonly isCount: boolean;
}

/** Returns the numbers of each metric that the match supplies. */
function metricNumbersOf({ ready: { formats }, table }: Numbers): readonly MetricNumbers[] {
  const { plan, columns, sums, packedRanks, ratios } = table;
  const found: MetricNumbers[] = [];
  for (const [n, format] of formats.entries()) {
    if (!table.supplies(n)) continue;
    const notation = displayNotations[format];
    const ratio = ratios.get(n);
    if (ratio !== undefined) {
      const { values, packedRanks: ranksOfRatio } = ratio;
      found.push({ n, format, notation, values, packedRanks: ranksOfRatio, from: 0, divisor: 1, isCount: false });
      continue;
    }
    const divisor = plan.divisors[n] ?? 1;
    const from = (plan.sums[n] ?? 0) * columns;
    found.push({
      n,
      format,
      notation,
      values: sums,
      packedRanks,
      from,
      divisor,
      isCount: divisor === 1 && format === 'integer',
    });
  }
  return found;
}

/** Writes a text in ASCII. */
function putText(view: DataView, at: number, text: string): number {
  for (let n = 0; n < text.length; n += 1) view.setUint8(at + n, text.charCodeAt(n));
  return at + text.length;
}

/** Writes the first part of a statistic: from its value to the start of its order. */
function putValue(view: DataView, at: number, value: number, { format, notation }: MetricNumbers): number {
  if (Math.abs(value) >= NUMBER_LIMIT) {
    const [number, display] = [roundTo(value, VALUE_DECIMALS), displayValue(value, format)];
    return putText(view, at, `${number},"valueDisplay":"${display}","order`);
  }
  const number = afterValue.copyTo(view, putNumber(view, at, value), 0);
  return afterDisplay.copyTo(view, putDisplay(view, number, value, notation), 0);
}

/** Writes the rest of a statistic: its order and rank. */
const putPlaces = (view: DataView, at: number, order: number, rank: number): number =>
  order < PLACES && rank < PLACES
    ? places.copyTo(view, at, order * PLACES + rank)
    : putText(view, at, `":${order},"rank":${rank}},`);

/** Writes the statistics of one column. Returns the end offset. */
function putColumn(
  bytes: Uint8Array,
  view: DataView,
  start: number,
  { heads }: ReadyPlan,
  metrics: readonly MetricNumbers[],
  column: number,
): number {
  let at = start;
  for (const metric of metrics) {
    const { n, values, packedRanks, from, divisor, isCount } = metric;
    /* `as`, because the index is in bounds by construction. */
    const value = values[from + column] as number;
    if (Number.isNaN(value)) continue;
    const head = heads[n] as Uint8Array;
    bytes.set(head, at);
    at += head.length;
    at =
      isCount && value >= 0 && value < COUNTS
        ? counts.copyTo(view, at, value)
        : putValue(view, at, value / divisor, metric);
    const ranked = packedRanks[from + column] as number;
    at = putPlaces(view, at, ranked & 255, ranked >> 8);
  }
  // No comma follows the last statistic.
  return at > start ? at - 1 : at;
}

/** Returns the maximum size of the statistics of one person or squad. **Units**: bytes. */
const roomOfColumn = ({ ready: { headBytes, formats } }: Numbers): number => headBytes + formats.length * TAIL_BYTES;

/** Returns a buffer size for the statistics of a request, based on their usual size. **Units**: bytes. */
export const roomFor = (numbers: Numbers): number => {
  const { ready, frame } = numbers;
  const frames = frame.columns.reduce((sum, { before }) => sum + before.length, frame.after.length);
  return (
    frames + frame.columns.length * (ready.headBytes + ready.formats.length * USUAL_TAIL_BYTES) + roomOfColumn(numbers)
  );
};

/**
 * Returns a function that writes the statistics of a column and the JSON before them, with the values that `squadsOf`
 * returns. Most of the text is copied from tables. **Empty**: metrics without a value are omitted.
 */
export function columnWriter(numbers: Numbers): (writer: JsonWriter, column: FramedColumn) => void {
  const metrics = metricNumbersOf(numbers);
  const room = roomOfColumn(numbers);
  return (writer, { before, column }) => {
    writer.bytes(before);
    writer.write(room, (bytes, view, at) => putColumn(bytes, view, at, numbers.ready, metrics, column));
  };
}

/** Writes the statistics of a request, including the frame around them. */
export function writeSquads(writer: JsonWriter, numbers: Numbers): void {
  const { columns, after } = numbers.frame;
  const writeColumn = columnWriter(numbers);
  for (const column of columns) writeColumn(writer, column);
  writer.bytes(after);
}
