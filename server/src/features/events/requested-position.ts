import type { IncomingHttpHeaders } from 'node:http';
import { type Problem, invalidParameter } from '../../domain/problems.js';
import { truncated, quoted } from '../../domain/text/quoted.js';
import { positionId, parsePosition, type Position } from './position.js';

/** The position at which a stream should begin, and the parameter that sets it. */
export interface RequestedPosition {
  readonly position: Position;
  readonly parameter: 'Last-Event-ID' | 'from';
}

/**
 * Returns the position at which a stream should begin, from `Last-Event-ID` or `from`. **Empty**: `undefined` if the
 * stream begins now. **Throws** a problem of status 400 for a malformed id.
 */
export function requestedPosition(
  headers: IncomingHttpHeaders,
  query: Readonly<Record<string, unknown>>,
): RequestedPosition | undefined {
  const last = headers['last-event-id'];
  const [parameter, id] =
    typeof last === 'string' && last !== '' ? (['Last-Event-ID', last] as const) : (['from', query.from] as const);
  if (typeof id !== 'string') return undefined;
  const position = parsePosition(id);
  if (position === undefined) {
    const detail = `${parameter} ${quoted(id)} is not the id of an event. Send an id exactly as the stream sent it.`;
    throw invalidParameter(parameter, detail, truncated(id));
  }
  return { position, parameter };
}

/** Returns the problem for a `from` that is beyond the last event. */
export const positionBeyondEnd = (position: Position, end: number): Problem => {
  const id = positionId(position);
  const detail = `from '${id}' is beyond the last event, which is ${end}. Leave out from to begin there.`;
  return invalidParameter('from', detail, id);
};
