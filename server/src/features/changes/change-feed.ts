import type { Journal, JournalChange } from '@goalsquare/data';
import type { MatchLog } from '@goalsquare/engine';
import { workQueue } from '../../domain/work-queue.js';
import type { ChangeSelection } from '../events/change-selection.js';
import type { EncodedEvent } from '../events/event-encoder.js';
import { EventLogCache } from '../events/event-log-cache.js';
import type { FindLog } from '../events/match-topic.js';
import { isAfter, lastWholeStep } from '../events/position.js';
import { cursorAfter, readCursor, type ChangeCursor } from './change-cursor.js';

/** Number of journal changes that are read at once, and maximum number that one request reads. */
const [BATCH, MOST] = [100, 2000] as const;

/** A page of changes, oldest first. */
export interface ChangePage {
  readonly events: readonly EncodedEvent[];
  /** Start of the next page. */
  readonly cursor: ChangeCursor;
  /** Whether more changes follow. */
  readonly more: boolean;
}

/** A server's journal, and the logs of its matches. */
export interface ChangeSource {
  readonly journal: Journal;
  readonly find: FindLog;
}

/** An event of a change, with the log of its match. */
interface FoundEvent {
  readonly log: MatchLog;
  readonly event: EncodedEvent;
  readonly place: number;
}

/** A page whose events do not yet contain the metrics that corrections changed. */
interface FoundPage extends Omit<ChangePage, 'events'> {
  readonly found: readonly FoundEvent[];
}

/** The changes of all matches, in journal order. */
export class ChangeFeed {
  readonly #cache = new EventLogCache();

  constructor(private readonly source: ChangeSource) {}

  /**
   * Parses a cursor. Rejects with a problem of status 400 if it is malformed or from another journal. Checksums of
   * changes that the account may not see are not compared, because the result would reveal the change.
   */
  cursorOf(text: string, selection: ChangeSelection): Promise<ChangeCursor> {
    return readCursor(
      text,
      this.source.journal,
      async (change) => (await this.#logOf(change, selection)) !== undefined,
    );
  }

  /**
   * Returns at most `limit` changes after a cursor. **Empty**: no events if no change is selected. The cursor still
   * moves past the changes that were read.
   */
  async after(cursor: ChangeCursor, limit: number, selection: ChangeSelection): Promise<ChangePage> {
    return this.#complete(await this.#find(cursor, limit, selection));
  }

  /** Returns the latest changes, at most `limit`. Searches at most the last `MOST` changes of the journal. */
  async latest(limit: number, selection: ChangeSelection): Promise<ChangePage> {
    const end = this.source.journal.position();
    for (let span = limit; ; span *= 4) {
      const from = Math.max(0, end - Math.min(span, MOST));
      const page = await this.#find({ position: { at: from } }, Infinity, selection);
      if (page.found.length < limit && from > 0 && span < MOST) continue;
      return this.#complete({ ...page, found: page.found.slice(-limit) });
    }
  }

  async #find(cursor: ChangeCursor, limit: number, selection: ChangeSelection): Promise<FoundPage> {
    const { journal } = this.source;
    const events: FoundEvent[] = [];
    let now = cursor;
    for (let scanned = 0; scanned < MOST;) {
      const batch = await journal.since(lastWholeStep(now.position), BATCH);
      for (const change of batch) {
        const room = limit - events.length;
        const log = await this.#logOf(change, selection);
        const found = log === undefined ? [] : await this.#eventsOf(change, log, now, selection);
        events.push(...found.slice(0, room));
        const last = found[room - 1];
        if (found.length > room && last !== undefined)
          return { found: events, cursor: cursorAfter(change, last.place), more: true };
        now = log === undefined ? { position: { at: change.position } } : cursorAfter(change);
        if (events.length === limit) return { found: events, cursor: now, more: change.position < journal.position() };
      }
      scanned += batch.length;
      if (batch.length < BATCH) return { found: events, cursor: now, more: false };
    }
    return { found: events, cursor: now, more: now.position.at < journal.position() };
  }

  /** Adds the metrics that corrections changed, one match after the other. */
  async #complete({ found, cursor, more }: FoundPage): Promise<ChangePage> {
    const ofMatch = new Map<number, FoundEvent[]>();
    for (const one of found) ofMatch.set(one.log.header.id, [...(ofMatch.get(one.log.header.id) ?? []), one]);
    const completed = new Map<EncodedEvent, EncodedEvent>();
    for (const ones of ofMatch.values()) {
      const log = ones.reduce(
        (longest, one) => (one.log.entries.length > longest.entries.length ? one.log : longest),
        (ones[0] as FoundEvent).log,
      );
      const events = await this.#cache.complete(
        log,
        ones.map(({ event }) => event),
      );
      for (const [at, event] of events.entries()) completed.set((ones[at] as FoundEvent).event, event);
    }
    return { events: found.map(({ event }) => completed.get(event) ?? event), cursor, more };
  }

  /**
   * Returns the log of a change. **Empty**: `undefined` if it is not stored, or if the account may not see the match.
   */
  async #logOf({ matchId }: JournalChange, { canSee }: ChangeSelection): Promise<MatchLog | undefined> {
    const log = await this.source.find(matchId);
    return log !== undefined && canSee(matchId, log.header) ? log : undefined;
  }

  /** Returns the selected events of a change after a position, with their indexes. */
  async #eventsOf(
    change: JournalChange,
    log: MatchLog,
    { position }: ChangeCursor,
    { isOfSeason, isSelected }: ChangeSelection,
  ): Promise<readonly FoundEvent[]> {
    if (!isOfSeason(log.header)) return [];
    const events = await workQueue.run(() => this.#cache.outline(log, change.from, change.revision));
    return events
      .map((event, place) => ({ log, event, place }))
      .filter(({ event, place }) => isAfter(position, change.position, place) && isSelected(event));
  }
}
