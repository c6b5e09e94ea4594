import { createHash } from 'node:crypto';
import { MAX_ID } from '@goalsquare/engine';

/** Name of the source of ids such as `CD_M20310140101`. */
export const AFL = 'afl';

/** Whether a text is the AFL's id of a match. */
export const isMatchId = (text: string): boolean => /^CD_M\w{1,40}$/u.test(text);

/** The range of ids made from texts: it avoids ids that sources count from 1, and the contract allows it. */
const HASHED_IDS = { first: 1_000_000_000, count: 1_000_000_000 } as const;

/** Returns an id made from a text. It depends only on the text. */
export const madeIdOf = (text: string): number =>
  HASHED_IDS.first + (createHash('sha256').update(text).digest().readUInt32BE(0) % HASHED_IDS.count);

/** Returns the id of a person of the AFL: the source's number, or one made from an id of another form. */
export function personIdOf(text: string): number {
  const number = Number(/^CD_I(\d{1,10})$/u.exec(text)?.[1]);
  if (number <= MAX_ID) return number;
  return madeIdOf(text);
}
