import { createHash } from 'node:crypto';
import type { Journal, JournalChange } from '@goalsquare/data';
import { type Problem, invalidParameter } from '../../domain/problems.js';
import { quoted, truncated } from '../../domain/text/quoted.js';
import { parsePosition, positionId, type Position } from '../events/position.js';

const CHECK_DIGITS = 4;

/**
 * A position in the change feed, and a checksum of the change there. **Empty**: no checksum at the start of the feed,
 * or if the account may not see the change.
 */
export interface ChangeCursor {
  readonly position: Position;
  readonly check?: string;
}

/** Returns the checksum of a change. Another journal has a different one at the same position. */
const checkOf = ({ matchId, revision }: JournalChange): string =>
  createHash('sha256').update(`${matchId} ${revision}`).digest('hex').slice(0, CHECK_DIGITS);

/** Returns the cursor that follows a change or one of its events. */
export const cursorAfter = (change: JournalChange, place?: number): ChangeCursor => ({
  position: { at: change.position, ...(place !== undefined && { place }) },
  check: checkOf(change),
});

/** Formats a cursor. */
export const cursorText = ({ position, check }: ChangeCursor): string =>
  check === undefined ? positionId(position) : `${positionId(position)}-${check}`;

const refused = (text: string, reason: string): Problem =>
  invalidParameter('since', `since ${quoted(text)} ${reason}.`, truncated(text));

/**
 * Parses a cursor. Rejects with a problem of status 400 if it is malformed or from another journal. A cursor beyond the
 * end is accepted, because it may come from a replica that has read further. Only checksums of visible changes are
 * compared.
 */
export async function readCursor(
  text: string,
  journal: Journal,
  isVisible: (change: JournalChange) => Promise<boolean>,
): Promise<ChangeCursor> {
  const [id = '', check, ...rest] = text.split('-');
  const position = parsePosition(id);
  if (position === undefined || rest.length > 0 || (check !== undefined && !/^[0-9a-f]{4}$/u.test(check)))
    throw refused(text, 'is not a cursor. Send the cursor of a response exactly as you got it, or 0');
  if (check === undefined || position.at > journal.position()) return { position, ...(check && { check }) };
  const [change] = await journal.since(position.at - 1, 1);
  if (change?.position !== position.at || (checkOf(change) !== check && (await isVisible(change))))
    throw refused(
      text,
      'is no longer valid, because the stored matches were replaced. Read all changes again with since=0',
    );
  return { position, check };
}
