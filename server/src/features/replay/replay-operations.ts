import type { World } from '@goalsquare/data';
import type { ExtensionId, ReplayChange, ReplayRequest } from '@goalsquare/openapi';
import type { Account } from '../../domain/accounts/account.js';
import { licensedWorld } from '../../domain/licensed-world.js';
import type { ExtensionEndpoints } from '../../http/pipeline/extensions.js';
import type { AnyCall } from '../../answers/checked-call.js';
import { send } from '../../http/pipeline/send.js';
import { Problem } from '../../domain/problems.js';
import { createReplay, changeReplay, type ReplayServices } from './create-replay.js';
import { replayShape, timetableShape } from './replay-shape.js';
import { isActive, isSessionId, type Session } from './session.js';
import type { Timetable } from './timetable.js';

export interface ReplayOperationServices extends ReplayServices {
  readonly timetable: Timetable;
  readonly world: () => World;
}

/** Returns a replay that belongs to the account. **Throws** a problem of status 404 or 503. */
async function ownSession(
  { sessions, now }: ReplayOperationServices,
  { id }: Account,
  { path: { replayId } }: AnyCall,
): Promise<Session> {
  const matchId = Number(replayId);
  const session = isSessionId(matchId) ? await sessions.lookUp(matchId) : undefined;
  if (session?.accountId !== id || !isActive(session, now()))
    throw new Problem('replay-not-found', `The account has no replay ${String(replayId)}.`);
  return session;
}

async function shapeOf(
  { replays, now }: ReplayOperationServices,
  session: Session,
): Promise<ReturnType<typeof replayShape>> {
  const match = await replays.match(session.matchId);
  const clock = match && replays.clockOf(session.matchId, now(), match.revision);
  if (match === undefined || clock === undefined)
    throw new Problem('replay-not-found', `The account has no replay ${session.matchId}.`);
  return replayShape(session, match, clock);
}

export const replayEndpoints = (
  services: ReplayOperationServices,
): Pick<ExtensionEndpoints, Extract<ExtensionId, `${string}Replay${string}`>> => ({
  getReplays: ({ account }) => {
    const { sessions, limit, now } = services;
    const compute = async (): Promise<object> => ({
      replays: await Promise.all(sessions.of(account.id, now()).map((session) => shapeOf(services, session))),
      limit,
    });
    return { response: { compute } };
  },
  postReplay: ({ account, call, res }) => ({
    response: {
      send: async () => {
        const session = await createReplay(services, account, call.body as ReplayRequest);
        res.status(201).setHeader('Location', `/v1/replays/${session.matchId}`);
        await send(res, await shapeOf(services, session));
      },
    },
  }),
  getReplay: async ({ account, call }) => {
    const session = await ownSession(services, account, call);
    return { response: { compute: () => shapeOf(services, session) } };
  },
  postReplayChange: async ({ account, call }) => {
    const session = await ownSession(services, account, call);
    const compute = async (): Promise<object> =>
      shapeOf(services, await changeReplay(services, session, call.body as ReplayChange));
    return { response: { compute } };
  },
  deleteReplay: async ({ account, call, res }) => {
    const { matchId } = await ownSession(services, account, call);
    return {
      response: {
        send: async () => {
          await services.sessions.remove(matchId);
          services.replays.changed(matchId);
          res.status(204).end();
        },
      },
    };
  },
  getReplayTimetable: ({ account: { licence } }) => {
    const { timetable, world, now } = services;
    return { response: { compute: () => timetableShape(timetable.slots(now()), licensedWorld(world(), licence)) } };
  },
});
