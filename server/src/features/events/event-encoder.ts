import {
  corrected,
  EventFold,
  statusOf,
  type Entry,
  type MatchEvent as EngineEvent,
  type MatchHeader,
  type MatchLog,
  type MetricCode,
} from '@goalsquare/engine';
import type { ChangeKind, EventScore, EventType, MatchEvent } from '@goalsquare/openapi';
import { eventId } from './position.js';

/** An event, encoded once for all streams and messages. */
export interface EncodedEvent {
  readonly type: EventType;
  /** The kind of entry that caused the event, or `begin` when the match was added. */
  readonly kind: ChangeKind;
  readonly revision: number;
  /** The index of the event in its revision, from 0. */
  readonly place: number;
  /** The id of the event in the stream of its match. */
  readonly id: string;
  readonly messageId: string;
  /** The event as single-line JSON. */
  readonly data: string;
}

type Common = Pick<MatchEvent, 'kind' | 'messageId' | 'matchId' | 'leagueId' | 'levelId' | 'seasonId' | 'revision'>;

/** A change of the match header: the entire header is new, or some members were corrected. */
interface ReferenceUpdate {
  readonly type: 'ReferenceData';
  readonly members?: readonly string[];
}

const scoreOf = ({ id: squadId }: MatchHeader['home'], tally: Omit<EventScore, 'squadId'>): EventScore => ({
  squadId,
  ...tally,
});

function toWireEvent(common: Common, { home, away }: MatchHeader, event: EngineEvent | ReferenceUpdate): MatchEvent {
  if (event.type === 'ReferenceData') return { ...event, ...common, entity: 'match', entityId: common.matchId };
  const { type, utc, period, periodSeconds } = event;
  const base = {
    ...common,
    ...(utc !== undefined && { utcTimestamp: utc }),
    ...(period !== undefined && { period }),
    ...(periodSeconds !== undefined && { periodSecs: periodSeconds }),
  };
  switch (type) {
    case 'MatchStatus':
      return { type, ...base, statusId: statusOf(event.status).id, statusCode: event.status };
    case 'MatchScore':
      return { type, ...base, home: scoreOf(home, event.home), away: scoreOf(away, event.away) };
    case 'MatchMetricUpdate':
      return { type, ...base };
  }
}

/** Whether an event reports a correction and therefore names the changed metrics. */
export const namesMetrics = ({ type, kind }: Pick<EncodedEvent, 'type' | 'kind'>): boolean =>
  type === 'MatchMetricUpdate' && (kind === 'amendment' || kind === 'removal' || kind === 'correction');

/**
 * Adds the changed metrics to an event. **Empty**: without them, the event is unchanged and any metric may have
 * changed.
 */
export const withMetrics = (event: EncodedEvent, metricCodes: readonly MetricCode[] | undefined): EncodedEvent =>
  metricCodes === undefined
    ? event
    : { ...event, data: JSON.stringify({ ...(JSON.parse(event.data) as MatchEvent), metricCodes }) };

/**
 * Encodes the events of a match, entry by entry, except for the metrics that corrections changed. The events depend
 * only on the log.
 */
export class EventEncoder {
  #header: MatchHeader;
  #revision = 0;
  readonly #fold: EventFold;

  constructor({ header }: MatchLog) {
    this.#header = header;
    this.#fold = EventFold.of(header);
  }

  get revision(): number {
    return this.#revision;
  }

  /** Returns the events of revision 0, which report that the match exists. */
  initialEvents(): readonly EncodedEvent[] {
    return this.#encode('begin', [{ type: 'ReferenceData' }]);
  }

  /** Adds the next entry, and returns the events that it causes. */
  add(entry: Entry): readonly EncodedEvent[] {
    return this.#encode(entry.kind, this.#take(entry));
  }

  /** Adds the next entry without encoding its events. */
  skip(entry: Entry): void {
    this.#take(entry);
  }

  #take(entry: Entry): readonly (EngineEvent | ReferenceUpdate)[] {
    const events = this.#fold.add(entry);
    this.#revision += 1;
    if (entry.kind !== 'correction') return events;
    this.#header = corrected(this.#header, entry);
    return [{ type: 'ReferenceData', members: Object.keys(entry.set) }, ...events];
  }

  #encode(kind: ChangeKind, events: readonly (EngineEvent | ReferenceUpdate)[]): readonly EncodedEvent[] {
    const { id: matchId, leagueId, levelId, seasonId } = this.#header;
    const revision = this.#revision;
    return events.map((event, place) => {
      const messageId = `${matchId}-${revision}-${place}`;
      const id = eventId(revision, place, events.length);
      return {
        type: event.type,
        kind,
        revision,
        place,
        id,
        messageId,
        data: JSON.stringify(
          toWireEvent({ kind, messageId, matchId, leagueId, levelId, seasonId, revision }, this.#header, event),
        ),
      };
    });
  }
}
