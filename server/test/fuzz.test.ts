import { expect } from 'chai';
import { fuzz, type Fuzzed } from './fuzz/fuzz.js';
import { fuzzedRoutes } from './fuzz/fuzzed-routes.js';
import { smallWorld } from './support/small-world.js';

/** How many requests are sent. A long run sends 20,000. */
const requests = Number(process.env.TEST_RUNS ?? 950);

describe('whatever is sent to any operation', function () {
  this.timeout(300 * requests);
  let fuzzed: Fuzzed;

  before(async () => {
    fuzzed = await fuzz(await smallWorld(), { requests, seed: 53, deadline: 30_000 });
  });

  it('is answered as the contract has it, or refused by name: never 500, never not at all', () => {
    expect(fuzzed.faults).to.deep.equal([]);
  });

  it('reaches every operation and extension', () => {
    expect([...fuzzed.counts.keys()]).to.deep.equal(fuzzedRoutes.map(({ id }) => id));
  });
});
