import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit';

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
    keyGenerator: ({ ip }) => ipKeyGenerator(ip ?? 'unknown'),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    validate: false,
    handler: (_req, _res, next) => {
      next(tooMany());
    },
  });
