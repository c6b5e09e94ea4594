import path from 'node:path';
import { mkdirSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { MatchHeader } from '@goalsquare/engine';
import { EventLogCache } from '@goalsquare/server/parts';
import { ServerProcess } from '../../server/test/support/server-process.js';
import { account } from './account.js';
import { parallelLoad } from './parallel-load.js';
import { quantile } from './quantile.js';
import { residentMegabytes } from './resident-memory.js';
import { scenario } from './scenario.js';
import { SoakListener, type Heard } from './soak/listener.js';
import { planOf, type PlannedMatch, type Soak } from './soak/plan.js';
import { callsOfMatch, mixedCalls } from './soak/mixed-calls.js';
import { steadyLoad } from './steady-load.js';
import { Target } from './target.js';

/** The longest hour of a soak. **Units**: milliseconds. */
const LONGEST = 170_000;

/** How often one of the clients disconnects and reconnects. **Units**: milliseconds. */
const RESTLESS_EVERY = 500;

/** How long idle connections may stay, and how many files more than at first may be open then. */
const [SETTLED, MORE_FILES] = [15_000, 40];

/** How many entries a request may have. */
const MOST_ENTRIES = 500;

/** How often due entries are sent. **Units**: milliseconds. */
const FEED_EVERY = 50;

/** Every fifth listens to the league, the others to one match each. */
function pathsOf(clients: number, headers: readonly MatchHeader[]): readonly (readonly [string, readonly number[]])[] {
  const leagues = [...new Set(headers.map(({ leagueId }) => leagueId))].map(
    (league) =>
      [`/v1/leagues/${league}/events`, headers.flatMap(({ id, leagueId }) => (leagueId === league ? id : []))] as const,
  );
  return Array.from({ length: clients }, (_, at) => {
    const [id = 0, league] = [headers[at % headers.length]?.id, leagues[at % leagues.length]];
    return at % 5 === 4 && league !== undefined ? league : ([`/v1/matches/${id}/events`, [id]] as const);
  });
}

/** Sends the entries of a match when they are due. **Throws** if some are not accepted. */
async function feed(target: Target, { log, due }: PlannedMatch, begun: number): Promise<void> {
  const { entries, header } = log;
  for (let sent = 0; sent < entries.length;) {
    await pause(FEED_EVERY);
    const now = performance.now() - begun;
    const next = Math.min(due.findLastIndex((at) => at <= now) + 1, sent + MOST_ENTRIES);
    if (next <= sent) continue;
    const headers = { 'Idempotency-Key': `"${header.id}-${sent}"`, 'If-Match': `"${sent}"` };
    const body = { entries: entries.slice(sent, next) };
    const send = () => target.send(`/operator/matches/${header.id}/entries`, body, headers);
    // A connection can be closed as it is used again. The key makes it safe to send the same batch twice.
    const { status, text } = await send().catch(send);
    if (status !== 200) throw new Error(`entries from ${sent} of match ${header.id} were answered ${status}: ${text}`);
    sent = next;
  }
}

/** Begins the matches of an hour. **Throws** if one is not accepted. */
async function begin(target: Target, plan: readonly PlannedMatch[]): Promise<void> {
  for (const { log } of plan) {
    const headers = { 'Idempotency-Key': `"begin-${log.header.id}"` };
    const { status, text } = await target.send('/operator/matches', log.header, headers);
    if (status !== 201) throw new Error(`match ${log.header.id} was answered ${status}: ${text}`);
  }
}

/** What came of the streams and requests of an hour. **Units**: milliseconds. */
interface Hour extends Heard {
  readonly entries: number;
  readonly milliseconds: readonly number[];
  readonly failures: Readonly<Record<string, number>>;
}

/** Plays the matches of an hour while clients listen and request. */
async function playHour({ server, target, key }: Servers, soak: Soak, hour: number): Promise<Hour> {
  const plan = planOf(soak, hour);
  await begin(target, plan);
  const expected = new Map(
    await Promise.all(
      plan.map(async ({ log }) => {
        const events = await new EventLogCache().between(log, 0, log.entries.length);
        return [log.header.id, events.map(({ data }) => data)] as const;
      }),
    ),
  );
  const headers = plan.map(({ log }) => log.header);
  const listeners = pathsOf(soak.clients, headers).map(
    ([at, ids]) => new SoakListener(server.port, at, key, ids, expected),
  );
  await Promise.all(listeners.map((one) => one.listen()));
  const begun = performance.now();
  const isLate = (): boolean => performance.now() - begun > LONGEST;
  let [isFed, turn] = [false, 0];
  const restless = setInterval(() => {
    turn += 1;
    listeners[(turn * 7) % listeners.length]?.comeBack().catch(() => undefined);
  }, RESTLESS_EVERY);
  const fed = Promise.all(plan.map((match) => feed(target, match, begun))).finally(() => {
    isFed = true;
  });
  // It is awaited below, once the requests have ended.
  fed.catch(() => undefined);
  const calls = mixedCalls(headers);
  const send = async (n: number): Promise<number> => (await target.send(...calls(n))).status;
  const loaded = await steadyLoad(send, soak.rate, () => isFed || isLate());
  await fed;
  clearInterval(restless);
  while (!listeners.every(({ isDone }) => isDone) && !isLate()) await pause(50);
  for (const listener of listeners) listener.stop();
  const heard = listeners.map((one) => one.heard());
  const sum = (of: keyof Heard): number => heard.reduce((all, one) => all + one[of], 0);
  const entries = plan.reduce((all, { log }) => all + log.entries.length, 0);
  return { entries, events: sum('events'), lost: sum('lost'), wrong: sum('wrong'), resumed: sum('resumed'), ...loaded };
}

const tenths = (milliseconds: readonly number[], share: number): number =>
  Math.round(quantile(milliseconds, share) * 10) / 10;

interface Servers {
  readonly server: ServerProcess;
  readonly target: Target;
  readonly key: string;
  readonly begun: number;
}

/**
 * Plays live matches to a server while many clients listen and send requests of every kind. Every client must receive
 * every event once and in turn, also clients that reconnect. After each of the `hours`, which have matches of their
 * own, the server must have closed its files. Then it gets so many `requests` about matches over so many
 * `connections`. It ends by itself.
 */
export const soak = scenario({
  name: 'soak',
  options: {
    matches: 8,
    clients: 200,
    rate: 50,
    speed: 60,
    entries: 100_000,
    hours: 1,
    requests: 0,
    connections: 200,
    memory: 1024,
  },
  least: { requests: 0 },
  start: async ({ values, folder, atEnd }): Promise<Servers> => {
    const data = path.join(folder, 'data');
    mkdirSync(data);
    const environment = {
      GOALSQUARE_DATA: data,
      GOALSQUARE_STATE: path.join(folder, 'state'),
      STREAMS_PER_ACCOUNT: '10000',
      MEMORY_MB: String(values.memory),
    };
    const key = account(environment, 'soak');
    const server = new ServerProcess(environment);
    atEnd(() => server.end('SIGKILL'));
    await server.ready();
    return { server, target: new Target(server.port, server.pid, key), key, begun: performance.now() };
  },
  watch: {
    everyMilliseconds: 1000,
    look: async ({ server, begun }) => {
      const page = await server.metrics().catch(() => '');
      return {
        seconds: Math.round((performance.now() - begun) / 1000),
        rssMb: Math.round(residentMegabytes(server.pid)),
        heapMb: Math.round(Number(/^nodejs_heap_size_used_bytes (\S+)$/mu.exec(page)?.[1] ?? NaN) / 1_048_576),
      };
    },
  },
  steps: [
    async ({ values, servers, row, say, hold, samples }) => {
      const openFiles = (): number => readdirSync(`/proc/${servers.server.pid}/fd`).length;
      const most = openFiles() + MORE_FILES;
      const hours: Hour[] = [];
      for (let hour = 0; hour < values.hours; hour += 1) {
        const played = await playHour(servers, values, hour);
        hours.push(played);
        const settled = performance.now() + SETTLED;
        while (openFiles() > most && performance.now() < settled) await pause(50);
        const files = openFiles();
        say(
          `hour ${hour + 1}: ${played.events} events, ${played.milliseconds.length} requests, p99 ` +
            `${tenths(played.milliseconds, 0.99)} ms, ${samples.at(-1)?.rssMb} MB, ${files} files open`,
        );
        hold(files <= most, `${files} files are open after hour ${hour + 1}, ${most} are allowed`);
        for (const [what, count] of Object.entries(played.failures))
          hold(false, `${count} requests were answered ${what}`);
      }
      const sum = (of: keyof Heard | 'entries'): number => hours.reduce((all, one) => all + one[of], 0);
      const milliseconds = hours.flatMap((one) => one.milliseconds);
      const [lost, outOfTurn] = [sum('lost'), sum('wrong')];
      row({
        seconds: Math.round((performance.now() - servers.begun) / 1000),
        entries: sum('entries'),
        heard: sum('events'),
        lost,
        outOfTurn,
        resumed: sum('resumed'),
        requests: milliseconds.length,
        p50Ms: tenths(milliseconds, 0.5),
        p99Ms: tenths(milliseconds, 0.99),
      });
      hold(lost === 0 && outOfTurn === 0, `${lost} events were lost, ${outOfTurn} were out of turn`);
    },
    async ({ values: { requests, connections, ...soak }, servers: { server, key }, row, hold }) => {
      if (requests === 0) return;
      const urls = planOf(soak).flatMap(({ log }) =>
        callsOfMatch(log.header).flatMap(([at, body]) => (body ? [] : at)),
      );
      const { byStatus, failures, slowest } = await parallelLoad(
        urls.map((url) => server.url + url),
        key,
        (sent) => sent >= requests,
        connections,
        LONGEST,
      );
      row({ connections, requests, ...byStatus, slowestMs: slowest });
      for (const { reason } of failures) hold(false, reason);
    },
    ({ samples, row }) => {
      for (const at of [0, Math.floor(samples.length / 2), samples.length - 1]) row(samples[at] ?? {});
    },
    ({ values: { memory }, samples, hold }) => {
      const most = Math.max(...samples.map(({ rssMb }) => rssMb));
      hold(most <= memory, `the server took ${most} MB of ${memory}`);
    },
  ],
  json: ({ rows: [figures, ...memory], faults }) => ({ ...figures, faults, memory }),
});
