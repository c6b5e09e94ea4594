import { readAddress, wholeNumberIn, writeQuery, type AddressValues } from '../addresses/address-query';
import { actParameters } from '../query/parameters';

/** Parameters of an evidence request besides the metric, named as in the contract. */
export const evidenceFilters = ['context', ...actParameters, 'areaOf', 'areaUnit', 'asOf'] as const;
export type EvidenceFilter = (typeof evidenceFilters)[number];

/** A number of a match: its player or squad, its metric, and the part of the match it covers. */
export interface EvidenceRequest {
  readonly matchId: number;
  readonly level: 'players' | 'squads';
  /** Id of the player or squad. */
  readonly id: number;
  readonly metric: string;
  /** Values by parameter. An omitted parameter has no effect. */
  readonly filter: Readonly<Partial<Record<EvidenceFilter, string>>>;
}

/** Returns the evidence parameters in a record of values. **Empty**: `{}` if it has none. */
export function filterOf(
  values: Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>,
): EvidenceRequest['filter'] {
  return Object.fromEntries(
    evidenceFilters.flatMap((name) => {
      const { [name]: value } = values;
      const text = value === undefined ? '' : String(value);
      return text === '' ? [] : [[name, text]];
    }),
  );
}

/** Returns the values of a filter as lists. */
const filterValues = (filter: EvidenceRequest['filter']): AddressValues =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value.split(',')]));

const idNames = { players: 'personId', squads: 'squadId' } as const;

/** Returns the path and query of the API call. */
export function evidencePath(
  { matchId, level, id, metric, filter }: EvidenceRequest,
  more: AddressValues = {},
): string {
  const query = writeQuery({ metric, ...filterValues(filter), ...more });
  return `/v1/matches/${matchId}/statistics/${level}/${id}/evidence${query}`;
}

/** Returns the address of the page that shows the evidence. */
export const evidenceAddress = ({ matchId, level, id, metric, filter }: EvidenceRequest): string =>
  `/evidence/${writeQuery({ matchId, [idNames[level]]: id, metric, ...filterValues(filter) })}`;

/** Reads a request from the query of an address. **Empty**: `undefined` if the query does not identify a number. */
export function evidenceRequestIn(search: string): EvidenceRequest | undefined {
  const { names, text } = readAddress(search);
  const [matchId, personId, squadId] = ['matchId', 'personId', 'squadId'].map((name) => wholeNumberIn(text(name)));
  const metric = text('metric');
  const id = personId ?? squadId;
  if (matchId === undefined || id === undefined || metric === '') return undefined;
  return {
    matchId,
    level: personId === undefined ? 'squads' : 'players',
    id,
    metric,
    filter: filterOf(Object.fromEntries(names.map((name) => [name, text(name)]))),
  };
}
