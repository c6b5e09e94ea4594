import type { ListedPlayer } from '@goalsquare/engine';
import { day, flag, integer, text } from '../columns.js';
import type { ExportTable } from '../table.js';
import { playerColumns, playersOf, type PlayerRow } from './player-row.js';
import { placeColumns } from './shared-columns.js';

const listedOf = ({ player, listed }: PlayerRow): ListedPlayer | undefined => listed(player.personId);

export const playersTable: ExportTable<PlayerRow> = {
  name: 'players',
  is: 'one row per player and match, once the teams are entered',
  rowsOf: playersOf,
  columns: [
    ...placeColumns<PlayerRow>(({ view }) => view.header),
    ...playerColumns,
    text('side', 'home or away', ({ side }) => side),
    text('positionCode', 'code of the selected position', ({ player }) => player.position?.code),
    text('positionName', 'name of the selected position', ({ player }) => player.position?.name),
    flag('starts', 'whether the player is on the ground at the first bounce', ({ player }) => player.starts === true),
    text('role', 'role at the first bounce', ({ player }) => player.role),
    day('dateOfBirth', 'date of birth', (row) => listedOf(row)?.dateOfBirth),
    integer('height', 'height', (row) => listedOf(row)?.heightCm, { unit: 'centimetres' }),
    integer('weight', 'weight', (row) => listedOf(row)?.weightKg, { unit: 'kilograms' }),
    text('seasonPositionCode', 'code of the position in the season', (row) => listedOf(row)?.positionCode),
  ],
};
