import type { Request, Response } from 'express';
import type { Match } from '@goalsquare/engine';
import type { Body, EventType } from '@goalsquare/openapi';
import type { Account, AccountOfToken } from '../../domain/accounts/account.js';
import { includesSeason, tagOfLicence } from '../../domain/accounts/licence.js';
import { tokenIn } from '../../http/auth/bearer-strategy.js';
import { endpoints } from '../../answers/endpoints/index.js';
import { requireLicence } from '../../domain/licences.js';
import type { Services } from '../../http/pipeline/services.js';
import type { ExtensionHandler, ExtensionHandlers } from '../../http/steps/extensions.js';
import type { AnyCall } from '../../answers/checked-call.js';
import { Problem } from '../../domain/problems.js';
import { knownMatch, scopeOfMatch, scopeOfPath, type Scope } from '../../domain/scope.js';
import { checkCost, MAX_STREAM_COST } from '../../answers/statistics/batch-cost.js';
import { playerBatch, squadBatch, type Batch } from '../../answers/statistics/batch.js';
import { workQueue } from '../../domain/work/work-queue.js';
import { askedPosition, beyondTheEnd } from './asked-position.js';
import { streamHeaders } from './event-stream.js';
import { resetFrame } from './frames.js';
import type { MatchSource } from '../../domain/match-source.js';
import { licensedAs, type EventOperationId } from './licensed-as.js';
import type { LiveTopics } from './live-topics.js';
import type { MayGoOn, OpenStreams } from './open-streams.js';
import { idOfPosition } from './position.js';
import { StatisticsStreams } from './statistics-streams.js';
import type { Timers } from './timers.js';
import type { Listener } from './topic.js';
import type { Topics } from './topics.js';

/** What events are told with. */
export interface Telling {
  readonly knowledge: Pick<Services, 'matches' | 'world' | 'now' | 'layouts'>;
  readonly topics: LiveTopics;
  readonly streams: OpenStreams;
  readonly timers: Timers;
  /** Finds the account of a token as it is now. */
  readonly find: AccountOfToken;
  readonly failed: (error: unknown) => void;
}

/** What events are sent with, and the streams of statistics that are open. */
interface Work extends Telling {
  readonly statistics: StatisticsStreams;
}

/** A call for a stream, and who makes it. */
interface Asked {
  readonly req: Request;
  readonly res: Response;
  readonly account: Account;
  readonly call: AnyCall & { readonly operationId: EventOperationId };
}

const license = ({ account: { licence }, call: { operationId, query, body } }: Asked, scope: () => Scope): void => {
  requireLicence(licensedAs[operationId], { licence, scope, query, body });
};

/** Many streams may be opened at once: the match of a replay grows for each. */
const matchOfSource = async (matches: MatchSource, matchId: number): Promise<Match | undefined> =>
  (await workQueue.run(() => matches.matchNow?.(matchId))) ?? matches.match(matchId);

async function matchOf({ knowledge: { matches } }: Telling, asked: Asked): Promise<Match> {
  const matchId = Number(asked.call.path.matchId);
  const isShown = matches.isFor?.(matchId, asked.account.id) ?? true;
  const match = knownMatch(isShown ? await matchOfSource(matches, matchId) : undefined, matchId);
  license(asked, () => scopeOfMatch(match));
  return match;
}

/** A stream goes on as long as its token opens the same account, with the same licence. */
const mayGoOn =
  ({ find }: Telling, { req, account }: Asked): MayGoOn =>
  async () => {
    const token = tokenIn(req.headers.authorization ?? '');
    const now = token === undefined ? undefined : await find(token);
    return now?.id === account.id && tagOfLicence(now.licence) === tagOfLicence(account.licence);
  };

/** What a caller listens to. */
interface Subject {
  readonly topics: Topics;
  readonly id: number;
  readonly mayKnow: Listener['mayKnow'];
  /** The position of the last event. */
  readonly end: number;
  /** Whether the sequence can be moved back, as that of a replay. */
  readonly movesBack: boolean;
}

