import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

/*
 * Continuously requests `/livez` of a server and measures the latency. The parent process sends `begin` and `end`. The
 * reply to `end` is the longest latency in between, in milliseconds. Time for which a process waited for a processor
 * that other programs used does not count, if the system reports it (Linux: `schedstat`).
 */

const [port = 0, pid = 0] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const PAUSE_MILLISECONDS = 1;
const NANOSECONDS = 1e6;

/** Milliseconds for which the main thread of a process has run, and for which it has waited for a processor. */
interface Times {
  readonly ran: number;
  readonly waited: number;
}

function timesOf(id: number): Times {
  try {
    const [ran = 0, waited = 0] = readFileSync(`/proc/${id}/task/${id}/schedstat`, 'utf8').split(' ').map(Number);
    return { ran: ran / NANOSECONDS, waited: waited / NANOSECONDS };
  } catch {
    return { ran: 0, waited: 0 };
  }
}

const timesOfBoth = (): readonly [Times, Times] => [timesOf(pid), timesOf(process.pid)];

/** Returns what a latency would have been if the server and this process had never waited for a processor. */
function holdOf(
  latency: number,
  [server, own]: readonly [Times, Times],
  [serverNow, ownNow]: readonly [Times, Times],
): number {
  const withoutOwn = latency - (ownNow.waited - own.waited);
  const withoutBoth = withoutOwn - (serverNow.waited - server.waited);
  return Math.max(withoutBoth, Math.min(withoutOwn, serverNow.ran - server.ran));
}

let longest = 0;
let longestLatency = 0;

function probe(): void {
  const begun = performance.now();
  const before = timesOfBoth();
  const again = (): void => {
    setTimeout(probe, PAUSE_MILLISECONDS);
  };
  get({ port, host: '127.0.0.1', path: '/livez', agent }, (answer) => {
    answer.resume().once('end', () => {
      const latency = performance.now() - begun;
      longestLatency = Math.max(longestLatency, latency);
      longest = Math.max(longest, holdOf(latency, before, timesOfBoth()));
      again();
    });
  }).once('error', again);
}

process.on('message', (message: 'begin' | 'end') => {
  if (message === 'begin') [longest, longestLatency] = [0, 0];
  else process.send?.({ holdMs: longest, latencyMs: longestLatency });
});
process.once('disconnect', () => {
  process.exit();
});
probe();
