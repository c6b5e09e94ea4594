import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import express from 'express';
import { mcpRouter } from '../../../src/features/mcp/mcp-router.js';
import { CorsRules } from '../../../src/http/steps/cors.js';

/** Bodies of a call: with sessions in the protocol of the client, and without. */
const revisions: readonly (readonly [name: string, headers: Readonly<Record<string, string>>, meta: object])[] = [
  ['with sessions', {}, {}],
  [
    'without sessions',
    { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': 'explain' },
    {
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  ],
];

describe('a client of the Model Context Protocol that hangs up', () => {
  /** Called with the response of a tool's request, which is never sent. */
  let asked: (response: ServerResponse) => void;
  let count = 0;
  let server: Server;

  before(async () => {
    const router = mcpRouter({
      app: (_req, res) => {
        count += 1;
        asked(res);
      },
      origin: 'http://localhost',
      corsRules: new CorsRules([]),
      failed: () => undefined,
    });
    server = createServer(express().use(router)).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  for (const [name, headers, meta] of revisions)
    it(`ends the request of its tool, which is not sent again: ${name}`, async () => {
      count = 0;
      const arrived = new Promise<ServerResponse>((resolve) => {
        asked = resolve;
      });
      const call = request({
        port: (server.address() as AddressInfo).port,
        method: 'POST',
        path: '/mcp',
        headers: {
          Authorization: 'Bearer token',
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...headers,
        },
      });
      call.on('error', () => undefined);
      const params = { name: 'explain', arguments: { metric: 'KICK' }, ...meta };
      call.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));
      const res = await arrived;
      const closed = once(res, 'close');
      call.destroy();
      await closed;
      expect([res.writableFinished, count]).to.deep.equal([false, 1]);
    });
});
