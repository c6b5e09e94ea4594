import { expect } from 'chai';
import type { EventStream } from '../../../src/features/events/event-stream.js';
import { Frames, type Bundle } from '../../../src/features/events/frames.js';
import { Topic, type ReadPage } from '../../../src/features/events/topic.js';
import { until } from '../../support/until.js';

/** A stream that records what is written to it. */
function recorder(): {
  readonly stream: EventStream;
  /** The events. */
  readonly text: () => string;
  /** The positions, each after the events before it. */
  readonly positions: () => string;
  readonly isOver: () => boolean;
} {
  let text = '';
  let isOpen = true;
  let positions = '';
  const write = ({ bytes, count }: Bundle): void => {
    if (!isOpen) return;
    if (count > 0) text += Buffer.from(bytes).toString();
    else positions += `${text}|${Buffer.from(bytes).toString()}`;
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
  return {
    stream: stream as unknown as EventStream,
    text: () => text,
    positions: () => positions,
    isOver: () => !isOpen,
  };
}

/** A sequence with one event in each step: its number. */
const numbers =
  (length: () => number): ReadPage =>
  ({ at }, steps) => {
    const to = Math.min(length(), at + steps);
    const frames = Array.from(
      { length: Math.max(0, to - at) },
      (_, n) => ({ type: 'MatchScore', kind: 'transaction', text: `${at + n + 1} ` }) as const,
    );
    return Promise.resolve({
      to,
      matches: [{ matchId: 1, season: { leagueId: 1, levelId: 1, seasonId: 1 }, frames: new Frames(frames) }],
    });
  };

const subscriberOf = (stream: EventStream) => ({ stream, types: undefined, canSee: () => true });

describe('a topic', () => {
  it('sends its streams a reset when the sequence moves back, and continues from there', async () => {
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
    const [first, ahead, second] = [recorder(), recorder(), recorder()];
    await topic.join(subscriberOf(first.stream), { at: 7 });
    await topic.join(subscriberOf(ahead.stream), { at: 12 });
    length = 4;
    topic.wake();
    const reset = 'id: 4\nevent: reset\ndata: {"from":"4"}\n\n';
    await until('the streams are reset', () => first.text().endsWith(reset) && ahead.text() === reset);
    await topic.join(subscriberOf(second.stream), topic.position);
    length = 6;
    topic.wake();
    await until('it goes on', () => second.text() === '5 6 ');
    expect([first.text(), ahead.text()]).to.deep.equal([`8 9 10 ${reset}5 6 `, `${reset}5 6 `]);
    expect([first, ahead, second].some(({ isOver }) => isOver())).to.equal(false);
  });

  it('sends its position as soon as the past events of a stream are sent', async () => {
    const read = numbers(() => 1200);
    const topic = new Topic(
      1200,
      read,
      () => read,
      (error) => {
        throw error;
      },
    );
    const { stream, positions } = recorder();
    await topic.join(subscriberOf(stream), { at: 1197 });
    expect(positions()).to.equal('1198 1199 1200 |id: 1200\nevent: position\ndata: {"id":"1200","current":true}\n\n');
  });

  it('sends every missed event after a failure to read', async () => {
    let length = 1;
    let isDown = false;
    const failures: unknown[] = [];
    const whole = numbers(() => length);
    const read: ReadPage = (after, steps) => (isDown ? Promise.reject(new Error('down')) : whole(after, steps));
    const topic = new Topic(
      1,
      read,
      () => read,
      (error) => failures.push(error),
    );
    const { stream, text } = recorder();
    await topic.join(subscriberOf(stream), topic.position);
    [isDown, length] = [true, 3];
    topic.wake();
    await until('it fails', () => failures.length === 1);
    [isDown, length] = [false, 4];
    topic.wake();
    await until('it sends all', () => text() === '2 3 4 ');
  });

  it('sends each step once to subscribers that join while many steps are added', async () => {
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
    const listeners = Array.from({ length: 20 }, recorder);
    const joining = listeners.map(async ({ stream }, at) => {
      for (let n = 0; n < at * 3; n += 1) await Promise.resolve();
      await topic.join(subscriberOf(stream), { at: 0 });
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
