import { hasLongList, jsonPieces } from './json-pieces.js';
import { Written, type WrittenBody } from './written.js';
import type { Steps } from '../../domain/work-queue.js';

/** Media type of JSON responses. */
export const JSON_TYPE = 'application/json; charset=utf-8';

const textOf = (body: WrittenBody): string => {
  if (typeof body === 'string') return body;
  return (
    body instanceof Uint8Array ? Buffer.from(body) : Buffer.concat(Array.from(body, (piece) => Buffer.from(piece)))
  ).toString();
};

/**
 * A value of type `T` that is already JSON. `value` returns the value itself, if possible without parsing the JSON.
 * Lists in it may be computed during iteration.
 */
export class Json<T> extends Written {
  declare readonly stands: T;

  constructor(
    json: WrittenBody,
    release?: () => void,
    readonly value: () => unknown = () => JSON.parse(textOf(json)) as unknown,
  ) {
    super(JSON_TYPE, json, release);
  }
}

/** Returns a response ready to send: serialised as JSON if necessary, in chunks if it has long lists. */
export const asWritten = (answer: unknown): Written =>
  answer instanceof Written ? answer : new Json(hasLongList(answer) ? jsonPieces(answer) : JSON.stringify(answer));

/** The value in a response body. */
export const valueOf = (answer: unknown): unknown =>
  answer instanceof Json ? (answer as Json<unknown>).value() : answer;

/** A response with a single body, not in chunks. */
export type WholeResponse = Pick<Written, 'type' | 'release'> & { readonly body: Uint8Array | string };

/** Computes a response and then its chunks, one in each step, and joins them. **Throws** any error of the computation. */
export function* joined(compute: () => unknown): Steps<WholeResponse> {
  const { type, body, release } = asWritten(compute());
  if (typeof body === 'string' || body instanceof Uint8Array) return { type, body, release };
  const pieces: Buffer[] = [];
  yield;
  for (const piece of body) {
    pieces.push(Buffer.from(piece));
    yield;
  }
  return { type, body: Buffer.concat(pieces), release };
}
