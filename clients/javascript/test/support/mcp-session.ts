import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { program } from './command-line.js';
import { serverUrl } from './server.js';

/** The result of a tool, as the tests read it. */
export interface ToolResult {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
}

/** Sends a request of the protocol, and returns its result. **Throws** the error of the protocol. */
export type Ask = (method: string, params?: object) => Promise<unknown>;

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

const opening = {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'test', version: '1.0.0' },
};

const resultOf = ({ result, error }: Message): unknown => {
  if (error !== undefined) throw new Error(error.message);
  return result;
};

/** Returns the message in a response: JSON, or one event of a stream. */
function messageIn(text: string): Message {
  const data = /^data: (.*)$/mu.exec(text)?.[1] ?? text;
  return JSON.parse(data) as Message;
}

/**
 * Sends requests to `/mcp` of the server, as a client that has no sessions. It waits after a 429, as the tests of a
 * quick machine exceed the rate of the account. **Throws** another problem of the server.
 */
export function overHttp(token: string): Ask {
  let id = 0;
  return async (method, params = {}) => {
    id += 1;
    const request = {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'MCP-Protocol-Version': '2025-11-25',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
    };
    for (;;) {
      const response = await fetch(`${serverUrl()}/mcp`, request);
      const text = await response.text();
      if (response.ok) return resultOf(messageIn(text));
      if (response.status !== 429) throw new Error(`/mcp returned ${response.status}: ${text}`);
      await wait(Number(response.headers.get('retry-after')) * 1000);
    }
  };
}

/** Starts `goalsquare mcp` in its own process, and opens a session. */
export async function overStdio(
  environment: NodeJS.ProcessEnv = { GOALSQUARE_URL: serverUrl() },
): Promise<{ readonly ask: Ask; readonly close: () => Promise<number | null> }> {
  const child = spawn(process.execPath, [program, 'mcp'], {
    env: {
      PATH: process.env.PATH,
      GOALSQUARE_TOKEN: 'sandbox-transactional',
      ...environment,
      GOALSQUARE_CONFIG: path.join(mkdtempSync(path.join(tmpdir(), 'goalsquare-mcp-')), 'config.json'),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const waiting = new Map<number, (message: Message) => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = JSON.parse(line) as Message;
    waiting.get(message.id ?? -1)?.(message);
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const send = (message: object): void => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  };
  let id = 0;
  const ask: Ask = async (method, params = {}) => {
    id += 1;
    const own = id;
    const answered = new Promise<Message>((resolve) => waiting.set(own, resolve));
    send({ id, method, params });
    const response = await Promise.race([answered, closed]);
    if (response === null || typeof response === 'number')
      throw new Error(`goalsquare mcp exited with ${response} before it answered ${method}`);
    return resultOf(response);
  };
  await ask('initialize', opening);
  send({ method: 'notifications/initialized' });
  return {
    ask,
    close: () => {
      child.stdin.end();
      return closed;
    },
  };
}
