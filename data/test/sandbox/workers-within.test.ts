import { expect } from 'chai';
import { megabytesOfWorkers, workersWithin } from '../../src/sandbox/worker-pool.js';

describe('the number of workers that simulate', () => {
  const cases: readonly (readonly [megabytes: number, cores: number, workers: number])[] = [
    [128, 16, 1],
    [512, 16, 1],
    [600, 16, 1],
    [700, 16, 2],
    [1024, 2, 2],
    [1024, 16, 3],
    [8192, 16, 16],
  ];
  for (const [megabytes, cores, workers] of cases)
    it(`is ${workers} within ${megabytes} MB on ${cores} cores`, () => {
      expect(workersWithin(megabytes, cores)).to.equal(workers);
    });

  it('takes at most half of the memory, and leaves 400 MB of it', () => {
    for (const megabytes of [512, 600, 700, 1024, 4096])
      expect(megabytesOfWorkers(workersWithin(megabytes, 64))).to.be.at.most(Math.min(megabytes / 2, megabytes - 400));
  });
});
