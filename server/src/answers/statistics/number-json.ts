import { VALUE_DECIMALS, type MetricFormat } from '@goalsquare/engine';
import { TextTable } from '../json/text-table.js';

const MINUS = 0x2d;

/** A whole number is written in one or two groups of up to three digits. */
const GROUP = 1000;

const firstGroup = new TextTable(GROUP, String);
const secondGroup = new TextTable(GROUP, (n) => String(n).padStart(3, '0'));

/** `putNumber` and `putDisplay` accept only numbers whose absolute value is below this limit. */
export const NUMBER_LIMIT = 999_999;

/**
 * How numbers are written: a whole number, then a text for the remainder. A value is first converted to smallest units.
 */
export interface Notation {
  /** Number of smallest units in a value of 1. Values are rounded to whole units. */
  readonly ofOne: number;
  /** Number of smallest units in 1 of the written whole number, such as 60 seconds in a minute. */
  readonly ofWhole: number;
  /** The text for each remainder. */
  readonly rests: TextTable;
}

function notation(digits: number, restOf: (digits: string) => string): Notation {
  const scale = 10 ** digits;
  const rests = new TextTable(scale, (n) => restOf(String(n).padStart(digits, '0')));
  return { ofOne: scale, ofWhole: scale, rests };
}

/** JSON notation, without trailing zeros. */
const json = notation(VALUE_DECIMALS, (digits) => (Number(digits) === 0 ? '' : `.${digits.replace(/0+$/u, '')}`));

const minutes: Notation = {
  ofOne: 1,
  ofWhole: 60,
  rests: new TextTable(60, (seconds) => `:${String(seconds).padStart(2, '0')}`),
};

/** Notation for display. */
export const displayNotations = {
  integer: notation(0, () => ''),
  oneDecimal: notation(1, (digits) => `.${digits}`),
  twoDecimals: notation(2, (digits) => `.${digits}`),
  percentage: notation(1, (digits) => `.${digits}%`),
  minutes,
} as const satisfies Readonly<Record<MetricFormat, Notation>>;

function putWhole(view: DataView, at: number, whole: number): number {
  if (whole < GROUP) return firstGroup.copyTo(view, at, whole);
  const first = Math.floor(whole / GROUP);
  return secondGroup.copyTo(view, firstGroup.copyTo(view, at, first), whole - first * GROUP);
}

/** Writes a value, rounded half away from zero like the engine's `roundTo`. -0 becomes 0. */
function put(view: DataView, at: number, value: number, { ofOne, ofWhole, rests }: Notation): number {
  const units = Math.round(Math.abs(value) * ofOne + 1e-9);
  const whole = Math.floor(units / ofWhole);
  const isNegative = value < 0 && units > 0;
  if (isNegative) view.setUint8(at, MINUS);
  return rests.copyTo(view, putWhole(view, isNegative ? at + 1 : at, whole), units - whole * ofWhole);
}

/** Writes a rounded value at an offset as `JSON.stringify` does. Returns the end offset. */
export const putNumber = (view: DataView, at: number, value: number): number => put(view, at, value, json);

/** Writes a value for display at an offset like the engine's `displayValue`. Returns the end offset. */
export const putDisplay = (view: DataView, at: number, value: number, notation: Notation): number =>
  put(view, at, value, notation);
