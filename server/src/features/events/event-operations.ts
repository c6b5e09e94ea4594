import type { Match, StatisticLevel } from '@goalsquare/engine';
import type { Body, ChangeKind, EventType, ExtensionId, MatchForecast } from '@goalsquare/openapi';
import { AnswerStreams } from './answer-streams.js';
import type { Account, AccountOfToken } from '../../domain/accounts/account.js';
import { includesSeason, tagOfLicence } from '../../domain/accounts/licence.js';
import { parseBearerToken } from '../../http/steps/bearer-strategy.js';
import { endpoints } from '../../answers/endpoints/index.js';
import type { Services } from '../../http/pipeline/services.js';
import type { ExtensionEndpoint, ExtensionEndpoints, ExtensionRequest } from '../../http/pipeline/extensions.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import { Problem } from '../../domain/problems.js';
import { scopeOfPath } from '../../domain/scope.js';
import { isVisibleMatch } from '../../domain/visible-match.js';
import { checkCost, MAX_STREAM_COST } from '../../answers/statistics/batch-cost.js';
import { playerBatch, squadBatch, type Batch } from '../../answers/statistics/batch.js';
import { workQueue } from '../../domain/work-queue.js';
import { requestedPosition, positionBeyondEnd } from './requested-position.js';
import { streamHeaders } from './event-stream.js';
import { resetFrame } from './frames.js';
import { requireValuesOnly } from './require-values-only.js';
import type { MatchSource } from '../../domain/match-source.js';
import { checkLicence } from '../../http/pipeline/prepared-call.js';
import { licensedMatch } from '../../http/pipeline/requested-match.js';
import { changeSelection } from './change-selection.js';
import type { LiveTopics } from './live-topics.js';
import type { MayContinue, OpenStreams } from './open-streams.js';
import { positionId } from './position.js';
import type { StreamedAnswer } from './shared-answer.js';
import { statisticsAnswer } from './statistics-answer.js';
import { STATISTIC_BYTES } from './statistics-snapshot.js';
import type { Timers } from '../../domain/timers.js';
import type { Subscriber } from './topic.js';
import type { Topics } from './topics.js';

export interface EventHandlerContext {
  readonly services: Pick<Services, 'matches' | 'world' | 'now'>;
  readonly topics: LiveTopics;
  readonly streams: OpenStreams;
  readonly timers: Timers;
  /** Finds the account that a token currently belongs to. */
  readonly find: AccountOfToken;
  readonly failed: (error: unknown) => void;
  /** Returns the streamed response with the forecast of any match, for an account. */
  readonly forecastFor: (account: Account) => StreamedAnswer<MatchForecast>;
}

/** Services of the handlers, and the open streams that send responses again. */
interface StreamHandlerContext extends EventHandlerContext {
  readonly answers: AnswerStreams;
}

/** Reads a match in the work queue, because many streams may open at once and each may advance a replay. */
const matchOfSource = async (matches: MatchSource, matchId: number): Promise<Match | undefined> =>
  (await workQueue.run(() => matches.matchNow?.(matchId))) ?? matches.match(matchId);

const streamedMatch = ({ services }: EventHandlerContext, request: ExtensionRequest): Promise<Match> =>
  licensedMatch(services, request, (matchId) => matchOfSource(services.matches, matchId));

/** Returns a check that a stream's token still belongs to the same account, with the same licence. */
const mayContinue =
  ({ find }: EventHandlerContext, { req, account }: ExtensionRequest): MayContinue =>
  async () => {
    const token = parseBearerToken(req.headers.authorization ?? '');
    const now = token === undefined ? undefined : await find(token);
    return now?.id === account.id && tagOfLicence(now.licence) === tagOfLicence(account.licence);
  };

/** The sequence of events that a stream follows. */
interface Subscription {
  readonly topics: Topics;
  readonly id: number;
  readonly canSee: Subscriber['canSee'];
  /** Position of the last event. */
  readonly end: number;
  /** Whether the sequence can move back, as a replay does. */
  readonly movesBack: boolean;
}

/**
 * Subscribes a stream to a topic from the requested position. Rejects with a problem of status 400 if the position is
 * malformed or beyond the end.
 */
async function subscribe(
  context: EventHandlerContext,
  request: ExtensionRequest,
  subscription: Subscription,
): Promise<void> {
  const { req, res, account, call } = request;
  const { topics, id, canSee, movesBack } = subscription;
  const requested = requestedPosition(req.headers, call.query);
  const isBeyond = (end: number): boolean => requested !== undefined && requested.position.at > end;
  if (requested?.parameter === 'from' && isBeyond(subscription.end))
    throw positionBeyondEnd(requested.position, subscription.end);
  if (req.method === 'HEAD') {
    res.writeHead(200, streamHeaders).end();
    return;
  }
  const stream = context.streams.open(res, account, mayContinue(context, request));
  const { topic: opening, release } = topics.use(id);
  stream.onClose(release);
  const topic = await opening;
  const types = call.query.types as readonly EventType[] | undefined;
  const kinds = call.query.kind as readonly ChangeKind[] | undefined;
  const listener: Subscriber = {
    stream,
    canSee,
    types: types && new Set(types),
    ...(kinds && { kinds: new Set(kinds) }),
  };
  stream.onClose(() => {
    topic.leave(listener);
  });
  // A live match whose events another replica has already sent catches up; a replay that was moved back does not.
  const isReset = movesBack && isBeyond(Math.max(subscription.end, topic.position.at));
  const begin = requested === undefined || isReset ? topic.position : requested.position;
  stream.begin(positionId(begin));
  if (isReset) stream.write(resetFrame(positionId(begin)));
  await topic.join(listener, begin);
}

