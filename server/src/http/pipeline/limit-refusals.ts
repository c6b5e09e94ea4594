import type { RequestHandler } from 'express';
import { limitByAddress } from '../limits/limit-by-address.js';
import type { WindowStores } from '../limits/windows.js';
import { Problem } from '../../domain/problems.js';

/** How often an address may be refused a minute, and where that is counted. */
export interface RefusalLimit {
  readonly perMinute: number;
  readonly windows: WindowStores;
}

/** Counts what an address was refused: beyond the limit the refusal is a 429. */
export const limitRefusals = ({ perMinute, windows }: RefusalLimit, what: 'tokens' | 'permalinks'): RequestHandler =>
  limitByAddress({
    name: 'refusals',
    perMinute,
    store: windows(`refused-${what}`),
    tooMany: () =>
      new Problem(
        'too-many-refusals',
        `More than ${perMinute} ${what} from this address were refused within a minute. Wait as long as Retry-After says.`,
      ),
  });
