import { actParameters } from '../query/parameters';

/** Parameters of an evidence request besides the metric, named as in the contract. */
export const evidenceFilters = ['context', ...actParameters, 'areaOf', 'areaUnit', 'asOf'] as const;
export type EvidenceFilter = (typeof evidenceFilters)[number];

/** A number of a match: its player or squad, its metric, and the part of the match. */
export interface EvidenceRequest {
  readonly matchId: number;
  readonly level: 'players' | 'squads';
  /** Id of the player or squad. */
  readonly id: number;
  readonly metric: string;
  /** Values by parameter. An omitted parameter does not narrow the match. */
  readonly filter: Readonly<Partial<Record<EvidenceFilter, string>>>;
}

/** Returns the values of evidence parameters in a record. **Empty**: `{}` if it has none. */
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

const pairs = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&')
    .replaceAll('%2C', ',');

const idNames = { players: 'personId', squads: 'squadId' } as const;

/** Returns the path and query of the API call. */
export function evidencePath(
  { matchId, level, id, metric, filter }: EvidenceRequest,
  more: Readonly<Record<string, string | number | undefined>> = {},
): string {
  return `/v1/matches/${matchId}/statistics/${level}/${id}/evidence?${pairs({ metric, ...filter, ...more })}`;
}

/** Returns the address of the page that shows the evidence. */
export const evidenceAddress = ({ matchId, level, id, metric, filter }: EvidenceRequest): string =>
  `/evidence/?${pairs({ matchId, [idNames[level]]: id, metric, ...filter })}`;

const idIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,10}$/u.test(text) ? Number(text) : undefined;

/** Reads a request from the query of an address. **Empty**: `undefined` if the query does not identify a number. */
export function evidenceRequestIn(search: string): EvidenceRequest | undefined {
  const query = new URLSearchParams(search);
  const [matchId, personId, squadId] = ['matchId', 'personId', 'squadId'].map((name) => idIn(query.get(name)));
  const metric = query.get('metric') ?? '';
  const id = personId ?? squadId;
  if (matchId === undefined || id === undefined || metric === '') return undefined;
  return {
    matchId,
    level: personId === undefined ? 'squads' : 'players',
    id,
    metric,
    filter: filterOf(Object.fromEntries(query)),
  };
}
