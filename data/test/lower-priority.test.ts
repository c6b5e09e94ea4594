import { spawn } from 'node:child_process';
import { constants, getPriority } from 'node:os';
import { expect } from 'chai';
import { lowerPriority } from '../src/lower-priority.js';

describe('a lower priority', () => {
  it('is that of the process, and one that may not have it keeps its own', () => {
    const child = spawn(process.execPath, ['--eval', 'process.stdin.resume()'], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const { pid = 0 } = child;
    expect(lowerPriority(pid)).to.equal(true);
    expect(getPriority(pid)).to.equal(constants.priority.PRIORITY_LOW);
    child.kill('SIGKILL');
    // There is no such process: the system refuses, as it does under a filter of system calls.
    expect(lowerPriority(2 ** 30)).to.equal(false);
  });
});
