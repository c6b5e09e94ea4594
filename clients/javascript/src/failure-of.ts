import type { ProblemDetails } from './contract/types.js';
import { apiError, UnexpectedResponse, type ApiError } from './errors.js';
import { retryAfterOf } from './retries.js';

/** Returns the problem document or OAuth error in a text. **Empty**: `undefined`. */
function problemIn(text: string): Partial<ProblemDetails> | undefined {
  try {
    const read = JSON.parse(text) as Partial<ProblemDetails & OAuthError> | null;
    if (read?.error !== undefined) return { title: read.error, detail: read.error_description ?? read.error };
    return read?.type === undefined && read?.detail === undefined ? undefined : read;
  } catch {
    return undefined;
  }
}

/** An OAuth error. **Source**: RFC 6749, section 5.2. */
interface OAuthError {
  readonly error: string;
  readonly error_description: string;
}

/** Number of characters of an unexpected response that the error shows. */
const SHOWN = 80;

/**
 * Returns the error for an unsuccessful response. **Throws** `UnexpectedResponse` if a response below 500, other than
 * 401 and 429, has no problem document. This API always sends one, so the response comes from a proxy.
 */
export async function failureOf(response: Response, url: string): Promise<ApiError> {
  const { status, statusText } = response;
  const text = await response.text().catch(() => '');
  const problem = problemIn(text) ?? { title: statusText };
  if (status !== 401 && status !== 429 && status < 500 && problem.detail === undefined)
    throw new UnexpectedResponse(
      `${url} returned ${status} ${statusText}`.trimEnd() +
        ` without a problem document: a proxy in between refuses the request, not this API. ${text.slice(0, SHOWN)}`.trimEnd(),
    );
  const detail = status === 401 && { detail: 'The server does not accept the token, or none was sent.' };
  return apiError(status, { ...problem, ...detail }, retryAfterOf(response.headers.get('Retry-After')));
}
