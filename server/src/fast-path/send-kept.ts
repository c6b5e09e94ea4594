import type { Request, Response } from 'express';
import { Lru } from '@goalsquare/data';
import { send, JSON_TYPE } from '../pipeline/send.js';
import { Json } from '../shapes/json.js';
import type { CheckedCall } from '../pipeline/request.js';
import { codingOf, type Coding, type KeptAnswer, type KeptAnswers } from './kept-answers.js';

/** Texts of Accept-Encoding remembered. */
const REMEMBERED = 500;

/** Shorter answers are never compressed, as `compression` decides. **Units**: bytes. */
const COMPRESSED_FROM = 1024;

const canonical = new WeakMap<CheckedCall, string>();

/** What a call asks, its parameters in the order of their names; the same for two spellings of one URL. */
export function canonicalOf(call: CheckedCall): string {
  const known = canonical.get(call);
  if (known !== undefined) return known;
  const sorted = (values: Readonly<Record<string, unknown>>): unknown => Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([call.operationId, sorted(call.path), sorted(call.query)]);
  canonical.set(call, text);
  return text;
}

const bytesOf = (value: unknown): Buffer | undefined => {
  const json = value instanceof Json ? (value as Json<unknown>).json : JSON.stringify(value);
  if (typeof json === 'string') return Buffer.from(json);
  return json instanceof Uint8Array ? Buffer.from(json) : undefined;
};

/** Sends an answer under a key: as it is kept, or computed, and then kept. */
export type SendKept = (req: Request, res: Response, key: string, compute: () => unknown) => Promise<void>;

/**
 * Sends answers out of what is kept. Which coding a caller gets is not decided here but learnt from `compression`, by the text of
 * Accept-Encoding: it compresses an answer the first time, and from then on the choice it made for that text is known.
 */
export function sendKept(answers: KeptAnswers): SendKept {
  const chosen = new Lru<string, Coding | 'identity'>(REMEMBERED);

  async function sendBytes(req: Request, res: Response, key: string, answer: KeptAnswer): Promise<void> {
    const accepted = req.headers['accept-encoding'] ?? '';
    const coding = req.method === 'GET' && answer.plain.length >= COMPRESSED_FROM ? chosen.get(accepted) : 'identity';
    const isCoded = coding !== undefined && coding !== 'identity';
    const bytes = isCoded ? (answer.coded.get(coding) ?? (await answers.in(key, answer, coding))) : answer.plain;
    if (isCoded) res.setHeader('Content-Encoding', coding);
    res.setHeader('Content-Type', JSON_TYPE);
    res.setHeader('Content-Length', bytes.length);
    res.end(bytes);
    if (coding === undefined) chosen.set(accepted, codingOf(res.getHeader('Content-Encoding')) ?? 'identity');
  }

  return async (req, res, key, compute) => {
    const known = answers.get(key);
    if (known !== undefined) { await sendBytes(req, res, key, known); return; }
    const value = compute();
    const plain = bytesOf(value);
    if (plain === undefined) { await send(res, value); return; }
    answers.keep(key, plain);
    await sendBytes(req, res, key, { plain, coded: new Map() });
  };
}
