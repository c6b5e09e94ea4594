import path from 'node:path';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { MatchHeader } from '@goalsquare/engine';
import { EventLogCache } from '@goalsquare/server/parts';
import { ServerProcess } from '../../server/test/support/server-process.js';
import { account } from './account.js';
import { quantile } from './quantile.js';
import { residentMegabytes } from './resident-memory.js';
import { scenario } from './scenario.js';
import { SoakListener } from './soak/listener.js';
import { planOf, type PlannedMatch } from './soak/plan.js';
import { statisticsCalls } from './soak/statistics-calls.js';
import { steadyLoad } from './steady-load.js';
import { Target } from './target.js';

/** The longest soak. **Units**: milliseconds. */
const LONGEST = 170_000;

/** How often one of the clients disconnects and reconnects. **Units**: milliseconds. */
const RESTLESS_EVERY = 500;

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
    const next = due.findLastIndex((at) => at <= now) + 1;
    if (next <= sent) continue;
    const headers = { 'Idempotency-Key': `"${header.id}-${sent}"`, 'If-Match': `"${sent}"` };
    const body = { entries: entries.slice(sent, next) };
    const { status, text } = await target.send(`/operator/matches/${header.id}/entries`, body, headers);
    if (status !== 200) throw new Error(`entries from ${sent} of match ${header.id} were answered ${status}: ${text}`);
    sent = next;
  }
}

/**
 * Plays live matches to a server while many clients listen and request statistics. Every client must receive every
 * event once and in turn, also clients that reconnect. It ends by itself.
 */
export const soak = scenario({
  name: 'soak',
  options: { matches: 8, clients: 200, rate: 50, speed: 60, entries: 100_000 },
  start: async ({ values, folder, atEnd }) => {
    const plan = planOf(values);
    const data = path.join(folder, 'data');
    mkdirSync(data);
    const environment = {
      GOALSQUARE_DATA: data,
      GOALSQUARE_STATE: path.join(folder, 'state'),
      STREAMS_PER_ACCOUNT: '10000',
    };
    const key = account(environment, 'soak');
    const server = new ServerProcess(environment);
    atEnd(() => server.end('SIGKILL'));
    await server.ready();
    const target = new Target(server.port, server.pid, key);
    for (const { log } of plan) {
      const headers = { 'Idempotency-Key': `"begin-${log.header.id}"` };
      const { status, text } = await target.send('/operator/matches', log.header, headers);
      if (status !== 201) throw new Error(`match ${log.header.id} was answered ${status}: ${text}`);
    }
    return { plan, server, target, key, begun: performance.now() };
  },
  watch: {
    everyMilliseconds: 1000,
    look: async ({ server, begun }) => ({
      seconds: Math.round((performance.now() - begun) / 1000),
      rssMb: Math.round(residentMegabytes(server.pid)),
      heapMb: Math.round(
        Number(/^nodejs_heap_size_used_bytes (\S+)$/mu.exec(await server.metrics())?.[1] ?? NaN) / 1_048_576,
      ),
    }),
  },
  steps: [
    async ({ values: { clients, rate }, servers: { plan, server, target, key }, row, hold }) => {
      const expected = new Map(
        await Promise.all(
          plan.map(async ({ log }) => {
            const events = await new EventLogCache().between(log, 0, log.entries.length);
            return [log.header.id, events.map(({ data }) => data)] as const;
          }),
        ),
      );
      const headers = plan.map(({ log }) => log.header);
      const listeners = pathsOf(clients, headers).map(
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
      const calls = statisticsCalls(headers.map(({ id }) => id));
      const send = async (n: number): Promise<number> => (await target.send(...calls(n))).status;
      const { milliseconds, failures } = await steadyLoad(send, rate, () => isFed || isLate());
      await fed;
      clearInterval(restless);
      while (!listeners.every(({ isDone }) => isDone) && !isLate()) await pause(50);
      for (const listener of listeners) listener.stop();
      const heard = listeners.map((one) => one.heard());
      const sum = (of: 'events' | 'lost' | 'wrong' | 'resumed'): number => heard.reduce((all, one) => all + one[of], 0);
      const [lost, outOfTurn] = [sum('lost'), sum('wrong')];
      row({
        seconds: Math.round((performance.now() - begun) / 1000),
        entries: plan.reduce((all, { log }) => all + log.entries.length, 0),
        heard: sum('events'),
        lost,
        outOfTurn,
        resumed: sum('resumed'),
        requests: milliseconds.length,
        p50Ms: Math.round(quantile(milliseconds, 0.5) * 10) / 10,
        p99Ms: Math.round(quantile(milliseconds, 0.99) * 10) / 10,
      });
      hold(lost === 0 && outOfTurn === 0, `${lost} events were lost, ${outOfTurn} were out of turn`);
      for (const [what, count] of Object.entries(failures)) hold(false, `${count} requests were answered ${what}`);
    },
    ({ samples, row }) => {
      for (const at of [0, Math.floor(samples.length / 2), samples.length - 1]) row(samples[at] ?? {});
    },
  ],
  json: ({ rows: [figures, ...memory], faults }) => ({ ...figures, faults, memory }),
});
