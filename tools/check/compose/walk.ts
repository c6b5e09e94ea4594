import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { readMatchLog, sampleDirectory } from '@goalsquare/data';
import type { Container } from './container.js';
import { describeFailures, Load, statusesOf } from './load.js';
import { logIn } from './log-in.js';
import { answeredBy, direct, get, noticed, post, SECONDS_TO_NOTICE, statusOf } from './requests.js';
import type { Topology } from './topology.js';

const PUBLIC_URL = 'http://localhost:8080';
const QUOTA = 300;
const REQUESTED = 500;
const AT_ONCE = 12;
const EVENTS = 5;
/** After this a dead replica gets no requests: its health check has failed twice. */
const MILLISECONDS_TO_LEAVE = 4000;

/** What a step found. */
export interface Row {
  readonly step: string;
  readonly isKept: boolean;
  readonly found: string;
}

const ACCOUNTS = ['node', 'server/dist/composition/accounts-cli.js'];
const SUBSCRIPTIONS = ['node', 'server/dist/composition/subscriptions-cli.js'];

/** Walks through what the topology promises, as a user and an operator would. */
export class Walk {
  readonly rows: Row[] = [];
  readonly #one: Container;
  readonly #two: Container;
  #token = '';

  constructor(private readonly topology: Topology) {
    const [one, two] = topology.of('api');
    if (one === undefined || two === undefined) throw new Error('compose.yaml has fewer than two replicas of api');
    [this.#one, this.#two] = [one, two];
  }

  async run(): Promise<void> {
    await this.#login();
    await this.#addAccount('walk', 1_000_000);
    this.#token = await this.#tokenOf('walk');
    await this.#quota();
    const replay = await this.#replay();
    await this.#stream(replay);
    await this.#liveMatch();
    await this.#subscriptions();
    await this.#rollingRestart();
    await this.#kill();
    await this.#stateAfter(replay);
  }

  #note(step: string, isKept: boolean, found: string): void {
    this.rows.push({ step, isKept, found });
  }

