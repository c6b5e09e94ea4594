import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem, PROBLEM_TYPE } from '../../domain/problems.js';
import { routeOf } from '../contract/routes.js';
import { MAX_URI_BYTES, withPostForm } from '../steps/size-limits.js';
import { openResponses } from './pipeline-limit.js';
import { originForm } from './request-head.js';

/** An HTTP parser error, for which there is no request to respond to. */
export interface ParserError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

/**
 * Returns the start of a URI that exceeds its limit. **Empty**: `undefined` if something other than the URI is too
 * long.
 */
function longUri(packet: Buffer | undefined): string | undefined {
  const start = packet?.subarray(0, MAX_URI_BYTES + 32).toString('latin1') ?? '';
  return start.length > MAX_URI_BYTES && !start.includes('\r\n') ? /^[A-Z]+ (\S+)/u.exec(start)?.[1] : undefined;
}

/** Returns the path in the start of a URI. */
const pathOf = (uri: string): string => (originForm(uri) ?? '').replace(/\?.*$/u, '');

/** Converts a parser error to a problem. */
export function problemOfParser({ code, rawPacket }: ParserError): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const uri = longUri(rawPacket);
    return uri !== undefined
      ? new Problem(
          'uri-too-long',
          withPostForm(`The URI is longer than ${MAX_URI_BYTES} bytes.`, routeOf(pathOf(uri))),
        )
      : new Problem('headers-too-large', 'The headers of the request are too large.');
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Problem('request-timeout', 'The request took too long to arrive.');
  return new Problem('malformed-request', 'The request is not well-formed HTTP.');
}

/** Sends a problem as the last response of a connection. */
function endWith(socket: Duplex, problem: Problem): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(problem.body(randomUUID()));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Whether a response waits for the rest of a request that the parser has given up on. */
const waitsForRequest = (res: ServerResponse): boolean => !res.headersSent && !res.req.complete;

/** Whether a response has begun that ends only when its client disconnects. */
const isStream = (res: ServerResponse): boolean =>
  res.headersSent && String(res.getHeader('Content-Type')).startsWith('text/event-stream');

const refused = new WeakSet<Duplex>();

/**
 * Responds with a problem to a request that the HTTP parser refused, and closes the connection. Earlier responses on
 * the connection finish first, so that they do not contain bytes of the problem. An event stream never ends, so its
 * connection is closed at once.
 */
export function answerClientError(error: ParserError, socket: Duplex): void {
  // The parser also reports an error for the bytes after those that it could not read.
  if (refused.has(socket)) return;
  refused.add(socket);
  const earlier = openResponses(socket).filter((res) => !waitsForRequest(res));
  if (error.code === 'ECONNRESET' || !socket.writable || earlier.some(isStream)) {
    socket.destroy();
    return;
  }
  const problem = problemOfParser(error);
  let left = earlier.length;
  if (left === 0) endWith(socket, problem);
  for (const res of earlier)
    res.once('close', () => {
      left -= 1;
      if (left === 0) endWith(socket, problem);
    });
}
