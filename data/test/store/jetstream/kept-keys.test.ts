import { expect } from 'chai';
import { KeptKeys } from '../../../src/store/jetstream/kept-keys.js';
import { KEYS_KEPT_MILLISECONDS } from '../../../src/store/live/batch-keys.js';

const kept = (at: number) => ({ digest: 'd', revision: 1, at });

describe('keys of the shared log', () => {
  it('are kept apart by match', () => {
    const keys = new KeptKeys();
    keys.keep(1, 'a', kept(5));
    expect([keys.get(1, 'a'), keys.get(2, 'a'), keys.get(1, 'b')]).to.deep.equal([kept(5), undefined, undefined]);
  });

  it('are forgotten after a day, by the clock of the log', () => {
    const keys = new KeptKeys();
    for (let at = 0; at < 100; at += 1) keys.keep(1, String(at), kept(at));
    for (const [now, first] of [
      [KEYS_KEPT_MILLISECONDS, 0],
      [KEYS_KEPT_MILLISECONDS + 30, 30],
      [KEYS_KEPT_MILLISECONDS + 31, 31],
      [KEYS_KEPT_MILLISECONDS + 99, 99],
    ] as const) {
      keys.forget(now);
      expect(Array.from({ length: 100 }, (_, at) => at).find((at) => keys.get(1, String(at)) !== undefined)).to.equal(
        first,
      );
    }
  });
});
