import type { RequestHandler } from 'express';
import { routeOf } from '../contract/routes.js';

const exposed = ['ETag', 'Link', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'Deprecation', 'Sunset', 'X-Request-Id'].join(', ');
const DAY_SECONDS = 86_400;

/**
 * Lets pages of the configured origins call the API, and answers every OPTIONS request.
 * **Empty**: no origins, so browsers keep other sites out. **Source**: Fetch standard.
 */
export function cors(origins: readonly string[]): RequestHandler {
  const any = origins.includes('*');
  return (req, res, next) => {
    const { origin } = req.headers;
    if (!any && origins.length > 0) res.vary('Origin');
    const allowed = origin !== undefined && (any || origins.includes(origin));
    if (allowed) {
      res.setHeader('Access-Control-Allow-Origin', any ? '*' : origin);
      res.setHeader('Access-Control-Expose-Headers', exposed);
    }
    if (req.method !== 'OPTIONS') { next(); return; }
    const allow = routeOf(req.path)?.route.allow ?? 'GET, HEAD, OPTIONS';
    res.setHeader('Allow', allow);
    if (allowed) {
      res.setHeader('Access-Control-Allow-Methods', allow);
      res.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, If-None-Match, X-Request-Id');
      res.setHeader('Access-Control-Max-Age', String(DAY_SECONDS));
    }
    res.status(204).end();
  };
}
