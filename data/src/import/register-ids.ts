import { sides, type MatchHeader, type MatchLog } from '@goalsquare/engine';
import { DataError } from '../log/fault.js';
import type { ExternalId, FoundId, MergeableKind, Register, RegisterConflict } from '../register/register.js';
import { REGISTER_FILE } from '../store/data-files.js';
import type { ImportContext } from './context.js';
import { madeIdOf } from './afl-ids.js';
import type { Findings } from './findings.js';
import { bareName } from './match-columns.js';
import { namedIdsOf } from './registered-names.js';
import type { ResultRow } from './results-csv/rows.js';

/** Returns the source's ids of the matches, squads and venues in rows. */
export function idsOfRows(
  rows: readonly ResultRow[],
  logOf: ReadonlyMap<ResultRow, MatchLog>,
  context: ImportContext,
): readonly FoundId[] {
  const matches = rows.flatMap((row): readonly FoundId[] => {
    const log = logOf.get(row);
    if (row.external === undefined || log === undefined) return [];
    const { source, match: externalId } = row.external;
    return [{ kind: 'match', source, externalId, id: log.header.id }];
  });
  const idOf = { squad: (name: string) => context.squad(name).id, venue: (name: string) => context.venue(name).id };
  return [
    ...matches,
    ...namedIdsOf(rows).map(({ kind, source, externalId, name }) => ({
      kind,
      source,
      externalId,
      id: idOf[kind](name),
      name,
    })),
  ];
}

/** Reports source ids that the register already uses for something else. */
export function reportConflicts(conflicts: readonly RegisterConflict[], findings: Findings): void {
  for (const { found, registered } of conflicts)
    findings.add({
      file: REGISTER_FILE,
      line: 0,
      field: `${found.source}:${found.externalId}`,
      value: found.id,
      allowed: `${registered.id}, the ${found.kind} that the register has for it`,
      action: 'the register stays as it is',
    });
}

const areNamedAlike = ({ names }: ExternalId, name: string | undefined): boolean =>
  name !== undefined && names.some((one) => bareName(one) === bareName(name));

/**
 * Returns our id for a source's person id: the one in the register, or the source's own number. If another source uses
 * that number for another name, the person gets a new id, which is reported.
 */
function personIdFor(register: Register, found: FoundId, findings: Findings): number {
  const { source, externalId, id, name } = found;
  const registered = register.idOf('person', source, externalId);
  if (registered !== undefined) return registered;
  const known = register.ofPerson(id);
  const [other] = known;
  if (other === undefined || known.some((one) => areNamedAlike(one, name))) return id;
  const isTaken = (made: number): boolean => register.ofPerson(made).length > 0 || register.personOf(made) !== made;
  let made = madeIdOf(`${source} ${externalId}`);
  while (isTaken(made)) made += 1;
  findings.add({
    file: REGISTER_FILE,
    line: 0,
    field: `${source}:${externalId}`,
    value: name,
    allowed: `${other.names[0] ?? 'nobody else'}, for whom ${other.source} uses the number ${id}`,
    action: `the person gets the id ${made}; if both are the same person, merge them with: data register DIR --merge ${made} --into ${id}`,
  });
  return made;
}

/** Returns a function that decides the id of a person, once for each external id. */
export function personIdsBy(register: Register, findings: Findings): (found: FoundId) => number {
  const ids = new Map<string, number>();
  return (found) => {
    const key = `${found.source} ${found.externalId}`;
    const id = ids.get(key) ?? personIdFor(register, found, findings);
    ids.set(key, id);
    return id;
  };
}

/** Replaces person ids in `found` and in the logs with the ids that the register decides. */
export function withPersonIds(
  logs: readonly MatchLog[],
  found: readonly FoundId[],
  register: Register,
  findings: Findings,
): { readonly logs: readonly MatchLog[]; readonly found: readonly FoundId[] } {
  const idFor = personIdsBy(register, findings);
  const others = new Map<number, number>();
  const persons = found.filter(({ kind }) => kind === 'person');
  // Ids with a name are decided first.
  for (const one of [...persons.filter(({ name }) => name !== undefined), ...persons]) {
    const id = idFor(one);
    if (id !== one.id) others.set(one.id, id);
  }
  const decided = found.map((one) => (one.kind === 'person' ? { ...one, id: idFor(one) } : one));
  if (others.size === 0) return { logs, found };
  const idOf = (id: number): number => others.get(id) ?? id;
  return { logs: logs.map((log) => withPersons(log, idOf) as MatchLog), found: decided };
}

