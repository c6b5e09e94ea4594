import { partsOf, type Match, type MatchDetails } from '@goalsquare/engine';

/*
 * Sizes of matches in memory. Typed arrays count with their bytes. Everything else is estimated with constants that
 * were measured for the sandbox world with `process.memoryUsage()` after a forced collection.
 */

/** Size of an opened match without its columns: the object, its tag, its scope and its statistics frames. */
const OPENED_BYTES = 24_576;

/** Memory that each entry of a growing match takes, with its row, its columns and the state after it. */
const GROWING_ENTRY_BYTES = 740;

const LOG_ENTRY_BYTES = 180;

/** Size of a growing match without entries. */
const GROWING_BYTES = 16_384;

const bytesOf = (columns: Readonly<Record<string, { readonly byteLength: number }>>): number =>
  Object.values(columns).reduce((sum, { byteLength }) => sum + byteLength, 0);

/** Returns the size of a match without its details. **Units**: bytes. */
export const matchBytes = (match: Match): number => OPENED_BYTES + bytesOf({ ...partsOf(match).columns });

/** Returns the size of a match's details, from the length of their JSON. **Units**: bytes. */
export const detailsBytes = ({ transactions }: MatchDetails, jsonLength: number): number =>
  bytesOf({ ...transactions }) + jsonLength * 2;

/** Returns the size of a growing match with a given number of entries. **Units**: bytes. */
export const growingBytes = (entries: number): number => GROWING_BYTES + entries * GROWING_ENTRY_BYTES;

/** Returns the size of a log with a given number of entries. **Units**: bytes. */
export const logBytes = (entries: number): number => GROWING_BYTES + entries * LOG_ENTRY_BYTES;
