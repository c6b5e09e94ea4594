import { expect } from 'chai';
import { memoryParts } from '../../../src/domain/memory/memory-parts.js';
import { EventLogCache } from '../../../src/features/events/event-log-cache.js';
import { header } from '../../support/match-log.js';
import { played } from './scene.js';

const LIMIT = 200_000;

describe('the cached events of matches', () => {
  const { streams } = memoryParts;
  const before = streams.limit;
  afterEach(() => {
    streams.resize(before);
  });

  it('stay within their part of the memory, though each kind of reader has a cache', async () => {
    const [others, evictions] = [streams.bytes, streams.evictions];
    streams.resize(LIMIT);
    const caches = Array.from({ length: 4 }, () => new EventLogCache());
    const entries = played.slice(0, 100);
    const eventsOf = (cache: EventLogCache, id: number) =>
      cache.between({ header: { ...header, id }, entries }, 0, entries.length);
    const [first] = await Promise.all(caches.map((cache) => eventsOf(cache, 1)));
    for (let id = 2; id <= 20; id += 1) await Promise.all(caches.map((cache) => eventsOf(cache, id)));
    expect(streams.bytes - others).to.be.at.most(LIMIT);
    expect(streams.evictions).to.be.above(evictions);
    for (const cache of caches) expect(await eventsOf(cache, 1)).to.deep.equal(first);
  });
});
