import type { RequestHandler } from 'express';
import { routeOf } from '../contract/routes.js';
import { opensPermalink } from '../../domain/permalink-path.js';
import type { HeaderPairs } from './security-headers.js';

const exposed = [
  'Content-Disposition',
  'ETag',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Deprecation',
  'Sunset',
  'X-Request-Id',
].join(', ');
const DAY_SECONDS = 86_400;
const ORIGIN_DECIDES: HeaderPairs = [['Vary', 'Origin']];

/**
 * What the configured origins let pages do. **Empty**: no origins, so browsers keep other sites out. **Source**: Fetch
 * standard.
 */
export class CorsRules {
  readonly #isOpen: boolean;

  constructor(private readonly origins: readonly string[]) {
    this.#isOpen = origins.includes('*');
  }

  /**
   * The origin an answer lets in: `*` for any, told whoever asks, as a cache may give the answer to a page later.
   * **Empty**: the caller's is not let in, or is none.
   */
  allowed(origin: string | undefined, path: string): string | undefined {
    if (this.#isOpen || opensPermalink(path)) return '*';
    return origin !== undefined && this.origins.includes(origin) ? origin : undefined;
  }

  /** The headers of an answer that lets an origin in. */
  headers(allowed: string | undefined, path: string): HeaderPairs {
    const isSame = this.#isOpen || this.origins.length === 0 || opensPermalink(path);
    return [
      ...(isSame ? [] : ORIGIN_DECIDES),
      ...(allowed === undefined
        ? []
        : ([
            ['Access-Control-Allow-Origin', allowed],
            ['Access-Control-Expose-Headers', exposed],
          ] as const)),
    ];
  }
}

/** Lets pages of the configured origins call the API, and all pages open permalinks; answers every OPTIONS request. */
export const cors =
  (rules: CorsRules): RequestHandler =>
  (req, res, next) => {
    const allowed = rules.allowed(req.headers.origin, req.path);
    for (const [name, value] of rules.headers(allowed, req.path)) res.setHeader(name, value);
    if (req.method !== 'OPTIONS') {
      next();
      return;
    }
    const allow = routeOf(req.path)?.route.allow ?? 'GET, HEAD, OPTIONS';
    res.setHeader('Allow', allow);
    if (allowed !== undefined) {
      res.setHeader('Access-Control-Allow-Methods', allow);
      res.setHeader(
        'Access-Control-Allow-Headers',
        'Authorization, Content-Type, If-None-Match, Last-Event-ID, X-Request-Id',
      );
      res.setHeader('Access-Control-Max-Age', String(DAY_SECONDS));
    }
    res.status(204).end();
  };
