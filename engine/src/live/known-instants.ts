import type { Entry } from '../log/entry.js';
import type { MatchLog } from '../log/state.js';
import { instantsOf } from './as-of.js';

/** Returns when an entry was recorded, in milliseconds. **Empty**: NaN if the entry does not contain that time. */
const recordedAt = (entry: Entry): number => Date.parse(('recorded' in entry && entry.recorded) || '');

/**
 * Returns the instant at which each entry became known, in ascending order: the time at which it was recorded or,
 * without that, at which it happened. `pace` is the number of seconds of play in one second. **Units**: milliseconds.
 * **Empty**: `-Infinity` before the first entry with a time.
 */
export function knownInstantsOf(log: MatchLog, pace = 1): Float64Array {
  const happened = instantsOf(log, pace);
  let known = -Infinity;
  return happened.map((instant, at) => {
    const entry = log.entries[at];
    const recorded = entry === undefined ? NaN : recordedAt(entry);
    return (known = Math.max(known, Number.isNaN(recorded) ? instant : recorded));
  });
}
