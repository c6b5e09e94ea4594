import { matchTypes, type MatchHeader, type MatchTypeCode } from '@goalsquare/engine';

/** The round of a match in a file: a number, or a kind of final. */
export type RoundWords =
  | { readonly number: number }
  | { readonly type: Exclude<MatchTypeCode, 'HA' | 'PR'>; readonly isReplay: boolean };

const finals = ['QF', 'EF', 'SF', 'PF', 'GF'] as const;

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/gu, '');

const finalOf = new Map(
  finals.flatMap((type) =>
    [type, matchTypes[type].name, `${matchTypes[type].name}s`].map((name) => [bare(name), type] as const),
  ),
);

/** What a round may be called. */
export const roundAllowed = `a round such as 7 or Round 7, or one of ${finals.flatMap((type) => [type, matchTypes[type].name]).join(', ')}`;

/**
 * Reads what a round is called. A final may carry a number or `Replay` behind its name. **Empty**: `undefined` for what
 * is no round.
 */
export function roundOf(text: string): RoundWords | undefined {
  const number = /^(?:round|rd\.?|r)?\s*(\d{1,2})$/iu.exec(text)?.[1];
  if (number !== undefined) return { number: Number(number) };
  if (['openinground', 'or'].includes(bare(text))) return { number: 0 };
  const type = finalOf.get(bare(text).replace(/(?:replay|\d)$/u, ''));
  return type === undefined ? undefined : { type, isReplay: /replay$/iu.test(text) };
}

/** Weeks of finals in the order they are played; qualifying and elimination finals share one. */
const weeks: Readonly<Record<Exclude<MatchTypeCode, 'HA' | 'PR'>, number>> = { QF: 1, EF: 1, SF: 2, PF: 3, GF: 4 };

/** Returns the week of a final. **Empty**: `undefined` for a match that is none. */
export const weekOf = ({ type }: Pick<MatchHeader, 'type'>): number | undefined =>
  type === 'HA' || type === 'PR' ? undefined : weeks[type];
