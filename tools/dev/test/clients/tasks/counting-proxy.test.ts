import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { startCountingProxy } from '../../../../measure/client-tasks/counting-proxy.js';

describe('a proxy that counts requests', () => {
  it('passes them on, and counts them', async () => {
    const server = createServer((request, response) => {
      response.statusCode = request.url === '/missing' ? 404 : 200;
      response.end(request.method);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = await startCountingProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const first = await fetch(`${proxy.url}/one`, { method: 'POST', body: 'text' });
    const second = await fetch(`${proxy.url}/missing`);
    expect([await first.text(), second.status]).to.deep.equal(['POST', 404]);
    expect([proxy.taken(), proxy.taken()]).to.deep.equal([2, 0]);
    await proxy.stop();
    server.closeAllConnections();
    server.close();
  });
});
