import { parseArgs } from 'node:util';
import { SEASON_MATCHES } from './season.js';

/** Settings of a run. `sampleMs` is how long one engine runs a query before the next engine has its turn. */
export interface Options {
  readonly json: boolean;
  readonly matches: number;
  readonly rounds: number;
  readonly sampleMs: number;
  readonly peers: readonly string[] | undefined;
  /** Whether to measure one peer beside our engine in this process, and print the result for the parent process. */
  readonly alone: boolean;
  /** Whether to also measure loading from disk. */
  readonly loading: boolean;
}

/** Reads the command line. **Throws** a TypeError that names the unknown option. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean' },
      quick: { type: 'boolean' },
      peers: { type: 'string' },
      alone: { type: 'boolean' },
      loading: { type: 'boolean' },
    },
  });
  return {
    json: values.json === true,
    ...(values.quick === true
      ? { matches: 20, rounds: 9, sampleMs: 4 }
      : { matches: SEASON_MATCHES, rounds: 41, sampleMs: 10 }),
    peers: values.peers?.split(','),
    alone: values.alone === true,
    loading: values.loading === true,
  };
}
