import { ByteCache } from '@goalsquare/data';
import type { MatchLog } from '@goalsquare/engine';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import { changedMetrics, type ChangedMetrics } from './changed-metrics.js';
import { EventEncoder, namesMetrics, withMetrics, type EncodedEvent } from './event-encoder.js';

/** Memory of an encoder per entry, and of an event without its data. **Units**: bytes. */
const ENTRY_BYTES = 100;
const EVENT_BYTES = 300;

/**
 * The share of its memory part that each cache may fill. A server has four: for streams, pages of changes, webhooks,
 * and messages to Amazon SNS.
 */
const SHARE = 0.22;

/** Number of revisions of a match whose events are cached, for readers that are slightly behind. */
const REVISIONS = 64;

/** A match's encoder, and the events of its latest revisions: those after `from`, without the metrics they name. */
interface CachedEvents {
  readonly encoder: EventEncoder;
  readonly from: number;
  readonly events: readonly EncodedEvent[];
}

function begin(log: MatchLog, from: number): CachedEvents {
  const encoder = new EventEncoder(log);
  for (const entry of log.entries.slice(0, Math.max(0, from))) encoder.skip(entry);
  return { encoder, from, events: from < 0 ? encoder.initialEvents() : [] };
}

/** Caches the encoded events of matches, so that readers in or near revision order share one encoding. */
export class EventLogCache {
  readonly #matches = new ByteCache<number, CachedEvents>(memoryParts.streams, {
    share: SHARE,
    sizeOf: ({ encoder, events }) =>
      (encoder.revision + 1) * ENTRY_BYTES + events.reduce((sum, { data }) => sum + EVENT_BYTES + data.length, 0),
  });

  constructor(private readonly changed: Pick<ChangedMetrics, 'of'> = changedMetrics) {}

  /**
   * Returns the events of the revisions after `from`, up to and including `to`. If `from` is -1, the events of revision
   * 0 are included. The log may be longer.
   */
  between(log: MatchLog, from: number, to: number): Promise<readonly EncodedEvent[]> {
    return this.complete(log, this.outline(log, from, to));
  }

  /** Adds the metrics that corrections changed to a log's events. */
  async complete(log: MatchLog, events: readonly EncodedEvent[]): Promise<readonly EncodedEvent[]> {
    const revisions = new Set(events.flatMap((event) => (namesMetrics(event) ? [event.revision] : [])));
    if (revisions.size === 0) return events;
    const changed = await this.changed.of(log, [...revisions]);
    return events.map((event) => (namesMetrics(event) ? withMetrics(event, changed.get(event.revision)) : event));
  }

  /** Returns the same events as `between`, but without the metrics that corrections changed. */
  outline(log: MatchLog, from: number, to: number): readonly EncodedEvent[] {
    const { id } = log.header;
    const cached = this.#matches.get(id);
    const canContinue = cached !== undefined && cached.from <= from && cached.encoder.revision <= log.entries.length;
    const { encoder, from: first, events: before } = canContinue ? cached : begin(log, from);
    const all = [...before, ...log.entries.slice(encoder.revision, to).flatMap((entry) => encoder.add(entry))];
    const oldest = Math.max(first, encoder.revision - REVISIONS);
    this.#matches.set(id, { encoder, from: oldest, events: all.filter(({ revision }) => revision > oldest) });
    return all.filter(({ revision }) => revision > from && revision <= to);
  }
}
