import { mark, type Line } from '../../support/small-log.js';

/** A copy of a line without some of its members. */
export const without = (line: Line, ...members: readonly string[]): Line =>
  Object.fromEntries(Object.entries(line).filter(([member]) => !members.includes(member)));

export const result = { kind: 'result', home: { goals: 2, behinds: 3 }, away: { goals: 1, behinds: 0 } } as const;
export const periods = [
  { period: 1, home: { goals: 2, behinds: 1 }, away: { goals: 0, behinds: 0 } },
  { period: 2, home: { goals: 0, behinds: 2 }, away: { goals: 1, behinds: 0 } },
] as const;
export const target = { ...mark, code: 'IFTA' };
export const role = { ...mark, code: 'ROLE', role: 'Wing' };
export const matchUp = { ...mark, code: 'MAUP', opponentId: 21 };

/** The allowed members, as an error lists them for an unknown one. */
export const unknownMember = (rule: { readonly required: object; readonly optional: object }): string =>
  `no such member; the members are ${[...Object.keys(rule.required), ...Object.keys(rule.optional)].join(', ')}`;
