import { expect } from 'chai';
import type { Match } from '@goalsquare/engine';
import { append, openMatch } from '@goalsquare/engine';
import { appForSuite, sourceOf } from './support/app.js';
import { logs, openMatches } from './support/match-log.js';

/** A match that notes which of its parts are read. */
function watched(match: Match): { readonly match: Match; readonly reads: Set<string> } {
  const reads = new Set<string>();
  const get = (target: Match, key: string | symbol): unknown => {
    reads.add(String(key));
    return Reflect.get(target, key) as unknown;
  };
  return { match: new Proxy(match, { get }), reads };
}

const watching = openMatches().map(watched);

describe('caching', () => {
  const app = appForSuite({ matches: sourceOf(watching.map(({ match }) => match)) });

  const paths = [
    '',
    '/persons',
    '/venue',
    '/rotations',
    '/shots',
    '/entries',
    '/stoppages',
    '/score',
    '/transactions',
    '/chains',
    '/statistics/leaders',
    '/statistics/players',
    '/statistics/squads?zone=F50&context=Diff',
  ].map((rest) => `/v1/matches/7001${rest}`);

  describe('a tag', () => {
    for (const path of paths) {
      it(`of ${path} brings 304 without a body, and nothing is computed`, async () => {
        const whole = await app.get(path);
        expect(whole.headers.etag).to.match(/^W\/"7001-\d+-v1\.53\.0-[0-9a-f]{8}-[0-9a-f]{12}"$/u);
        for (const { reads } of watching) reads.clear();
        for (const method of ['get', 'head'] as const) {
          const again = await app[method](path).set('If-None-Match', whole.headers.etag ?? '');
          expect([again.status, again.text || '']).to.deep.equal([304, '']);
          expect(again.headers).to.include({
            etag: whole.headers.etag,
            'cache-control': 'private, max-age=300, must-revalidate',
            vary: 'Accept, Accept-Encoding, Authorization',
          });
          expect(again.headers).not.to.have.any.keys('content-type', 'content-length');
        }
        expect([...(watching[0]?.reads ?? [])])
          .not.to.include.members(['facts'])
          .and.not.to.include.members(['transactions']);
      });
    }

    const matching: readonly (readonly [string, (tag: string) => string, number])[] = [
      ['itself', (tag) => tag, 304],
      ['itself made strong', (tag) => tag.slice(2), 304],
      ['one of several', (tag) => `"a", ${tag}, "b"`, 304],
      ['any', () => '*', 304],
      ['another', () => 'W/"7001-1-v1.53.0-00000000-000000000000"', 200],
      ['itself unquoted', (tag) => tag.replace(/"/gu, ''), 200],
      ['nothing', () => '', 200],
    ];
    for (const [name, write, status] of matching) {
      it(`met by ${name} brings ${status}`, async () => {
        const { headers } = await app.get('/v1/matches/7001/score');
        expect(
          (await app.get('/v1/matches/7001/score').set('If-None-Match', write(headers.etag ?? ''))).status,
        ).to.equal(status);
      });
    }

    it('works beside Cache-Control: no-cache too, which fetch adds by itself', async () => {
      const { headers } = await app.get('/v1/matches/7001/score');
      const again = await app
        .get('/v1/matches/7001/score')
        .set('If-None-Match', headers.etag ?? '')
        .set('Cache-Control', 'no-cache');
      expect(again.status).to.equal(304);
    });

    it('does not make a request good that is not', async () => {
      expect(
        (await app.get('/v1/matches/7001/statistics/players?metric=GAOL').set('If-None-Match', '*')).status,
      ).to.equal(400);
      expect((await app.get('/v1/matches/7003/score').set('If-None-Match', '*')).status).to.equal(403);
      expect((await app.get('/v1/matches/1').set('If-None-Match', '*')).status).to.equal(404);
    });

    it('is not on an error', async () => {
      const { headers } = await app.get('/v1/matches/7003/score');
      expect(headers).to.include({ 'cache-control': 'no-store' }).and.not.to.have.property('etag');
    });

    it('of the metrics brings 304', async () => {
      const { headers } = await app.get('/v1/metadata/metrics');
      expect((await app.get('/v1/metadata/metrics').set('If-None-Match', headers.etag ?? '')).status).to.equal(304);
    });
  });

  describe('an answer', () => {
    const ages: readonly (readonly [number, number])[] = [
      [7001, 300],
      [7002, 2],
      [7003, 30],
      [7004, 30],
    ];
    for (const [id, seconds] of ages) {
      it(`about match ${id} may be kept for ${seconds} s by its caller`, async () => {
        const { headers } = await app.get(`/v1/matches/${id}`);
        expect(headers['cache-control']).to.equal(`private, max-age=${seconds}, must-revalidate`);
      });
    }

    for (const path of [...paths, '/v1/metadata/metrics', '/openapi.json', '/livez']) {
      it(`to HEAD ${path} has the headers of GET and no body`, async () => {
        const [head, get] = [
          await app.head(path).set('Accept-Encoding', 'identity'),
          await app.get(path).set('Accept-Encoding', 'identity'),
        ];
        expect([head.status, head.text || '']).to.deep.equal([200, '']);
        for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
          expect(head.headers[name], name).to.equal(get.headers[name]);
      });
    }

    it('to HEAD has the status of GET where it is refused', async () => {
      expect((await app.head('/v1/matches/1')).status).to.equal(404);
      expect((await app.head('/v1/matches/7001?x=1')).status).to.equal(400);
    });

    for (const encoding of ['gzip', 'br'] as const) {
      it(`is the same compressed with ${encoding}`, async () => {
        const path = '/v1/matches/7001/transactions';
        const [plain, packed] = [
          await app.get(path).set('Accept-Encoding', 'identity'),
          await app.get(path).set('Accept-Encoding', encoding),
        ];
        expect(packed.headers)
          .to.include({ 'content-encoding': encoding, etag: plain.headers.etag })
          .and.not.to.have.property('content-length');
        expect(plain.headers).not.to.have.property('content-encoding');
        expect(plain.headers.vary).to.equal(packed.headers.vary);
        if (encoding === 'gzip') expect(packed.text).to.equal(plain.text);
      });
    }

    it('is not compressed where it is short', async () => {
      expect((await app.get('/version').set('Accept-Encoding', 'gzip')).headers).not.to.have.property(
        'content-encoding',
      );
    });
  });

  describe('another revision', () => {
    const [log] = logs;
    if (log === undefined) throw new Error('the tests have no log');
    const longer = append(log, [{ kind: 'correction', set: { attendance: 8124 } }]).match;
    const swapped = openMatch({ ...log, header: { ...log.header, attendance: 1 } });
    const later = appForSuite({ matches: sourceOf([longer]) });
    const other = appForSuite({ matches: sourceOf([swapped]) });

    it('has another tag', async () => {
      const { headers } = await app.get('/v1/matches/7001');
      const again = await later.get('/v1/matches/7001').set('If-None-Match', headers.etag ?? '');
      expect([again.status, again.headers.etag === headers.etag]).to.deep.equal([200, false]);
    });

    it('of another log with as many entries has another tag', async () => {
      const { headers } = await app.get('/v1/matches/7001');
      const again = await other.get('/v1/matches/7001').set('If-None-Match', headers.etag ?? '');
      expect([again.status, again.headers.etag === headers.etag]).to.deep.equal([200, false]);
    });
  });
});
