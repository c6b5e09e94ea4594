import {
  attackSign,
  logicalZones,
  physicalZones,
  rotate,
  roundTo,
  standardise,
  zoneFor,
  type MatchView,
  type Point,
  type Row,
  type SideIndex,
} from '@goalsquare/engine';
import { number } from '../columns.js';
import type { ExportColumn } from '../table.js';

/** A transaction with its match. */
export interface Located {
  readonly view: MatchView;
  readonly row: Row;
}

const CENTRE_BOUNCE = logicalZones.indexOf('CB');
const DECIMALS = 2;
const axes = ['x', 'y'] as const;

/** Returns the zone of a transaction as a squad sees it. **Empty**: `undefined` without a squad. */
export const logicalZoneOf = ({ setting }: MatchView, row: Row, side: SideIndex | undefined): string | undefined =>
  side === undefined ? undefined : logicalZones[zoneFor(row, side, setting)];

export const physicalZoneOf = ({ setting }: MatchView, row: Row): string | undefined =>
  physicalZones[zoneFor(row, 0, setting) === CENTRE_BOUNCE ? CENTRE_BOUNCE : row.physicalZone];

/** Returns the location of a transaction. **Units**: metres. **Empty**: `undefined` if none was captured. */
export const spotOf = ({ row }: Located): Point | undefined => (row.located ? { x: row.x, y: row.y } : undefined);

/**
 * Returns a location as the acting squad sees it, attacking towards +x. **Empty**: `undefined` if the location or the
 * squad is unknown.
 */
function rotatedOf(of: Located): Point | undefined {
  const spot = spotOf(of);
  const { row, view } = of;
  return spot === undefined || row.side === undefined
    ? undefined
    : rotate(spot, attackSign(view.setting.homeFirst, row.side, row.period));
}

/** Returns a coordinate, converted to the standard ground. */
function standard(spot: Point | undefined, { view }: Located, axis: 'x' | 'y'): number | undefined {
  return spot === undefined ? undefined : roundTo(standardise(spot, view.setting.ground)[axis], DECIMALS);
}

/** Columns for a location: metres from the centre, and the same on the standard ground. */
const coordinates = <R extends Located>(
  name: string,
  is: string,
  of: (row: R) => Point | undefined,
): readonly ExportColumn<R>[] => [
  ...axes.map((axis) => {
    const description = `${is}, ${axis === 'x' ? 'along' : 'across'} the ground from its centre`;
    return number<R>(`${axis}${name}`, description, (row) => of(row)?.[axis], { unit: 'metres' });
  }),
  ...axes.map((axis) => {
    const description = `${axis}${name}, converted to a ground of 160 by 141`;
    return number<R>(`${axis}Std${name}`, description, (row) => standard(of(row), row, axis), { unit: 'metres' });
  }),
];

/** Columns for a transaction's location, as captured and rotated. */
export const locationColumns = <R extends Located>(): readonly ExportColumn<R>[] => [
  ...coordinates<R>('', 'where it happened', spotOf),
  ...coordinates<R>('Rotated', 'location, rotated so that the acting squad attacks towards +x', rotatedOf),
];
