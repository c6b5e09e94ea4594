import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit, type Store, MemoryStore } from 'express-rate-limit';
import { Problem } from '../../domain/problems.js';
import { bareAddress } from './address.js';

/** Opens what counts within windows that begin with the first count; each name counts for itself. */
export type WindowStores = (name: string) => Store;

/** Windows of this process alone. */
export const memoryWindows: WindowStores = () => new MemoryStore();

/** What an address may do within a minute. */
export interface AddressLimit {
  /** Name of the limit in headers. */
  readonly name: string;
  readonly perMinute: number;
  /** Where it is counted. */
  readonly store: Store;
  /** What a request beyond the limit is answered with. */
  readonly tooMany: () => Error;
}

const MINUTE = 60_000;

/** Counts what comes from an address, or from a network of IPv6, and refuses it beyond a limit. */
export const limitByAddress = ({ name, perMinute, store, tooMany }: AddressLimit): RequestHandler =>
  rateLimit({
    windowMs: MINUTE,
    limit: perMinute,
    store,
    identifier: name,
    keyGenerator: ({ ip }) => ipKeyGenerator(bareAddress(ip)),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    validate: false,
    handler: (_req, _res, next) => {
      next(tooMany());
    },
  });

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
