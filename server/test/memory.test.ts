import { openStore } from '@goalsquare/data';
import { expect } from 'chai';
import { memoryPartNames, memoryParts, type MemoryPartName } from '../src/domain/memory/memory-parts.js';
import { appForSuite } from './support/app.js';
import { smallWorldFolder } from './support/small-world.js';

const KILOBYTE = 1024;

/** Limits that a few matches are over. **Units**: bytes. */
const small: Readonly<Partial<Record<MemoryPartName, number>>> = {
  matches: 3000 * KILOBYTE,
  requests: 130 * KILOBYTE,
  responses: 16_000 * KILOBYTE,
};

/** Parts that have to evict entries, because the requests below need more than their limits. */
const tight = ['matches', 'requests', 'responses'] as const;

const MATCHES = 16;
const views = ['statistics/players', 'statistics/squads', 'chains', 'score'] as const;

describe('a server with little memory', () => {
  const before = new Map(memoryPartNames.map((name) => [name, memoryParts[name].limit]));
  let ids: readonly number[] = [];
  let close = (): void => undefined;
  const app = appForSuite(async () => {
    for (const [name, limit] of Object.entries(small)) memoryParts[name as MemoryPartName].resize(limit);
    const store = await openStore(await smallWorldFolder(), undefined, { memory: memoryParts });
    ids = (await store.matchIds()).slice(0, MATCHES);
    close = store.close;
    return { matches: store };
  });
  after(() => {
    close();
    for (const [name, limit] of before) memoryParts[name].resize(limit);
  });

  it('sends the same responses again after their matches were evicted, within the limit of each part', async () => {
    const others = new Map(tight.map((name) => [name, memoryParts[name].bytes]));
    const evictions = new Map(tight.map((name) => [name, memoryParts[name].evictions]));
    const first = new Map<string, string>();
    for (let round = 0; round < 2; round += 1) {
      for (const id of ids) {
        for (const view of views) {
          const path = `/v1/matches/${id}/${view}`;
          const { status, text } = await app.get(path).set('Accept-Encoding', 'identity');
          // A problem has an instance of its own.
          const sent = status === 200 ? text : String(status);
          expect((first.get(path) ?? sent) === sent, `${path} ${status}`).to.equal(true);
          first.set(path, sent);
        }
        for (const name of tight) {
          const most = (small[name] ?? 0) + (others.get(name) ?? 0);
          expect(memoryParts[name].bytes, name).to.be.within(1, most);
        }
      }
    }
    for (const [name, count] of evictions) expect(memoryParts[name].evictions, name).to.be.above(count);
  });

  it('sends responses that are requested at once, though they do not fit together', async () => {
    const sent = await Promise.all(
      ids.map((id) => app.get(`/v1/matches/${id}/statistics/players?period=1`).set('Accept-Encoding', 'gzip')),
    );
    const statuses = new Set(sent.map(({ status }) => status));
    expect([...statuses].filter((status) => ![200, 403].includes(status))).to.deep.equal([]);
    expect(memoryParts.responses.pinnedBytes).to.equal(0);
  });
});
