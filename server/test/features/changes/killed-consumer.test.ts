import type { Entry } from '@goalsquare/engine';
import type { Changes, MatchEvent } from '@goalsquare/openapi';
import { expect } from 'chai';
import fc from 'fast-check';
import { liveMatches } from '../../../src/domain/live-matches.js';
import { TestApp } from '../../support/app.js';
import { expectedChanges, faultsOf } from '../../support/expected-changes.js';
import { header } from '../../support/match-log.js';
import { Scene, played } from '../events/scene.js';

const MATCHES = [7001, 7002];

/** Actions of a consumer before it is killed, and the number of entries fed meanwhile. */
interface Life {
  readonly fed: number;
  readonly pages: number;
  readonly size: number;
  /** Whether it stores its last page before it is killed. */
  readonly stores: boolean;
}

const life: fc.Arbitrary<Life> = fc.record({
  fed: fc.nat({ max: 4 }),
  pages: fc.integer({ min: 1, max: 3 }),
  size: fc.constantFrom(1, 3, 20),
  stores: fc.boolean(),
});

/** A consumer, whose list and cursor are stored together and survive it. */
class Consumer {
  readonly got: string[] = [];
  #cursor = '0';

  async live(app: TestApp, { pages, size, stores }: Life): Promise<void> {
    for (let n = 1; n <= pages; n += 1) {
      const { body } = (await app.get(`/v1/changes?since=${this.#cursor}&limit=${size}`)) as { readonly body: Changes };
      if (n === pages && !stores) return;
      this.got.push(...body.changes.map(({ messageId }: MatchEvent) => messageId));
      this.#cursor = body.cursor;
    }
  }
}

describe('a consumer of the changes that is killed again and again', () => {
  const scene = new Scene();

  it('misses and repeats nothing, whichever server it resumes at', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(life, { minLength: 10, maxLength: 25 }), async (lives) => {
        await scene.begin();
        const replica = new TestApp({ matches: liveMatches(scene.store) });
        await replica.start();
        const servers = [scene.app, replica];
        const consumer = new Consumer();
        const fed = new Map<number, Entry[]>(MATCHES.map((id) => [id, []]));
        for (const id of MATCHES) await scene.match(id);
        for (const [n, one] of lives.entries()) {
          const matchId = MATCHES[n % MATCHES.length] ?? 0;
          const before = fed.get(matchId) ?? [];
          const batch = played.slice(before.length, before.length + one.fed);
          if (batch.length > 0) await scene.append(matchId, batch);
          before.push(...batch);
          await consumer.live(servers[n % servers.length] ?? scene.app, one);
        }
        await consumer.live(replica, { fed: 0, pages: 12, size: 20, stores: true });
        const feed = new Consumer();
        await feed.live(scene.app, { fed: 0, pages: 2, size: 1000, stores: true });
        const expected = [...fed].flatMap(([id, entries]) =>
          expectedChanges({ header: { ...header, id }, entries }, entries.length),
        );
        await replica.stop();
        await scene.end();
        expect(faultsOf(consumer.got, feed.got, expected)).to.deep.equal([]);
      }),
      { numRuns: 4 },
    );
  });
});
