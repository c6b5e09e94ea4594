const BOTH = 'application/json, text/event-stream';

/** Returns the media types of an `Accept` header, without parameters. **Empty**: an empty type without a header. */
const typesIn = (accept: string | null): readonly string[] =>
  (accept ?? '').split(',').map((item) => item.split(';', 1)[0]?.trim().toLowerCase() ?? '');

const includesAny = (types: readonly string[], ...names: readonly string[]): boolean =>
  names.some((name) => types.includes(name));

/** Whether a client accepts JSON: by name, by a range, or because it sends no `Accept` header. */
export const acceptsJson = (accept: string | null): boolean =>
  includesAny(typesIn(accept), '', '*/*', 'application/*', 'application/json');

/**
 * Returns the `Accept` header that the SDK requires, which names JSON and event streams. The header of a client that
 * accepts neither is unchanged, so the SDK rejects the request. **Source**: RFC 9110, section 12.5.1; MCP 2025-11-25,
 * transports.
 */
export const completeAccept = (accept: string | null): string =>
  acceptsJson(accept) || includesAny(typesIn(accept), 'text/*', 'text/event-stream') ? BOTH : (accept ?? BOTH);
