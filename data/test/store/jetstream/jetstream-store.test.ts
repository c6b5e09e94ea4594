import { liveStoreCases } from '../live/live-store-cases.js';
import { jetStreamStore } from '../../../src/store/jetstream/jetstream-store.js';
import type { SharedSetting, SharedStore } from '../../../src/store/jetstream/shared-store.js';
import { needsNats, TestNats } from '../../support/nats.js';

describe('a live store in NATS JetStream', () => {
  let nats: TestNats | undefined;
  let count = 0;

  before(async function started() {
    needsNats(this);
    nats = await TestNats.start();
  });
  after(async () => {
    await nats?.remove();
  });

  const opened = async (setting: Partial<SharedSetting> = {}): Promise<SharedStore> => {
    const store = await jetStreamStore({
      urls: nats?.urls ?? [],
      copies: 1,
      name: `test${count}`,
      timeoutMilliseconds: 30_000,
      ...setting,
    });
    await store.caughtUp();
    return store;
  };

  liveStoreCases((base) => {
    count += 1;
    return opened({ base });
  });
});
