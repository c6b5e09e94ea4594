import { expect } from 'chai';
import { readEvents, readUntilReset, type StreamEvent } from '../../src/live/read-events';

const bodyOf = (pieces: readonly string[], more: Pick<UnderlyingDefaultSource, 'cancel'> = {}) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      if (more.cancel === undefined) controller.close();
    },
    ...more,
  });

async function read(pieces: readonly string[]): Promise<readonly StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEvents(bodyOf(pieces))) events.push(event);
  return events;
}

describe('readEvents', () => {
  const one = { id: '7.0', type: 'MatchScore', data: '{"a":1}' };
  const cases: readonly (readonly [what: string, pieces: readonly string[], events: readonly StreamEvent[]])[] = [
    ['an event', ['id: 7.0\nevent: MatchScore\ndata: {"a":1}\n\n'], [one]],
    ['an event that comes in pieces', ['id: 7.', '0\nevent: Match', 'Score\ndata: {"a":1}\n', '\n'], [one]],
    ['lines that end as Windows ends them', ['id: 7.0\r\nevent: MatchScore\r\ndata: {"a":1}\r\n\r\n'], [one]],
    ['no comment, no hint, and nothing that was broken off', [': on\n\nretry: 2000\nid: 3\n\nid: 8\ndata: half'], []],
    ['data of several lines, without a name', ['data: a\ndata:b\n\n'], [{ id: '', type: 'message', data: 'a\nb' }]],
  ];
  for (const [what, pieces, events] of cases)
    it(`reads ${what}`, async () => {
      expect(await read(pieces)).to.deep.equal(events);
    });
});

describe('readUntilReset', () => {
  const score = (id: string): string => `id: ${id}\nevent: MatchScore\ndata: {}\n\n`;
  const reset = 'id: 3\nevent: reset\ndata: {"from":"3"}\n\n';
  async function readFrom(from: string | undefined, body: ReadableStream<Uint8Array>) {
    const types: string[] = [];
    const last = await readUntilReset(body, from, ({ type }) => {
      types.push(type);
    });
    return { last, types };
  }

  it('returns the id of the last event that has one', async () => {
    expect((await readFrom(undefined, bodyOf([score('1.0'), score('2.0'), 'data: {}\n\n']))).last).to.equal('2.0');
    expect((await readFrom('7.0', bodyOf([]))).last).to.equal('7.0');
  });

  it('ends with a reset, returns nothing to resume from, and closes the response', async () => {
    let isClosed = false;
    const body = bodyOf([score('7.0'), reset, score('4.0')], {
      cancel: () => {
        isClosed = true;
      },
    });
    expect(await readFrom(undefined, body)).to.deep.equal({ last: undefined, types: ['MatchScore', 'reset'] });
    expect(isClosed).to.equal(true);
  });
});
