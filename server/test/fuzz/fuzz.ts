import type { AddressInfo } from 'node:net';
import type { OpenWorld } from '@goalsquare/data';
import fc from 'fast-check';
import { KEY, TestApp } from '../support/app.js';
import { Exchange } from './exchange.js';
import { fuzzedRoutes, type FuzzedRoute } from './fuzzed-routes.js';
import { faultsOf } from './judge.js';
import { placesOf } from './places.js';
import { requestsFor, type Sent } from './requests.js';

/** How much to send. The same seed sends the same. **Units**: milliseconds. */
export interface Extent {
  readonly requests: number;
  readonly seed: number;
  readonly deadline: number;
}

/** The result of a fuzz run. */
export interface Fuzzed {
  /** Answers by operation and status. */
  readonly counts: ReadonlyMap<FuzzedRoute['id'], ReadonlyMap<number, number>>;
  readonly faults: readonly string[];
}

const lineOf = ({ method, target, headers, body }: Sent): string =>
  `${method} ${target.slice(0, 200)} ${JSON.stringify(headers)}${body === undefined ? '' : ` ${body.slice(0, 300)}`}`;

class Tally {
  readonly counts = new Map<FuzzedRoute['id'], Map<number, number>>();
  readonly faults: string[] = [];

  add({ route }: Sent, status: number): void {
    const of = this.counts.get(route.id) ?? new Map<number, number>();
    this.counts.set(route.id, of.set(status, (of.get(status) ?? 0) + 1));
  }
}

async function sendAll(exchange: Exchange, requests: readonly Sent[], tally: Tally): Promise<void> {
  for (const sent of requests) {
    try {
      const came = await exchange.send(sent);
      tally.add(sent, came.status);
      tally.faults.push(...faultsOf(sent, came).map((fault) => `${fault} <- ${lineOf(sent)}`));
    } catch (error) {
      tally.faults.push(`${String(error)} <- ${lineOf(sent)}`);
    }
  }
}

async function fuzzAt(exchange: Exchange, { requests, seed }: Extent): Promise<Fuzzed> {
  const read = async (path: string): Promise<unknown> =>
    JSON.parse(
      (await exchange.send({ method: 'GET', target: path, headers: { authorization: `Bearer ${KEY}` } })).text,
    );
  const places = await placesOf(read);
  const tally = new Tally();
  let sent = 0;
  for (const [at, route] of fuzzedRoutes.entries()) {
    const share = Math.ceil((requests - sent) / (fuzzedRoutes.length - at));
    await sendAll(exchange, fc.sample(requestsFor(route, places), { numRuns: share, seed: seed + at }), tally);
    sent += share;
  }
  return { counts: tally.counts, faults: tally.faults };
}

/** Sends requests for every operation and extension to a server over a world, and holds each answer to the contract. */
export async function fuzz(opened: OpenWorld, extent: Extent): Promise<Fuzzed> {
  const app = new TestApp({ ...opened, refusalsPerMinute: 1e9 });
  await app.start();
  const exchange = new Exchange((app.server.address() as AddressInfo).port, extent.deadline);
  try {
    return await fuzzAt(exchange, extent);
  } finally {
    exchange.close();
    await app.stop();
  }
}
