import { partsOf, type Match, type MatchDetails } from '@goalsquare/engine';

/*
 * What matches take in memory. Typed arrays count with their bytes. The rest is estimated by constants that were
 * measured over the sandbox world with `process.memoryUsage()` after a forced collection.
 */

/** What an opened match takes beside its columns: the object, its tag, its scope and the frames of its statistics. */
const OPENED_BYTES = 24_576;

/** What an entry of a match takes that can grow: the entry, its row, and the state to go on from. */
const GROWING_ENTRY_BYTES = 600;

/** What an entry of a log takes. */
const LOG_ENTRY_BYTES = 180;

/** What a growing match takes before its first entry. */
const GROWING_BYTES = 16_384;

const bytesOf = (columns: Readonly<Record<string, { readonly byteLength: number }>>): number =>
  Object.values(columns).reduce((sum, { byteLength }) => sum + byteLength, 0);

/** Returns what a match takes without its details. **Units**: bytes. */
export const matchBytes = (match: Match): number => OPENED_BYTES + bytesOf({ ...partsOf(match).columns });

/** Returns what the details of a match take, by the length of their JSON. **Units**: bytes. */
export const detailsBytes = ({ transactions }: MatchDetails, jsonLength: number): number =>
  bytesOf({ ...transactions }) + jsonLength * 2;

/** Returns what a growing match takes that has a number of entries. **Units**: bytes. */
export const growingBytes = (entries: number): number => GROWING_BYTES + entries * GROWING_ENTRY_BYTES;

/** Returns what a log takes that has a number of entries. **Units**: bytes. */
export const logBytes = (entries: number): number => GROWING_BYTES + entries * LOG_ENTRY_BYTES;
