import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { AppendError } from '../../../src/store/live/live-store.js';
import { jetStreamStore } from '../../../src/store/jetstream/jetstream-store.js';
import type { SharedStore } from '../../../src/store/jetstream/shared-store.js';
import { hasQuorum, streamOf } from '../../../src/store/jetstream/stream.js';
import { needsNats, TestNats } from '../../support/nats.js';
import { header, lines } from '../../support/small-log.js';

const NAME = 'quorum';
const DEGRADED_WITHIN = 5000;
const AT_ONCE = 500;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(10);
}

const peer = (name: string, seconds: number, offline = false) => ({
  name,
  current: true,
  active: seconds * 1e9,
  ...(offline && { offline }),
});

describe('the majority of a shared log', () => {
  for (const [what, cluster, expected] of [
    ['one server', undefined, true],
    ['a leader that hears of both others', { leader: 'a', replicas: [peer('b', 0.5), peer('c', 1.2)] }, true],
    ['a leader that hears of one other', { leader: 'a', replicas: [peer('b', 0.5), peer('c', 90)] }, true],
    [
      'a leader that hears of one other, which is offline',
      { leader: 'a', replicas: [peer('b', 0.5, true), peer('c', 90)] },
      false,
    ],
    ['a leader that hears of nobody', { leader: 'a', replicas: [peer('b', 3.5), peer('c', 3.5)] }, false],
    ['no leader', { replicas: [peer('a', 9), peer('b', 9), peer('c', 0)] }, false],
    ['an empty name of a leader', { leader: '', replicas: [peer('b', 0)] }, false],
    ['a leader without other copies', { leader: 'a' }, true],
  ] as const)
    it(`is ${expected ? 'there' : 'missing'} with ${what}`, () => {
      expect(hasQuorum(cluster === undefined ? {} : { cluster: structuredClone(cluster) as never })).to.equal(expected);
    });
});

describe('a shared log without a majority of its servers', () => {
  let nats: TestNats | undefined;
  let store: SharedStore | undefined;

  afterEach(async () => {
    await store?.close();
    await nats?.remove();
    [store, nats] = [undefined, undefined];
  });

  for (const survivor of ['leader', 'follower'] as const)
    it(`is degraded within 5 seconds and refuses writes at once if its ${survivor} survives, and recovers`, async function checked() {
      needsNats(this);
      const log = (nats = await TestNats.start(3));
      const open = (store = await jetStreamStore({ urls: log.urls, name: NAME, timeoutMilliseconds: 30_000 }));
      await open.caughtUp();
      await open.begin(header);
      let leader: string | undefined;
      await until(async () => (leader = await log.leaderOf(streamOf(NAME))) !== undefined);
      const kept = survivor === 'leader' ? leader : log.names.find((name) => name !== leader);
      const killed = Date.now();
      await Promise.all(log.names.filter((name) => name !== kept).map((name) => log.signal(name, 'SIGKILL')));
      await until(() => open.state() !== 'ready');
      expect(Date.now() - killed).to.be.lessThan(DEGRADED_WITHIN);
      const sent = Date.now();
      const refusal: unknown = await open
        .append({ matchId: header.id, entries: lines.slice(1, 2) })
        .catch((error: unknown) => error);
      expect([refusal instanceof AppendError && refusal.code, Date.now() - sent < AT_ONCE]).to.deep.equal([
        'unavailable',
        true,
      ]);
      expect(open.matchNow?.(header.id)?.revision ?? (await open.match(header.id))?.revision).to.equal(0);
      // The survivor answers for some time yet, and without a leader after it: neither makes it ready.
      const end = Date.now() + 3000;
      await until(() => {
        expect(open.state()).to.have.property('awaySince');
        return Date.now() > end;
      });
      await Promise.all(log.names.filter((name) => name !== kept).map((name) => log.restart(name)));
      await until(() => open.state() === 'ready');
      expect(await open.append({ matchId: header.id, entries: lines.slice(1, 2) })).to.include({ revision: 1 });
    });
});
