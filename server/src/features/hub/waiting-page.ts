import type { Request, RequestHandler, Response } from 'express';
import { sendPage } from '../../http/pages/page.js';
import type { Readiness } from '../operations/readiness.js';
import type { Hub } from './hub.js';
import { welcomePage, welcomeText } from './welcome-page.js';

const TRIES_AGAIN_SECONDS = 5;

/** Matches paths for programs. They respond with problem documents even to browsers. */
const OF_PROGRAMS = /^\/(?:v\d+|operator|oauth2|mcp|problems|livez|readyz|openapi\.\w+)(?:\/|$)/u;
const OF_CLIENTS = '/downloads/';

/** Whether a request only reads. */
export const reads = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Whether a caller explicitly accepts HTML, as browsers do for pages. */
export const namesHtml = ({ headers: { accept = '' } }: Request): boolean => accept.includes('text/html');

/**
 * Sends a page that lists what is still being built, or the same as text for programs. Browsers reload the page until
 * the build is complete.
 */
export function sendWelcome(hub: Hub, readiness: Readiness, req: Request, res: Response, status: 200 | 503): void {
  if (hub.progress !== undefined || hub.packing !== undefined) res.setHeader('Refresh', TRIES_AGAIN_SECONDS);
  if (status === 503) res.setHeader('Retry-After', TRIES_AGAIN_SECONDS);
  res.setHeader('Cache-Control', 'no-store');
  if (namesHtml(req)) sendPage(res, status, welcomePage(hub, readiness, `${req.protocol}://${req.host}`));
  else res.status(status).type('txt').send(welcomeText(hub, readiness));
}

/**
 * Whether a request is for something that is still being built: a hub page or file for a browser, or a client file for
 * anyone, because pip and npm retry after 503 but not after 404.
 */
export function isWaitedFor(hub: Hub, req: Request): boolean {
  const { path } = req;
  if (path === '/' || !reads(req)) return false;
  if (path.startsWith(OF_CLIENTS)) return hub.packing !== undefined;
  return namesHtml(req) && hub.progress !== undefined && hub.listing() === undefined && !OF_PROGRAMS.test(path);
}

/** Returns a handler that responds with 503 if the requested page is still being built. */
export const waitingPage =
  (hub: Hub, readiness: Readiness): RequestHandler =>
  (req, res, next) => {
    if (isWaitedFor(hub, req)) sendWelcome(hub, readiness, req, res, 503);
    else next();
  };
