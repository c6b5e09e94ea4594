import { setTimeout as pause } from 'node:timers/promises';
import type { MatchLog } from '@goalsquare/engine';

/** An API server, and the token of an account that may feed it. */
export interface Address {
  readonly url: string;
  readonly token: string;
}

/**
 * What the feeder has done in a period: acknowledged requests, and refused and unanswered attempts, which were retried.
 * **Units**: `took` in milliseconds.
 */
export interface Fed {
  acknowledged: number;
  refused: number;
  unanswered: number;
  readonly took: number[];
}

/** A request that awaits acknowledgement. */
interface Sent {
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
  readonly revision?: number;
}

const EVERY_MILLISECONDS = 60;
const RETRY_MILLISECONDS = 50;
const PATIENCE_MILLISECONDS = 10_000;

/** Returns the entry at a position in a log. After the end of the log, it is a correction. */
export const entryOf = ({ entries }: MatchLog, at: number): unknown =>
  entries[at] ?? { kind: 'correction', set: { attendance: at }, recorded: '2026-01-01T00:00:00Z' };

const newFed = (): Fed => ({ acknowledged: 0, refused: 0, unanswered: 0, took: [] });

/**
 * Feeds matches to several servers in turn. A request that is not acknowledged is retried with the same key at the next
 * server. Without `batch`, sends single entries until it is stopped. With `batch`, sends that many at a time until the
 * end of each log.
 */
export class Feeder {
  /** Number of acknowledged entries by match. */
  readonly acknowledged = new Map<number, number>();
  #fed = newFed();
  #turn = 0;
  #isOver = false;
  #running: readonly Promise<void>[] = [];
  readonly faults: string[] = [];

  constructor(
    private readonly logs: readonly MatchLog[],
    private readonly servers: () => readonly Address[],
    private readonly batch?: number,
  ) {}

  /** Begins the matches. */
  async begin(): Promise<void> {
    const begun = ({ header }: MatchLog) =>
      this.#acknowledge({ path: '/operator/matches', key: `begin-${header.id}`, body: header });
    await Promise.all(this.logs.map(begun));
  }

  start(): void {
    this.#running = this.logs.map((log) => this.#feed(log));
  }

  /** Waits until all logs have been sent, or one is refused. */
  async sent(): Promise<void> {
    await Promise.all(this.#running);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.sent();
  }

  /** Returns what the feeder has done since the last call. */
  take(): Fed {
    const fed = this.#fed;
    this.#fed = newFed();
    return fed;
  }

  async #feed(log: MatchLog): Promise<void> {
    const { id } = log.header;
    for (let at = 0; !this.#isOver && (this.batch === undefined || at < log.entries.length);) {
      const entries = this.batch === undefined ? [entryOf(log, at)] : log.entries.slice(at, at + this.batch);
      if (
        !(await this.#acknowledge({
          path: `/operator/matches/${id}/entries`,
          key: `${id}-${at}`,
          body: { entries },
          revision: at,
        }))
      )
        return;
      at += entries.length;
      this.acknowledged.set(id, at);
      await pause(EVERY_MILLISECONDS);
    }
  }

  /** Sends a request until it is acknowledged. A permanent refusal is a fault. */
  async #acknowledge(sent: Sent): Promise<boolean> {
    const begun = performance.now();
    for (;;) {
      const status = await this.#send(sent);
      if (status === 200 || status === 201) break;
      if (status !== undefined && status !== 503) {
        this.faults.push(`${sent.path} after revision ${sent.revision ?? 'none'} was answered ${status}`);
        return false;
      }
      this.#fed[status === undefined ? 'unanswered' : 'refused'] += 1;
      await pause(RETRY_MILLISECONDS);
    }
    this.#fed.acknowledged += 1;
    this.#fed.took.push(performance.now() - begun);
    return true;
  }

  /** Returns the status of the response. **Empty**: `undefined` if there is no response. */
  async #send({ path, key, body, revision }: Sent): Promise<number | undefined> {
    const servers = this.servers();
    const server = servers[(this.#turn += 1) % servers.length];
    const headers = {
      Authorization: `Bearer ${server?.token ?? ''}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
    };
    return fetch(`${server?.url ?? ''}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => undefined,
    );
  }
}
