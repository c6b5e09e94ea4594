import { createHash } from 'node:crypto';
import { MAX_ID } from '@goalsquare/engine';

/** Name of the source of ids such as `CD_M20310140101`. */
export const AFL = 'afl';

/** Whether a text is the AFL's id of a match. */
export const isMatchId = (text: string): boolean => /^CD_M\w{1,40}$/u.test(text);

/** Ids that are made of texts: out of the way of ids that sources count from 1, and within those of the contract. */
const HASHED_IDS = { first: 1_000_000_000, count: 1_000_000_000 } as const;

/** Returns an id that is made of a text. It depends on the text alone. */
export const madeIdOf = (text: string): number =>
  HASHED_IDS.first + (createHash('sha256').update(text).digest().readUInt32BE(0) % HASHED_IDS.count);

/** Returns the id of a person of the AFL: its number, or one made of an id of another form. */
export function personIdOf(text: string): number {
  const number = Number(/^CD_I(\d{1,10})$/u.exec(text)?.[1]);
  if (number <= MAX_ID) return number;
  return madeIdOf(text);
}
