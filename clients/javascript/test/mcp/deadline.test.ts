import { mock } from 'node:test';
import { API, type Options } from '@goalsquare/client';
import { expect } from 'chai';
import { waiting } from '../../src/cli/api-of.js';
import { mcpHandler } from '../../src/mcp/index.js';
import { LONGEST_CALL } from '../../src/mcp/mcp-server.js';
import type { ToolResult } from '../support/mcp-session.js';

/** The time after which hosts give up on a call. **Units**: seconds. **Source**: the SDKs of the protocol. */
const HOSTS = 60;

/** Never responds, except to the signal of its request. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {};
    signal?.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

/** Is busy, and says when to retry. */
const busy: typeof fetch = () =>
  Promise.resolve(new Response('{"detail":"It starts."}', { status: 503, headers: { 'Retry-After': '20' } }));

/** Calls a tool, and lets time pass once its first request is sent. Returns its result and the seconds that it took. */
async function called(options: Options, name: string, args: object): Promise<readonly [ToolResult, number]> {
  let response: Response | undefined;
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
  const headers = { 'Content-Type': 'application/json', 'MCP-Protocol-Version': '2025-11-25' };
  const request = new Request('http://server.test/mcp', { method: 'POST', headers, body: JSON.stringify(body) });
  await new Promise<void>((resolve) => {
    const fetch: typeof globalThis.fetch = (...given) => {
      resolve();
      return (options.fetch ?? silent)(...given);
    };
    const api = new API({ environment: 'http://server.test', token: 'a-key', cache: false, ...options, fetch });
    void mcpHandler(() => api)
      .fetch(request)
      .then((answer) => {
        response = answer;
      });
  });
  let seconds = 0;
  for (; response === undefined && seconds < 2 * HOSTS; seconds += 1) {
    mock.timers.tick(1000);
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  }
  if (response === undefined) throw new Error(`${name} did not end in ${seconds} s`);
  const { result } = (await response.json()) as { readonly result: ToolResult };
  return [result, seconds];
}

describe('a call of a tool', () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  });
  afterEach(() => {
    mock.timers.reset();
  });

  it('ends with the reason well before hosts give up, if the server does not respond', async () => {
    const [{ isError, content }, seconds] = await called({ ...waiting.brief, fetch: silent }, 'ladder', {
      seasonId: 2025,
    });
    expect([isError, content[0]?.text]).to.deep.equal([true, 'http://server.test did not respond within 12 seconds.']);
    expect(seconds).to.be.at.most(50);
  });

  it('ends with the reason if the server says when to retry, for longer than a host waits', async () => {
    const [{ isError, content }, seconds] = await called({ ...waiting.brief, fetch: busy }, 'ladder', {
      seasonId: 2025,
    });
    expect(isError).to.equal(true);
    expect(content[0]?.text).to.match(/^503: It starts\. Try again in 20 s\.$/u);
    expect(seconds).to.be.at.most(50);
  });

  it('ends whatever its requests do, one after the other', async () => {
    const [{ isError, content }, seconds] = await called({ fetch: silent, timeout: 0 }, 'score', {
      matchId: 'CAL HOL',
    });
    expect([isError, content[0]?.text]).to.deep.equal([
      true,
      `http://server.test did not answer score within ${LONGEST_CALL} seconds. Call it again, or request less.`,
    ]);
    expect(seconds).to.be.at.most(LONGEST_CALL + 1);
  });
});