/** Lets a caller listen to a topic from the requested position. **Throws** a problem of status 400. */
async function listen(telling: Telling, asked: Asked, subject: Subject): Promise<void> {
  const { req, res, account, call } = asked;
  const { topics, id, mayKnow, movesBack } = subject;
  const requested = askedPosition(req.headers, call.query);
  const isBeyond = (end: number): boolean => requested !== undefined && requested.position.at > end;
  if (requested?.parameter === 'from' && isBeyond(subject.end)) throw beyondTheEnd(requested.position, subject.end);
  if (req.method === 'HEAD') {
    res.writeHead(200, streamHeaders).end();
    return;
  }
  const stream = telling.streams.open(res, account, mayGoOn(telling, asked));
  const { topic: opening, release } = topics.use(id);
  stream.onClose(release);
  const topic = await opening;
  const types = call.query.types as readonly EventType[] | undefined;
  const listener: Listener = { stream, mayKnow, types: types && new Set(types) };
  stream.onClose(() => {
    topic.leave(listener);
  });
  // A live match whose events another replica has already sent catches up; a replay that was moved back does not.
  const isReset = movesBack && isBeyond(Math.max(subject.end, topic.position.at));
  const begin = requested === undefined || isReset ? topic.position : requested.position;
  stream.begin(idOfPosition(begin));
  if (isReset) stream.write(resetFrame(idOfPosition(begin)));
  await topic.join(listener, begin);
}

async function matchEvents(telling: Telling, asked: Asked): Promise<void> {
  const { id, revision } = await matchOf(telling, asked);
  const { matches, now } = telling.knowledge;
  const hasPast =
    askedPosition(asked.req.headers, asked.call.query) === undefined || (await matches.log?.(id)) !== undefined;
  if (!hasPast)
    throw new Problem(
      'data-not-held',
      `The log of match ${id} is not held, so that nothing is known of the order in which it grew.`,
    );
  await listen(telling, asked, {
    topics: telling.topics.matches,
    id,
    mayKnow: () => true,
    end: revision,
    movesBack: matches.clockOf?.(id, now())?.isPassing === true,
  });
}

async function leagueEvents(telling: Telling, asked: Asked): Promise<void> {
  const {
    knowledge: { world, matches },
    topics,
  } = telling;
  const {
    account: { id: accountId, licence },
  } = asked;
  const leagueId = Number(asked.call.path.leagueId);
  license(asked, () => scopeOfPath(world(), { leagueId }));
  await listen(telling, asked, {
    topics: topics.leagues,
    id: leagueId,
    mayKnow: ({ matchId, season }) => includesSeason(licence, season) && (matches.isFor?.(matchId, accountId) ?? true),
    end: matches.journal?.position() ?? 0,
    movesBack: false,
  });
}

async function statisticsEvents(telling: Work, asked: Asked, batch: Batch): Promise<void> {
  const { streams, statistics } = telling;
  const { account, res } = asked;
  const match = await matchOf(telling, asked);
  const { operationId, body } = asked.call;
  for (const gate of endpoints[
    operationId === 'postPlayerStatisticsEvents' ? 'postPlayerStatistics' : 'postSquadStatistics'
  ].gates)
    gate(match);
  checkCost(batch, match, MAX_STREAM_COST);
  const stream = streams.open(res, account, mayGoOn(telling, asked));
  statistics.open({ operationId, tier: account.licence.tier, matchId: match.id, body }, batch, stream);
}

const operations: Readonly<Record<EventOperationId, (telling: Work, asked: Asked) => Promise<void>>> = {
  getMatchEvents: matchEvents,
  getLeagueEvents: leagueEvents,
  postPlayerStatisticsEvents: (telling, asked) =>
    statisticsEvents(
      telling,
      asked,
      playerBatch(asked.account.licence.tier, asked.call.body as Body<'postPlayerStatistics'>),
    ),
  postSquadStatisticsEvents: (telling, asked) =>
    statisticsEvents(
      telling,
      asked,
      squadBatch(asked.account.licence.tier, asked.call.body as Body<'postSquadStatistics'>),
    ),
};

/** The handlers of the operations that send changes as they happen. */
export function eventHandlers(telling: Telling): Pick<ExtensionHandlers, EventOperationId> {
  const { knowledge, timers, failed, topics } = telling;
  const statistics = new StatisticsStreams({ ...knowledge, timers, failed, queue: workQueue }, topics.changes);
  const work: Work = { ...telling, statistics };
  const handlerOf =
    (operationId: EventOperationId): ExtensionHandler =>
    ({ req, res, account, call }) =>
      operations[operationId](work, { req, res, account, call: { ...call, operationId } });
  return {
    getMatchEvents: handlerOf('getMatchEvents'),
    getLeagueEvents: handlerOf('getLeagueEvents'),
    postPlayerStatisticsEvents: handlerOf('postPlayerStatisticsEvents'),
    postSquadStatisticsEvents: handlerOf('postSquadStatisticsEvents'),
  };
}
