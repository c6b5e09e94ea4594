import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, RequestHandler } from 'express';
import { sendDocument, splitDocument, type SplitDocument } from '../operations/served-document.js';
import type { Readiness } from '../operations/readiness.js';
import type { Hub, FileList } from './hub.js';
import type { PublishedFile } from './published.js';
import { sendFile } from './send-file.js';
import { isWaitedFor, namesHtml, reads, sendWelcome } from './waiting-page.js';

const NOT_FOUND_PAGE = '/404.html';
const REDIRECT_MAX_AGE = 300;

/**
 * Returns a handler that sends the file at the path of a request, with the server's own address in files that name one.
 * It skips paths that the server answers itself, according to `isServers`: the hub's copies of the contract are for
 * static hosts.
 */
export function hubFiles(
  hub: Hub,
  isServers: (path: string) => boolean,
  publicUrl: string | undefined,
): RequestHandler {
  const documents = new WeakMap<PublishedFile, SplitDocument>();
  return (req, res, next) => {
    const listing = reads(req) && !isServers(req.path) ? hub.listing() : undefined;
    const file = listing?.files.get(req.path);
    if (listing === undefined || file === undefined) next();
    else if (file.namesOrigin === undefined) sendFile({ directory: hub.directory, file, status: 200 }, req, res, next);
    else {
      const known = documents.get(file);
      const document =
        known ?? splitDocument(readFileSync(path.join(hub.directory, file.file), 'utf8'), listing.origin);
      if (known === undefined) documents.set(file, document);
      sendDocument(document, { type: path.extname(file.file), publicUrl, unknownAddress: '' }, req, res);
    }
  };
}

/** Matches the path of a league, a squad or a player, whose page reads its data from the server. */
const profilePath = /^\/(?<page>league|squad|player)\/(?<id>\d{1,10})(?:\/(?:index\.html)?)?$/u;
const parameters: Readonly<Record<string, string>> = { league: 'leagueId', squad: 'squadId', player: 'personId' };

const queryOf = ({ originalUrl }: Request): string => {
  const at = originalUrl.indexOf('?');
  return at < 0 ? '' : originalUrl.slice(at);
};

/**
 * Redirects from the path of a league, a squad or a player to the page that reads its data from the server, and keeps
 * the query. Only a few have pages of their own, which are built from the sandbox.
 */
export const profilesOfServer: RequestHandler = (req, res, next) => {
  const { page = '', id = '' } = (reads(req) ? profilePath.exec(req.path)?.groups : undefined) ?? {};
  if (page === '') {
    next();
    return;
  }
  res.setHeader('Cache-Control', 'no-cache');
  res.redirect(302, `/${page}/?${parameters[page] ?? ''}=${id}${queryOf(req).replace('?', '&')}`);
};

/** Returns the canonical path of a page for another spelling of its path. **Empty**: `undefined` if no page matches. */
export function redirectToPage({ files, moved }: FileList, path: string): string | undefined {
  const plain = path.replace(/(?:\/index)?\.html$/u, '').replace(/\/?$/u, '/');
  return moved.get(plain) ?? (plain !== path && files.get(plain)?.scripts !== undefined ? plain : undefined);
}

/**
 * Returns a handler that redirects other spellings of a page's path, and paths of profiles without a page. It sends a
 * waiting page until the hub exists, and afterwards the hub's 404 page to browsers.
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
      res.redirect(301, meant + queryOf(req));
      return;
    }
    profilesOfServer(req, res, () => {
      const page = namesHtml(req) ? listing.files.get(NOT_FOUND_PAGE) : undefined;
      if (page === undefined) next();
      else sendFile({ directory: hub.directory, file: page, status: 404 }, req, res, next);
    });
  };
