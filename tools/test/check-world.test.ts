import { openMatch } from '@goalsquare/engine';
import { sandboxMatch } from '@goalsquare/data';
import { expect } from 'chai';
import { smallWorld } from '../small-world.js';
import { brokenLaws } from '../check-real/laws.js';
import { contradictionsIn } from '../check-world/story-laws.js';

const played = 110510101;

describe('the laws of a match', function () {
  this.timeout(120_000);

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

  it('are seen to be broken by a rotation that is taken out, and by a score whose chain is not', () => {
    const log = sandboxMatch(played);
    if (log === undefined) throw new Error('the match is not there');
    const rotation = log.entries.find((entry) => entry.kind === 'transaction' && entry.code === 'ROIN');
    const without = { ...log, entries: log.entries.filter((entry) => entry !== rotation) };
    expect(contradictionsIn(openMatch(log))).to.deep.equal([]);
    expect(contradictionsIn(openMatch(without)).join('\n')).to.match(
      /is on the ground already|not on the ground|by a person of the bench/u,
    );
  });
});
