import type { MatchHeader } from '@goalsquare/engine';
import type { ExportColumn } from '../table.js';

/** Columns that identify the match of a row in any table. */
export const placeColumns = <R>(headerOf: (row: R) => MatchHeader): readonly ExportColumn<R>[] => [
  { name: 'leagueId', kind: 'integer', is: 'id of the league', of: (row) => headerOf(row).leagueId },
  { name: 'levelId', kind: 'integer', is: 'id of the level', of: (row) => headerOf(row).levelId },
  { name: 'seasonId', kind: 'integer', is: 'id of the season', of: (row) => headerOf(row).seasonId },
  {
    name: 'roundNumber',
    kind: 'integer',
    is: 'number of the round in the season',
    of: (row) => headerOf(row).roundNumber,
  },
  { name: 'matchId', kind: 'integer', is: 'id of the match', of: (row) => headerOf(row).id },
];
