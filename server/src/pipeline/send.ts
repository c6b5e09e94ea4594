import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { asWritten } from '../shapes/json.js';
import { Written } from '../shapes/written.js';
import { mayCompress } from './may-compress.js';

const isHangUp = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Sends an answer piece by piece, at the pace the caller takes it. A caller who hangs up is no error. */
async function sendPieces(res: Response, pieces: Generator<Uint8Array | string>): Promise<void> {
  try {
    await pipeline(Readable.from(pieces), res);
  } catch (error) {
    if (!isHangUp(error)) throw error;
  }
}

/** Sends a value in JSON, or an answer already written. */
export async function send(res: Response, value: unknown): Promise<void> {
  const { type, body, release } = asWritten(value);
  res.setHeader('Content-Type', type);
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) {
    mayCompress(res);
    await sendPieces(res, body);
    return;
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  res.setHeader('Content-Length', bytes.length);
  mayCompress(res, bytes.length);
  if (value instanceof Written) res.once('finish', release);
  res.end(bytes);
}
