import { attackSign, rotate, roundTo, standardise, type Point, type Row, type Setting } from '@goalsquare/engine';
import type { TransactionLocation } from '@goalsquare/openapi';

/** Decimals of standardised coordinates; the others are captured in tenths of a metre. */
const DECIMALS = 2;

function locationOf(point: Point, { ground }: Setting): TransactionLocation {
  const standard = standardise(point, ground);
  return { x: point.x, y: point.y, xStd: roundTo(standard.x, DECIMALS), yStd: roundTo(standard.y, DECIMALS) };
}

/** Where a row happened, as captured and turned so that the acting squad attacks towards +x. **Empty**: no location captured. */
export function locationsOf(row: Row, setting: Setting): { readonly location?: TransactionLocation; readonly locationRotated?: TransactionLocation } {
  if (!row.located) return {};
  const point = { x: row.x, y: row.y };
  if (row.side === undefined) return { location: locationOf(point, setting) };
  const turned = rotate(point, attackSign(setting.homeFirst, row.side, row.period));
  return { location: locationOf(point, setting), locationRotated: locationOf(turned, setting) };
}

/** Spot of a row in a chain. **Empty**: no location captured. */
export const spotOf = (row: Row): { readonly x?: number; readonly y?: number } => (row.located ? { x: row.x, y: row.y } : {});
