import { expect } from 'chai';
import { readEvents, type StreamEvent } from '../../src/live/read-events';

async function read(pieces: readonly string[]): Promise<readonly StreamEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
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
