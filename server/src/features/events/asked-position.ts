import type { IncomingHttpHeaders } from 'node:http';
import { problemWith } from '../../domain/problems.js';
import { repeated, shown } from '../../domain/text/shown.js';
import { positionOf, type Position } from './position.js';

/**
 * Where a stream is asked to begin. **Empty**: `undefined` for now. **Throws** a problem of status 400 for what is no
 * id.
 */
export function askedPosition(
  headers: IncomingHttpHeaders,
  query: Readonly<Record<string, unknown>>,
): Position | undefined {
  const last = headers['last-event-id'];
  const [parameter, id] = typeof last === 'string' && last !== '' ? ['Last-Event-ID', last] : ['from', query.from];
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
  return position;
}
