import type { IncomingHttpHeaders } from 'node:http';
import { problemWith, type Problem } from '../../domain/problems.js';
import { repeated, shown } from '../../domain/text/shown.js';
import { idOfPosition, positionOf, type Position } from './position.js';

/** The position at which a caller wants a stream to begin. */
export interface RequestedPosition {
  readonly position: Position;
  readonly parameter: 'Last-Event-ID' | 'from';
}

/**
 * The position at which a caller wants a stream to begin. **Empty**: `undefined` for now. **Throws** a problem of
 * status 400 for a text that is no id.
 */
export function askedPosition(
  headers: IncomingHttpHeaders,
  query: Readonly<Record<string, unknown>>,
): RequestedPosition | undefined {
  const last = headers['last-event-id'];
  const [parameter, id] =
    typeof last === 'string' && last !== '' ? (['Last-Event-ID', last] as const) : (['from', query.from] as const);
  if (typeof id !== 'string') return undefined;
  const position = positionOf(id);
  if (position === undefined) {
    throw problemWith('invalid-parameter', [
      {
        detail: `${parameter} ${shown(id)} is not the id of an event: send one as it came.`,
        parameter,
        value: repeated(id),
      },
    ]);
  }
  return { position, parameter };
}

/** The problem of a `from` that is beyond the last event. */
export const beyondTheEnd = (position: Position, end: number): Problem => {
  const id = idOfPosition(position);
  return problemWith('invalid-parameter', [
    {
      detail: `from '${id}' is beyond the last event, which is ${end}. Without from the stream begins there.`,
      parameter: 'from',
      value: id,
    },
  ]);
};
