import { fullNamesOf, type CompleteSquad, type SquadPlayer } from '@goalsquare/engine';
import type { ExportColumn } from '../table.js';

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

/** The columns of the persons in a season. */
export const personColumns: readonly ExportColumn<PersonRow>[] = [
  { name: 'squadId', kind: 'integer', is: 'id of the squad', of: ({ squad }) => squad.id },
  { name: 'squadName', kind: 'text', is: 'name of the squad', of: ({ squad }) => squad.name },
  { name: 'squadCode', kind: 'text', is: 'code of the squad', of: ({ squad }) => squad.code },
  { name: 'personId', kind: 'integer', is: 'id of the person', of: ({ player }) => player.personId },
  { name: 'fullname', kind: 'text', is: 'name of the person', of: ({ player }) => fullNamesOf(player).fullname },
  {
    name: 'displayName',
    kind: 'text',
    is: 'short name of the person',
    of: ({ player }) => fullNamesOf(player).displayName,
  },
  { name: 'jumperNumber', kind: 'integer', is: 'number on the back', of: ({ player }) => player.jumperNumber },
  { name: 'dateOfBirth', kind: 'day', is: 'date of birth', of: ({ player }) => player.dateOfBirth },
  { name: 'height', kind: 'integer', unit: 'centimetres', is: 'height', of: ({ player }) => player.heightCm },
  { name: 'weight', kind: 'integer', unit: 'kilograms', is: 'weight', of: ({ player }) => player.weightKg },
  {
    name: 'seasonPositionCode',
    kind: 'text',
    is: 'code of the position in the season',
    of: ({ player }) => player.positionCode,
  },
];
