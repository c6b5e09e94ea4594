import type { IncomingMessage } from 'node:http';
import { Problem } from '../../domain/problems.js';
import type { Route } from '../contract/routes.js';
import type { Step } from '../pipeline/run-steps.js';

/** Maximum length of a URI, in bytes. **Source**: `docs/limits.md`. */
export const MAX_URI_BYTES = 8192;

/** Maximum number of headers in a request. */
export const MAX_HEADERS = 100;

/**
 * Returns the detail for a URI that is too long. It names the POST operation if the route accepts the same query by
 * POST.
 */
export const withPostForm = (detail: string, route: Route | undefined): string =>
  route?.hasPostForm === true ? `${detail} Use the POST operation instead.` : detail;

/** Refuses URIs that are too long. **Throws** a problem of status 414. */
export const uriLimit: Step = ({ req: { originalUrl }, route }) => {
  const bytes = Buffer.byteLength(originalUrl);
  if (bytes > MAX_URI_BYTES)
    throw new Problem(
      'uri-too-long',
      withPostForm(`The URI is ${bytes} bytes long; the limit is ${MAX_URI_BYTES}.`, route),
    );
};

/** Whether a request has more headers than are accepted. The parser drops those beyond its limit. */
export const hasTooManyHeaders = ({ rawHeaders }: IncomingMessage): boolean => rawHeaders.length > 2 * MAX_HEADERS;

/** Refuses requests with too many headers. The HTTP parser limits their length. **Throws** a problem of status 431. */
export const headerLimit: Step = ({ req }) => {
  if (hasTooManyHeaders(req))
    throw new Problem('headers-too-large', `The request has more than ${MAX_HEADERS} headers.`);
};
