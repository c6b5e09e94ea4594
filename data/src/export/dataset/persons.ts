import { fullNamesOf, type CompleteSquad, type SquadPlayer } from '@goalsquare/engine';
import { day, integer, text } from '../columns.js';
import type { ExportColumn } from '../table.js';
import { personColumns, squadColumns } from '../tables/shared-columns.js';

/** A person in a squad in a season. */
export interface PersonRow {
  readonly squad: CompleteSquad;
  readonly player: SquadPlayer;
}

/** Returns the persons in squads, sorted by squad and person. */
export const personsOf = (squads: readonly CompleteSquad[]): readonly PersonRow[] =>
  [...squads]
    .sort((a, b) => a.id - b.id)
    .flatMap((squad) =>
      [...squad.players].sort((a, b) => a.personId - b.personId).map((player) => ({ squad, player })),
    );

export const seasonPersonColumns: readonly ExportColumn<PersonRow>[] = [
  ...squadColumns<PersonRow>(({ squad }) => squad),
  ...personColumns<PersonRow>(({ player }) => ({ personId: player.personId, ...fullNamesOf(player) })),
  integer('jumperNumber', 'number on the back', ({ player }) => player.jumperNumber),
  day('dateOfBirth', 'date of birth', ({ player }) => player.dateOfBirth),
  integer('height', 'height', ({ player }) => player.heightCm, { unit: 'centimetres' }),
  integer('weight', 'weight', ({ player }) => player.weightKg, { unit: 'kilograms' }),
  text('seasonPositionCode', 'code of the position in the season', ({ player }) => player.positionCode),
];
