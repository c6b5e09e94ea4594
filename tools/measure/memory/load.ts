import type { Target } from '../loop/target.js';
import { quantile } from '../quantile.js';
import { steadyLoad } from '../steady-load.js';

/** Codings that clients accept, in turn: another one for a match in each round. */
const CODINGS = ['identity', 'gzip', 'br'] as const;

/** How a server is loaded. */
export interface Load {
  readonly matchIds: readonly number[];
  readonly rounds: number;
  /** Requests a second. */
  readonly rate: number;
}

/** What came of the requests. **Units**: milliseconds. */
export interface Loaded {
  readonly requests: number;
  /** Responses other than expected, by status or error. */
  readonly failures: Readonly<Record<string, number>>;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Requests the statistics of every match, round by round. `isOver` ends it early. */
export async function load(
  target: Target,
  { matchIds, rounds, rate }: Load,
  isOver: () => boolean,
  progress: (done: number, all: number) => void,
): Promise<Loaded> {
  const all = matchIds.length * rounds;
  const send = async (n: number): Promise<number> => {
    const coding = CODINGS[(n + Math.floor(n / matchIds.length)) % CODINGS.length] ?? 'identity';
    const path = `/v1/matches/${matchIds[n % matchIds.length] ?? 0}/statistics/players`;
    const sent = target.send(path, undefined, { 'Accept-Encoding': coding });
    progress(n + 1, all);
    return (await sent).status;
  };
  const { milliseconds, failures } = await steadyLoad(send, rate, (sent) => sent >= all || isOver());
  const [p50Ms, p99Ms] = [0.5, 0.99].map((share) => Math.round(quantile(milliseconds, share))) as [number, number];
  return { requests: milliseconds.length, failures, p50Ms, p99Ms };
}
