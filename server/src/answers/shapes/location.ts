import {
  attackSign,
  type LogicalZone,
  logicalZones,
  type PhysicalZone,
  physicalZones,
  type Point,
  rotate,
  roundTo,
  type Row,
  type Setting,
  type SideIndex,
  standardise,
  zoneFor,
} from '@goalsquare/engine';
import type { TransactionLocation } from '@goalsquare/openapi';

const CENTRE_BOUNCE = logicalZones.indexOf('CB');

/** Returns the name of the physical zone of a row. Rows of a centre bounce are in `CB`. */
export const physicalZoneName = (row: Row, setting: Setting): PhysicalZone =>
  physicalZones[zoneFor(row, 0, setting) === CENTRE_BOUNCE ? 2 : row.physicalZone];

/** Returns the zone of a row as a squad sees the ground. */
export const logicalZoneName = (row: Row, side: SideIndex, setting: Setting): LogicalZone =>
  logicalZones[zoneFor(row, side, setting)];

/** Decimal places of standardised coordinates. Other coordinates are captured in tenths of a metre. */
const DECIMALS = 2;

function locationOf(point: Point, { ground }: Setting): TransactionLocation {
  const standard = standardise(point, ground);
  return { x: point.x, y: point.y, xStd: roundTo(standard.x, DECIMALS), yStd: roundTo(standard.y, DECIMALS) };
}

/**
 * A location as captured, and one rotated so that the squad attacks towards +x. **Empty**: no location was captured.
 */
interface Locations {
  readonly location?: TransactionLocation;
  readonly locationRotated?: TransactionLocation;
}

/** Returns the location of a row as captured and as a squad sees it, by default the acting squad. */
export function locationsOf(row: Row, setting: Setting, side: SideIndex | undefined = row.side): Locations {
  if (!row.located) return {};
  const point = { x: row.x, y: row.y };
  if (side === undefined) return { location: locationOf(point, setting) };
  const turned = rotate(point, attackSign(setting.homeFirst, side, row.period));
  return { location: locationOf(point, setting), locationRotated: locationOf(turned, setting) };
}

/** Returns the location of a row in a chain. **Empty**: no location was captured. */
export const pointOf = (row: Row): { readonly x?: number; readonly y?: number } =>
  row.located ? { x: row.x, y: row.y } : {};
