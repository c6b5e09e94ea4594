import { matchTypes, type MatchHeader, type MatchTypeCode } from '@goalsquare/engine';

type FinalCode = Exclude<MatchTypeCode, 'HA' | 'PR'>;

/** The round of a match in a file: a number, or a kind of final and its week. */
export type RoundWords =
  | { readonly number: number }
  | { readonly type: FinalCode; readonly week: number; readonly isReplay: boolean };

/**
 * The week in which each kind of final is played. The wildcard round is before the first week. The name of a `FI`
 * contains its week.
 */
const weeks: Readonly<Record<FinalCode, number>> = { WC: 0, QF: 1, EF: 1, SF: 2, PF: 3, GF: 4, FI: 1 };

const finals = ['QF', 'EF', 'SF', 'PF', 'GF'] as const;

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/gu, '');

const finalOf = new Map<string, FinalCode>([
  ...finals.flatMap((type) =>
    [type, matchTypes[type].name, `${matchTypes[type].name}s`].map((name) => [bare(name), type] as const),
  ),
  ...['WC', 'Wildcard', 'Wildcard Round', 'Wildcard Final', 'Wildcard Finals'].map(
    (name) => [bare(name), 'WC'] as const,
  ),
]);

/** Describes the accepted round names, for faults. */
export const roundAllowed = `a round such as 7 or Round 7, Opening Round, Wildcard, Finals Week 1, or one of ${finals.flatMap((type) => [type, matchTypes[type].name]).join(', ')}`;

/**
 * Reads the name of a round. A final may have a number or `Replay` after its name. **Empty**: `undefined` for any other
 * text.
 */
export function roundOf(text: string): RoundWords | undefined {
  const number = /^(?:round|rd\.?|r)?\s*(\d{1,2})$/iu.exec(text)?.[1];
  if (number !== undefined) return { number: Number(number) };
  const name = bare(text);
  if (['openinground', 'openinground0', 'or'].includes(name)) return { number: 0 };
  const week = /^(?:finalsweek|weekoffinals|finalsround|fw)([1-5])$/u.exec(name)?.[1];
  if (week !== undefined) return { type: 'FI', week: Number(week), isReplay: false };
  const type = finalOf.get(name.replace(/(?:replay|\d)$/u, ''));
  return type === undefined ? undefined : { type, week: weeks[type], isReplay: name.endsWith('replay') };
}

/** Returns the week of a stored final. **Empty**: `undefined` for a match that is not a final. */
export function weekOf({ type, phaseRoundNumber }: Pick<MatchHeader, 'type' | 'phaseRoundNumber'>): number | undefined {
  if (type === 'HA' || type === 'PR') return undefined;
  return type === 'FI' ? phaseRoundNumber : weeks[type];
}
