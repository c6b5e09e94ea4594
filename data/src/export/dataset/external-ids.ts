import type { SeasonRecord } from '@goalsquare/engine';
import { idsOfSeason } from '../../register/ids-of-season.js';
import { registerKinds, type ExternalId, type Register } from '../../register/register.js';
import type { SourceMatch } from '../export-source.js';
import { chosenText, integer, text } from '../columns.js';
import type { ExportColumn } from '../table.js';

/** The columns of a season's external ids. */
export const externalIdColumns: readonly ExportColumn<ExternalId>[] = [
  text('kind', 'what the id identifies: person, squad, venue or match', ({ kind }) => kind),
  text('source', 'the source that gives the id, such as afl', ({ source }) => source),
  chosenText('externalId', 'the id that the source uses', ({ externalId }) => externalId),
  integer('id', 'the id in the other tables', ({ id }) => id),
];

/** Returns the external ids of a season's matches, squads, persons and venues. */
export function externalIdsOf(
  { matches, record }: { readonly matches: readonly SourceMatch[]; readonly record: SeasonRecord | undefined },
  register: Register,
): readonly ExternalId[] {
  const season = { matches: matches.map(({ header }) => header), record };
  const ids = new Map(registerKinds.map((kind) => [kind, idsOfSeason(kind, season)]));
  return register.ids.filter(({ kind, id }) => ids.get(kind)?.has(id));
}
