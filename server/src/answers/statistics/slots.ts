import { VALUE_DECIMALS, type MetricFormat } from '@goalsquare/engine';

const [SPACE, PERCENT, QUOTE, MINUS, POINT, ZERO, COLON] = Buffer.from(' %"-.0:') as unknown as readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** A slot for any number. **Units**: bytes. */
export const WIDE = 12;

/** No number this far from 0 or further goes into a wide slot. */
const WIDE_LIMIT = 999_999;

const SECONDS = 60;

const scales = [1, 10, 100, 1000, 10_000] as const;

/** Decimals of what people read, by format. */
const decimalsOf = { integer: 0, oneDecimal: 1, twoDecimals: 2, percentage: 1, minutes: 0 } as const satisfies Readonly<
  Record<MetricFormat, number>
>;

/** Whether a value fits into wide slots, as a number and as people read it. */
export const fitsWide = (value: number): boolean => Math.abs(value) < WIDE_LIMIT;

const scaleOf = (decimals: number): number => scales[decimals] ?? 1;

/** A value without its sign and point: rounded half away from zero, as `roundTo` of the engine does. */
const digitsOf = (value: number, decimals: number): number => Math.round(Math.abs(value) * scaleOf(decimals) + 1e-9);

/** Writes digits before `end`, at least `least`. Gives back where they begin. */
function putWhole(bytes: Uint8Array, end: number, digits: number, least: number): number {
  let at = end;
  let left = digits;
  while (left > 0 || end - at < least) {
    const rest = Math.floor(left / 10);
    bytes[(at -= 1)] = ZERO + left - rest * 10;
    left = rest;
  }
  return at;
}

/** Writes digits of which the last `decimals` stand behind a point. */
function putDecimal(bytes: Uint8Array, end: number, digits: number, decimals: number): number {
  if (decimals === 0) return putWhole(bytes, end, digits, 1);
  const scale = scaleOf(decimals);
  const whole = Math.floor(digits / scale);
  const point = putWhole(bytes, end, digits - whole * scale, decimals) - 1;
  bytes[point] = POINT;
  return putWhole(bytes, point, whole, 1);
}

/** Writes a minus before `at`, unless nothing is left of the number. */
function putSign(bytes: Uint8Array, at: number, value: number, digits: number): number {
  if (value >= 0 || digits === 0) return at;
  bytes[at - 1] = MINUS;
  return at - 1;
}

function putSpaces(bytes: Uint8Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) bytes[at] = SPACE;
}

/**
 * Writes a value to the right of the slot that ends at `end`, spaces before it, as `JSON.stringify` would write it
 * rounded.
 */
export function putValue(bytes: Uint8Array, end: number, width: number, value: number): void {
  let digits = digitsOf(value, VALUE_DECIMALS);
  let decimals = VALUE_DECIMALS;
  for (; decimals > 0 && digits % 10 === 0; decimals -= 1) digits /= 10;
  const at = putSign(bytes, putDecimal(bytes, end, digits, decimals), value, digits);
  putSpaces(bytes, end - width, at);
}

function putReadable(bytes: Uint8Array, end: number, value: number, format: MetricFormat): number {
  const decimals = decimalsOf[format];
  const digits = digitsOf(value, decimals);
  if (format === 'minutes') {
    const minutes = Math.floor(digits / SECONDS);
    const colon = putWhole(bytes, end, digits - minutes * SECONDS, 2) - 1;
    bytes[colon] = COLON;
    return putSign(bytes, putWhole(bytes, colon, minutes, 1), value, digits);
  }
  if (format === 'percentage') bytes[end - 1] = PERCENT;
  return putSign(bytes, putDecimal(bytes, format === 'percentage' ? end - 1 : end, digits, decimals), value, digits);
}

/** Writes a value as people read it, in quotes, to the right of the slot that ends at `end`, spaces before it. */
export function putDisplay(bytes: Uint8Array, end: number, width: number, value: number, format: MetricFormat): void {
  bytes[end - 1] = QUOTE;
  const at = putReadable(bytes, end - 1, value, format) - 1;
  bytes[at] = QUOTE;
  putSpaces(bytes, end - width, at);
}
