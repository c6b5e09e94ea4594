import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Account } from '../../domain/accounts/account.js';
import type { KnownCallers } from '../auth/known-callers.js';
import { traceOf } from '../pipeline/trace-parent.js';
import type { RateItems } from '../limits/rate-headers.js';
import { answerOf, type Answering } from '../pipeline/answer.js';
import type { CorsRules } from '../pipeline/cors.js';
import { cacheControl, DATA_VARIES, hasAnswer } from '../pipeline/freshness.js';
import { isWithinHeaderLimit } from '../pipeline/header-limit.js';
import type { Knowledge, Work } from '../pipeline/knowledge.js';
import { answerLog, logAnswer, logOf } from '../pipeline/log.js';
import { problemHandler } from '../pipeline/problem-handler.js';
import type { Quotas } from '../pipeline/quota.js';
import type { RateLimiters } from '../pipeline/rate-limit.js';
import { requestIdOf } from '../pipeline/request-id.js';
import type { RequestMetrics } from '../pipeline/request-metrics.js';
import { securityHeadersOf } from '../pipeline/security-headers.js';
import { endReady, type LaterAnswer, type ReadyAnswer } from '../pipeline/send.js';
import { workNow } from '../pipeline/work.js';
import type { KnownRequest, KnownRequests } from './known-requests.js';

/**
 * Answers a request, and says whether it did. What it does not know, and whatever would be refused, is left as it is
 * for the row of steps.
 */
export type KnownStep = (req: Request, res: Response) => boolean;

/** What the step shares with the row. */
export interface KnownStepParts {
  readonly callers: KnownCallers;
  readonly requests: KnownRequests;
  readonly knowledge: Knowledge;
  readonly answering: Answering;
  readonly limiters: RateLimiters;
  readonly quotas: Quotas;
  readonly cors: CorsRules;
  readonly logger: Logger;
  readonly metrics: RequestMetrics;
}

/** A request that is let through but for its quota, and the work it asks for. */
interface Admitted {
  readonly account: Account;
  readonly burst: RateItems;
  readonly request: KnownRequest;
  readonly work: Work;
  /** Whether the caller has the answer. */
  readonly isFresh: boolean;
}

/**
 * Makes every check of a request but for the limits. **Empty**: it is one for the row of steps. **Throws** a problem
 * where it is refused.
 */
function checked(
  { requests, knowledge }: KnownStepParts,
  req: Request,
  account: Account,
): Pick<Admitted, 'request' | 'work' | 'isFresh'> | undefined {
  const request = requests.of(req, account);
  const work = request && workNow(knowledge, { account, call: request.call, ready: request.ready });
  if (request === undefined || work === undefined) return undefined;
  return { request, work, isFresh: hasAnswer(req.headers['if-none-match'], work.tag) };
}

const checkedOrNot = (parts: KnownStepParts, req: Request, account: Account): ReturnType<typeof checked> => {
  try {
    return checked(parts, req, account);
  } catch {
    return undefined;
  }
};

/**
 * Takes a call from the limits of its account, and checks it in between, as the row does. **Empty**: nothing is taken,
 * and the row is to answer.
 */
function admitted(parts: KnownStepParts, req: Request): (Admitted & { readonly quota: RateItems }) | undefined {
  const { callers, limiters, quotas } = parts;
  const account = callers.accountNow(req.headers.authorization);
  const burst = account && isWithinHeaderLimit(req) ? limiters.takeNow(account) : undefined;
  if (account === undefined || burst === undefined) return undefined;
  const found = checkedOrNot(parts, req, account);
  const quota = found && quotas.takeNow(account);
  if (found !== undefined && quota !== undefined) {
    const { request, work, isFresh } = found;
    return { request, work, isFresh, account, burst, quota };
  }
  limiters.giveBack(account);
  return undefined;
}

/** Headers that are the same for all requests of one scheme and origin, each name followed by its value. */
function constantHeaders(cors: CorsRules): (req: Request, path: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (req, path) => {
    const { secure } = req;
    const allowed = cors.allowed(req.headers.origin, path);
    const name = `${secure ? 's' : ''} ${allowed ?? ''}`;
    const made = known.get(name) ?? headersFor(secure, allowed, path);
    known.set(name, made);
    return made;
  };

  function headersFor(isSecure: boolean, allowed: string | undefined, path: string): readonly string[] {
    const pairs = new Map([...securityHeadersOf(isSecure), ...cors.headers(allowed, path)]);
    const vary = pairs.get('Vary');
    return [...pairs.set('Vary', vary === undefined ? DATA_VARIES : `${vary}, ${DATA_VARIES}`)].flat();
  }
}

function appendHeaders(res: Response, headers: readonly string[]): void {
  for (let at = 0; at < headers.length; at += 2) res.appendHeader(headers[at] ?? '', headers[at + 1] ?? '');
}

/** The address of who asks, as `req.ip` gives it, which looks for proxies even where a request names none. */
const addressOf = (req: Request): string | undefined =>
  req.headers['x-forwarded-for'] === undefined ? req.socket.remoteAddress : req.ip;

/** Writes the response to an admitted request. */
type WriteResponse = (
  req: Request,
  res: Response,
  request: Admitted & { readonly quota: RateItems },
  id: string,
) => void;

function responseWriter({ answering, cors }: KnownStepParts): WriteResponse {
  const constant = constantHeaders(cors);
  return (req, res, { request: { path, call }, work, isFresh, burst, quota }, id) => {
    const headers = [
      ...constant(req, path),
      'X-Request-Id',
      id,
      'RateLimit',
      burst.rate,
      'RateLimit',
      quota.rate,
      'RateLimit-Policy',
      burst.policy,
      'RateLimit-Policy',
      quota.policy,
      'ETag',
      work.tag,
      'Cache-Control',
      cacheControl(work.maxAge),
    ];
    if (isFresh) {
      res.writeHead(304, headers).end();
      return;
    }
    const failed = (error: unknown): void => {
      problemHandler(error, req, res, () => {
        res.destroy();
      });
    };
    let answer: ReadyAnswer | LaterAnswer;
    try {
      answer = answerOf(answering, req, call, work);
    } catch (error) {
      appendHeaders(res, headers);
      failed(error);
      return;
    }
    if (typeof answer === 'function') {
      appendHeaders(res, headers);
      answer(res).catch(failed);
    } else {
      res.writeHead(200, [...headers, ...answer.headers]);
      endReady(res, answer);
    }
  };
}

/**
 * The first step of all: a GET whose caller is known is checked and answered without the row, by the same functions:
 * the same checks, headers, line in the log and figures. **Source**: ADR 27.
 */
export function knownStep(parts: KnownStepParts): KnownStep {
  const { logger, metrics } = parts;
  const write = responseWriter(parts);
  const answers = answerLog(logger);

  return (req, res) => {
    if (req.method !== 'GET') return false;
    const started = Date.now();
    const began = metrics.now();
    const answer = admitted(parts, req);
    if (answer === undefined) return false;
    metrics.begin();
    const {
      account,
      request: { route, shownUrl: url },
    } = answer;
    const id = requestIdOf(req.get('x-request-id'));
    const trace = traceOf(req.get('traceparent'));
    const received = { id, method: req.method, url, address: addressOf(req), client: req.headers['user-agent'] };
    req.requestId = id;
    req.log = logOf(logger, id, trace);
    res.on('close', () => {
      logAnswer(answers, received, { trace, accountId: account.id, started }, res);
      metrics.end(began, received.method, route, res.statusCode);
    });
    write(req, res, answer, id);
    return true;
  };
}
