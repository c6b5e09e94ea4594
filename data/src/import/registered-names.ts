import type { FoundId, Register } from '../register/register.js';
import { codeFor, type Named } from './names.js';
import type { ResultRow } from './results-csv/rows.js';

/** Names with registered ids, and the ids that new names must not get. */
interface Registered {
  readonly named: readonly Named[];
  readonly taken: readonly number[];
}

/** Registered squads and venues of an import, and the match ids that new matches must not get. */
export interface RegisteredNames extends Readonly<Record<'squads' | 'venues', Registered>> {
  readonly takenMatches: readonly number[];
}

const none: Registered = { named: [], taken: [] };
export const noRegisteredNames: RegisteredNames = { squads: none, venues: none, takenMatches: [] };

/** A source's id in a row, and the name beside it. */
type NamedId = Pick<FoundId, 'source' | 'externalId'> & {
  readonly kind: 'squad' | 'venue';
  readonly name: string;
};

/** Returns the source's ids of the squads and venues in rows. */
export function namedIdsOf(rows: readonly ResultRow[]): readonly NamedId[] {
  return rows.flatMap((row): readonly NamedId[] => {
    const { external, venue } = row;
    if (external === undefined) return [];
    const of = (kind: NamedId['kind'], externalId: string | undefined, name: string | undefined): readonly NamedId[] =>
      externalId === undefined || name === undefined ? [] : [{ kind, source: external.source, externalId, name }];
    return [
      ...of('squad', external.home, row.home),
      ...of('squad', external.away, row.away),
      ...of('venue', external.venue, venue),
    ];
  });
}

/** Returns the squads and venues in rows whose ids are in the register, even under another name. */
export function registeredNames(rows: readonly ResultRow[], register: Register): RegisteredNames {
  const ids = namedIdsOf(rows);
  const of = (kind: NamedId['kind']): Registered => ({
    named: ids.flatMap((one) => {
      const id = one.kind === kind ? register.idOf(kind, one.source, one.externalId) : undefined;
      return id === undefined ? [] : [{ id, code: codeFor(one.name), name: one.name }];
    }),
    taken: register.taken(kind),
  });
  return { squads: of('squad'), venues: of('venue'), takenMatches: register.taken('match') };
}
