import { zoneFilters, type ZoneFilter } from '@goalsquare/engine';
import { code, type ToldTable } from './told-table';

const meanings: Readonly<Record<ZoneFilter, string>> = {
  D50: 'Within 50 metres of the goal the squad defends',
  DM: 'The defending half outside that arc',
  MID: `${code('DM')}, ${code('CB')} and ${code('AM')} together`,
  CB: 'What belongs to a centre bounce: not a part of the ground',
  AM: 'The attacking half outside the arc; the centre line is part of it for the squad that attacks to the right',
  F50: 'Within 50 metres of the goal the squad attacks',
};

/** The zones statistics can be asked for. */
export const zoneTable = (): ToldTable => ({
  columns: ['Zone', 'What lies in it'],
  rows: zoneFilters.map((zone) => [code(zone), meanings[zone]]),
});
