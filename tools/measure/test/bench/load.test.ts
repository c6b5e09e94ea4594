import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect } from 'chai';
import type { Carried } from '../../../../bench/load/carried-requests.js';
import { EventReader } from '../../../../bench/load/event-reader.js';
import { asJson, asText, lawOf, type LoadFindings } from '../../../../bench/load/report.js';

const carried = (request: string, perSecond: number, cpuUs: number): Carried => ({
  request,
  perSecond,
  p50Ms: 1,
  p99Ms: 2,
  serverCores: 1,
  generatorCores: 0.5,
  cpuUs,
});
const step = (streams: number, residentMegabytes: number) => ({
  streams,
  eventsPerSecond: streams * 20,
  p99Ms: 5,
  serverCores: 0.5,
  generatorCores: 0.1,
  residentMegabytes,
});
const seasons = (count: number, matches: number, residentAtStartMegabytes: number) => ({
  leagues: 1,
  seasons: count,
  matches,
  startMs: 900,
  residentAtStartMegabytes,
  residentAfterMegabytes: 300,
  budgetMegabytes: 512,
  statistics: carried('statistics', 100, 500),
});
const findings: LoadFindings = {
  machine: { cores: 2, model: 'some processor', memoryGigabytes: 8, load: 0.5 },
  requests: [
    { processes: 1, kinds: [carried('a', 1000, 200), carried('b', 100, 2000)] },
    { processes: 2, kinds: [carried('a', 1500, 220), carried('b', 190, 2100)] },
  ],
  streams: [{ processes: 1, steps: [step(100, 140), step(1124, 150)], endedBy: 'processor' }],
  seasons: [seasons(1, 200, 130), seasons(40, 8392, 162)],
};

describe('the law of the bench of load', () => {
  it('follows from processor time, ratios and differences', () => {
    expect(lawOf(findings)).to.deep.equal({
      perCore: { a: 5000, b: 500 },
      timesOne: { 1: 1, 2: 1.7 },
      eventsPerCore: 44_960,
      kilobytesPerStream: 10,
      kilobytesPerMatch: 4,
    });
  });

  it('leaves out what was not measured', () => {
    expect(lawOf({ ...findings, requests: [], streams: [], seasons: [] })).to.deep.equal({});
  });

  it('is printed with every result, as text and as JSON', () => {
    for (const word of ['some processor', 'ended by processor', '8392', 'kilobytesPerMatch'])
      expect(asText(findings)).to.include(word);
    expect(asJson(findings)).to.deep.include({ machine: findings.machine, law: lawOf(findings) });
  });
});

describe('the reader of event streams', () => {
  const clients: Socket[] = [];
  const server = createServer((socket) => {
    clients.push(socket);
    socket.once('data', (request) => {
      socket.write(
        request.toString().startsWith('GET /events ')
          ? 'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n'
          : 'HTTP/1.1 404 Not Found\r\n\r\n',
      );
    });
  });
  let port = 0;
  before(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  after(() => {
    for (const socket of clients) socket.destroy();
    server.close();
  });

  it('counts events on every stream, also those that arrive in pieces', async () => {
    const reader = new EventReader();
    await reader.open(2, port, '/events', 'key');
    const [one, two] = clients;
    one?.write('id: 1\nevent: MatchScore\ndata: {}\n\ni');
    two?.write('id: 1\ndata: {}\n\nid: 2\ndata: {}\n\n');
    let events = 0;
    const delays: number[] = [];
    const take = (): void => {
      const taken = reader.taken();
      events += taken.events;
      delays.push(...taken.delays);
    };
    const until = async (count: number): Promise<void> => {
      while (events < count) {
        await new Promise(setImmediate);
        take();
      }
    };
    await until(3);
    one?.write('d: 2\ndata: {}\n\n');
    await until(4);
    reader.close();
    expect(events).to.equal(4);
    // The first stream to receive an event has no delay.
    expect(delays.filter((delay) => delay === 0).length).to.be.at.least(2);
  });

  it('fails if the server refuses a stream', async () => {
    const reader = new EventReader();
    const refused = await reader.open(1, port, '/other', 'key').then(
      () => 'opened',
      (error: unknown) => String(error),
    );
    reader.close();
    expect(refused).to.include('404 Not Found');
  });
});
