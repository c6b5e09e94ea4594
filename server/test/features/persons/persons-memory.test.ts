import { MemoryPart } from '@goalsquare/data';
import { expect } from 'chai';
import { currentPersons } from '../../../src/features/persons/persons.js';
import { workQueue } from '../../../src/domain/work-queue.js';
import { matchOfKicks, worldOfMatches } from '../../support/across-world.js';

/** A world of five players who are in two leagues. */
const world = worldOfMatches([1, 2].map((leagueId) => matchOfKicks({ id: 5000 + leagueId, leagueId, kicks: {} })));

describe('the memory of persons', () => {
  it('holds a name once for all seasons in which a player has it', async () => {
    const { index } = await currentPersons(() => world)();
    for (const { seasons } of index.values()) expect(new Set(seasons.map(({ name }) => name)).size).to.equal(1);
  });

  it('is counted for all of them, and for the search of each licence, which is evicted', async () => {
    const part = new MemoryPart('seasons', 1e6);
    const { searchFor } = await currentPersons(() => world, workQueue, part)();
    const whole = part.bytes;
    expect(whole)
      .to.equal(part.pinnedBytes)
      .and.equal(5 * (1500 + 2 * 500));
    const licence = { tier: 'Basic', leagues: [{ leagueId: 2 }] } as const;
    const search = await searchFor(licence);
    expect(search('petrel').length).to.equal(0);
    expect(part.bytes - whole).to.equal(5 * 1500);
    part.shrink(0);
    expect(part.bytes).to.equal(whole);
    expect(await searchFor(licence)).to.not.equal(search);
  });
});
