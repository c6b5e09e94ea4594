import type { Request, Response } from 'express';
import { asWritten } from '../../answers/json/json.js';
import type { Written } from '../../answers/json/written.js';
import { workQueue } from '../../domain/work-queue.js';
import { isWorthCompressing, allowCompression } from './compression.js';
import type { ServerResponse } from 'node:http';

/**
 * Writes bytes to a response's socket before it returns. `ServerResponse.write` would wait for the end of the current
 * step, so that the writes of several steps would block the event loop together. Returns whether there is room for
 * more.
 */
export function writeNow(res: ServerResponse, bytes: Uint8Array | string): boolean {
  const hasRoom = res.write(bytes);
  res.socket?.uncork();
  return hasRoom;
}

/**
 * Resolves once the written bytes of a response are sent, or its client has disconnected. Returns whether the client is
 * still connected.
 */
async function sent(res: Response): Promise<boolean> {
  await new Promise<void>((resolve) => {
    const settle = (): void => {
      drained.off('drain', settle);
      res.off('close', settle);
      resolve();
    };
    // If the response is compressed, this adds the listener to the compressing stream, and returns that.
    const drained = res.on('drain', settle);
    res.on('close', settle);
  });
  return !res.destroyed;
}

/**
 * Sends a response in chunks, at the client's pace: each chunk is computed once the previous one is sent. The event
 * loop turns between chunks. It is not an error if the client closes the connection.
 */
async function sendPieces(res: Response, pieces: Generator<Uint8Array | string>): Promise<void> {
  try {
    await workQueue.each(pieces, (piece) => !res.destroyed && (writeNow(res, piece) || sent(res)));
    res.end();
  } catch (error) {
    if (res.headersSent) res.destroy();
    throw error;
  }
}

/** A response that can be sent at once: its body and the headers that describe it, each name followed by its value. */
export interface BufferedResponse {
  readonly headers: readonly string[];
  /** The bytes, or a string with one character per byte: Node writes headers and a string in one call. */
  readonly body: Uint8Array | string;
  /** Called once the bytes are sent. */
  readonly release?: () => void;
}

/** Sends a response asynchronously, after all headers that do not describe its body are set. */
export type StreamedResponse = (res: Response) => Promise<void>;

/** Sends a buffered response at once, after all other headers are set. */
export function sendBuffered(res: Response, answer: BufferedResponse): void {
  const { headers } = answer;
  for (let at = 0; at < headers.length; at += 2) res.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
  endBuffered(res, answer);
}

/** Returns a response. One that is still being computed becomes a response that waits for it. */
export const onceReady = (
  answer: BufferedResponse | StreamedResponse | Promise<BufferedResponse | StreamedResponse>,
): BufferedResponse | StreamedResponse =>
  answer instanceof Promise
    ? async (res) => {
        const ready = await answer;
        if (typeof ready === 'function') await ready(res);
        else sendBuffered(res, ready);
      }
    : answer;

/** Sends the body of a response, after all headers are set. */
export function endBuffered(res: Response, { body, release }: BufferedResponse): void {
  if (release !== undefined) res.once('finish', release);
  if (typeof body === 'string') res.end(body, 'latin1');
  else res.end(body);
}

/** Returns the headers that describe the body of a response. */
export const contentHeaders = (type: string, { length }: Uint8Array | string): readonly string[] => [
  'Content-Type',
  type,
  'Content-Length',
  String(length),
];

/** Whether a string has characters that take more than one byte. */
const isWide = (body: Uint8Array | string): body is string =>
  typeof body === 'string' && Buffer.byteLength(body) !== body.length;

/** Returns a response ready to send: buffered, or a function that sends it if it has chunks or must be compressed. */
export function prepareBody(
  req: Pick<Request, 'headers'>,
  { type, body, release }: Pick<Written, 'type' | 'body' | 'release'>,
): BufferedResponse | StreamedResponse {
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) {
    return async (res) => {
      res.setHeader('Content-Type', type);
      allowCompression(res);
      await sendPieces(res, body);
    };
  }
  const bytes = isWide(body) ? Buffer.from(body) : body;
  const ready = { headers: contentHeaders(type, bytes), body: bytes, release };
  if (!isWorthCompressing(req, bytes.length)) return ready;
  return (res) => {
    allowCompression(res, bytes.length);
    sendBuffered(res, ready);
    return Promise.resolve();
  };
}

/** Sends a value as JSON, or a response that is already serialised. */
export async function send(res: Response, value: unknown): Promise<void> {
  const answer = prepareBody(res.req, asWritten(value));
  if (typeof answer === 'function') {
    await answer(res);
    return;
  }
  res.vary('Accept-Encoding');
  sendBuffered(res, answer);
}
