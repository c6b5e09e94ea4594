import { ByteCache, MemoryPart } from '@goalsquare/data';
import { expect } from 'chai';
import { ResidentMemory } from '../../../src/domain/memory/resident-memory.js';
import { ResponsesUnderWay } from '../../../src/http/pipeline/responses-under-way.js';

describe('the memory that a process takes', () => {
  let [resident, busyShare, evicted, collected, now] = [0, 1, 0, 0, 0];
  const source = {
    resident: () => resident,
    busyShare: () => busyShare,
    evict: () => {
      evicted += 1;
    },
    collectGarbage: () => {
      collected += 1;
    },
    now: () => now,
  };
  let memory: ResidentMemory;

  beforeEach(() => {
    [resident, busyShare, evicted, collected, now] = [0, 1, 0, 0, 0];
    memory = new ResidentMemory(source);
  });

  it('has room for everything until it has a budget', () => {
    resident = 1e12;
    memory.check();
    expect([memory.hasRoom(1e12), evicted]).to.deep.equal([true, 0]);
  });

  it('has room up to a share of its budget', () => {
    memory.watch(1000);
    resident = 900;
    expect([memory.hasRoom(40), memory.hasRoom(41)]).to.deep.equal([true, false]);
  });

  const checked = (...readings: readonly (readonly [at: number, bytes: number])[]): readonly number[] => {
    memory.watch(1000);
    for (const [at, bytes] of readings) {
      [now, resident] = [at, bytes];
      memory.check();
    }
    return [evicted, collected];
  };

  it('is relieved if it is nearly full, and not again at once', () => {
    expect(checked([0, 840], [1000, 841], [5999, 930], [20_000, 400], [21_000, 930])).to.deep.equal([2, 0]);
  });

  it('is freed of garbage if the caches were shrunk without success', () => {
    expect(checked([1000, 841], [5999, 841], [6000, 841], [11_000, 841])).to.deep.equal([3, 2]);
  });

  it('is freed of garbage if it is short again soon after the caches were shrunk', () => {
    expect(checked([1000, 841], [2000, 801], [6000, 841])).to.deep.equal([2, 1]);
    expect(checked([7000, 800], [11_000, 841])).to.deep.equal([3, 1]);
  });

  it('is freed of garbage at once if it is almost full, and not again at once', () => {
    expect(checked([1000, 940], [1500, 941], [2000, 990], [6499, 990])).to.deep.equal([2, 1]);
    expect(checked([6500, 990])).to.deep.equal([2, 2]);
  });

  it('is freed of garbage once whenever the process becomes quiet, and keeps its caches', () => {
    memory.watch(1000);
    const checks = (count: number, share: number): number => {
      busyShare = share;
      for (let n = 0; n < count; n += 1) memory.check();
      return collected;
    };
    expect([checks(39, 0.01), checks(1, 0.5), checks(39, 0.01), checks(1, 0)]).to.deep.equal([0, 0, 0, 1]);
    expect([checks(500, 0), checks(1, 0.5), checks(40, 0.03)]).to.deep.equal([1, 1, 2]);
    expect(evicted).to.equal(0);
  });

  it('lets further large responses wait while it is full, except one', async () => {
    const underWay = new ResponsesUnderWay(new MemoryPart('sending', 1e9), 10_000, { hasRoom: () => resident === 0 });
    resident = 1;
    const first = await underWay.hold(100_000);
    const second = underWay.hold(100_000);
    expect(underWay.waiting).to.equal(1);
    first.release();
    (await second).release();
  });

  it('is smaller once caches are shrunk: what was used last is kept', () => {
    const part = new MemoryPart('columns', 1000);
    const cache = new ByteCache<number, object>(part, { sizeOf: () => 100 });
    for (let key = 0; key < 10; key += 1) cache.set(key, {});
    cache.get(0);
    part.shrink(0.25);
    expect([part.bytes, [...cache.keys()].sort(), part.evictions]).to.deep.equal([200, [0, 9], 8]);
  });
});
