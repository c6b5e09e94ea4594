import {
  logicalZones,
  physicalZones,
  zoneFor,
  type LogicalZone,
  type PhysicalZone,
  type Row,
  type Setting,
  type SideIndex,
} from '@goalsquare/engine';

const CENTRE_BOUNCE = logicalZones.indexOf('CB');

/** Zone of the ground a row counts to, left to right; `CB` for what belongs to a centre bounce. */
export const physicalZoneName = (row: Row, setting: Setting): PhysicalZone =>
  physicalZones[zoneFor(row, 0, setting) === CENTRE_BOUNCE ? 2 : row.physicalZone];

/** Zone a row counts to, as a squad sees the ground. */
export const logicalZoneName = (row: Row, side: SideIndex, setting: Setting): LogicalZone =>
  logicalZones[zoneFor(row, side, setting)];
