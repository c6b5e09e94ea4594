import { standardGround, type HeaderPlayer, type ListedPlayer, type MatchHeader } from '@goalsquare/engine';
import { DataError } from '../log/fault.js';
import type { Companions } from './companions/index.js';
import type { Folder } from './folder.js';
import { competitionOf, phaseOf, type Identity, type PhaseKind } from './identity.js';
import { namesOf, noVenue, type Named } from './names.js';
import { noRegisteredNames, type RegisteredNames } from './registered-names.js';

/** Data that the logs of all imported matches share. */
export interface ImportContext {
  readonly identity: Identity;
  readonly companions: Companions;
  readonly squad: (name: string) => Named;
  /** Returns a ground by name. A ground that no file describes has the standard size. */
  readonly venue: (name: string | undefined) => MatchHeader['venue'];
  /** Returns a person from the squad lists of a season. */
  readonly person: (seasonId: number, personId: number) => ListedPlayer | undefined;
  readonly folder: Folder;
  /** Match ids in the register, including those of live and removed matches. New matches do not get them. */
  readonly takenMatches: readonly number[];
}

/** Names that occur in the match files. */
export interface NamesUsed {
  readonly squads: readonly string[];
  readonly venues: readonly string[];
}

const named = ({ id, code, name }: Named): Named => ({ id, code, name });

/**
 * Checks the squads in person and placings files. **Throws** DataError if no match, squad file or record names a squad,
 * because a misspelt name would create a squad without matches.
 */
function checkSquads({ squads, persons, placings }: Companions, known: ReadonlySet<string>): void {
  const names = new Set([...known, ...squads.flatMap(({ name, aliases }) => [name, ...aliases])]);
  const strangers = [...persons, ...placings].filter(({ squad }) => !names.has(squad));
  if (strangers.length === 0) return;
  throw new DataError(
    strangers.map(({ file, line, squad }) => ({
      file,
      line,
      field: 'squad',
      value: squad,
      allowed: 'a squad named in a match or in the squad file',
    })),
  );
}

/** Checks placings. **Throws** DataError if two rows from the same round place one squad under different names. */
function checkPlacings(placings: Companions['placings'], idOf: (squad: string) => number | undefined): void {
  const earlier = new Map<string, Companions['placings'][number]>();
  const faults = placings.flatMap((row) => {
    const { file, line, season, squad, fromRound } = row;
    const key = `${season} ${idOf(squad)} ${fromRound}`;
    const other = earlier.get(key);
    earlier.set(key, row);
    if (other === undefined) return [];
    const name = other.squad === squad ? '' : ' under another name';
    const allowed = `a squad that no earlier row of the season and round has; line ${other.line} has it${name}`;
    return [{ file, line, field: 'squad', value: squad, allowed }];
  });
  if (faults.length > 0) throw new DataError(faults);
}

/** Returns names with the codes that the folder uses for their ids. */
function withKnownCodes(names: readonly Named[], known: readonly Named[]): readonly Named[] {
  const codes = new Map(known.map(({ id, code }) => [id, code]));
  return names.map((one) => ({ ...one, code: codes.get(one.id) ?? one.code }));
}

/** Returns the headers of the league in the folder. Their squads and venues keep their ids. */
const headersOf = ({ logs }: Folder, { league }: Identity): readonly MatchHeader[] =>
  [...logs.values()].flatMap(({ header }) => (header.leagueId === league.id ? [header] : []));

/**
 * Prepares the context of an import, and assigns ids to squads and venues. **Throws** DataError if a companion file
 * names an unknown squad.
 */
export function contextOf(
  identity: Identity,
  companions: Companions,
  folder: Folder,
  used: NamesUsed,
  registered: RegisteredNames = noRegisteredNames,
): ImportContext {
  const standing = headersOf(folder, identity);
  const listed = folder.records.flatMap(({ record }) => (record.league.id === identity.league.id ? [record] : []));
  const standingSquads = [
    ...standing.flatMap(({ home, away }) => [home, away]),
    ...listed.flatMap(({ squads: of }) => of ?? []),
  ];
  const registeredSquads = withKnownCodes(registered.squads.named, standingSquads);
  checkSquads(companions, new Set([...used.squads, ...standingSquads.map(({ name }) => name)]));
  const squads = namesOf(
    [
      ...used.squads,
      ...[...companions.persons, ...companions.placings].map(({ squad }) => squad),
      ...standingSquads.map(({ name }) => name),
    ],
    companions.squads,
    [...standingSquads, ...registeredSquads],
    registered.squads.taken,
  );
  checkPlacings(companions.placings, (squad) => squads.get(squad)?.id);
  const standingVenues = [...standing.map(({ venue }) => venue), ...listed.flatMap(({ venues }) => venues ?? [])];
  const grounds = namesOf(
    used.venues,
    companions.venues,
    [...standingVenues, ...withKnownCodes(registered.venues.named, standingVenues)],
    registered.venues.taken,
  );
  const details = new Map(companions.venues.map((row) => [grounds.get(row.name)?.id, row]));
  const persons = new Map(
    companions.persons.map(({ season, player }) => [`${season ?? ''} ${player.personId}`, player]),
  );
  return {
    identity,
    companions,
    folder,
    takenMatches: registered.takenMatches,
    squad: (name) => named(squads.get(name) ?? { id: 0, code: name, name }),
    venue: (name) => {
      const ground = (name === undefined ? undefined : grounds.get(name)) ?? noVenue;
      const detail = details.get(ground.id);
      return {
        ...named(ground),
        ...standardGround,
        ...detail?.size,
        ...(detail?.timeZone !== undefined && { timeZone: detail.timeZone }),
      };
    },
    person: (seasonId, personId) => persons.get(`${seasonId} ${personId}`) ?? persons.get(` ${personId}`),
  };
}

/** The facts about a match that its header contains. */
export interface MatchFacts extends Pick<
  MatchHeader,
  'id' | 'seasonId' | 'type' | 'roundNumber' | 'phaseRoundNumber' | 'venue'
> {
  readonly date: MatchHeader['date'] | undefined;
  readonly attendance: number | undefined;
  readonly phase: PhaseKind;
  readonly home: string;
  readonly away: string;
  readonly players: Readonly<Record<'home' | 'away', readonly number[]>>;
}

function playerOf(context: ImportContext, seasonId: number, personId: number): HeaderPlayer {
  const listed = context.person(seasonId, personId);
  if (listed === undefined) return { personId };
  const { dateOfBirth, heightCm, weightKg, positionCode, ...names } = listed;
  return names;
}

/** Returns the header of an imported match. */
export function headerOf(context: ImportContext, { phase, home, away, players, ...facts }: MatchFacts): MatchHeader {
  const { identity } = context;
  const side = (name: string, persons: readonly number[]) => ({
    ...context.squad(name),
    players: persons.map((id) => playerOf(context, facts.seasonId, id)),
  });
  const { id, seasonId, roundNumber, phaseRoundNumber, type, date, venue, attendance } = facts;
  return {
    kind: 'header',
    format: 'goalsquare-match-log',
    version: 1,
    id,
    leagueId: identity.league.id,
    levelId: identity.level.id,
    seasonId,
    ...competitionOf(identity, seasonId),
    phase: phaseOf(identity, phase),
    roundNumber,
    phaseRoundNumber,
    type,
    ...(date && { date }),
    venue,
    home: side(home, players.home),
    away: side(away, players.away),
    ...(attendance !== undefined && { attendance }),
  };
}
