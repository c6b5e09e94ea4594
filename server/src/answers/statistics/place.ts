import type { Fault } from '../../domain/problems.js';

/** Members of a question that can be wrong in a way the contract cannot say. */
export type Member = 'metricCodes' | 'lastXSeconds' | 'fromPeriodSeconds' | 'toPeriodSeconds';

/** Where a member was sent: what to call it in a sentence, and how a fault points to it. */
export type Place = (
  member: Member,
  index?: number,
) => { readonly label: string; readonly where: Pick<Fault, 'parameter' | 'pointer'> };

/** Members sent as query parameters. */
export const inQuery: Place = (member, index) => {
  const parameter = member === 'metricCodes' ? 'metric' : member;
  return { label: index === undefined ? parameter : `${parameter}[${index}]`, where: { parameter } };
};

/** Members sent in one item of a list in the body. */
export const inItem =
  (list: string, at: number): Place =>
  (member, index) => {
    const pointer = `/${list}/${at}/${member}${index === undefined ? '' : `/${index}`}`;
    return { label: pointer, where: { pointer } };
  };
