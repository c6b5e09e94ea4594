import { MemoryPart } from '@goalsquare/data';
import { expect } from 'chai';
import { Problem } from '../../../src/domain/problems.js';
import { ResponsesUnderWay, type ResponseHold } from '../../../src/http/pipeline/responses-under-way.js';

const MEGABYTE = 1_048_576;

/** Reserves memory immediately. **Throws** an error if it would have to wait. */
function held(underWay: ResponsesUnderWay): ResponseHold {
  const hold = underWay.hold();
  if (hold instanceof Promise) throw new Error('there is no room');
  return hold;
}

describe('responses under way', () => {
  it('wait while those before them fill the memory, and begin in the order they came', async () => {
    const underWay = new ResponsesUnderWay(new MemoryPart('sending', 2 * MEGABYTE));
    const first = held(underWay);
    first.resize(1.9 * MEGABYTE);
    const order: string[] = [];
    const second = Promise.resolve(underWay.hold()).then((hold) => {
      order.push('second');
      hold.resize(1.9 * MEGABYTE);
      return hold;
    });
    const third = Promise.resolve(underWay.hold()).then((hold) => {
      order.push('third');
      return hold;
    });
    expect(underWay.waiting).to.equal(2);
    first.release();
    (await second).release();
    (await third).release();
    expect(order).to.deep.equal(['second', 'third']);
    expect([underWay.waiting, underWay.calculatedSize]).to.deep.equal([0, 0]);
  });

  it('never take much more than their limit, however many are requested', async () => {
    const part = new MemoryPart('sending', 4 * MEGABYTE);
    const underWay = new ResponsesUnderWay(part);
    let most = 0;
    await Promise.all(
      Array.from({ length: 200 }, async () => {
        const hold = await underWay.hold();
        hold.resize(MEGABYTE);
        most = Math.max(most, part.bytes);
        await new Promise(setImmediate);
        hold.release();
      }),
    );
    expect(most).to.be.within(MEGABYTE, 17 * MEGABYTE);
    expect(part.bytes).to.equal(0);
  });

  it('wait for the room that they need, and the largest is computed alone', async () => {
    const underWay = new ResponsesUnderWay(new MemoryPart('sending', 2 * MEGABYTE));
    const first = await underWay.hold(MEGABYTE);
    const second = await underWay.hold(MEGABYTE);
    const large = Promise.resolve(underWay.hold(5 * MEGABYTE));
    expect(underWay.waiting).to.equal(1);
    first.release();
    expect(underWay.waiting).to.equal(1);
    second.release();
    const hold = await large;
    expect([underWay.waiting, underWay.calculatedSize]).to.deep.equal([0, 5 * MEGABYTE]);
    hold.release();
  });

  it('count for nothing once they are computed and short', () => {
    const underWay = new ResponsesUnderWay(new MemoryPart('sending', MEGABYTE));
    held(underWay).resize(1000);
    expect(underWay.calculatedSize).to.equal(0);
  });

  it('may be larger than the limit one at a time', () => {
    const underWay = new ResponsesUnderWay(new MemoryPart('sending', 10));
    held(underWay).resize(MEGABYTE);
    expect(underWay.hold()).to.be.instanceOf(Promise);
  });

  it('release their memory once, even if that is done again', () => {
    const underWay = new ResponsesUnderWay(new MemoryPart('sending', MEGABYTE));
    const hold = held(underWay);
    hold.release();
    hold.release();
    expect(underWay.calculatedSize).to.equal(0);
  });

  it('are refused with 503 after a while', async () => {
    const underWay = new ResponsesUnderWay(new MemoryPart('sending', 10), 1);
    held(underWay);
    const error = await Promise.resolve(underWay.hold()).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(Problem);
    expect((error as Problem).status).to.equal(503);
    expect(underWay.waiting).to.equal(0);
  });
});
