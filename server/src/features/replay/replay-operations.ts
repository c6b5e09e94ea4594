import type { World } from '@goalsquare/data';
import type { ExtensionId, ReplayChange, ReplayRequest } from '@goalsquare/openapi';
import type { RequestHandler } from 'express';
import type { Account } from '../../domain/accounts/account.js';
import { licensedWorld } from '../../domain/licensed-world.js';
import { extensionOperations, type ExtensionOperation } from '../../http/pipeline/extension-operations.js';
import type { AnyCall } from '../../answers/checked-call.js';
import { send } from '../../http/pipeline/send.js';
import { Problem } from '../../domain/problems.js';
import { beginReplay, changeReplay, type Beginning } from './begin-replay.js';
import { replayShape, timetableShape } from './replay-shape.js';
import { isUnderWay, type Session } from './session.js';
import type { Timetable } from './timetable.js';

/** What the operations on replays are answered from. */
export interface Replaying extends Beginning {
  readonly timetable: Timetable;
  readonly world: () => World;
}

type OwnId = Extract<ExtensionId, `${string}Replay${string}`>;

/** A replay of the account. **Throws** a problem of status 404. */
function ownSession({ sessions, now }: Replaying, { id }: Account, { path: { replayId } }: AnyCall): Session {
  const session = sessions.find(Number(replayId));
  if (session?.accountId !== id || !isUnderWay(session, now()))
    throw new Problem('replay-not-found', `The account has no replay ${String(replayId)}.`);
  return session;
}

async function told({ replays, now }: Replaying, session: Session): Promise<ReturnType<typeof replayShape>> {
  const match = await replays.match(session.matchId);
  const clock = match && replays.clockOf(session.matchId, now(), match.revision);
  if (match === undefined || clock === undefined)
    throw new Problem('replay-not-found', `The account has no replay ${session.matchId}.`);
  return replayShape(session, match, clock);
}

const operations: Readonly<Record<OwnId, ExtensionOperation<Replaying>>> = {
  getReplays: async (replaying, account, _call, res) => {
    const { sessions, limit, now } = replaying;
    await send(res, {
      replays: await Promise.all(sessions.of(account.id, now()).map((session) => told(replaying, session))),
      limit,
    });
  },
  postReplay: async (replaying, account, { body }, res) => {
    const session = await beginReplay(replaying, account, body as ReplayRequest);
    res.status(201).setHeader('Location', `/v1/replays/${session.matchId}`);
    await send(res, await told(replaying, session));
  },
  getReplay: async (replaying, account, call, res) => {
    await send(res, await told(replaying, ownSession(replaying, account, call)));
  },
  postReplayChange: async (replaying, account, call, res) => {
    await send(
      res,
      await told(
        replaying,
        await changeReplay(replaying, ownSession(replaying, account, call), call.body as ReplayChange),
      ),
    );
  },
  deleteReplay: async (replaying, account, call, res) => {
    const { matchId } = ownSession(replaying, account, call);
    await replaying.sessions.remove(matchId);
    replaying.replays.changed(matchId);
    res.status(204).end();
  },
  getReplayTimetable: async ({ timetable, world, now }, { licence }, _call, res) => {
    await send(res, timetableShape(timetable.slots(now()), licensedWorld(world(), licence)));
  },
};

/** Answers the operations on replays; other calls go on. */
export const replayOperations = (replaying: Replaying): RequestHandler => extensionOperations(operations, replaying);
