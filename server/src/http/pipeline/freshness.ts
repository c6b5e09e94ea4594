import { LASTING_MAX_AGE } from '../../answers/max-ages.js';

/** Request headers that affect responses. **Source**: RFC 9110, section 12.5.5. */
export const DATA_VARIES = 'Accept, Accept-Encoding, Authorization';

/**
 * Returns `Cache-Control` for a response that only its caller may store and must revalidate with its tag once it is
 * stale.
 * **Source**: RFC 9111; RFC 8246.
 */
export const cacheControl = (maxAge: number): string =>
  `private, max-age=${maxAge}, ${maxAge === LASTING_MAX_AGE ? 'immutable' : 'must-revalidate'}`;

const tags = /(?:W\/)?"[^"]*"/gu;
const weak = (tag: string): string => tag.replace(/^W\//u, '');

/**
 * Whether a caller already has the response with a tag, according to `If-None-Match`. Ignores `Cache-Control:
 * no-cache`, which is meant for intermediate caches and which `fetch` adds whenever a program revalidates. **Source**:
 * RFC 9110, section 13.1.2; RFC 9111, section 5.2.1.4.
 */
export function hasResponse(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === tag) return ifNoneMatch === tag;
  return ifNoneMatch.trim() === '*' || (ifNoneMatch.match(tags) ?? []).some((one) => weak(one) === weak(tag));
}
