import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { sampleDirectory } from '@goalsquare/data';
import type { MeasuredServer } from '../http/measured-server.js';
import { EventReader, RefusedStream } from './event-reader.js';
import { percentile } from './percentile.js';

/** Results of a server with some number of streams. */
export interface StreamStep {
  readonly streams: number;
  readonly eventsPerSecond: number;
  /**
   * 99th percentile of the delay of an event: the time between its first and its later receipts. **Units**:
   * milliseconds.
   */
  readonly p99Ms: number;
  readonly serverCores: number;
  readonly generatorCores: number;
  readonly residentMegabytes: number;
}

/** The steps of a run, and why the run ended. */
export interface CarriedStreams {
  readonly steps: readonly StreamStep[];
  readonly endedBy: 'delay' | 'processor' | 'refusal' | 'most streams';
}

/** An event delay that is too long for a live page. **Units**: milliseconds. */
export const LONGEST_DELAY = 1000;

/** Share of the cores at which a server or a machine counts as full. */
const FULL = 0.95;

const SAMPLE_MATCH = 202_601_001;
/** Time until every process can serve a new replay, on a busy machine. **Units**: seconds. */
const SHARED_AFTER = 2;

const FEWEST = 100;
const SPEED = 60;
const MEGABYTE = 1_048_576;
const MICROSECONDS = 1e6;

const wait = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/**
 * Creates a folder that contains the sample match from the sources. Unlike the bench's matches, it has recorded
 * times.
 */
export function sampleFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-bench-sample-'));
  for (const file of readdirSync(sampleDirectory).filter((name) => name.endsWith('.ndjson')))
    cpSync(path.join(sampleDirectory, file), path.join(folder, file));
  return folder;
}

/** Starts a replay of a match at 60 times its speed, and returns the id of the replay's match. */
async function startReplay({ port, token }: MeasuredServer, matchId: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/replays`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ matchId, speed: SPEED, from: 'Q1:00:00' }),
  });
  if (answer.status !== 201) throw new Error(`the replay was refused: ${await answer.text()}`);
  return ((await answer.json()) as { readonly matchId: number }).matchId;
}

async function endReplay({ port, token }: MeasuredServer, matchId: number): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await fetch(`http://127.0.0.1:${port}/v1/replays/${matchId}`, { method: 'DELETE', headers });
}

async function measured(server: MeasuredServer, reader: EventReader, seconds: number): Promise<StreamStep> {
  await wait(seconds / 3);
  reader.taken();
  const [before, own, start] = [await server.usage(), process.cpuUsage(), performance.now()];
  await wait(seconds);
  const { events, delays } = reader.taken();
  const taken = (performance.now() - start) / 1000;
  const [after, { user, system }] = [await server.usage(), process.cpuUsage(own)];
  return {
    streams: reader.streams,
    eventsPerSecond: events / taken,
    p99Ms: percentile(delays, 0.99),
    serverCores: (after.cpuSeconds - before.cpuSeconds) / taken,
    generatorCores: (user + system) / MICROSECONDS / taken,
    residentMegabytes: after.residentBytes / MEGABYTE,
  };
}

/** Starts a replay, and measures some number of streams of its events. */
async function stepOf(server: MeasuredServer, streams: number, seconds: number): Promise<StreamStep> {
  const matchId = await startReplay(server, SAMPLE_MATCH);
  const reader = new EventReader();
  try {
    await wait(SHARED_AFTER);
    await reader.open(streams, server.port, `/v1/matches/${matchId}/events`, server.token);
    return await measured(server, reader, seconds);
  } finally {
    reader.close();
    await endReplay(server, matchId);
  }
}

/**
 * Doubles the number of streams of a replay's events. Stops if the delay exceeds a second, if the server's processes or
 * all cores are full, if a stream is refused, or at `most` streams.
 */
export async function carriedStreams(
  server: MeasuredServer,
  processes: number,
  most: number,
  seconds: number,
): Promise<CarriedStreams> {
  const steps: StreamStep[] = [];
  const cores = cpus().length;
  for (let streams = FEWEST; streams <= most; streams *= 2) {
    const step = await stepOf(server, streams, seconds).catch((error: unknown) => {
      if (error instanceof RefusedStream) return undefined;
      throw error;
    });
    if (step === undefined) return { steps, endedBy: 'refusal' };
    steps.push(step);
    process.stderr.write(
      `${step.streams} streams: p99 ${step.p99Ms.toFixed(0)} ms, ${step.serverCores.toFixed(2)} cores\n`,
    );
    if (step.p99Ms > LONGEST_DELAY) return { steps, endedBy: 'delay' };
    if (step.serverCores > FULL * Math.min(processes, cores) || step.serverCores + step.generatorCores > FULL * cores)
      return { steps, endedBy: 'processor' };
  }
  return { steps, endedBy: 'most streams' };
}
