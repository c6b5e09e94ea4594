import { callOf } from './call-of.js';
import { Group } from './group.js';
import type { Batch } from './batch.js';
import type { Named } from './caller.js';
import type {
  EventType,
  MatchForecast,
  PostPlayerMetricResponse,
  PostSquadMetricResponse,
  Replay,
  ReplayChange,
} from './contract/types.js';
import { ConnectionFailed, GoalsquareError, ServerError, TooManyRequests, UnexpectedResponse } from './errors.js';
import { deadline } from './deadline.js';
import type { ServerEvent } from './events.js';
import type { MatchId } from './match-ids.js';
import type { Answer, CallOptions, Parameters } from './operation-types.js';
import { sleep } from './sleep.js';
import type { EventOptions, MatchEventOptions, ReplayStart, StreamEvent, StreamOptions } from './stream-options.js';
import type { Several } from './several.js';
import { posted, type Of } from './statistics.js';

/** Responses to batches about players or squads. */
interface BatchAnswers {
  readonly players: PostPlayerMetricResponse;
  readonly squads: PostSquadMetricResponse;
}

/** Applies a change from the stream to an answer, and returns the new answer. */
type Fold<A> = (answer: A, change: unknown) => A;

/** A stream is broken if it is silent this long: the server sends something every 15 seconds. **Units**: seconds. */
const SILENCE = 60;

/** Methods for live matches and replays. Streams last until you leave the loop, and resume after an interruption. */
export class Live extends Group {
  /**
   * The events of a match as they happen. `types` and `kind` select types of events and kinds of entries that cause
   * events. With `replay`, the events are those of a replay, which ends with the loop.
   *
   * @example
   * for await (const event of api.matchEvents(matchId, 'MatchScore', { since: 0 })) console.log(event.data);
   */
  async *matchEvents(
    matchId: MatchId,
    types?: Several<EventType>,
    { kind, replay, ...options }: MatchEventOptions = {},
  ): AsyncGenerator<StreamEvent, void, undefined> {
    const { signal } = options;
    const begun = replay && (await this.beginReplay(matchId, { ...replay, signal }));
    try {
      yield* this.#typed('getMatchEvents', { matchId: begun ?? matchId, types, kind }, options);
    } finally {
      if (begun) await this.endReplay(begun);
    }
  }

  /** The events of a league's matches, as they happen. */
  leagueEvents(
    leagueId = 1,
    types?: Several<EventType>,
    { kind, ...options }: EventOptions = {},
  ): AsyncGenerator<StreamEvent, void, undefined> {
    return this.#typed('getLeagueEvents', { leagueId, types, kind }, options);
  }

  /**
   * The changes of all matches as they happen. With `since`, the changes after that cursor come first. `kind` selects
   * kinds of changes, such as `amendment`.
   *
   * @example
   * for await (const event of api.changeEvents({ kind: 'amendment' }, { since: cursor })) console.log(event.data);
   */
  changeEvents(
    filters: Pick<Parameters<'getChangesEvents'>, 'kind' | 'types' | 'leagueId' | 'seasonId'> = {},
    options: StreamOptions = {},
  ): AsyncGenerator<StreamEvent, void, undefined> {
    return this.#typed('getChangesEvents', { ...filters }, options);
  }

  /** Yields the result of a batch, and again after each change. The server sends only the changes. */
  async *statChanges<What extends Of = 'players'>(
    matchId: MatchId,
    batch: Batch,
    options: { readonly of?: What; readonly signal?: AbortSignal } = {},
  ): AsyncGenerator<BatchAnswers[What], void, undefined> {
    const { of = 'players' as What, signal } = options;
    const [id, member] = posted[of];
    const body = { [member]: batch.requests };
    const parameters = { matchId: await this.names.matchId(matchId, { signal }), body };
    const { foldPlayerStatistics, foldSquadStatistics } = await import('./stream-parts.js');
    const fold = (of === 'players' ? foldPlayerStatistics : foldSquadStatistics) as unknown as Fold<BatchAnswers[What]>;
    yield* this.#folded(`${id}Events`, parameters, fold, signal);
  }

  /** Yields the forecast of a match, and again after each change. The server sends only the changes. */
  async *forecastChanges(
    matchId: MatchId,
    { signal }: { readonly signal?: AbortSignal } = {},
  ): AsyncGenerator<MatchForecast, void, undefined> {
    const parameters = { matchId: await this.names.matchId(matchId, { signal }) };
    const { foldForecast } = await import('./stream-parts.js');
    yield* this.#folded('getMatchForecastEvents', parameters, foldForecast as Fold<MatchForecast>, signal);
  }

  /** The timetable of public replays: which matches start when, from a day ago to a day ahead. */
  async replayTimetable(options?: CallOptions): Promise<Answer<'getReplayTimetable'>['slots']> {
    return (await this.caller.call('getReplayTimetable', {}, options)).slots;
  }

