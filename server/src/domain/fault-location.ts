import type { Fault } from './problems.js';

/** Members of a statistics query with rules that the contract cannot express. */
export type QueryMember =
  | 'metricCodes'
  | 'lastXSeconds'
  | 'fromPeriodSeconds'
  | 'toPeriodSeconds'
  | 'fromScoreMargin'
  | 'area'
  | 'areaOf'
  | 'areaUnit';

/** Returns how an error names a member: in its text, and in its `parameter` or `pointer`. */
export type FaultLocation = (
  member: QueryMember,
  index?: number,
) => { readonly label: string; readonly where: Pick<Fault, 'parameter' | 'pointer'> };

/** Locates members that are sent as query parameters. */
export const queryLocation: FaultLocation = (member, index) => {
  const parameter = member === 'metricCodes' ? 'metric' : member;
  return { label: index === undefined ? parameter : `${parameter}[${index}]`, where: { parameter } };
};

/** Returns a function that locates members in one item of a list in the body. */
export const itemLocation =
  (list: string, at: number): FaultLocation =>
  (member, index) => {
    const pointer = `/${list}/${at}/${member}${index === undefined ? '' : `/${index}`}`;
    return { label: pointer, where: { pointer } };
  };
