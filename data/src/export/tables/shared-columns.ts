import { fullNamesOf, type FullNames, type MatchHeader } from '@goalsquare/engine';
import { chosenText, integer } from '../columns.js';
import type { ExportColumn, ExportMatch } from '../table.js';

/** Columns that identify the match of a row in any table. */
export const placeColumns = <R>(headerOf: (row: R) => MatchHeader): readonly ExportColumn<R>[] => [
  integer('leagueId', 'id of the league', (row) => headerOf(row).leagueId),
  integer('levelId', 'id of the level', (row) => headerOf(row).levelId),
  integer('seasonId', 'id of the season', (row) => headerOf(row).seasonId),
  integer('roundNumber', 'number of the round in the season', (row) => headerOf(row).roundNumber),
  integer('matchId', 'id of the match', (row) => headerOf(row).id),
];

const prefixed = (prefix: string, name: string): string =>
  prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Columns of a squad. `squad` describes the squad, and `prefix` precedes the names of the columns. */
export const squadColumns = <R>(
  squadOf: (row: R) => { readonly id: number; readonly name: string; readonly code: string } | undefined,
  squad = 'squad',
  prefix = '',
): readonly ExportColumn<R>[] => [
  integer(prefixed(prefix, 'squadId'), `id of the ${squad}`, (row) => squadOf(row)?.id),
  chosenText(prefixed(prefix, 'squadName'), `name of the ${squad}`, (row) => squadOf(row)?.name),
  chosenText(prefixed(prefix, 'squadCode'), `code of the ${squad}`, (row) => squadOf(row)?.code),
];

export type Person = FullNames & { readonly personId: number };

/** Returns the players in a match, home then away. Names that the header lacks come from the squad list. */
export const personsIn = ({ view: { header }, listed }: ExportMatch): readonly Person[] =>
  [...header.home.players, ...header.away.players].map((player) => ({
    personId: player.personId,
    ...fullNamesOf({ ...listed(player.personId), ...player }),
  }));

/** Columns of a person. `person` describes the person, and `prefix` precedes the names of the columns. */
export const personColumns = <R>(
  personOf: (row: R) => Person | undefined,
  person = 'person',
  prefix = '',
): readonly ExportColumn<R>[] => [
  integer(prefixed(prefix, 'personId'), `id of the ${person}`, (row) => personOf(row)?.personId),
  chosenText(prefixed(prefix, 'fullname'), `name of the ${person}`, (row) => personOf(row)?.fullname),
  chosenText(prefixed(prefix, 'displayName'), `short name of the ${person}`, (row) => personOf(row)?.displayName),
];
