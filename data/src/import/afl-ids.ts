import { createHash } from 'node:crypto';
import { MAX_ID } from '@goalsquare/engine';

/** Name of the source of ids such as `CD_M20310140101`. */
export const AFL = 'afl';

/** Checks whether a text is an AFL match id. */
export const isMatchId = (text: string): boolean => /^CD_M\w{1,40}$/u.test(text);

/** The range of ids made from texts. The contract allows it, and sources that count ids from 1 do not reach it. */
const HASHED_IDS = { first: 1_000_000_000, count: 1_000_000_000 } as const;

/** Returns an id made from a text. The same text always gets the same id. */
export const madeIdOf = (text: string): number =>
  HASHED_IDS.first + (createHash('sha256').update(text).digest().readUInt32BE(0) % HASHED_IDS.count);

/** Returns the id of an AFL person: the number in the AFL's id or, if the id has another form, an id made from it. */
export function personIdOf(text: string): number {
  const number = Number(/^CD_I(\d{1,10})$/u.exec(text)?.[1]);
  if (number <= MAX_ID) return number;
  return madeIdOf(text);
}
