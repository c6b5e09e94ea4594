import { expect } from 'chai';
import { bytesOf, messageOf, type BatchMessage } from '../../../src/store/jetstream/message.js';

const message: BatchMessage = { after: 3, entries: [{ kind: 'removal', id: 8 }], key: { name: 'a', digest: 'b' } };

describe('a message of the shared log', () => {
  it('is read as it was written, long or short', () => {
    const long: BatchMessage = {
      ...message,
      header: { id: 7 },
      entries: Array.from({ length: 5000 }, (_, id) => ({ kind: 'removal', id })),
    };
    for (const one of [message, long]) expect(messageOf(bytesOf(one))).to.deep.include(one);
    expect(bytesOf(long).length).to.be.below(JSON.stringify(long).length / 3);
  });

  const unknown: readonly (readonly [string, string])[] = [
    ['no JSON', 'x'],
    ['nothing', ''],
    ['null', 'null'],
    ['another form', '{"form":2,"after":0,"entries":[],"key":{"name":"a","digest":"b"}}'],
    ['no revision', '{"form":1,"entries":[],"key":{"name":"a","digest":"b"}}'],
    ['no entries', '{"form":1,"after":0,"key":{"name":"a","digest":"b"}}'],
    ['no key', '{"form":1,"after":0,"entries":[]}'],
  ];
  for (const [what, text] of unknown)
    it(`is not read where it is ${what}`, () => {
      expect(messageOf(Buffer.from(text))).to.equal(undefined);
    });

  it('is not read where it is compressed and cut short', () => {
    const bytes = bytesOf({ ...message, entries: Array.from({ length: 5000 }, (_, id) => ({ id })) });
    expect(messageOf(bytes.subarray(0, bytes.length - 9))).to.equal(undefined);
  });
});
