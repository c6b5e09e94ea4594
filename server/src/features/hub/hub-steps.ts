import type { Request, RequestHandler } from 'express';
import type { Readiness } from '../operations/readiness.js';
import type { Hub, FileList } from './hub.js';
import { sendFile } from './send-file.js';
import { isWaitedFor, namesHtml, reads, sendWelcome } from './waiting-page.js';

const NOT_FOUND_PAGE = '/404.html';
const REDIRECT_MAX_AGE = 300;

/** Sends the file at the path of a request. */
export const hubFiles =
  (hub: Hub): RequestHandler =>
  (req, res, next) => {
    const file = reads(req) ? hub.listing()?.files.get(req.path) : undefined;
    if (file === undefined) next();
    else sendFile({ directory: hub.directory, file, status: 200 }, req, res, next);
  };

/**
 * Hub pages that are built from the sandbox world, and the parameter of the page that reads from the server instead.
 */
const builtFromSandbox = /^\/(?<page>league|squad|player)\/(?<id>\d+)(?:\/(?:index\.html)?)?$/u;
const parameters: Readonly<Record<string, string>> = { league: 'leagueId', squad: 'squadId', player: 'personId' };

/**
 * Redirects from pages built from the sandbox to those that read from the server, which has other leagues, squads and
 * players.
 */
export const withoutSandboxPages: RequestHandler = (req, res, next) => {
  const found = reads(req) ? builtFromSandbox.exec(req.path)?.groups : undefined;
  if (found === undefined) {
    next();
    return;
  }
  const { page = '', id = '' } = found;
  res.setHeader('Cache-Control', 'no-cache');
  res.redirect(302, `/${page}/?${parameters[page] ?? ''}=${id}`);
};

/** Returns the canonical path of a page for another spelling of its path. **Empty**: `undefined` if no page matches. */
export function redirectToPage({ files, moved }: FileList, path: string): string | undefined {
  const plain = path.replace(/(?:\/index)?\.html$/u, '').replace(/\/?$/u, '/');
  return moved.get(plain) ?? (plain !== path && files.get(plain)?.scripts !== undefined ? plain : undefined);
}

const withQuery = (path: string, { originalUrl }: Request): string => {
  const at = originalUrl.indexOf('?');
  return at < 0 ? path : path + originalUrl.slice(at);
};

/**
 * Redirects other spellings of a page's path, shows a waiting page until the hub exists, and shows browsers the hub's
 * 404 page.
 */
export const hubFallback =
  (hub: Hub, readiness: Readiness): RequestHandler =>
  (req, res, next) => {
    const listing = hub.listing();
    if (!reads(req)) {
      next();
      return;
    }
    if (isWaitedFor(hub, req)) {
      sendWelcome(hub, readiness, req, res, 503);
      return;
    }
    if (listing === undefined) {
      if (req.path === '/') sendWelcome(hub, readiness, req, res, 200);
      else next();
      return;
    }
    const meant = redirectToPage(listing, req.path);
    if (meant !== undefined) {
      res.setHeader('Cache-Control', `public, max-age=${REDIRECT_MAX_AGE}`);
      res.redirect(301, withQuery(meant, req));
      return;
    }
    const page = namesHtml(req) ? listing.files.get(NOT_FOUND_PAGE) : undefined;
    if (page === undefined) next();
    else sendFile({ directory: hub.directory, file: page, status: 404 }, req, res, next);
  };