async function matchEvents(context: EventHandlerContext, request: ExtensionRequest): Promise<void> {
  const { id, revision } = await streamedMatch(context, request);
  const { matches, now } = context.services;
  const hasPast =
    requestedPosition(request.req.headers, request.call.query) === undefined || (await matches.log?.(id)) !== undefined;
  if (!hasPast)
    throw new Problem(
      'data-not-held',
      `The server does not store the log of match ${id}, so its past events are not available.`,
    );
  await subscribe(context, request, {
    topics: context.topics.matches,
    id,
    canSee: () => true,
    end: revision,
    movesBack: matches.clockOf?.(id, now())?.isTemporary === true,
  });
}

async function leagueEvents(context: EventHandlerContext, request: ExtensionRequest): Promise<void> {
  const {
    services: { world, matches },
    topics,
  } = context;
  const {
    account: { id: accountId, licence },
  } = request;
  const leagueId = Number(request.call.path.leagueId);
  checkLicence(request, () => scopeOfPath(world(), { leagueId }));
  await subscribe(context, request, {
    topics: topics.leagues,
    id: leagueId,
    canSee: ({ matchId, season }) => includesSeason(licence, season) && isVisibleMatch(matches, matchId, accountId),
    end: matches.journal?.position() ?? 0,
    movesBack: false,
  });
}

/** Streams the events of all matches that a request selects and its account may see. */
async function changesEvents(context: EventHandlerContext, request: ExtensionRequest): Promise<void> {
  const { matches } = context.services;
  const { canSee, isOfSeason } = changeSelection(matches, request);
  await subscribe(context, request, {
    topics: context.topics.all,
    id: 0,
    canSee: ({ matchId, season }) => canSee(matchId, season) && isOfSeason(season),
    end: matches.journal?.position() ?? 0,
    movesBack: false,
  });
}

/** Returns the batch that a request describes. **Throws** a problem of status 400. */
const batchOf = ({ account, call: { body } }: ExtensionRequest, level: StatisticLevel): Batch =>
  level === 'player'
    ? playerBatch(account.licence.tier, body as Body<'postPlayerStatistics'>)
    : squadBatch(account.licence.tier, body as Body<'postSquadStatistics'>);

/** Streams changes to a batch's statistics. */
async function statisticsEvents(
  context: StreamHandlerContext,
  request: ExtensionRequest,
  level: StatisticLevel,
): Promise<void> {
  const { streams, answers } = context;
  const { account, res, call } = request;
  const { operationId, body } = call;
  const batch = batchOf(request, level);
  requireValuesOnly(call);
  const match = await streamedMatch(context, request);
  const { gates } = endpoints[level === 'player' ? 'postPlayerStatistics' : 'postSquadStatistics'];
  await workQueue.run(() => {
    for (const gate of gates) gate(match);
    checkCost(batch, match, MAX_STREAM_COST);
    const question = { operationId, licence: account.licence.tier, matchId: match.id, body };
    const bytes = batch.costOf(match) * STATISTIC_BYTES;
    answers.requireRoom(question, bytes);
    const stream = streams.open(res, account, mayContinue(context, request));
    answers.open(question, statisticsAnswer(batch, workQueue), bytes, stream);
  });
}

/** Memory of the forecast of a match with 300 points and 46 players. **Units**: bytes. */
const FORECAST_BYTES = 65_536;

/** Streams changes to a match's forecast. */
async function forecastEvents(context: StreamHandlerContext, request: ExtensionRequest): Promise<void> {
  const { streams, answers, forecastFor } = context;
  const { account, req, res, call } = request;
  const { id: matchId } = await streamedMatch(context, request);
  const question = { operationId: call.operationId, licence: tagOfLicence(account.licence), matchId };
  answers.requireRoom(question, FORECAST_BYTES);
  if (req.method === 'HEAD') {
    res.writeHead(200, streamHeaders).end();
    return;
  }
  const stream = streams.open(res, account, mayContinue(context, request));
  answers.open(question, forecastFor(account), FORECAST_BYTES, stream);
}

/** Returns the endpoints that stream changes. */
export function eventEndpoints(
  context: EventHandlerContext,
): Pick<ExtensionEndpoints, Extract<ExtensionId, `${string}Events`>> {
  const { services, timers, failed, topics } = context;
  const answers = new AnswerStreams(
    { ...services, timers, failed, queue: workQueue },
    topics.changes,
    memoryParts.streams,
  );
  const withAnswers: StreamHandlerContext = { ...context, answers };
  const streamed =
    (stream: (request: ExtensionRequest) => Promise<void>): ExtensionEndpoint =>
    (request) => ({ response: { send: () => stream(request) } });
  return {
    getMatchEvents: streamed((request) => matchEvents(context, request)),
    getLeagueEvents: streamed((request) => leagueEvents(context, request)),
    getMatchForecastEvents: streamed((request) => forecastEvents(withAnswers, request)),
    getChangesEvents: streamed((request) => changesEvents(context, request)),
    postPlayerStatisticsEvents: streamed((request) => statisticsEvents(withAnswers, request, 'player')),
    postSquadStatisticsEvents: streamed((request) => statisticsEvents(withAnswers, request, 'squad')),
  };
}
