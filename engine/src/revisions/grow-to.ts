import { EngineError } from '../errors.js';
import type { GrowingMatch } from '../live/growing-match.js';
import type { Entry } from '../log/entry.js';

/** Number of entries that are added at once. */
const STEP_ENTRIES = 200;

/**
 * Adds entries of a log up to a revision, in parts. Yields between parts. **Throws** `LOG_INVALID` if an entry is not
 * valid.
 */
export function* growTo(
  growing: GrowingMatch,
  entries: readonly Entry[],
  revision: number,
): Generator<undefined, void, undefined> {
  while (growing.revision < revision) {
    const next = entries.slice(growing.revision, Math.min(growing.revision + STEP_ENTRIES, revision));
    if (growing.append(next).length > 0) throw new EngineError('LOG_INVALID', 'an entry of the log is not valid');
    growing.match();
    yield;
  }
}
