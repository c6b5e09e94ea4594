import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Entry, MatchLog } from '@goalsquare/engine';

/** Entries of logs that stay as they are: about 40 MB of events. */
const MOST_ENTRIES = 200_000;

/** Packs the entries of a log. They are unpacked each time that they are read. */
function packed({ header, entries }: MatchLog): MatchLog {
  const bytes = deflateRawSync(JSON.stringify(entries), { level: 1 });
  return {
    header,
    get entries() {
      return JSON.parse(inflateRawSync(bytes).toString()) as readonly Entry[];
    },
  };
}

/** Returns a function that packs logs, after the first that have `most` entries together. */
export function packingLogs(most = MOST_ENTRIES): (log: MatchLog) => MatchLog {
  let kept = 0;
  return (log) => {
    kept += log.entries.length;
    return kept > most ? packed(log) : log;
  };
}
