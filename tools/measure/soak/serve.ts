import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveWorld, openLiveStore } from '@goalsquare/data';
import { createApp } from '@goalsquare/server';
import { contractCheck, httpServer, liveMatches, OpenStreams, sandboxAccounts, warmUp } from '@goalsquare/server/parts';
import { pino } from 'pino';
import { dueNow, planOf, type Soak } from './plan.js';

/** How often due entries are appended. **Units**: milliseconds. */
const EVERY = 50;

/** How often memory is looked at, for which garbage is collected first. **Units**: milliseconds. */
const LOOK_EVERY = 10_000;

const wide = { ratePerSecond: 1e6, burst: 1e6, requestLimit: 1e9 };

/**
 * The server of a soak: it begins its matches at once, plays them when it receives `play`, and reports how much
 * memory it takes.
 */
const soak = JSON.parse(process.argv[2] ?? '') as Soak;
const say = (line: object): void => {
  process.send?.(line);
};
const directory = mkdtempSync(path.join(tmpdir(), 'soak-'));
process.once('exit', () => {
  rmSync(directory, { recursive: true, force: true });
});

const plan = planOf(soak);
const store = await openLiveStore({ directory: path.join(directory, 'live') });
for (const { log } of plan) await store.begin(log.header);
const { now: world } = await liveWorld(store, (error) => {
  throw error;
});
const check = contractCheck();
await warmUp(check);
const app = createApp({
  matches: liveMatches(store),
  world,
  check,
  logger: pino({ level: 'silent' }),
  accounts: sandboxAccounts(wide),
  limits: wide,
  streams: new OpenStreams({ limit: 10_000 }),
});
const http = httpServer(app);
http.listen(0, '127.0.0.1', () => {
  say({ port: (http.address() as AddressInfo).port });
});

const memory = (): object => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { rssMb: Math.round(rss / 1e6), heapMb: Math.round(heapUsed / 1e6) };
};

async function play(): Promise<void> {
  const played = plan.map(() => 0);
  const start = performance.now();
  const looking = setInterval(() => {
    say({ seconds: Math.round((performance.now() - start) / 1000), ...memory() });
  }, LOOK_EVERY);
  say({ seconds: 0, ...memory() });
  while (played.some((count, at) => count < (plan[at]?.log.entries.length ?? 0))) {
    const now = performance.now() - start;
    await Promise.all(
      plan.map(async (match, at) => {
        const entries = dueNow(match, played[at] ?? 0, now);
        if (entries.length === 0) return;
        await store.append({ matchId: match.log.header.id, entries });
        played[at] = (played[at] ?? 0) + entries.length;
      }),
    );
    await new Promise((resolve) => {
      setTimeout(resolve, EVERY);
    });
  }
  clearInterval(looking);
  say({ seconds: Math.round((performance.now() - start) / 1000), ...memory(), isOver: true });
}

process.on('message', (message) => {
  if (message === 'play') void play();
});
process.on('disconnect', () => {
  process.exit(0);
});
