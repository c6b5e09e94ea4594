import { Problem } from '../../domain/problems.js';
import type { Step } from '../pipeline/run-steps.js';

/** Longest URI that is read, in bytes. **Source**: design section 4. */
export const MAX_URI_BYTES = 8192;

/** Most headers of one request. */
export const MAX_HEADERS = 100;

/** Refuses a longer URI. **Throws** a problem of status 414. */
export const uriLimit: Step = ({ req: { originalUrl } }) => {
  const bytes = Buffer.byteLength(originalUrl);
  if (bytes > MAX_URI_BYTES)
    throw new Problem(
      'uri-too-long',
      `The URI is ${bytes} bytes long, and may be ${MAX_URI_BYTES} at most. Use the POST operation instead.`,
    );
};

/** Refuses more headers. The HTTP parser limits their length. **Throws** a problem of status 431. */
export const headerLimit: Step = ({ req: { rawHeaders } }) => {
  if (rawHeaders.length > 2 * MAX_HEADERS)
    throw new Problem('headers-too-large', `The request has more than ${MAX_HEADERS} headers.`);
};
