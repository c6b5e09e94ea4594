import {
  EventFold,
  statusOf,
  type Entry,
  type MatchEvent as Happened,
  type MatchHeader,
  type MatchLog,
} from '@goalsquare/engine';
import type { EventScore, EventType, MatchEvent } from '@goalsquare/openapi';
import { idOf } from './position.js';

/** One event as it is told, encoded once for everybody. */
export interface Told {
  readonly type: EventType;
  readonly revision: number;
  /** Its place among the events of its revision, from 0. */
  readonly place: number;
  /** Its id in the stream of its match. */
  readonly id: string;
  readonly messageId: string;
  /** The event in JSON, in one line. */
  readonly data: string;
}

type Common = Pick<MatchEvent, 'messageId' | 'matchId' | 'leagueId' | 'levelId' | 'seasonId' | 'revision'>;

/** What is known beside the play is new, or parts of it were corrected. */
interface Reference {
  readonly type: 'ReferenceData';
  readonly members?: readonly string[];
}

const scoreOf = (
  { id: squadId }: MatchHeader['home'],
  { goals, behinds, points }: Omit<EventScore, 'squadId'>,
): EventScore => ({ squadId, goals, behinds, points });

function wireOf(common: Common, { home, away }: MatchHeader, event: Happened | Reference): MatchEvent {
  if (event.type === 'ReferenceData') return { ...event, ...common, entity: 'match', entityId: common.matchId };
  const { type, utc, period, periodSeconds } = event;
  const told = {
    ...common,
    ...(utc !== undefined && { utcTimestamp: utc }),
    ...(period !== undefined && { period }),
    ...(periodSeconds !== undefined && { periodSecs: periodSeconds }),
  };
  switch (type) {
    case 'MatchStatus':
      return { type, ...told, statusId: statusOf(event.status).id, statusCode: event.status };
    case 'MatchScore':
      return { type, ...told, home: scoreOf(home, event.home), away: scoreOf(away, event.away) };
    case 'MatchMetricUpdate':
      return { type, ...told, ...(event.metricCodes && { metricCodes: event.metricCodes }) };
  }
}

/** Tells what happens in a match, entry by entry. What it tells follows from the log alone. */
export class Teller {
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

  /** What is told of revision 0: that the match is known. */
  begun(): readonly Told[] {
    return this.#told([{ type: 'ReferenceData' }]);
  }

  /** Takes the next entry in, and tells what it changed. */
  add(entry: Entry): readonly Told[] {
    return this.#told(this.#take(entry));
  }

  /** Takes the next entry in, of which nobody is to be told. */
  skip(entry: Entry): void {
    this.#take(entry);
  }

  #take(entry: Entry): readonly (Happened | Reference)[] {
    const events = this.#fold.add(entry);
    this.#revision += 1;
    if (entry.kind !== 'correction') return events;
    this.#header = { ...this.#header, ...entry.set };
    return [{ type: 'ReferenceData', members: Object.keys(entry.set) }, ...events];
  }

  #told(events: readonly (Happened | Reference)[]): readonly Told[] {
    const { id: matchId, leagueId, levelId, seasonId } = this.#header;
    const revision = this.#revision;
    return events.map((event, place) => {
      const messageId = `${matchId}-${revision}-${place}`;
      const id = idOf(revision, place, events.length);
      return {
        type: event.type,
        revision,
        place,
        id,
        messageId,
        data: JSON.stringify(
          wireOf({ messageId, matchId, leagueId, levelId, seasonId, revision }, this.#header, event),
        ),
      };
    });
  }
}
