import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Entry, MatchLog } from '@goalsquare/engine';

/** Number of entries that are kept without compression: about 40 MB of events. */
const MOST_ENTRIES = 200_000;

/** Compresses the entries of a log. They are decompressed on each read. */
function packed({ header, entries }: MatchLog): MatchLog {
  const bytes = deflateRawSync(JSON.stringify(entries), { level: 1 });
  return {
    header,
    get entries() {
      return JSON.parse(inflateRawSync(bytes).toString()) as readonly Entry[];
    },
  };
}

/** Returns a function that compresses logs, except for the first ones with at most `most` entries in total. */
export function packingLogs(most = MOST_ENTRIES): (log: MatchLog) => MatchLog {
  let kept = 0;
  return (log) => {
    kept += log.entries.length;
    return kept > most ? packed(log) : log;
  };
}