  /**
   * Starts a replay of a match for this account, with a new match id in `matchId`. `start` is `teams`, `start` or a
   * clock such as `Q3:12:30`. Other methods accept the replay as a match.
   */
  async beginReplay(
    matchId: MatchId,
    { start = 'start', speed = 1, paused = false, ...options }: CallOptions & ReplayStart = {},
  ): Promise<Replay> {
    const body = { matchId: await this.names.matchId(matchId, options), from: start, speed, paused };
    return this.caller.call('postReplay', { body }, options);
  }

  /** Changes the speed of a replay, pauses or resumes it, or moves it to a clock such as `Q3:12:30`. */
  async changeReplay(replay: MatchId, options: CallOptions & ReplayChange): Promise<Replay> {
    const [call, body] = callOf(options);
    return this.caller.call('postReplayChange', { replayId: await this.names.matchId(replay, call), body }, call);
  }

  /** The position and speed of a replay of this account. */
  async replay(replay: MatchId, options?: CallOptions): Promise<Replay> {
    return this.caller.call('getReplay', { replayId: await this.names.matchId(replay, options) }, options);
  }

  /** The running replays of this account, oldest first. */
  async replays(options?: CallOptions): Promise<readonly Replay[]> {
    return (await this.caller.call('getReplays', {}, options)).replays;
  }

  /** Ends a replay. Its match then returns 404. */
  async endReplay(replay: MatchId, options?: CallOptions): Promise<void> {
    await this.caller.call('deleteReplay', { replayId: await this.names.matchId(replay, options) }, options);
  }

  /** Yields the answer that a stream begins with, and the updated answer after each change. */
  async *#folded<A>(id: string, parameters: Named, fold: Fold<A>, signal?: AbortSignal): AsyncGenerator<A, void> {
    let answer: A | undefined;
    for await (const { type, data } of this.#events(id, parameters, { signal })) {
      answer = type === 'answer' ? (data as A) : fold(answer as A, data);
      yield answer;
    }
  }

  async *#typed(
    id: string,
    { matchId, ...parameters }: Named,
    options: StreamOptions,
  ): AsyncGenerator<StreamEvent, void, undefined> {
    const { signal } = options;
    const match = matchId === undefined ? {} : { matchId: await this.names.matchId(matchId as MatchId, { signal }) };
    yield* this.#events(id, { ...match, ...parameters }, options) as AsyncGenerator<StreamEvent, void>;
  }

  async *#events(
    id: string,
    parameters: Named,
    { since, signal, onCurrent }: StreamOptions,
  ): AsyncGenerator<Omit<ServerEvent, 'data'> & { readonly data: unknown }, void, undefined> {
    const request = this.caller.requestOf(id, await this.caller.withCodes(parameters, { signal }));
    const { readEvents } = await import('./stream-parts.js');
    let last = since === undefined ? undefined : String(since);
    for (let failures = 0, waited = 0; ;) {
      let reason: GoalsquareError = new ConnectionFailed(
        `The stream from ${this.caller.connection.options.url} ended.`,
      );
      const stop = deadline([signal], SILENCE);
      try {
        const headers = { Accept: 'text/event-stream', ...(last !== undefined && { 'Last-Event-ID': last }) };
        const { body } = await this.caller.connection.open(request, headers, stop.signal);
        if (body === null) throw new GoalsquareError(`${this.caller.connection.options.url} sent no stream.`);
        for await (const event of readEvents(body, stop.restart, onCurrent)) {
          [failures, waited] = [0, 0];
          if (event.id !== '') last = event.id;
          if (event.data !== '') yield decoded(event, this.caller.connection.options.url);
        }
      } catch (error) {
        signal?.throwIfAborted();
        reason = lost(error, this.caller.connection.options.url);
      } finally {
        stop.clear();
      }
      failures += 1;
      const seconds = this.caller.connection.waitToResume(failures, waited, reason);
      if (seconds === undefined) throw reason;
      waited += seconds;
      await sleep(seconds, signal);
    }
  }
}

/** Returns an event with decoded data. **Throws** `UnexpectedResponse` if the data is not JSON. */
function decoded(event: ServerEvent, url: string): Omit<ServerEvent, 'data'> & { readonly data: unknown } {
  try {
    return { ...event, data: JSON.parse(event.data) };
  } catch (cause) {
    throw new UnexpectedResponse(`The stream from ${url} has an event that is not JSON.`, { cause });
  }
}

/** Returns the reason why a stream broke, if it can be resumed. **Throws** any other error. */
function lost(error: unknown, url: string): GoalsquareError {
  if (error instanceof ConnectionFailed || error instanceof ServerError || error instanceof TooManyRequests)
    return error;
  if (error instanceof GoalsquareError) throw error;
  return new ConnectionFailed(`The stream from ${url} broke.`, { cause: error });
}
