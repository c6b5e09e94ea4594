import type { BigIntStats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { rangeNotSatisfiable } from '../../domain/problems.js';
import { cacheControl, hasResponse } from '../../http/pipeline/freshness.js';

/** A byte range of a file, inclusive. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/** Number of bytes read at once. */
const CHUNK_BYTES = 262_144;

const HEX = 16;

/**
 * Returns an entity tag that changes whenever the file is replaced. It is strong, because range requests rely on it.
 */
const tagOf = ({ size, mtimeNs }: BigIntStats): string => `"${mtimeNs.toString(HEX)}-${size.toString(HEX)}"`;

/**
 * Returns the requested range of a file. **Empty**: `undefined` to send the entire file: for HEAD, without a valid
 * Range, with several ranges, or with If-Range for another version. **Throws** a problem of status 416. **Source**: RFC
 * 9110, sections 13.1.5 and 14.2.
 */
function requestedPart(req: Request, size: number, tag: string): Part | undefined {
  const ifRange = req.headers['if-range'];
  if (req.method !== 'GET' || (ifRange !== undefined && ifRange !== tag)) return undefined;
  const ranges = req.range(size, { combine: true });
  if (ranges === undefined || ranges === -2) return undefined;
  if (ranges === -1) throw rangeNotSatisfiable(size);
  return ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

const isHangUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Sends bytes of an open file as fast as the caller reads them. It is not an error if the caller closes the connection.
 */
async function stream(file: FileHandle, { start, end }: Part, res: Response): Promise<void> {
  try {
    await pipeline(file.createReadStream({ start, end, autoClose: false, highWaterMark: CHUNK_BYTES }), res);
  } catch (error) {
    if (!isHangUp(error)) throw error;
  }
}

/**
 * Sends an open file, or the requested range of it. Responds with 304 if the caller already has the file. Bytes and
 * entity tag belong to the opened file, even if it is replaced meanwhile. **Throws** a problem of status 416.
 */
export async function sendPart(file: FileHandle, type: string, req: Request, res: Response): Promise<void> {
  const stats = await file.stat({ bigint: true });
  const [size, tag] = [Number(stats.size), tagOf(stats)];
  res.setHeader('ETag', tag);
  res.setHeader('Cache-Control', cacheControl(0));
  res.setHeader('Accept-Ranges', 'bytes');
  res.vary('Authorization');
  if (hasResponse(req.headers['if-none-match'], tag)) {
    res.status(304).end();
    return;
  }
  const part = requestedPart(req, size, tag);
  const whole = { start: 0, end: size - 1 };
  const { start, end } = part ?? whole;
  res.status(part === undefined ? 200 : 206);
  if (part !== undefined) res.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  res.setHeader('Content-Type', type);
  res.setHeader('Content-Length', String(end - start + 1));
  if (req.method === 'HEAD' || size === 0) res.end();
  else await stream(file, { start, end }, res);
}
