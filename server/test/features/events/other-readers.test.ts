import { fetchEventSource } from '@microsoft/fetch-event-source';
import { expect } from 'chai';
import type { AddressInfo } from 'node:net';
import { KEY } from '../../support/app.js';
import { until } from '../../support/until.js';
import { HEARTBEAT_MS } from '../../../src/features/events/open-streams.js';
import { Scene, played } from './scene.js';

const MATCH = 7001;

/** The output of a reader. */
type Heard = (message: { readonly id: string; readonly type: string; readonly data: string }) => void;

/** Reads a stream, resuming from an id if there is one. Returns a function that stops it. */
type Read = (url: string, headers: Readonly<Record<string, string>>, from: string, heard: Heard) => () => void;

interface EventSourceModule {
  readonly EventSource: new (
    url: string,
    options: { readonly fetch: (url: string | URL, init: RequestInit) => Promise<Response> },
  ) => {
    readonly addEventListener: (type: string, listener: (event: MessageEvent<string>) => void) => void;
    readonly close: () => void;
  };
}

interface ClientModule {
  readonly createEventSource: (options: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly initialLastEventId?: string;
    readonly onMessage: (message: { readonly id?: string; readonly event?: string; readonly data: string }) => void;
  }) => { readonly close: () => void };
}

// Both export their sources, which this repository's compiler would check.
const load = (name: string): Promise<unknown> => import(name);
const { EventSource } = (await load('eventsource')) as EventSourceModule;
const { createEventSource } = (await load('eventsource-client')) as ClientModule;

const readers: Readonly<Record<string, Read>> = {
  '@microsoft/fetch-event-source': (url, headers, from, heard) => {
    // It is made for browsers.
    const page = { window: globalThis, document: { removeEventListener: () => undefined } };
    Object.assign(globalThis, page);
    const stop = new AbortController();
    const sent = { ...headers, ...(from !== '' && { 'last-event-id': from }) };
    void fetchEventSource(url, {
      headers: sent,
      signal: stop.signal,
      openWhenHidden: true,
      onmessage: ({ id, event, data }) => {
        heard({ id, type: event, data });
      },
    });
    return () => {
      stop.abort();
      for (const global of Object.keys(page)) Reflect.deleteProperty(globalThis, global);
    };
  },
  eventsource: (url, headers, from, heard) => {
    const source = new EventSource(url, {
      fetch: (input, init) => {
        const last = from === '' ? {} : { 'Last-Event-ID': from };
        return fetch(input, { ...init, headers: { ...(init.headers as Record<string, string>), ...last, ...headers } });
      },
    });
    const pass = ({ lastEventId, type, data }: MessageEvent<string>): void => {
      heard({ id: lastEventId, type, data });
    };
    for (const type of ['message', 'position', 'MatchStatus', 'MatchScore', 'MatchMetricUpdate'])
      source.addEventListener(type, pass);
    return () => {
      source.close();
    };
  },
  'eventsource-client': (url, headers, from, heard) => {
    const source = createEventSource({
      url,
      headers: { ...headers },
      ...(from !== '' && { initialLastEventId: from }),
      onMessage: ({ id = '', event = 'message', data }) => {
        heard({ id, type: event, data });
      },
    });
    return () => {
      source.close();
    };
  },
};

describe('a stream of events, as other readers hear it', () => {
  const scene = new Scene();
  beforeEach(scene.begin);
  afterEach(scene.end);

  for (const [name, read] of Object.entries(readers))
    it(`has only messages with JSON and a type in ${name}, and resumes from before the first event`, async () => {
      await scene.match(MATCH);
      await scene.append(MATCH, played.slice(0, 3));
      const { port } = scene.app.server.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}/v1/matches/${MATCH}/events`;
      const heard: { id: string; type: string; data: unknown }[] = [];
      const readFrom = (from: string): (() => void) =>
        read(url, { Authorization: `Bearer ${KEY}` }, from, ({ data, ...message }) => {
          heard.push({ ...message, data: JSON.parse(data) as unknown });
        });
      const stop = readFrom('');
      await until('the stream begins', () => heard.length === 2);
      const [opening] = heard;
      expect(opening).to.deep.equal({ id: '3', type: 'position', data: { id: '3', current: false } });
      stop();
      await scene.append(MATCH, played.slice(3, 6));
      const stopAgain = readFrom('3');
      const eventsIn = (): readonly string[] => heard.filter(({ type }) => type !== 'position').map(({ id }) => id);
      await until('the missed events come', () => eventsIn().at(-1) === '6');
      scene.timers.tick(HEARTBEAT_MS);
      await scene.append(MATCH, played.slice(6, 7));
      await until('the next event comes', () => eventsIn().at(-1) === '7');
      stopAgain();
      expect(new Set(eventsIn().map((id) => id.split('.')[0]))).to.deep.equal(new Set(['4', '5', '6', '7']));
      expect(heard.some(({ type }) => type === '' || type === 'message')).to.equal(false);
    });
});
