import type { SeasonRecord } from '@goalsquare/engine';
import type { ExternalId, Register, RegisterKind } from '../../register/register.js';
import type { SourceMatch } from '../export-source.js';
import type { ExportColumn } from '../table.js';

/** THE columns of a season's external ids. */
export const externalIdColumns: readonly ExportColumn<ExternalId>[] = [
  { name: 'kind', kind: 'text', is: 'what has the id: person, squad, venue or match', of: ({ kind }) => kind },
  { name: 'source', kind: 'text', is: 'the source that gives the id, such as afl', of: ({ source }) => source },
  { name: 'externalId', kind: 'text', is: 'the id of the source', chosen: true, of: ({ externalId }) => externalId },
  { name: 'id', kind: 'integer', is: 'the id in the other tables', of: ({ id }) => id },
];

/** Returns the external ids of a season's matches, their squads, persons and venues, and of those in its record. */
export function externalIdsOf(
  { matches, record }: { readonly matches: readonly SourceMatch[]; readonly record: SeasonRecord | undefined },
  register: Register,
): readonly ExternalId[] {
  const headers = matches.map(({ header }) => header);
  const squads = [...headers.flatMap(({ home, away }) => [home, away]), ...(record?.squads ?? [])];
  const ids: Readonly<Record<RegisterKind, ReadonlySet<number>>> = {
    person: new Set(squads.flatMap(({ players }) => players ?? []).map(({ personId }) => personId)),
    squad: new Set(squads.map(({ id }) => id)),
    venue: new Set(headers.map(({ venue }) => venue.id)),
    match: new Set(headers.map(({ id }) => id)),
  };
  return register.ids.filter(({ kind, id }) => ids[kind].has(id));
}
