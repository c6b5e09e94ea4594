import { gunzipSync } from 'node:zlib';
import { MemoryPart } from '@goalsquare/data';
import { expect } from 'chai';
import fc from 'fast-check';
import { ResponseCache } from '../../../src/http/pipeline/response-cache.js';

const ROOM = 20_000;

describe('cached responses', () => {
  it('never take more than their room, and are what was kept last under their key', async () => {
    const acts = fc.array(
      fc.record({
        key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'),
        size: fc.integer({ min: 0, max: 4000 }),
        isCoded: fc.boolean(),
      }),
      { maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(acts, async (all) => {
        const kept = new ResponseCache(new MemoryPart('responses', ROOM));
        const last = new Map<string, Buffer>();
        for (const { key, size, isCoded } of all) {
          const plain = Buffer.alloc(size, key);
          kept.keep(key, plain);
          last.set(key, plain);
          const answer = kept.get(key);
          if (answer !== undefined && isCoded)
            expect(gunzipSync(await kept.in(key, answer, 'gzip')).equals(plain)).to.equal(true);
          expect(kept.bytes).to.be.at.most(ROOM);
          for (const [name, bytes] of last) expect(kept.get(name)?.plain ?? bytes).to.equal(bytes);
        }
      }),
    );
  });

  it('forget what was used longest ago, and never keep what would fill an eighth of them', () => {
    const kept = new ResponseCache(new MemoryPart('responses', ROOM));
    const piece = Buffer.alloc(1000);
    for (const key of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      kept.keep(key, piece);
      kept.get('1');
    }
    kept.keep('9', piece);
    kept.keep('large', Buffer.alloc(ROOM / 8));
    expect(['1', '2', '9', 'large'].map((key) => kept.get(key) !== undefined)).to.deep.equal([
      true,
      false,
      true,
      false,
    ]);
  });

  it('count what small responses and their compressed forms take, and hold no larger buffers', async () => {
    const kept = new ResponseCache(new MemoryPart('responses', 10_000_000));
    const held = new Set<ArrayBufferLike>();
    for (let at = 0; at < 100; at += 1) {
      const response = kept.keep(String(at), Buffer.from(`${at} `.repeat(600)));
      held.add(response.plain.buffer);
      for (const coding of ['gzip', 'br', 'deflate'] as const)
        held.add((await kept.in(String(at), response, coding)).buffer);
    }
    const bytes = [...held].reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(bytes).to.be.within(1, kept.bytes);
  });
});
