import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { DAYS_KEPT, dayOf, daysOfPeriod, lastDays } from '../../../src/domain/accounts/calendar.js';
import { lmdbUsageStore } from '../../../src/storage/lmdb/lmdb-usage-store.js';
import { memoryUsageStore, type UsageStore } from '../../../src/domain/accounts/usage-store.js';

import { until } from '../../support/until.js';

const NOW = Date.UTC(2026, 10, 18, 12);
const day = dayOf(NOW);

describe('usage', () => {
  const folders: string[] = [];
  const folder = (): string => {
    const made = mkdtempSync(path.join(tmpdir(), 'usage-'));
    folders.push(made);
    return made;
  };
  const embedded = (at: string, now = NOW): UsageStore =>
    lmdbUsageStore(
      at,
      (error) => {
        throw error;
      },
      () => now,
    );
  after(() => {
    for (const one of folders) rmSync(one, { recursive: true, force: true });
  });

  const stores: readonly (readonly [string, () => UsageStore])[] = [
    ['in memory', memoryUsageStore],
    ['in a file', () => embedded(folder())],
  ];
  for (const [name, open] of stores) {
    it(`${name} counts up to the limit of the days together, each account by itself`, async () => {
      const usage = open();
      const week = daysOfPeriod('WEEK', NOW);
      const take = (accountId: string, days: readonly string[]) => usage.take({ accountId, limit: 3, days });
      expect([
        await take('a', week.slice(0, 1)),
        await take('a', week.slice(0, 2)),
        await take('a', week),
        await take('a', week),
        await take('b', week),
      ]).to.deep.equal([2, 1, 0, -1, 2]);
      expect(await usage.counts('a', [...week, '2026-11-19'])).to.deep.equal([1, 1, 1, 0]);
      await usage.close();
    });
  }

  it('in a file is there again once it is opened, as far as it is kept', async () => {
    const at = folder();
    const first = embedded(at);
    for (const one of lastDays(NOW, DAYS_KEPT + 1)) await first.take({ accountId: 'a', limit: 9, days: [one] });
    await first.close();
    const second = embedded(at);
    expect(await second.counts('a', lastDays(NOW, DAYS_KEPT + 1))).to.deep.equal(
      [1, ...Array<number>(DAYS_KEPT).fill(1)].map((count, n) => (n === 0 ? 0 : count)),
    );
    expect(await second.take({ accountId: 'a', limit: 2, days: [day] })).to.equal(0);
    await second.close();
  });

  it('in a file is written by itself, and adds up the counts of two writers', async () => {
    const at = folder();
    const [one, two] = [embedded(at), embedded(at)];
    for (let n = 0; n < 5; n += 1) {
      await one.take({ accountId: 'a', limit: 99, days: [day] });
      await two.take({ accountId: 'a', limit: 99, days: [day] });
    }
    await until(
      'both written',
      async () => (await one.counts('a', [day]))[0] === 10 && (await two.counts('a', [day]))[0] === 10,
    );
    await until(
      'the one refuses what both have used up',
      async () => (await two.take({ accountId: 'a', limit: 10, days: [day] })) === -1,
    );
    await one.close();
    await two.close();
  });
});
