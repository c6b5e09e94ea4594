import { expect } from 'chai';
import { smallWorld } from '../support/small-world.js';
import { walkEverything, type Walked } from './whole-walk.js';

const WALK_TIMEOUT = 300_000;

describe('a walk over the sandbox by ids alone', function () {
  this.timeout(WALK_TIMEOUT);
  let walked: Walked;

  before(async () => {
    walked = await walkEverything(await smallWorld());
  });

  it('finds every answer as the contract has it, and every refusal where it belongs', () => {
    expect(walked.faults.world).to.deep.equal([]);
  });

  it('shows an account what it is licensed for and refuses it the rest, by the shortcuts of the default league too', () => {
    expect(walked.licensed).to.deep.equal(['1/1/2025', '1/1/2026', '3/1/2026']);
    expect([...walked.faults.licence, ...walked.faults.unlicensed]).to.deep.equal([]);
  });

  it('meets the limits of every operation that is not free, and the want of every league', () => {
    expect([...walked.faults.limits, ...walked.faults.nothing]).to.deep.equal([]);
  });

  it('sees every status of every operation, and none the contract does not list', () => {
    expect(walked.coverage.missing()).to.deep.equal([]);
    expect(walked.coverage.undocumented()).to.deep.equal([]);
  });
});
