import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { workQueue, type Steps } from '../../domain/work-queue.js';

const DOCUMENT_MAX_AGE = 300;
const TAG_DIGITS = 16;

/** Placeholder for the server's address. */
const PLACEHOLDER = 'https://server.invalid';

/** Hosts that a document may repeat: a name or address, and a port. */
const plainHost = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/iu;

/** Returns a document with a placeholder for its server's address. */
export const withPlaceholder = (document: { readonly servers?: unknown }): object => ({
  ...document,
  servers: (document.servers as readonly object[]).map((server) => ({ ...server, url: PLACEHOLDER })),
});

/**
 * Returns the address at which a request reached the server. **Empty**: `undefined` if a proxy forwarded an invalid
 * scheme or host.
 */
const ownAddress = ({ protocol, host }: Request): string | undefined =>
  /^https?$/u.test(protocol) && typeof host === 'string' && plainHost.test(host) ? `${protocol}://${host}` : undefined;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, TAG_DIGITS);

/** A text, split where it names the address of its server. */
export interface SplitDocument {
  readonly parts: readonly string[];
  readonly digest: string;
}

/** Splits a text at a placeholder for the address of its server. */
export const splitDocument = (text: string, placeholder: string): SplitDocument => ({
  parts: text.split(placeholder),
  digest: digestOf(text),
});

/** How a document is sent. */
export interface DocumentSettings {
  /** Its media type, or the extension of its file. */
  readonly type: string;
  readonly publicUrl?: string | undefined;
  /** The address that the document names if a proxy forwarded an invalid scheme or host. */
  readonly unknownAddress: string;
}

/**
 * Sends a text that names the server's address: `publicUrl` or, without it, the address of the request. In the latter
 * case, only the client itself may cache the response.
 */
export function sendDocument(
  { parts, digest }: SplitDocument,
  { type, publicUrl, unknownAddress }: DocumentSettings,
  req: Request,
  res: Response,
): void {
  const hasServer = parts.length > 1;
  const address = publicUrl ?? ownAddress(req) ?? unknownAddress;
  const isShared = !hasServer || publicUrl !== undefined;
  res.setHeader('ETag', hasServer ? `"${digestOf(`${digest} ${address}`)}"` : `"${digest}"`);
  res.setHeader('Cache-Control', `${isShared ? 'public' : 'private'}, max-age=${DOCUMENT_MAX_AGE}`);
  res.type(type);
  if (req.fresh) res.status(304).end();
  else res.end(parts.join(address));
}

/**
 * Returns a handler that serves a text with the server's address in it. The text is written in steps on the first
 * request.
 */
export function servedDocument(
  type: string,
  steps: () => Steps<string> | Promise<Steps<string>>,
  publicUrl?: string,
): RequestHandler {
  let known: SplitDocument | undefined;
  return async (req, res) => {
    known ??= splitDocument(await workQueue.finish(await steps()), PLACEHOLDER);
    sendDocument(known, { type, publicUrl, unknownAddress: '/' }, req, res);
  };
}
