import type { StatisticsQuery } from '@goalsquare/openapi';
import type { ActMembers } from '../../answers/statistics/act-filter.js';
import type { Fault } from '../../domain/problems.js';

/** A query across matches as sent: an item of a body, or parameters renamed as in a body. */
export type RequestedQuery = Omit<StatisticsQuery, 'id'>;

type Member = keyof RequestedQuery;

/** Returns how errors identify a query member: its name in texts, and its `parameter` or `pointer`. */
export type MemberLocation = (
  member: string,
  index?: number,
) => { readonly label: string; readonly where: Pick<Fault, 'parameter' | 'pointer'> };

/** Parameters whose member in a body has another name. */
const memberOf = {
  seasonId: 'seasonIds',
  round: 'rounds',
  phase: 'phases',
  matchId: 'matchIds',
  venueId: 'venueIds',
  squadId: 'squadIds',
  opponentId: 'opponentIds',
  result: 'results',
  personId: 'personIds',
  period: 'periods',
  zone: 'zones',
  metric: 'metricCodes',
  measure: 'measures',
  scoreState: 'scoreStates',
  againstPersonId: 'againstPersonIds',
  role: 'roles',
  rowPersonId: 'rowPersonIds',
} as const satisfies Readonly<Record<string, Member>>;

const parameterOf: ReadonlyMap<string, string> = new Map(
  Object.entries(memberOf).map(([parameter, member]) => [member, parameter]),
);

/** Parameters that are not members of a query. In a body, the area is a single member. */
const others: ReadonlySet<string> = new Set(['format', 'dialect', 'dataset', 'area', 'areaOf', 'areaUnit']);

/** Returns the query that checked parameters describe. `area` is their area filter. */
export function queryOfParameters(
  parameters: Readonly<Record<string, unknown>>,
  { area }: Pick<ActMembers, 'area'>,
): RequestedQuery {
  const members = Object.entries(parameters)
    .filter(([name, value]) => !others.has(name) && value !== undefined)
    .map(([name, value]) => [name in memberOf ? memberOf[name as keyof typeof memberOf] : name, value] as const);
  return { ...Object.fromEntries<unknown>(members), ...(area !== undefined && { area }) };
}

/** Locates members sent as parameters. */
export const inParameters: MemberLocation = (member, index) => {
  const parameter = parameterOf.get(member) ?? member;
  return { label: index === undefined ? parameter : `${parameter}[${index}]`, where: { parameter } };
};

/** Returns a function that locates members sent in a query of a body. */
export const inBody =
  (at: number): MemberLocation =>
  (member, index) => {
    const pointer = `/queries/${at}/${member}${index === undefined ? '' : `/${index}`}`;
    return { label: pointer, where: { pointer } };
  };
