import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { nodeOptionsWith } from '../../../src/domain/config.js';
import { heapFlags, heapLimitOption } from '../../../src/domain/memory/limit-garbage.js';

/** A process that sets flags, replaces what it keeps, and prints the largest heap it had. **Units**: megabytes. */
function largestHeap(flags: readonly string[]): number {
  const program = `
    import { getHeapStatistics, setFlagsFromString } from 'node:v8';
    for (const flag of ${JSON.stringify(flags)}) setFlagsFromString(flag);
    const recent = [];
    let largest = 0;
    for (let n = 0; n < 6_000_000; n += 1) {
      recent[n % 300_000] = [n, n + 0.5, { n }];
      if (n % 50_000 === 0) largest = Math.max(largest, getHeapStatistics().total_heap_size);
    }
    console.log(largest / 1_048_576);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stderr).to.equal('');
  return Number(stdout);
}

/** The limit of the heap of a process with such options. **Units**: megabytes. */
function heapLimit(nodeOptions: string): number {
  const { stdout } = spawnSync(process.execPath, ['-p', 'v8.getHeapStatistics().heap_size_limit / 1048576'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: nodeOptions },
  });
  return Number(stdout);
}

describe('the heap of a further process', () => {
  const { NODE_OPTIONS: before } = process.env;
  afterEach(() => {
    if (before === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = before;
  });

  it('is limited to half of its budget, and at least to what a server needs', () => {
    delete process.env.NODE_OPTIONS;
    for (const [budget, least] of [
      [1024, 512],
      [128, 256],
    ] as const)
      expect(heapLimit(nodeOptionsWith(heapLimitOption(budget))), `${budget} MB`).to.be.within(least, least + 64);
  });

  it('has the limit that this process was started with', () => {
    process.env.NODE_OPTIONS = '--max-old-space-size=700';
    expect(heapLimit(nodeOptionsWith(heapLimitOption(512)))).to.be.within(700, 764);
  });
});

describe('the garbage of a process', () => {
  it('is limited where memory is small, and left to V8 elsewhere', () => {
    expect(heapFlags(512)).to.have.length(1);
    expect(heapFlags(1024)).to.deep.equal([]);
  });

  it('takes less of the heap with the flag, set while the process runs', () => {
    expect(largestHeap(heapFlags(512))).to.be.below(largestHeap([]) * 0.9);
  });
});
