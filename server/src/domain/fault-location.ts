import type { StatisticsQuery } from '@goalsquare/openapi';
import { problemWith, type Fault, type ProblemCode } from './problems.js';
import { truncated } from './text/quoted.js';

/** Parameters of statistics whose member in a body has another name. */
export const memberOf = {
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
} as const satisfies Readonly<Record<string, keyof StatisticsQuery>>;

const parameters: ReadonlyMap<string, string> = new Map(
  Object.entries(memberOf).map(([parameter, member]) => [member, parameter]),
);

/** Returns the name of the parameter for a member of a body. */
export const parameterOf = (member: string): string => parameters.get(member) ?? member;

/** How an error names a member: in its text, and in its `parameter` or `pointer`. */
interface Located {
  readonly label: string;
  readonly where: Pick<Fault, 'parameter' | 'pointer'>;
}

/** Returns how an error names a member, or one item of it. */
export type FaultLocation = (member: string, index?: number) => Located;

/** Locates members that are sent as query parameters. */
export const queryLocation: FaultLocation = (member, index) => {
  const parameter = parameterOf(member);
  return { label: index === undefined ? parameter : `${parameter}[${index}]`, where: { parameter } };
};

/** Returns a function that locates members in one item of a list in the body. */
export const itemLocation =
  (list: string, at: number): FaultLocation =>
  (member, index) => {
    const pointer = `/${list}/${at}/${member}${index === undefined ? '' : `/${index}`}`;
    return { label: pointer, where: { pointer } };
  };

export interface KindOfFault {
  readonly code: ProblemCode;
  readonly fault: Fault;
}

/** Returns a fault of a member. `text` follows the name of the member. */
export const faultAt = (
  { label, where }: Located,
  text: string,
  value?: unknown,
  code: ProblemCode = where.parameter === undefined ? 'invalid-body' : 'invalid-parameter',
): KindOfFault => ({
  code,
  fault: { detail: `${label} ${text}.`, ...where, ...(value !== undefined && { value: truncated(value) }) },
});

/** Requires that a check found no faults. **Throws** a problem that names each, of the kind of the first. */
export function requireNoFaults(faults: readonly KindOfFault[], count: number = faults.length): void {
  const [first] = faults;
  if (first !== undefined)
    throw problemWith(
      first.code,
      faults.map(({ fault }) => fault),
      count,
    );
}
