import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { isPermalinkPath } from '../../domain/permalink-path.js';
import { invalidParameter } from '../../domain/problems.js';
import { truncated } from '../../domain/text/quoted.js';

/** Default number of items on a JSON page. */
const USUAL_LIMIT = 1000;

/** The items of a list that a response contains. */
export interface ItemPage {
  readonly from: number;
  readonly limit: number;
}

const cursorForm = /^(\d{1,9})\.([\w-]{1,40})$/u;

const cursorText = (from: number, version: string): string => Buffer.from(`${from}.${version}`).toString('base64url');

/** Returns a short text that identifies the state of a list in cursors. */
const versionOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 16);

/**
 * Returns the requested page. Files have all items unless the request sets a limit. A cursor belongs to one state of
 * one list, which the tag identifies. **Throws** a problem of status 400 if the cursor is malformed or the list has
 * changed since.
 */
export function itemPage(query: Readonly<Record<string, unknown>>, tag: string, isFile: boolean): ItemPage {
  const { limit, cursor } = query;
  const most = limit === undefined ? (isFile ? Infinity : USUAL_LIMIT) : Number(limit);
  if (typeof cursor !== 'string') return { from: 0, limit: most };
  const [, from, version] = cursorForm.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (from !== undefined && version === versionOf(tag)) return { from: Number(from), limit: most };
  const detail =
    from === undefined
      ? 'cursor is not a cursor of this operation. Send next exactly as the last page contained it.'
      : 'The list has changed since this cursor was created, or it has other parameters. Start again without cursor.';
  throw invalidParameter('cursor', detail, truncated(cursor));
}

/** Returns the cursor for the next page of a list. **Empty**: `undefined` on the last page. */
export const nextCursor = ({ from, limit }: ItemPage, count: number, tag: string): string | undefined =>
  from + limit < count ? cursorText(from + limit, versionOf(tag)) : undefined;

/**
 * Adds the URL of the next page to a response. **Empty**: adds nothing on the last page, or for a permalink, which
 * shows a single page.
 */
export function linkNext(req: Request, res: Response, next: string | undefined): void {
  if (next === undefined || isPermalinkPath(req.path)) return;
  const [path = '', query = ''] = req.originalUrl.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', next);
  res.links({ next: `${path}?${parameters.toString()}` });
}
