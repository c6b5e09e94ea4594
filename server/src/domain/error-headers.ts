/** Headers of a response that reports an error. */
export interface ErrorHeaders {
  readonly headers?: Readonly<Record<string, string>>;
  /** When the client may try again. **Units**: seconds. */
  readonly retryAfterSeconds?: number | undefined;
}

/** Returns the headers of an error. **Source**: RFC 9110, section 10.2.3. */
export const errorHeaders = ({ headers, retryAfterSeconds }: ErrorHeaders): Readonly<Record<string, string>> => ({
  ...headers,
  ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
});
