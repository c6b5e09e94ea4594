import { createHash } from 'node:crypto';
import { statusAfter, type MatchLog } from '@goalsquare/engine';
import type { ReplayChange, ReplayRequest } from '@goalsquare/openapi';
import type { Account } from '../../domain/accounts/account.js';
import { includesSeason } from '../../domain/accounts/licence.js';
import { Problem, invalidMember } from '../../domain/problems.js';
import { quoted } from '../../domain/text/quoted.js';
import { changeCourse } from './course.js';
import { instantOfPosition, explainMissingPosition } from './replay-position.js';
import type { Replays } from './replays.js';
import { END_OF_SESSION_IDS, FIRST_SESSION_ID, type Session } from './session.js';
import type { SessionStore } from './session-store.js';

/** The services that create and change replays. **Units**: `now` in milliseconds. */
export interface ReplayServices {
  readonly replays: Replays;
  readonly sessions: SessionStore;
  /** Maximum number of simultaneous replays for each account. */
  readonly limit: number;
  readonly now: () => number;
}

const SECOND = 1000;

/** Maximum number of attempts to find a free id. */
const TRIES = 20;

/**
 * Returns an id for a replay. It depends only on account, match, instant and attempt. Ids need not be secret, because
 * only the account can see its replays.
 */
const idOf = (...of: readonly (string | number)[]): number =>
  FIRST_SESSION_ID +
  (createHash('sha256').update(of.join()).digest().readUInt32BE() % (END_OF_SESSION_IDS - FIRST_SESSION_ID));

/**
 * Returns the instant of a position on the clock of the original match. **Throws** a problem of status 400. **Units**:
 * milliseconds.
 */
function instantOf(log: MatchLog, pointer: string, place: string): number {
  const instant = instantOfPosition(log, place);
  if (instant === undefined)
    throw invalidMember(
      pointer,
      `${pointer} ${quoted(place)} is not in match ${log.header.id}: ${explainMissingPosition(log, place)}.`,
      place,
    );
  return instant;
}

/** Returns the log to replay. **Throws** a problem of status 400, 403 or 404. */
async function logToPlay(replays: Replays, { licence }: Account, matchId: number): Promise<MatchLog> {
  const log = await replays.sourceOf(matchId);
  if (log === undefined) throw new Problem('match-not-found', `Match ${matchId} does not exist or cannot be replayed.`);
  if (!includesSeason(licence, log.header))
    throw new Problem('match-not-licensed', `The account is not licensed for match ${matchId}.`);
  const statuses = log.entries.filter((entry) => entry.kind === 'status');
  if (statusAfter(statuses).typeName !== 'Completed' || instantOfPosition(log, 'start') === undefined) {
    throw invalidMember('/matchId', `/matchId ${matchId} is not a completed match with known times.`, matchId);
  }
  return log;
}

/** Creates a replay. **Throws** a problem of status 400, 403, 404 or 409. */
export async function createReplay(
  { replays, sessions, limit, now: clock }: ReplayServices,
  account: Account,
  request: ReplayRequest,
): Promise<Session> {
  const { matchId: replayOf, speed = 1, from = 'start', paused: isPaused = false } = request;
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
      throw new Problem('too-many-replays', `The account has ${limit} replays, which is its limit. End one first.`);
  }
  throw new Error('no id is free for a replay');
}

/** Changes the speed or position of a replay, or pauses it. **Throws** a problem of status 400. */
export async function changeReplay(
  { replays, sessions, now: clock }: ReplayServices,
  session: Session,
  { speed, seek, paused }: ReplayChange,
): Promise<Session> {
  const log = seek === undefined ? undefined : await replays.sourceOf(session.replayOf);
  const position = log === undefined || seek === undefined ? undefined : instantOf(log, '/seek', seek) + session.shift;
  const course = changeCourse(session.course, clock(), {
    ...(speed !== undefined && { speed }),
    ...(paused !== undefined && { isPaused: paused }),
    ...(position !== undefined && { position }),
  });
  const next = { ...session, course };
  await sessions.put(next);
  replays.changed(session.matchId);
  return next;
}
