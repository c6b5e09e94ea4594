import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { freePort } from '../support/free-port.js';
import { addAccountsLikeSandbox } from '../support/accounts-command.js';
import { KEY } from '../support/app.js';
import { logs } from '../support/match-log.js';
import { Program } from '../support/program.js';
import { serversForSuite, type ServerProcess } from '../support/server-process.js';
import { until } from '../support/until.js';
import { canRun, kinds, Proxy } from './proxy.js';

const key = { Authorization: `Bearer ${KEY}` };
const METRICS = '/v1/metadata/metrics';

describe('behind a proxy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'proxies-'));
  const state = path.join(folder, 'state');
  const begin = serversForSuite({ GOALSQUARE_DATA: folder, GOALSQUARE_STATE: state, TRUST_PROXY: '1' });
  let server: ServerProcess;

  before(async () => {
    const { header, entries } = logs[0] ?? { header: undefined, entries: [] };
    const lines = [header, ...entries].map((line) => JSON.stringify(line));
    writeFileSync(path.join(folder, '7001.ndjson'), `${lines.join('\n')}\n`);
    addAccountsLikeSandbox(state);
    server = await begin().ready();
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  for (const kind of kinds)
    describe(kind.name, () => {
      let proxy: Proxy;
      before(async function proxyThere() {
        if (!canRun(kind)) {
          console.log(`      skipped: ${kind.name} is not installed`);
          this.skip();
        }
        proxy = new Proxy(kind, await freePort());
        await proxy.start(server.port);
      });
      after(() => proxy.remove());

      it('passes on responses, compressed ones too, and their entity tags', async () => {
        const compressed = { ...key, 'Accept-Encoding': 'gzip' };
        const first = await proxy.ask(METRICS, compressed);
        expect(first).to.deep.include({ status: 200 });
        expect(first.headers['content-encoding']).to.equal('gzip');
        const again = await proxy.ask(METRICS, { ...compressed, 'If-None-Match': String(first.headers.etag) });
        expect(again).to.deep.include({ status: 304, text: '' });
      });

      // The file of Caddy serves its own name only, which has no address here.
      const withDoctor = kind.name === 'Caddy' ? () => undefined : it;
      withDoctor('is well for the doctor, unless its certificate or the proxy is not trusted', async () => {
        const trusting = { NODE_EXTRA_CA_CERTS: proxy.certificate, TRUST_PROXY: '1', CORS_ORIGINS: '' };
        for (const [environment, levels] of [
          [trusting, { public: 'ok', tls: 'warning', proxy: 'ok' }],
          [
            { ...trusting, TRUST_PROXY: '0' },
            { public: 'ok', tls: 'warning', proxy: 'fault' },
          ],
          [
            { ...trusting, NODE_EXTRA_CA_CERTS: '' },
            { public: 'fault', tls: 'fault' },
          ],
        ] as const) {
          const program = new Program('doctor', environment, [
            '--outside',
            '--json',
            '--url',
            `https://localhost:${proxy.port}`,
          ]);
          await program.over;
          const { checks } = JSON.parse(program.out) as { readonly checks: readonly { name: string; level: string }[] };
          expect(Object.fromEntries(checks.map(({ name, level }) => [name, level]))).to.include(levels);
        }
      });

      it('leaves limits of sizes to the server, which names them', async () => {
        const tooLong = await proxy.ask(`${METRICS}?code=${'A'.repeat(9 * 1024)}`, key);
        expect(tooLong.status).to.equal(414);
        expect(tooLong.headers['content-type']).to.contain('application/problem+json');
        const body = JSON.stringify({ playerMetricRequests: [{ id: 'a'.repeat(2 ** 20 + 1) }] });
        const json = { ...key, 'Content-Type': 'application/json', 'Content-Length': String(body.length) };

        const tooLarge = await proxy.ask('/v1/matches/7001/statistics/players', json, body);
        expect(tooLarge.status).to.equal(413);
        expect(tooLarge.headers['content-type']).to.contain('application/problem+json');
      });

      it('passes on a stream while it is open', async () => {
        const sent = proxy.open('/v1/changes/events', key);
        const [response] = (await once(sent, 'response')) as [IncomingMessage];
        const [chunk] = (await once(response, 'data')) as [Buffer];
        sent.destroy();
        expect(response.headers['content-type']).to.contain('text/event-stream');
        expect(chunk.length).to.be.above(0);
      });

      it('names the caller itself and its scheme, whatever the caller claims', async () => {
        const label = `claims-${kind.name}`;
        const claims = { ...key, 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'http', 'X-Request-Id': label };
        // Not the JSON: a hub that is built has a copy of it, with a relative address.
        const { text } = await proxy.ask('/openapi.yaml', claims);
        expect(/^servers:\n +- url: (\S+)$/mu.exec(text)?.[1]).to.equal('https://api.example');
        await until('a line of the log', () => server.out.includes(label));
        const line = server.out.split('\n').find((one) => one.includes(label)) ?? '';
        expect(line).to.contain('127.0.0.1').and.not.contain('203.0.113.9');
      });

      it('loses no request while it reads its configuration again', async () => {
        const statuses: number[] = [];
        const askMany = async (): Promise<void> => {
          for (let count = 0; count < 60; count += 1) statuses.push((await proxy.ask('/livez')).status);
        };
        const asking = Promise.all([askMany(), askMany(), askMany()]);
        await until('requests under way', () => statuses.length > 20);
        proxy.reload();
        await asking;
        expect(statuses).to.deep.equal(Array.from({ length: 180 }, () => 200));
      });
    });
});
