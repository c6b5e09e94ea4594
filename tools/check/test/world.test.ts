import { expect } from 'chai';
import { smallWorld } from '../../../server/test/support/small-world.js';
import { brokenLaws } from '../real/laws.js';
import {
  buildFaultsIn,
  overlapsIn,
  playedTime,
  seasonsOf,
  shortBreaksIn,
  type PlayedTime,
} from '../world/season-laws.js';
import { contradictionsIn } from '../world/match-laws.js';

describe('the laws of a match', () => {
  it('hold in every match of the small world', async () => {
    const { matches } = await smallWorld();
    const faults: string[] = [];
    let count = 0;
    for (const id of await matches.matchIds()) {
      const match = await matches.match(id);
      if (match === undefined || match.details().transactions.ids.length === 0) continue;
      count += 1;
      faults.push(
        ...contradictionsIn(match),
        ...brokenLaws(match).map(({ law, code }) => `match ${id}: ${law} of ${code}`),
      );
    }
    expect(count).to.be.above(50);
    expect(faults).to.deep.equal([]);
  });
});

describe('the laws of a season', () => {
  it('hold in the small world', async () => {
    const { matches, world } = await smallWorld();
    const times: PlayedTime[] = [];
    for (const id of await matches.matchIds()) {
      const match = await matches.match(id);
      const time = match === undefined ? undefined : playedTime(match);
      if (time !== undefined) times.push(time);
    }
    expect(times.length).to.be.above(50);
    expect(overlapsIn(times)).to.deep.equal([]);
    expect(shortBreaksIn(times)).to.deep.equal([]);
    expect(seasonsOf(world).flatMap(buildFaultsIn)).to.deep.equal([]);
  });
});
