import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { Json } from '../shapes/json.js';

/** Media type of every answer. */
export const JSON_TYPE = 'application/json; charset=utf-8';

const isHangUp = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Sends JSON piece by piece, at the pace the caller takes it. A caller who hangs up is no error. */
async function sendPieces(res: Response, pieces: Generator<Uint8Array | string>): Promise<void> {
  try {
    await pipeline(Readable.from(pieces), res);
  } catch (error) {
    if (!isHangUp(error)) throw error;
  }
}

/** Sends a value, or JSON already written. */
export async function send(res: Response, value: unknown): Promise<void> {
  const json = value instanceof Json ? (value as Json<unknown>).json : JSON.stringify(value);
  res.setHeader('Content-Type', JSON_TYPE);
  if (typeof json !== 'string' && !(json instanceof Uint8Array)) {
    await sendPieces(res, json);
    return;
  }
  const bytes = typeof json === 'string' ? Buffer.from(json) : json;
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
}
