import path from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import { endings, type CachePolicy, type PublishedFile } from './published.js';

/**
 * Returns the content security policy of a hub page: its own scripts by hash, everything else only from this server.
 * Inline styles are allowed, because React writes `style` attributes and RapiDoc adds styles at run time. The search
 * runs WebAssembly. **Source**: ADR 47.
 */
const pagePolicy = (scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const cacheControls: Readonly<Record<CachePolicy, string>> = {
  forever: 'public, max-age=31536000, immutable',
  'a while': 'public, max-age=3600',
  never: 'no-cache',
};

/** The page to which a login returns. It must be able to post a message to the page that opened it. */
const LOGIN_COMES_BACK = 'api/oauth-receiver.html';

/**
 * Returns the opener policy of a page. The API reference opens a login window, and any page can turn into the reference
 * without a reload.
 */
const openerPolicyOf = (file: string): string =>
  file === LOGIN_COMES_BACK ? 'unsafe-none' : 'same-origin-allow-popups';

/** Media types of files without an extension. **Source**: RFC 9727, section 4. */
const types: Readonly<Record<string, string>> = {
  '.well-known/api-catalog': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
};

/** A hub file, and the status that it is sent with. */
export interface FileResponse {
  readonly directory: string;
  readonly file: PublishedFile;
  readonly status: 200 | 404;
}

/**
 * Sends a file in the smallest stored coding that the caller accepts. Sends 304 if the caller already has the file, and
 * ranges if the file has no codings.
 */
export function sendFile(
  { directory, file: { file, digest, keeping, codings, scripts }, status }: FileResponse,
  req: Request,
  res: Response,
  next: NextFunction,
): void {
  const coding = codings.find((one) => req.acceptsEncodings(one) !== false);
  res.status(status);
  res.type(types[file] ?? path.extname(file));
  res.setHeader('Cache-Control', cacheControls[keeping]);
  res.setHeader('ETag', coding === undefined ? `"${digest}"` : `"${digest}-${coding}"`);
  if (codings.length > 0) res.vary('Accept-Encoding');
  if (coding !== undefined) res.setHeader('Content-Encoding', coding);
  if (scripts !== undefined) {
    res.setHeader('Content-Security-Policy', pagePolicy(scripts));
    res.setHeader('Cross-Origin-Opener-Policy', openerPolicyOf(file));
  }
  const name = coding === undefined ? file : `${file}${endings[coding]}`;
  const isWhole = codings.length > 0 || status !== 200;
  res.sendFile(
    name,
    { root: directory, dotfiles: 'allow', cacheControl: false, lastModified: false, acceptRanges: !isWhole },
    (error: unknown) => {
      if (error !== undefined && !res.headersSent && !req.destroyed) next(error);
    },
  );
}
