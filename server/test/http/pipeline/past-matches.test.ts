import { growingBytes, logBytes, matchBytes } from '@goalsquare/data';
import { openMatch } from '@goalsquare/engine';
import { expect } from 'chai';
import { memoryParts } from '../../../src/domain/memory/memory-parts.js';
import { PastMatches } from '../../../src/http/pipeline/past-matches.js';
import { logs } from '../../support/match-log.js';

describe('past matches', () => {
  it('count the present match that their log is cached for, because it stays in memory with the log', async () => {
    const log = logs[0] as (typeof logs)[number];
    const present = openMatch(log);
    const past = new PastMatches(
      {
        matchIds: () => Promise.resolve([present.id]),
        match: () => Promise.resolve(present),
        log: () => Promise.resolve(log),
      },
      Date.now,
    );
    const before = memoryParts.live.bytes;
    const { match } = await past.at(present, { revision: 0 });
    const sizes = [logBytes(log.entries.length), matchBytes(present), matchBytes(match), growingBytes(0)];
    expect(memoryParts.live.bytes - before).to.be.at.least(sizes.reduce((sum, bytes) => sum + bytes));
  });
});
