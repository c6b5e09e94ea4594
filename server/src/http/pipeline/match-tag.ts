import { createHash } from 'node:crypto';
import type { Match } from '@goalsquare/engine';
import { version } from '../../domain/version.js';
import type { Account } from '../../domain/accounts/account.js';
import { tagOfLicence } from '../../domain/accounts/licence.js';

/**
 * A tag names its resource and the licence, as answers differ by licence. Weak, since an answer may be compressed
 * on its way.
 */
export const entityTag = (answered: string, { licence }: Account): string => `W/"${answered}-${tagOfLicence(licence)}"`;

/** A short text that differs for two logs of one match with as many entries, for example after another import. */
function fingerprint(match: Match, recordVersion: string): string {
  const { ids, codes, periods, seconds, sides, slots, xs, ys, flags } = match.details().transactions;
  const { header, statuses, extras, result } = match.details();
  const hash = createHash('sha256').update(
    `${version.version} ${recordVersion} ${extras.size} ${JSON.stringify([header, statuses, result])}`,
  );
  for (const column of [ids, codes, periods, seconds, sides, slots, xs, ys, flags]) {
    hash.update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  }
  return hash.digest('hex').slice(0, 8);
}

const tags = new WeakMap<Match, { readonly recordVersion: string; readonly tag: string }>();

/**
 * The part of every entity tag that identifies the match: its id, its revision, the contract and a
 * fingerprint taken once, of the match and of what is known of seasons.
 */
export function matchTag(match: Match, recordVersion: string): string {
  const known = tags.get(match);
  if (known?.recordVersion === recordVersion) return known.tag;
  const tag = `${match.id}-${match.revision}-${version.contract}-${fingerprint(match, recordVersion)}`;
  tags.set(match, { recordVersion, tag });
  return tag;
}
