import { createHash } from 'node:crypto';
import { statusAfter, type MatchLog } from '@goalsquare/engine';
import type { ReplayChange, ReplayRequest } from '@goalsquare/openapi';
import type { Account } from '../../domain/accounts/account.js';
import { includesSeason } from '../../domain/accounts/licence.js';
import { Problem, problemWith } from '../../domain/problems.js';
import { shown } from '../../domain/text/shown.js';
import { changed } from './course.js';
import { instantOfPlace, whyNotIn } from './place.js';
import type { Replays } from './replays.js';
import { END_OF_SESSION_IDS, FIRST_SESSION_ID, type Session } from './session.js';
import type { SessionStore } from './session-store.js';

/** What replays are begun with. **Units**: `now` in milliseconds. */
export interface Beginning {
  readonly replays: Replays;
  readonly sessions: SessionStore;
  /** How many an account may have at a time. */
  readonly limit: number;
  readonly now: () => number;
}

const SECOND = 1000;

/** How often another id is tried where one is taken. */
const TRIES = 20;

const fault = (pointer: string, detail: string, value: unknown): Problem =>
  problemWith('invalid-body', [{ detail, pointer, value }]);

/**
 * An id for a replay, the same for the same account, match, instant and try. Whoever knows it learns nothing: a replay
 * is for its account alone.
 */
const idOf = (...of: readonly (string | number)[]): number =>
  FIRST_SESSION_ID +
  (createHash('sha256').update(of.join()).digest().readUInt32BE() % (END_OF_SESSION_IDS - FIRST_SESSION_ID));

/**
 * Where a replay is to stand, by the clock of the first match. **Throws** a problem of status 400. **Units**:
 * milliseconds.
 */
function instantOf(log: MatchLog, pointer: string, place: string): number {
  const instant = instantOfPlace(log, place);
  if (instant === undefined)
    throw fault(
      pointer,
      `${pointer} ${shown(place)} is not in match ${log.header.id}: ${whyNotIn(log, place)}.`,
      place,
    );
  return instant;
}

/** The log a replay is made of. **Throws** a problem of status 400, 403 or 404. */
async function logToPlay(replays: Replays, { licence }: Account, matchId: number): Promise<MatchLog> {
  const log = await replays.sourceOf(matchId);
  if (log === undefined) throw new Problem('match-not-found', `There is no match ${matchId} that can be played again.`);
  if (!includesSeason(licence, log.header))
    throw new Problem('match-not-licensed', `The account is not licensed for match ${matchId}.`);
  const statuses = log.entries.filter((entry) => entry.kind === 'status');
  if (statusAfter(statuses).typeName !== 'Completed' || instantOfPlace(log, 'start') === undefined) {
    throw fault(
      '/matchId',
      `/matchId ${matchId} is not a match that is complete and of which it is known when it was played.`,
      matchId,
    );
  }
  return log;
}

/** Begins a replay. **Throws** a problem of status 400, 403, 404 or 409. */
export async function beginReplay(
  { replays, sessions, limit, now: clock }: Beginning,
  account: Account,
  asked: ReplayRequest,
): Promise<Session> {
  const { matchId: replayOf, speed = 1, from = 'start', paused: isPaused = false } = asked;
  const log = await logToPlay(replays, account, replayOf);
  const instant = instantOf(log, '/from', from);
  const now = clock();
  const shift = Math.round((now - instant) / SECOND) * SECOND;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const session: Session = {
      matchId: idOf(account.id, replayOf, now, tries),
      replayOf,
      accountId: account.id,
      begun: now,
      shift,
      course: { at: now, position: instant + shift, speed, isPaused },
    };
    const added = await sessions.add(session, limit, now);
    if (added === 'kept') return session;
    if (added === 'too many')
      throw new Problem(
        'too-many-replays',
        `The account has ${limit} replays, as many as it may have at a time. End one first.`,
      );
  }
  throw new Error('no id is free for a replay');
}

/** Changes how a replay goes on. **Throws** a problem of status 400. */
export async function changeReplay(
  { replays, sessions, now: clock }: Beginning,
  session: Session,
  { speed, seek, paused }: ReplayChange,
): Promise<Session> {
  const log = seek === undefined ? undefined : await replays.sourceOf(session.replayOf);
  const position = log === undefined || seek === undefined ? undefined : instantOf(log, '/seek', seek) + session.shift;
  const course = changed(session.course, clock(), {
    ...(speed !== undefined && { speed }),
    ...(paused !== undefined && { isPaused: paused }),
    ...(position !== undefined && { position }),
  });
  const next = { ...session, course };
  await sessions.put(next);
  replays.changed(session.matchId);
  return next;
}
