import { expect } from 'chai';
import { growingBytes } from '../../../src/memory/sizes.js';
import { MemoryPart } from '../../../src/memory/memory-part.js';
import { LIVE_SHARE } from '../../../src/memory/store-memory.js';
import { LiveMatches } from '../../../src/store/live/live-matches.js';
import { seasonOf } from '../../../src/store/live/live-seasons.js';
import { emptyStore } from '../../../src/store/empty-store.js';
import { header } from '../../support/small-log.js';

describe('growing matches of which not all fit into memory', () => {
  it('are read again only if they do not fit, however often all of them are read in turn', () => {
    const ids = [1, 2, 3, 4, 5, 6];
    const read: number[] = [];
    const matches = new LiveMatches(
      {
        base: emptyStore,
        baseIds: [],
        seasons: { briefs: [], records: [] },
        load: (id) => {
          read.push(id);
          return { header: { ...header, id }, entries: [] };
        },
        complain: () => undefined,
        memory: new MemoryPart('live', (4 * growingBytes(0) + 10) / LIVE_SHARE),
      },
      ids.map((matchId) => ({ matchId, revision: 0, season: seasonOf(header), origin: seasonOf(header) })),
    );
    for (let round = 0; round < 16; round += 1) for (const id of ids) expect(matches.get(id)?.header.id).to.equal(id);
    // All are read once, and then about two in each of fifteen rounds. An LRU cache would read all six.
    expect(read.length).to.be.within(6 + 15, 6 + 3 * 15);
  });
});
