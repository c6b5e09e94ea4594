import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { OAuthFault } from './grants/oauth-fault.js';

const MINUTE = 60_000;

/** Limits how often an address asks for a login or a token, whatever comes of it. */
export const limitByAddress = (perMinute: number): RequestHandler =>
  rateLimit({
    windowMs: MINUTE,
    limit: perMinute,
    identifier: 'logins',
    keyGenerator: (req) => ipKeyGenerator(req.ip ?? 'unknown'),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    validate: false,
    handler: (_req, _res, next) => {
      next(new OAuthFault('temporarily_unavailable', `More than ${perMinute} requests came from this address within a minute. Wait as long as Retry-After says.`, { status: 429 }));
    },
  });
