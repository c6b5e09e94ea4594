import type { Request, Response } from 'express';
import { Lru } from '@goalsquare/data';
import { COMPRESSED_FROM, mayCompress } from '../pipeline/may-compress.js';
import { send } from '../pipeline/send.js';
import { asWritten } from '../shapes/json.js';
import type { WrittenBody } from '../shapes/written.js';
import type { CheckedCall } from '../pipeline/request.js';
import { codingOf, type Coding, type KeptAnswer, type KeptAnswers } from './kept-answers.js';

/** Texts of Accept-Encoding remembered. */
const REMEMBERED = 500;

const canonical = new WeakMap<CheckedCall, string>();

/** The key a call had last: most often it has it still. */
const keys = new WeakMap<CheckedCall, { readonly tag: string; readonly key: string }>();

/** What a call asks, its parameters in the order of their names; the same for two spellings of one URL. */
function canonicalOf(call: CheckedCall): string {
  const known = canonical.get(call);
  if (known !== undefined) return known;
  const sorted = (values: Readonly<Record<string, unknown>>): unknown => Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([call.operationId, sorted(call.path), sorted(call.query), call.body ?? null]);
  canonical.set(call, text);
  return text;
}

const bytesOf = (body: WrittenBody): Buffer | undefined => {
  if (typeof body === 'string') return Buffer.from(body);
  return body instanceof Uint8Array ? Buffer.from(body) : undefined;
};

/** The body of an answer as it is kept, and its headers. */
export interface KeptBody {
  readonly bytes: Buffer;
  /** The bytes as a text, where that is at hand. */
  readonly text: string | undefined;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Sends answers out of what is kept. Which coding a caller gets is not decided here but learnt from `compression`, by the text of
 * Accept-Encoding: it compresses an answer the first time, and from then on the choice it made for that text is known.
 */
export class KeptReplies {
  readonly #chosen = new Lru<string, Coding | 'identity'>(REMEMBERED);

  constructor(private readonly answers: KeptAnswers) {}

  /** The key of an answer: all it depends on. */
  keyOf(tag: string, call: CheckedCall): string {
    const known = keys.get(call);
    if (known?.tag === tag) return known.key;
    const key = `${tag} ${canonicalOf(call)}`;
    keys.set(call, { tag, key });
    return key;
  }

  /** The body a GET is answered with, without a wait. **Empty**: it is not kept, or not in the coding of the caller, or that is not known yet. */
  bodyNow(req: Pick<Request, 'headers'>, key: string): KeptBody | undefined {
    const answer = this.answers.get(key);
    const coding = answer && this.#codingFor(req, answer);
    if (answer === undefined || coding === undefined) return undefined;
    const bytes = coding === 'identity' ? answer.plain : answer.coded.get(coding);
    return bytes && bodyOf(answer, bytes, coding);
  }

  /** Sends an answer under a key: as it is kept, or computed, and then kept. */
  async send(req: Request, res: Response, key: string, compute: () => unknown): Promise<void> {
    const known = this.answers.get(key);
    if (known !== undefined) { await this.#sendBytes(req, res, key, known); return; }
    const written = asWritten(compute());
    const plain = bytesOf(written.body);
    if (plain === undefined) { await send(res, written); return; }
    written.release();
    await this.#sendBytes(req, res, key, this.answers.keep(key, plain, written.type));
  }

  /** **Empty**: no caller has sent this Accept-Encoding before. */
  #codingFor({ headers }: Pick<Request, 'headers'>, { plain }: KeptAnswer): Coding | 'identity' | undefined {
    return plain.length < COMPRESSED_FROM ? 'identity' : this.#chosen.get(headers['accept-encoding'] ?? '');
  }

  async #sendBytes(req: Request, res: Response, key: string, answer: KeptAnswer): Promise<void> {
    const coding = req.method === 'GET' ? this.#codingFor(req, answer) : 'identity';
    const isCoded = coding !== undefined && coding !== 'identity';
    const bytes = isCoded ? (answer.coded.get(coding) ?? (await this.answers.in(key, answer, coding))) : answer.plain;
    for (const [name, value] of bodyOf(answer, bytes, coding ?? 'identity').headers) res.setHeader(name, value);
    if (coding === undefined) mayCompress(res, bytes.length);
    res.end(bytes);
    if (coding === undefined) this.#chosen.set(req.headers['accept-encoding'] ?? '', codingOf(res.getHeader('Content-Encoding')) ?? 'identity');
  }
}

const bodyOf = ({ type, text }: KeptAnswer, bytes: Buffer, coding: Coding | 'identity'): KeptBody => ({
  bytes,
  text: coding === 'identity' ? text : undefined,
  headers: [...(coding === 'identity' ? [] : [['Content-Encoding', coding] as const]), ['Content-Type', type], ['Content-Length', String(bytes.length)]],
});
