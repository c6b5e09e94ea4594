import { createHash } from 'node:crypto';
import type { Match } from '@goalsquare/engine';
import { version } from '../version.js';

/** A short text that differs for two logs of one match with as many entries, say after it was imported anew. */
function fingerprint(match: Match): string {
  const { ids, codes, periods, seconds, sides, slots, xs, ys, flags } = match.texts().transactions;
  const { header, statuses, extras, result } = match.texts();
  const hash = createHash('sha256').update(`${version.version} ${extras.size} ${JSON.stringify([header, statuses, result])}`);
  for (const column of [ids, codes, periods, seconds, sides, slots, xs, ys, flags]) {
    hash.update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  }
  return hash.digest('hex').slice(0, 8);
}

const fingerprints = new WeakMap<Match, string>();

/**
 * Entity tag of everything answered from a match: its id, its revision, the contract and a fingerprint taken once.
 * Weak, since an answer may be compressed on its way.
 */
export function matchTag(match: Match): string {
  const known = fingerprints.get(match) ?? fingerprint(match);
  fingerprints.set(match, known);
  return `W/"${match.id}-${match.revision}-${version.contract}-${known}"`;
}
