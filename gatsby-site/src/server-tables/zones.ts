import { ARC_METRES, zoneFilters, type ZoneFilter } from '@goalsquare/engine';
import { code, type ServerTable } from './server-table';

const meanings: Readonly<Record<ZoneFilter, string>> = {
  D50: `Up to ${ARC_METRES} metres from the middle of the goal that the squad defends`,
  DM: 'The defensive half outside the arc',
  MID: `${code('DM')}, ${code('CB')} and ${code('AM')} together`,
  CB: 'Acts of a centre bounce; not an area of the ground',
  AM: 'The attacking half outside the arc. The centre line belongs to `AM` of the squad that attacks to the right',
  F50: `Up to ${ARC_METRES} metres from the middle of the goal that the squad attacks`,
};

/** Returns a table of the zones that statistics can be filtered by. **Units**: metres. **Source**: ADR 9. */
export const zoneTable = (): ServerTable => ({
  columns: ['Zone', 'Content'],
  rows: zoneFilters.map((zone) => [code(zone), meanings[zone]]),
});
