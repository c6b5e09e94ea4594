import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Match } from '@goalsquare/engine';
import { expect } from 'chai';
import { pino } from 'pino';
import { appForSuite, KEY, sourceOf } from '../../support/app.js';
import { matchOfKicks, worldOfMatches, type Kicks } from '../../support/across-world.js';
import { until } from '../../support/until.js';
import { waitOf } from '../../../src/features/across/preferences.js';
import { played } from './fixtures.js';

/** A season with more matches than are read in one step. */
const many: readonly Kicks[] = Array.from({ length: 20 }, (_, n) => ({
  id: 8300 + n,
  leagueId: 3,
  round: n + 1,
  kicks: { 101: [1] },
}));

const matches = [...played, ...many].map(matchOfKicks);

/** A source whose matches become available once they are released. */
class SlowSource {
  readonly requested: number[] = [];
  #waiting: (() => void)[] = [];

  readonly match = async (id: number): Promise<Match | undefined> => {
    this.requested.push(id);
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
    return matches.find((match) => match.id === id);
  };

  letGo(): void {
    for (const go of this.#waiting.splice(0)) go();
  }
}

const slow = new SlowSource();

/** The server's log. */
const logged: string[] = [];

describe('waiting', () => {
  const app = appForSuite({
    logger: pino({ level: 'info' }, { write: (line: string) => logged.push(line) }),
    matches: { matchIds: sourceOf(matches).matchIds, match: slow.match },
    world: worldOfMatches(matches),
  });

  const connections = (): Promise<number> =>
    new Promise((resolve, reject) => {
      app.server.getConnections((error, count) => {
        if (error) reject(error);
        else resolve(count);
      });
    });

  const PATH = '/v1/statistics/players?metric=KICK&limit=1';

  describe('a query whose matches are not there yet', () => {
    it('is 503 with Retry-After if it is not to wait, and its matches are loaded meanwhile', async () => {
      const early = await app.get(PATH).set('Prefer', 'wait=0');
      expect([early.status, early.headers['retry-after']]).to.deep.equal([503, '10']);
      expect((await app.get(PATH).set('Prefer', 'respond-async')).status).to.equal(503);
      await until('the matches are requested', () => slow.requested.length === 3);
      slow.letGo();
      const late = await app.get(PATH);
      expect(late.status).to.equal(200);
      expect(slow.requested).to.deep.equal([8001, 8002, 8003]);
    });

    it('is 503 for evidence too, which is computed once for the request that comes back', async () => {
      const path = '/v1/statistics/players/evidence?leagueId=1&seasonId=2026&metric=KICK&key=101';
      const before = slow.requested.length;
      expect((await app.get(path).set('Prefer', 'wait=0')).status).to.equal(503);
      const late = app.get(path).then(({ status }) => status);
      for (let read = 1; read <= 3; read += 1) {
        await until('a match is requested', () => slow.requested.length === before + read);
        slow.letGo();
      }
      expect(await late).to.equal(200);
      expect(slow.requested).to.have.lengthOf(before + 3);
    });

    it('waits otherwise, and shares the matches with others that need them', async () => {
      const all = Promise.all(
        ['metric=KICK', 'metric=GOAL', 'metric=KICK'].map((query) =>
          app.get(`/v1/statistics/players?seasonId=2025&${query}`),
        ),
      );
      await until('the match is requested', () => slow.requested.includes(8101));
      slow.letGo();
      expect((await all).map(({ status }) => status)).to.deep.equal([200, 200, 200]);
      expect(slow.requested.filter((id) => id === 8101)).to.have.lengthOf(1);
    });

    it('stops once its client is gone', async () => {
      const [before, linesBefore] = [slow.requested.length, logged.length];
      const { port } = app.server.address() as AddressInfo;
      const sent = request({
        port,
        path: '/v1/statistics/players?leagueId=3&metric=KICK',
        headers: { Authorization: `Bearer ${KEY}` },
      });
      sent.on('error', () => undefined);
      sent.end();
      await until('the first matches are requested', () => slow.requested.length > before);
      const first = slow.requested.slice(before);
      sent.destroy();
      await until('the connection is closed', async () => (await connections()) === 0);
      slow.letGo();
      expect((await app.get(PATH)).status).to.equal(200);
      expect(slow.requested.slice(before)).to.deep.equal(first);
      const levels = logged.slice(linesBefore).map((line) => (JSON.parse(line) as { readonly level: number }).level);
      expect(levels.filter((level) => level > 30)).to.deep.equal([]);
    });
  });

  describe('the preference of a client', () => {
    const cases: readonly (readonly [prefer: string | undefined, seconds: number])[] = [
      [undefined, 10],
      ['', 10],
      ['wait=5', 5],
      ['WAIT = 5', 5],
      ['wait="3"; x=1, return=minimal', 3],
      ['wait=100', 10],
      ['wait=-1', 10],
      ['respond-async', 0],
      ['respond-async, wait=10', 0],
    ];
    for (const [prefer, seconds] of cases)
      it(`${prefer ?? 'none'} is a wait of ${seconds} seconds`, () => {
        expect(waitOf(prefer)).to.equal(seconds);
      });
  });
});
