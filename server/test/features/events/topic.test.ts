import { expect } from 'chai';
import type { EventStream } from '../../../src/features/events/event-stream.js';
import { Frames, type Bundle } from '../../../src/features/events/frames.js';
import { Topic, type ReadAfter } from '../../../src/features/events/topic.js';
import { until } from '../../support/until.js';

/** A stream that keeps what is written to it. */
function keeping(): { readonly stream: EventStream; readonly text: () => string; readonly isOver: () => boolean } {
  let text = '';
  let isOpen = true;
  const write = ({ bytes }: Bundle): void => {
    if (isOpen) text += Buffer.from(bytes).toString();
  };
  const stream = {
    write,
    writeInTime: (bundle: Bundle) => {
      write(bundle);
      return Promise.resolve();
    },
    end: () => {
      isOpen = false;
    },
    get isOpen() {
      return isOpen;
    },
  };
  return { stream: stream as unknown as EventStream, text: () => text, isOver: () => !isOpen };
}

/** A sequence whose every step is one event, with its number. */
const numbers =
  (length: () => number): ReadAfter =>
  ({ at }, steps) => {
    const to = Math.min(length(), at + steps);
    const frames = Array.from(
      { length: Math.max(0, to - at) },
      (_, n) => ({ type: 'MatchScore', text: `${at + n + 1} ` }) as const,
    );
    return Promise.resolve({
      to,
      pieces: [{ matchId: 1, season: { leagueId: 1, levelId: 1, seasonId: 1 }, frames: new Frames(frames) }],
    });
  };

const listenerOf = (stream: EventStream) => ({ stream, types: undefined, mayKnow: () => true });

describe('a topic', () => {
  it('tells its streams that the sequence was moved back, and goes on from there', async () => {
    let length = 10;
    const read = numbers(() => length);
    const topic = new Topic(
      10,
      read,
      () => read,
      (error) => {
        throw error;
      },
    );
    const [first, ahead, second] = [keeping(), keeping(), keeping()];
    await topic.join(listenerOf(first.stream), { at: 7 });
    await topic.join(listenerOf(ahead.stream), { at: 12 });
    length = 4;
    topic.wake();
    const reset = 'id: 4\nevent: reset\ndata: {"from":"4"}\n\n';
    await until('the streams are reset', () => first.text().endsWith(reset) && ahead.text() === reset);
    await topic.join(listenerOf(second.stream), topic.position);
    length = 6;
    topic.wake();
    await until('it goes on', () => second.text() === '5 6 ');
    expect([first.text(), ahead.text()]).to.deep.equal([`8 9 10 ${reset}5 6 `, `${reset}5 6 `]);
    expect([first, ahead, second].some(({ isOver }) => isOver())).to.equal(false);
  });

  it('goes on with all that was not told once what it reads from can be read again', async () => {
    let length = 1;
    let isDown = false;
    const failures: unknown[] = [];
    const whole = numbers(() => length);
    const read: ReadAfter = (after, steps) => (isDown ? Promise.reject(new Error('down')) : whole(after, steps));
    const topic = new Topic(
      1,
      read,
      () => read,
      (error) => failures.push(error),
    );
    const { stream, text } = keeping();
    await topic.join(listenerOf(stream), topic.position);
    [isDown, length] = [true, 3];
    topic.wake();
    await until('it fails', () => failures.length === 1);
    [isDown, length] = [false, 4];
    topic.wake();
    await until('it tells all', () => text() === '2 3 4 ');
  });

  it('lets in whoever comes while many steps follow, and tells each step once', async () => {
    let length = 0;
    const read = numbers(() => length);
    const topic = new Topic(
      0,
      read,
      () => read,
      (error) => {
        throw error;
      },
    );
    const listeners = Array.from({ length: 20 }, keeping);
    const joining = listeners.map(async ({ stream }, at) => {
      for (let n = 0; n < at * 3; n += 1) await Promise.resolve();
      await topic.join(listenerOf(stream), { at: 0 });
    });
    for (let n = 0; n < 50; n += 1) {
      length += 37;
      topic.wake();
      await Promise.resolve();
    }
    await Promise.all(joining);
    const expected = Array.from({ length }, (_, n) => `${n + 1} `).join('');
    await until('all have all', () => listeners.every(({ text }) => text().length >= expected.length));
    for (const { text } of listeners) expect(text()).to.equal(expected);
  });
});
