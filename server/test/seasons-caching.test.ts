import { expect } from 'chai';
import type { World } from '@goalsquare/data';
import { appForSuite } from './support/app.js';
import { current, worldWith } from './support/world.js';

const seasons = '/v1/leagues/1/levels/1/seasons';
const [firstDay, nextDay] = [Date.parse('2026-04-04T23:59:59Z'), Date.parse('2026-04-05T00:00:00Z')];

/** A world that can record which seasons are read from it. */
function watched(world: World): { readonly world: World; readonly reads: string[] } {
  const reads: string[] = [];
  const season: World['season'] = (...key) => {
    const found = world.season(...key);
    return (
      found &&
      new Proxy(found, {
        get: (target, member) => {
          reads.push(String(member));
          return Reflect.get(target, member) as unknown;
        },
      })
    );
  };
  return { world: { ...world, season }, reads };
}

const { world, reads } = watched(worldWith());
let now = firstDay;

describe('seasons caching', () => {
  const app = appForSuite({ world, now: () => now });
  const changed = appForSuite({
    world: worldWith(current.map((match) => (match.id === 202603 ? { ...match, status: 'HT' as const } : match))),
    now: () => firstDay,
  });

  const paths = [
    '',
    '/2026',
    '/2026/fixture',
    '/2026/ladder',
    '/2026/ladder/1',
    '/2026/squads',
    '/2026/squads/10',
    '/2026/squads/10/persons',
  ].map((rest) => seasons + rest);

  describe('a tag of a season', () => {
    for (const path of [
      ...paths,
      '/v1/leagues',
      '/v1/leagues/1',
      '/v1/leagues/1/levels',
      '/v1/leagues/1/levels/1',
      '/v1/seasons/2026/fixture?squadId=10',
    ]) {
      it(`of ${path} brings 304 without a body, until the season changes`, async () => {
        const {
          headers: { etag = '' },
        } = await app.get(path);
        const again = await app.get(path).set('If-None-Match', etag);
        expect([again.status, again.text]).to.deep.equal([304, '']);
        const later = await changed.get(path).set('If-None-Match', etag);
        expect([later.status, later.headers.etag === etag]).to.deep.equal([200, false]);
      });
    }

    it('brings 304 without a fixture being made', async () => {
      const path = `${seasons}/2026/fixture`;
      const {
        headers: { etag = '' },
      } = await app.get(path);
      reads.length = 0;
      await app.get(path).set('If-None-Match', etag);
      expect(reads).not.to.include('record');
    });

    it('stays where another season changes', async () => {
      const path = `${seasons}/2025/ladder`;
      const {
        headers: { etag = '' },
      } = await app.get(path);
      expect((await changed.get(path).set('If-None-Match', etag)).status).to.equal(304);
    });

    it('of persons lasts for the day, as their ages do', async () => {
      const path = `${seasons}/2026/squads/10/persons`;
      const {
        headers: { etag = '' },
      } = await app.get(path);
      const fixture = await app.get(`${seasons}/2026/fixture`);
      now = nextDay;
      expect((await app.get(path).set('If-None-Match', etag)).status).to.equal(200);
      expect(
        (await app.get(`${seasons}/2026/fixture`).set('If-None-Match', fixture.headers.etag ?? '')).status,
      ).to.equal(304);
      now = firstDay;
    });
  });

  describe('an answer about a season', () => {
    const upcoming = appForSuite({ world: worldWith(current.filter(({ status }) => status !== 'LIVE')) });

    it('may be kept for as long as nothing of it is expected to change', async () => {
      const ageOf = async (of: typeof app, path: string) => (await of.get(path)).headers['cache-control'];
      expect(await ageOf(app, `${seasons}/2026/ladder`)).to.equal('private, max-age=2, must-revalidate');
      expect(await ageOf(app, seasons)).to.equal('private, max-age=2, must-revalidate');
      expect(await ageOf(app, `${seasons}/2025/ladder`)).to.equal('private, max-age=300, must-revalidate');
      expect(await ageOf(upcoming, `${seasons}/2026/ladder`)).to.equal('private, max-age=30, must-revalidate');
    });

    for (const path of paths) {
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
  });
});
