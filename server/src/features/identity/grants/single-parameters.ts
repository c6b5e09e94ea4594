import type { RequestHandler } from 'express';
import { OAuthFault } from './oauth-fault.js';

/** Request parameters, each sent at most once. */
export type SingleParameters = Readonly<Partial<Record<string, string>>>;

const MAX_PARAMETERS = 30;
const MAX_VALUE_LENGTH = 4096;
const saneName = /^[A-Za-z0-9_.-]{1,64}$/u;

/**
 * Parses a query or form. A parameter without a value counts as missing.
 * **Throws** `OAuthFault` for repeated parameters, and for too many or too long ones. **Source**: RFC 6749, section
 * 3.1.
 */
export function singleParameters(text: string): SingleParameters {
  const found = Object.create(null) as Record<string, string>;
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if ((count += 1) > MAX_PARAMETERS)
      throw new OAuthFault('invalid_request', `More than ${MAX_PARAMETERS} parameters were sent.`);
    if (value.length > MAX_VALUE_LENGTH)
      throw new OAuthFault('invalid_request', `A parameter is longer than ${MAX_VALUE_LENGTH} characters.`);
    if (found[name] !== undefined)
      throw new OAuthFault(
        'invalid_request',
        saneName.test(name) ? `The parameter ${name} was sent more than once.` : 'A parameter was sent more than once.',
      );
    if (value !== '') found[name] = value;
  }
  return found;
}

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}

/**
 * Replaces `req.query` with the parameters that `singleParameters` parses, so that our checks, oauth2orize and passport
 * all use the same values. **Throws** `OAuthFault` for an invalid query.
 */
export const readQuery: RequestHandler = (req, _res, next) => {
  Object.defineProperty(req, 'query', { value: singleParameters(queryOf(req.originalUrl)) });
  next();
};
