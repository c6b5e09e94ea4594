import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One step of a fault: what the server does with a request. */
interface Step {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Body of the response. **Empty**: the body contains `events`, if there are any. */
  readonly text?: string;
  /** Ids of the events to send. */
  readonly events?: readonly number[];
  /**
   * What follows the body: `cut` breaks the connection, and `hang` keeps it open but sends nothing more. By default the
   * response ends. `drop` sends no response at all.
   */
  readonly then?: 'cut' | 'hang' | 'drop';
}

/** A fault of a server or of the network, and how every client must react. */
export interface FaultRow {
  readonly id: string;
  readonly call: 'ladder' | 'match_events' | 'download_dataset';
  /** What the server does with successive requests. The last step repeats. */
  readonly steps: readonly Step[];
  /** Whether the client may retry requests. */
  readonly repeats?: true;
  /** The expected kind of error, or the ids of the expected events, or the content of the only file. */
  readonly expect: {
    readonly error?: 'unexpected' | 'connection' | 'any';
    readonly events?: readonly string[];
    readonly file?: string;
    /** The expected `Last-Event-ID` of each request, or an empty text. **Empty**: any number of requests. */
    readonly requests?: readonly string[];
  };
}

/** The faults that every client is tested with. `others` has the responses to other paths, by their last segment. */
export const { faults, others } = JSON.parse(readFileSync(new URL('faults.json', import.meta.url), 'utf8')) as {
  readonly faults: readonly FaultRow[];
  readonly others: Readonly<Record<string, unknown>>;
};

const eventText = (id: number): string => {
  const data = { type: 'MatchScore', matchId: 7, home: { points: id }, away: { points: 0 } };
  return `id: ${id}\nevent: MatchScore\ndata: ${JSON.stringify(data)}\n\n`;
};

function play({ status = 200, headers = {}, text, events, then }: Step, response: ServerResponse): void {
  if (then === 'drop') {
    response.destroy();
    return;
  }
  const type = events === undefined ? 'application/json' : 'text/event-stream';
  response.writeHead(status, { 'Content-Type': type, ...headers });
  const body = text ?? (events ?? []).map(eventText).join('');
  if (then === undefined) response.end(body);
  else response.write(body, () => then === 'cut' && response.destroy());
}

/**
 * Starts a server with faults. Row 3 of the list is at `/CLIENT/3`, so that requests are counted for each client.
 * `/CLIENT/3/seen` lists the `Last-Event-ID` of each request, which is empty without that header.
 */
export async function startFaultServer(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const seen = new Map<string, string[]>();
  const server = createServer((request: IncomingMessage, response) => {
    const [, client = '', row = '', rest = ''] = (request.url ?? '').split('/');
    const key = `${client}/${row}`;
    const requests = seen.get(key) ?? [];
    const [last = ''] = /\w+$/u.exec(new URL(request.url ?? '', 'http://server.test').pathname) ?? [];
    const other = rest === 'seen' ? requests : others[last];
    if (other !== undefined) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(other));
      return;
    }
    seen.set(key, [...requests, String(request.headers['last-event-id'] ?? '')]);
    const steps = faults[Number(row)]?.steps ?? [];
    play(steps[Math.min(requests.length, steps.length - 1)] ?? { status: 500 }, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
