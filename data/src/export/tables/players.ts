import type { ExportTable } from '../table.js';
import { placeColumns } from './place.js';
import { playerColumns, playersOf, type PlayerRow } from './player-row.js';

/** The table of players in matches. */
export const playersTable: ExportTable<PlayerRow> = {
  name: 'players',
  is: 'one row per player and match, once the teams are entered',
  rowsOf: playersOf,
  columns: [
    ...placeColumns<PlayerRow>(({ view }) => view.header),
    ...playerColumns,
    { name: 'side', kind: 'text', is: 'home or away', of: ({ side }) => side },
    {
      name: 'positionCode',
      kind: 'text',
      is: 'code of the selected position',
      of: ({ player }) => player.position?.code,
    },
    {
      name: 'positionName',
      kind: 'text',
      is: 'name of the selected position',
      of: ({ player }) => player.position?.name,
    },
    {
      name: 'starts',
      kind: 'flag',
      is: 'whether the player is on the ground at the first bounce',
      of: ({ player }) => player.starts === true,
    },
    { name: 'role', kind: 'text', is: 'role at the first bounce', of: ({ player }) => player.role },
    {
      name: 'dateOfBirth',
      kind: 'day',
      is: 'date of birth',
      of: ({ player, listed }) => listed(player.personId)?.dateOfBirth,
    },
    {
      name: 'height',
      kind: 'integer',
      unit: 'centimetres',
      is: 'height',
      of: ({ player, listed }) => listed(player.personId)?.heightCm,
    },
    {
      name: 'weight',
      kind: 'integer',
      unit: 'kilograms',
      is: 'weight',
      of: ({ player, listed }) => listed(player.personId)?.weightKg,
    },
    {
      name: 'seasonPositionCode',
      kind: 'text',
      is: 'code of the position in the season',
      of: ({ player, listed }) => listed(player.personId)?.positionCode,
    },
  ],
};
