import { isPermalinkPath } from '../../domain/permalink-path.js';
import { MCP_PATH } from '../contract/mcp-path.js';
import type { Step } from '../pipeline/run-steps.js';

const exposed = [
  'Accept-Query',
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Location',
  'Content-Range',
  'ETag',
  'Goalsquare-Validation',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Deprecation',
  'Sunset',
  'X-Request-Id',
].join(', ');
const DAY_SECONDS = 86_400;
const ORIGIN_DECIDES = ['Vary', 'Origin'] as const;

/**
 * CORS headers for pages from the configured origins. **Empty**: no origins, so browsers block other sites.
 * **Source**: Fetch standard.
 */
export class CorsRules {
  readonly #isOpen: boolean;

  constructor(private readonly origins: readonly string[]) {
    this.#isOpen = origins.includes('*');
  }

  /**
   * Returns the origin that may read the response: `*` if every origin may, because a cache may pass the response to
   * another page.
   * **Empty**: the caller's origin may not read it, or was not sent.
   */
  allowed(origin: string | undefined, path: string): string | undefined {
    if (this.#isOpen || isPermalinkPath(path)) return '*';
    return origin !== undefined && this.origins.includes(origin) ? origin : undefined;
  }

  /**
   * Returns the CORS headers of a response, each name followed by its value. `allowed` is the origin that may read it.
   */
  headers(allowed: string | undefined, path: string): readonly string[] {
    const isSame = this.#isOpen || this.origins.length === 0 || isPermalinkPath(path);
    if (allowed === undefined) return isSame ? [] : ORIGIN_DECIDES;
    const allows = ['Access-Control-Allow-Origin', allowed, 'Access-Control-Expose-Headers', exposed];
    return isSame ? allows : [...ORIGIN_DECIDES, ...allows];
  }
}

/**
 * Returns a step that lets pages from the configured origins call the API, and all pages open permalinks. It answers
 * every OPTIONS request.
 */
export const cors =
  (rules: CorsRules): Step =>
  (context) => {
    const { req, res, path, route } = context;
    const allowed = rules.allowed(req.headers.origin, path);
    context.addHeaders(rules.headers(allowed, path));
    if (req.method !== 'OPTIONS') return;
    const allow = route?.allow ?? (path === MCP_PATH ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS');
    res.setHeader('Allow', allow);
    if (allowed !== undefined) {
      res.setHeader('Access-Control-Allow-Methods', allow);
      res.setHeader(
        'Access-Control-Allow-Headers',
        'Authorization, Content-Type, If-None-Match, If-Range, Last-Event-ID, Mcp-Method, Mcp-Name, ' +
          'Mcp-Protocol-Version, Prefer, Range, X-Request-Id',
      );
      res.setHeader('Access-Control-Max-Age', String(DAY_SECONDS));
    }
    context.answered();
    context.setHeaders();
    res.status(204).end();
  };
