import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Router, static as serveStatic, type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import { rangeNotSatisfiable } from '../../domain/problems.js';
import { version } from '../../domain/version.js';
import { sendPage } from '../../http/pages/page.js';
import { downloadsPage, missingDownloadsPage } from './downloads-page.js';
import { RELEASE_MANIFEST, type ReleaseManifest } from './release-manifest.js';
import { isMissing } from '../../domain/errors.js';
import { READ_METHODS, methodNotAllowed } from '../../http/pipeline/method-not-allowed.js';

/** Path of the downloads page. Files are below it. */
export const DOWNLOADS_PATH = '/downloads/';

const REDIRECT_MAX_AGE = 300;
const FILE_MAX_AGE = 31_536_000;

/** Media types, by file extension, that Express lacks or maps differently. */
const types: readonly (readonly [end: string, type: string])[] = [
  ['.whl', 'application/zip'],
  ['.tar.gz', 'application/gzip'],
  ['.tgz', 'application/gzip'],
  ['.cdx.json', 'application/vnd.cyclonedx+json'],
  ['SHA256SUMS', 'text/plain; charset=utf-8'],
];

/** Reads the manifest of a release. **Empty**: `undefined` if it does not exist. */
async function readManifest(folder: string): Promise<ReleaseManifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, RELEASE_MANIFEST), 'utf8')) as ReleaseManifest;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Sets the media type and cache headers. A name with a version always refers to the same bytes, so caches may store it.
 */
function setHeaders(res: Response, file: string): void {
  const type = types.find(([end]) => file.endsWith(end))?.[1];
  if (type !== undefined) res.setHeader('Content-Type', type);
  const isVersioned = path.basename(file).includes(version.version);
  res.setHeader('Cache-Control', isVersioned ? `public, max-age=${FILE_MAX_AGE}, immutable` : 'no-cache');
}

const listed =
  (folder: string): RequestHandler =>
  async (req, res, next) => {
    const manifest = await readManifest(folder);
    if (manifest?.version !== version.version) next();
    else sendPage(res, 200, downloadsPage(manifest, `${req.protocol}://${req.host}${DOWNLOADS_PATH}`));
  };

const missing =
  (folder: string): RequestHandler =>
  async (_req, res) => {
    sendPage(res, 404, missingDownloadsPage((await readManifest(folder))?.version));
  };

const readsOnly: RequestHandler = ({ method, baseUrl, path: rest }, _res, next) => {
  if (method === 'GET' || method === 'HEAD') next();
  else next(methodNotAllowed(method, baseUrl + rest, READ_METHODS));
};

/** Converts the error for a range beyond the end of a file to a problem. */
const refuseRange: ErrorRequestHandler = (error: Readonly<Record<string, unknown>>, _req, res, next) => {
  if (error.statusCode !== 416) {
    next(error);
    return;
  }
  next(rangeNotSatisfiable(String(res.getHeader('Content-Range')).replace('bytes */', '')));
};

/**
 * Returns a router that serves release files, and a page that lists them or explains how to build them. Until they
 * exist, `waiting` may respond instead.
 */
export function downloadsRouter(folder: string, waiting: readonly RequestHandler[] = []): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/downloads', (_req, res) => {
    res.setHeader('Cache-Control', `public, max-age=${REDIRECT_MAX_AGE}`);
    res.redirect(301, DOWNLOADS_PATH);
  });
  router.get(DOWNLOADS_PATH, listed(folder), ...waiting, missing(folder));
  router.use('/downloads', readsOnly, serveStatic(folder, { index: false, redirect: false, setHeaders }));
  router.use(refuseRange);
  return router;
}
