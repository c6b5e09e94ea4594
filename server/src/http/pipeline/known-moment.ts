import { knownInstantsOf, type MatchClock, type MatchLog, type PlayClock } from '@goalsquare/engine';
import { Problem, invalidParameter } from '../../domain/problems.js';

/**
 * A match as it was known at an instant: all its play, or up to a second of a period. **Units**: `knownAt` in
 * milliseconds.
 */
export interface KnownMoment {
  readonly knownAt: number;
  readonly until?: PlayClock;
}

const textOf = (instant: number): string => new Date(instant).toISOString();

/**
 * Returns the number of entries without an instant before the first correction with one. They come from an import
 * without instants, and were known before that correction. **Empty**: 0 if the first entry with an instant is not a
 * correction.
 */
function untimedEntries({ entries }: MatchLog, instants: Float64Array): number {
  const first = instants.findIndex(Number.isFinite);
  const entry = entries[first];
  return entry !== undefined && 'recorded' in entry ? first : 0;
}

/**
 * Returns the revision of a log that was known at an instant. **Throws** a problem of status 400 if the instant is
 * before the first revision or in the future, or of status 404 if the log has no instants.
 */
export function revisionKnownAt(log: MatchLog, knownAt: number, { now, pace }: MatchClock): number {
  const { id } = log.header;
  const instants = knownInstantsOf(log, pace);
  const first = instants.find(Number.isFinite);
  if (first === undefined)
    throw new Problem(
      'data-not-held',
      `The log of match ${id} does not record when its entries became known, so knownAt is not available for it.`,
    );
  const untimed = untimedEntries(log, instants);
  if (knownAt < first && untimed > 0) return untimed;
  if (knownAt < first || knownAt > now) {
    const fault = knownAt < first ? `before the first revision of match ${id}` : 'in the future';
    const [value, range] = [textOf(knownAt), `${textOf(first)} to ${textOf(now)}`];
    const detail = `knownAt '${value}' is ${fault}. Allowed are instants from ${range}.`;
    throw invalidParameter('knownAt', detail, value, [range]);
  }
  const later = instants.findIndex((instant) => instant > knownAt);
  return later < 0 ? instants.length : later;
}
