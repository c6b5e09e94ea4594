import { expect } from 'chai';
import { readMessage } from '../../../src/store/jetstream/stream-message.js';

const INSTANTS = ['2026-11-27T05:30:00.999999950Z', '2026-11-27T05:30:00.123456789Z', '2026-11-27T05:30:01.000000000Z'];

const nanosecondsOf = (instant: string): bigint =>
  BigInt(Date.parse(`${instant.slice(0, 19)}Z`)) * 1_000_000n + BigInt(instant.slice(20, 29));

const [seq, subject, data] = [7, 'a', new Uint8Array()];

describe('a message of the stream', () => {
  for (const instant of INSTANTS)
    it(`taken at ${instant} has the same time from a consumer as from the stream`, () => {
      const timestampNanos = nanosecondsOf(instant);
      // The client computes this from a number, which has only every 256th nanosecond of this year.
      const time = new Date(Math.floor(Number(timestampNanos) / 1_000_000));
      const ofStream = { seq, subject, data, time: new Date(Date.parse(instant)) };
      expect(readMessage({ seq, subject, data, time, timestampNanos }, undefined)).to.deep.equal(
        readMessage(ofStream, undefined),
      );
    });
});