  async #addAccount(id: string, limit: number): Promise<void> {
    const plan = ['--rate', '100000', '--burst', '100000', '--limit', String(limit)];
    await this.#one.exec(...ACCOUNTS, 'add', id, '--tier', 'Transactional', '--league', 'all', ...plan);
    await this.#one.exec(...ACCOUNTS, 'operator', id);
  }

  /** Returns a key, once both replicas accept it. */
  async #tokenOf(id: string): Promise<string> {
    const token = await this.#one.exec(...ACCOUNTS, 'token', id);
    for (const replica of [this.#one, this.#two])
      await noticed(`${replica.name} accepts a new key`, async () => {
        const status = await statusOf(`${direct(replica)}/v1/usage`, token);
        return status === 200;
      });
    return token;
  }

  async #login(): Promise<void> {
    const [one, two] = [direct(this.#one), direct(this.#two)];
    const exchange = await logIn({ page: one, form: two, publicUrl: PUBLIC_URL }, 'sandbox-basic');
    const first = await exchange(one);
    const used = await Promise.all(
      [one, two, this.topology.url].map((url) => statusOf(`${url}/v1/leagues`, first.token ?? '')),
    );
    const second = await exchange(two);
    this.#note(
      'login: page, form and code at different replicas; the code works once',
      first.status === 200 && used.every((status) => status === 200) && second.status === 400,
      `exchanged ${first.status}, used ${used.join()}, again ${second.status}`,
    );
  }

  async #quota(): Promise<void> {
    await this.#addAccount('limited', QUOTA);
    const token = await this.#tokenOf('limited');
    const { items } = (await (await get(`${direct(this.#one)}/v1/usage`, token)).json()) as {
      readonly items: readonly (readonly [used: number, left: number])[];
    };
    const left = items.at(-1)?.[1] ?? NaN;
    const before = await Promise.all([answeredBy(this.#one), answeredBy(this.#two)]);
    const statuses = await statusesOf(`${this.topology.url}/v1/leagues`, token, REQUESTED, AT_ONCE);
    const after = await Promise.all([answeredBy(this.#one), answeredBy(this.#two)]);
    const shares = after.map((count, at) => count - (before[at] ?? 0));
    this.#note(
      'quota: exact over both replicas',
      statuses['200'] === left && statuses['429'] === REQUESTED - left && shares.every((count) => count > 0),
      `${left} left; ${JSON.stringify(statuses)}, by replica ${shares.join(' and ')}`,
    );
  }

  async #replay(): Promise<number> {
    const { url } = this.topology;
    const { slots } = (await (await get(`${url}/v1/replays/timetable`, this.#token)).json()) as {
      readonly slots: readonly { readonly matches: readonly { readonly replayOf: number }[] }[];
    };
    const body = { matchId: slots[0]?.matches[0]?.replayOf, speed: 60, from: 'Q1:00:00' };
    const { matchId } = (await (await post(`${url}/v1/replays`, this.#token, body)).json()) as {
      readonly matchId: number;
    };
    await noticed('both replicas have the replay', async () => (await this.#seen(matchId)).every(Boolean));
    this.#note('replay: both replicas have it', true, `match ${matchId}`);
    return matchId;
  }

  #seen(matchId: number): Promise<readonly boolean[]> {
    return Promise.all(
      [this.#one, this.#two].flatMap((replica) =>
        [`/v1/replays/${matchId}`, `/v1/matches/${matchId}`].map(
          async (at) => (await statusOf(direct(replica) + at, this.#token)) === 200,
        ),
      ),
    );
  }

  async #stream(matchId: number): Promise<void> {
    const closing = new AbortController();
    const response = await fetch(`${this.topology.url}/v1/matches/${matchId}/events`, {
      headers: { Authorization: `Bearer ${this.#token}` },
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(SECONDS_TO_NOTICE * 1000)]),
    });
    let [text, chunks] = ['', 0];
    const events = (): number => [...text.matchAll(/^data: /gmu)].length;
    const decoder = new TextDecoder();
    if (response.body === null) throw new Error('the event stream has no body');
    for await (const chunk of Readable.fromWeb(response.body as ReadableStream<Uint8Array>)) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      chunks += 1;
      if (events() >= EVENTS && chunks > 1) break;
    }
    closing.abort();
    this.#note(
      'event stream: events arrive through the balancer as they happen',
      events() >= EVENTS && chunks > 1,
      `${events()} events in ${chunks} chunks`,
    );
  }

  async #liveMatch(): Promise<void> {
    const file = path.join(sampleDirectory, '202601001.ndjson');
    const { log } = readMatchLog(file, readFileSync(file));
    const header = { ...log.header, id: 1 };
    const begun = await post(`${this.topology.url}/operator/matches`, this.#token, header, {
      'Idempotency-Key': 'begin-1',
    });
    const entries = log.entries.slice(0, 3);
    const fed = await post(
      `${direct(this.#two)}/operator/matches/1/entries`,
      this.#token,
      { entries },
      { 'Idempotency-Key': 'entries-1', 'If-Match': '"0"' },
    );
    if (begun.status !== 201 || fed.status !== 200)
      throw new Error(`live match: ${begun.status} ${await begun.text()}, ${fed.status} ${await fed.text()}`);
    await noticed('both replicas have the live match', async () => {
      const revisions = await Promise.all(
        [this.#one, this.#two].map(async (replica) =>
          (await get(`${direct(replica)}/operator/matches/1/log`, this.#token)).text(),
        ),
      );
      return revisions.every((text) => text.trim().split('\n').length === 1 + entries.length);
    });
    this.#note('live match: fed at one replica, read at both', true, `${entries.length} entries`);
  }

  async #subscriptions(): Promise<void> {
    await this.#two.exec(...SUBSCRIPTIONS, 'add', '--account', 'walk', '--url', 'https://hooks.example/a');
    const lists = await Promise.all([this.#one, this.#two].map((replica) => replica.exec(...SUBSCRIPTIONS, 'list')));
    this.#note(
      'webhook subscription: added at one replica, listed at both',
      lists.every((list) => list.includes('https://hooks.example/a')) && lists[0] === lists[1],
      lists[0]?.split('\n')[0] ?? '',
    );
  }

  async #rollingRestart(): Promise<void> {
    const load = new Load(`${this.topology.url}/v1/leagues`, this.#token, AT_ONCE);
    const codes: (number | null)[] = [];
    const stopped: number[] = [];
    for (const replica of [this.#one, this.#two]) {
      stopped.push(Date.now());
      codes.push(await this.topology.end(replica, 'SIGTERM'));
      await this.#startAgain(replica);
    }
    await load.stop();
    this.#note(
      'rolling restart: no request fails',
      load.failures.length === 0 && load.answered > 100 && codes.every((code) => code === 0),
      `${load.answered} answered, failed: ${describeFailures(load.failures, stopped)}; exit codes ${codes.join()}`,
    );
  }

  async #kill(): Promise<void> {
    const load = new Load(`${this.topology.url}/v1/leagues`, this.#token, AT_ONCE);
    await pause(1000);
    const killed = Date.now();
    await this.topology.end(this.#one, 'SIGKILL');
    await pause(MILLISECONDS_TO_LEAVE * 2);
    await this.#startAgain(this.#one);
    await load.stop();
    const late = load.failures.filter(({ at }) => at - killed > MILLISECONDS_TO_LEAVE);
    this.#note(
      `kill -9: requests fail for ${MILLISECONDS_TO_LEAVE / 1000} s at most, then none`,
      late.length === 0 && load.answered > 100,
      `${load.answered} answered, ${load.failures.length} failed, the last after ${(load.failures.at(-1)?.at ?? killed) - killed} ms`,
    );
  }

  /** Starts a replica, and waits until the balancer sends it requests. */
  async #startAgain(replica: Container): Promise<void> {
    await this.topology.begin(replica);
    const before = await answeredBy(replica);
    await noticed(`${replica.name} gets requests`, async () => (await answeredBy(replica)) > before);
  }

  async #stateAfter(replay: number): Promise<void> {
    const limited = await this.#one.exec(...ACCOUNTS, 'token', 'limited');
    await noticed('both replicas accept a new key', async () =>
      (
        await Promise.all([this.#one, this.#two].map((replica) => statusOf(`${direct(replica)}/v1/leagues`, limited)))
      ).every((status) => status === 429),
    );
    const seen = await this.#seen(replay);
    this.#note(
      'after all of it: the quota is still used up, and both replicas have the replay',
      seen.every(Boolean),
      seen.join(),
    );
  }
}
