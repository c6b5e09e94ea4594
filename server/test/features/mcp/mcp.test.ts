import { expect } from 'chai';
import type { Test } from 'supertest';
import { demoIdentity } from '../../support/identity.js';
import { appForSuite, KEY, type TestApp } from '../../support/app.js';
import { expectProblem } from '../../support/problem.js';

const VERSION = '2026-07-28';

const body = (method: string, params: object = {}): object => ({ jsonrpc: '2.0', id: 1, method, params });

const send = (app: TestApp, message: object, headers: Readonly<Record<string, string>> = {}): Test =>
  app.post('/mcp', message).set({ Accept: 'application/json, text/event-stream', 'X-Request-Id': 'test', ...headers });

/** A request of the revision without sessions: all it needs is in its headers and `_meta`. */
const modern = (app: TestApp, method: string, params: object = {}): Test => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': VERSION,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const { name } = params as { readonly name?: string };
  return send(app, body(method, { ...params, _meta: meta }), {
    'MCP-Protocol-Version': VERSION,
    'Mcp-Method': method,
    ...(name !== undefined && { 'Mcp-Name': name }),
  });
};

const usedBy = async (app: TestApp): Promise<number> => {
  const answer = await app.get('/v1/usage');
  const { items } = answer.body as { readonly items: readonly (readonly [number, number])[] };
  return items.at(-1)?.[0] ?? NaN;
};

describe('the Model Context Protocol', () => {
  const app = appForSuite({ mcp: 'on', corsOrigins: ['https://pages.example'] });
  const open = appForSuite({ mcp: 'on', identity: demoIdentity({ publicUrl: 'https://api.example' }) });
  const off = appForSuite();
  const tight = appForSuite({
    mcp: 'on',
    limits: { ratePerSecond: 1, burst: 3 },
    now: () => 1_700_000_000_000,
  });

  describe('answers', () => {
    it('the tools, with or without sessions in the protocol of the client', async () => {
      const old = await send(app, body('tools/list'));
      expect(old.status).to.equal(200);
      expect(old.text).to.contain('"name":"find"');
      const now = await modern(app, 'tools/list');
      expect(now.status).to.equal(200);
      expect(now.headers['content-type']).to.match(/^application\/json/u);
      const { result } = now.body as { readonly result: { readonly tools: readonly { readonly name: string }[] } };
      expect(result.tools.map(({ name }) => name)).to.include.members(['find', 'query', 'explain', 'score']);
    });

    for (const [accept, type] of [
      [undefined, 'application/json'],
      ['*/*', 'application/json'],
      ['application/json', 'application/json'],
      ['application/json, text/event-stream', 'application/json'],
      ['text/event-stream', 'text/event-stream'],
    ] as const)
      it(`a client that accepts ${accept ?? 'nothing in particular'}, with or without sessions`, async () => {
        for (const request of [send(app, body('tools/list')), modern(app, 'tools/list')]) {
          const answer = await (accept === undefined ? request.unset('Accept') : request.set('Accept', accept));
          expect(answer.status, answer.text).to.equal(200);
          expect(answer.text).to.contain('"name":"find"');
        }
        const answer = await send(app, body('tools/list'), accept === undefined ? {} : { Accept: accept });
        expect(answer.headers['content-type']).to.match(new RegExp(`^${type}`, 'u'));
      });

    it('what it can do: it never announces other tools', async () => {
      const answer = await modern(app, 'server/discover');
      expect(answer.body).to.have.deep.nested.property('result.capabilities', { tools: { listChanged: false } });
    });

    it('a call, whose requests count in the quota of the caller', async () => {
      const before = await usedBy(app);
      const answer = await modern(app, 'tools/call', { name: 'explain', arguments: { metric: 'KICK' } });
      expect(answer.body).to.have.nested.property('result.structuredContent.metric', 'KICK');
      expect(answer.headers['cache-control']).to.equal('no-store');
      expect(await usedBy(app)).to.equal(before + 1);
    });

    it('many calls at once, each for itself', async () => {
      const codes = ['KICK', 'MARK', 'GOAL', 'TACKLE', 'HANDBALL', 'DISPOSAL'];
      const answers = await Promise.all(
        codes.map(async (metric) => modern(app, 'tools/call', { name: 'explain', arguments: { metric } })),
      );
      expect(
        answers.map(
          ({ body: answer }) =>
            (answer as { readonly result: { readonly structuredContent: { readonly metric: string } } }).result
              .structuredContent.metric,
        ),
      ).to.deep.equal(codes);
    });

    it('pages of its own, by every name of this machine', async () => {
      for (const origin of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])
        expect((await send(app, body('tools/list'), { Origin: origin })).status).to.equal(200);
    });

    it('preflight requests of the origins that may call it', async () => {
      const answer = await app.bare('options', '/mcp').set('Origin', 'https://pages.example');
      expect(answer.headers).to.include({
        allow: 'POST, OPTIONS',
        'access-control-allow-origin': 'https://pages.example',
      });
      expect((await send(app, body('tools/list'), { Origin: 'https://pages.example' })).status).to.equal(200);
    });
  });

  describe('refuses', () => {
    it('everything where it is not switched on, as a path that does not exist', async () => {
      expectProblem(await send(off, body('tools/list')), 'route-not-found', "There is nothing at '/mcp'.");
    });

    it('a request without a token, and says where tokens are issued', async () => {
      const answer = await app.bare('post', '/mcp').send(body('tools/list'));
      expect(answer.status).to.equal(401);
      expect(answer.headers['www-authenticate']).to.contain('/.well-known/oauth-protected-resource');
    });

    it('pages of other origins', async () => {
      const answer = await send(app, body('tools/list'), { Origin: 'https://other.example' });
      expectProblem(
        answer,
        'origin-not-allowed',
        "Pages of 'https://other.example' may not call /mcp. See CORS_ORIGINS.",
      );
    });

    it('names of other hosts, which a page may give to this machine, as long as the server is public nowhere else', async () => {
      const answer = await send(app, body('tools/list'), { Host: 'other.example' });
      expectProblem(
        answer,
        'origin-not-allowed',
        "/mcp accepts local host names only, such as localhost, and the request was for 'other.example'. See PUBLIC_URL.",
      );
      for (const host of ['localhost', '127.0.0.1:8080', '[::1]:8080'])
        expect((await send(app, body('tools/list'), { Host: host })).status).to.equal(200);
      const list = await send(open, body('tools/list'), { Host: 'other.example' });
      expect(list.status).to.equal(200);
    });

    it('other methods than POST', async () => {
      const answer = await app.get('/mcp').set('X-Request-Id', 'test');
      expectProblem(answer, 'method-not-allowed', 'GET is not allowed at /mcp; allowed are POST, OPTIONS.');
    });

    it('bodies that are too long or no JSON', async () => {
      expect((await send(app, body('x'.repeat(1_048_576)))).status).to.equal(413);
      const broken = app
        .bare('post', '/mcp')
        .set({ Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' });
      expect((await broken.send('{')).status).to.equal(400);
    });

    it('an account that is too fast, also within a call', async () => {
      const call = { name: 'find', arguments: { name: 'x', kind: 'league' } };
      const first = await modern(tight, 'tools/call', call);
      expect(first.body).to.have.nested.property('result.structuredContent');
      const answer = await modern(tight, 'tools/call', call);
      expect(answer.body).to.have.nested.property('result.isError', true);
      expect(JSON.stringify(answer.body)).to.contain('429');
      expect((await modern(tight, 'tools/call', call)).status).to.equal(429);
    });
  });
});