const personMembers: ReadonlySet<string> = new Set(['personId', 'onPersonId', 'opponentId', 'personIds']);

/** Returns a value in which all person ids are replaced. */
export function withPersons(value: unknown, personOf: (id: number) => number): unknown {
  if (Array.isArray(value)) return value.map((one) => withPersons(one, personOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, of]: [string, unknown]) => {
      if (!personMembers.has(member)) return [member, withPersons(of, personOf)];
      const ids = Array.isArray(of) ? of.map((one: unknown) => personOf(one as number)) : personOf(of as number);
      return [member, ids];
    }),
  );
}

const personsOf = ({ home, away }: MatchHeader): readonly number[] =>
  [home, away].flatMap(({ players }) => players.map(({ personId }) => personId));

type Place = Partial<Pick<MatchHeader, 'home' | 'away' | 'venue'>>;

/** Returns the code of a squad or venue. **Empty**: `undefined` if a log keeps its own code. */
export type CodeOf = (kind: 'squad' | 'venue', id: number) => string | undefined;

/** Returns a header, or the members that a correction sets, with the current ids and codes of squads and venue. */
function withCurrentIds<H extends Place>(header: H, register: Register, codeOf: CodeOf): H {
  const current = <T extends { readonly id: number; readonly code: string }>(kind: 'squad' | 'venue', of: T): T => {
    const id = register.currentId(kind, of.id);
    return id === of.id ? of : { ...of, id, code: codeOf(kind, id) ?? of.code };
  };
  const { home, away, venue } = header;
  return {
    ...header,
    ...(home && { home: current('squad', home) }),
    ...(away && { away: current('squad', away) }),
    ...(venue && { venue: current('venue', venue) }),
  };
}

/** Returns a log in which merged squads and venues have their new ids. Their names stay. **Throws** DataError. */
function withMergedPlaces(log: MatchLog, register: Register, codeOf: CodeOf): MatchLog {
  const { home, away, venue, id } = log.header;
  const isCurrent =
    [home, away].every((squad) => register.currentId('squad', squad.id) === squad.id) &&
    register.currentId('venue', venue.id) === venue.id;
  if (isCurrent) return log;
  const header = withCurrentIds(log.header, register, codeOf);
  if (header.home.id === header.away.id)
    throw twoIds('squad', header.home.id === home.id ? away.id : home.id, id, `${home.id} and ${away.id}`);
  const entries = log.entries.map((entry) =>
    entry.kind === 'correction' ? { ...entry, set: withCurrentIds(entry.set, register, codeOf) } : entry,
  );
  return { header, entries };
}

const twoIds = (kind: MergeableKind, value: number, matchId: number, both: string): DataError =>
  DataError.of(REGISTER_FILE, `two ids of one ${kind}; match ${matchId} has both ${both}`, { field: 'merged', value });

/**
 * Returns a log in which merged persons, squads and venues have their new ids. **Empty**: the same log if it contains
 * no merged id. **Throws** DataError if both ids of a person or squad play in the match, because they cannot be the
 * same.
 */
export const withMergedIds = (log: MatchLog, register: Register, codeOf: CodeOf = () => undefined): MatchLog =>
  register.merged.length === 0 ? log : withMergedPlaces(withMergedPersons(log, register), register, codeOf);

function withMergedPersons(log: MatchLog, register: Register): MatchLog {
  const before = personsOf(log.header);
  const officials = (log.header.officials ?? []).map(({ personId }) => personId);
  if ([...before, ...officials].every((id) => register.personOf(id) === id)) return log;
  const next = withPersons(log, (id) => register.personOf(id)) as MatchLog;
  const twice = before.find((id) => register.personOf(id) !== id && before.includes(register.personOf(id)));
  if (twice !== undefined) throw twoIds('person', twice, log.header.id, `${twice} and ${register.personOf(twice)}`);
  return next;
}

/** Reports persons who appear at two squads in the same round. */
export function reportTwoSquads(logs: readonly MatchLog[], file: string, findings: Findings): void {
  const first = new Map<string, { readonly squad: number; readonly name: string }>();
  for (const { header } of logs)
    for (const side of sides)
      for (const { personId } of header[side].players) {
        const { id: squad, name } = header[side];
        const key = `${header.seasonId} ${header.roundNumber} ${personId}`;
        const before = first.get(key) ?? { squad, name };
        first.set(key, before);
        if (before.squad !== squad)
          findings.add({
            file,
            line: 0,
            field: 'personId',
            value: personId,
            allowed: `one squad in round ${header.roundNumber}; the person is in ${before.name} and ${name}`,
            action: 'both are imported',
          });
      }
}
