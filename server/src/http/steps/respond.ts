import { csvHeaders } from '../../answers/csv/csv-headers.js';
import type { RequestContext } from '../pipeline/context.js';
import { cacheControl, DATA_VARIES, hasResponse } from '../pipeline/freshness.js';
import { isContractCall, type CheckedCall } from '../../answers/checked-call.js';
import type { Step } from '../pipeline/run-steps.js';
import { endBuffered, onceReady, prepareBody, type StreamedResponse, type BufferedResponse } from '../pipeline/send.js';
import type { PreparedResponse } from '../pipeline/services.js';
import type { Request } from 'express';
import { asWritten } from '../../answers/json/json.js';
import type { TimeResponse } from '../pipeline/response-metrics.js';
import { joined } from '../../answers/json/json.js';
import type { CachedResponder } from '../pipeline/cached-responder.js';
import { workQueue } from '../../domain/work-queue.js';

/** How responses are computed and sent. */
export interface ResponseServices {
  readonly timed: TimeResponse;
  /** **Empty**: no response is cached. */
  readonly cached: CachedResponder | undefined;
}

/** The bytes of a response, cached or computed, to be sent once. **Throws** what computing it throws. */
function createResponse(
  { timed, cached }: ResponseServices,
  req: Request,
  call: CheckedCall,
  { tag, isCacheable, compute }: PreparedResponse,
): BufferedResponse | StreamedResponse {
  const timedCompute = (): unknown => timed(call.operationId, compute);
  // A permalink answers a batch to GET too.
  if (call.body !== undefined) return onceReady(workQueue.runSoon(() => prepareBody(req, asWritten(timedCompute()))));
  if (cached !== undefined && isCacheable) return cached.answer(req, cached.keyOf(tag, call), timedCompute);
  const answer = workQueue.finish(joined(timedCompute));
  return onceReady(
    answer instanceof Promise ? answer.then((whole) => prepareBody(req, whole)) : prepareBody(req, answer),
  );
}

/** Adds the headers that caches read. */
function addCacheHeaders(context: RequestContext, isRead: boolean, { tag, maxAge }: PreparedResponse): void {
  context.addHeader('Vary', DATA_VARIES);
  context.addHeader('Cache-Control', isRead ? cacheControl(maxAge) : 'no-store');
  if (isRead) context.addHeader('ETag', tag);
}

/** Sends the response: 304 if the caller has it already, otherwise 200, and only then is it computed. */
export const respond =
  (responding: ResponseServices): Step =>
  (context): void | Promise<void> => {
    const { req, res, resource } = context;
    const { call } = req;
    if (resource === undefined || call === undefined || !isContractCall(call))
      throw new Error('only resolved calls of the contract are responded to');
    const { response, table } = resource;
    const isRead = req.method !== 'POST';
    if (table !== undefined) context.addHeaders(csvHeaders(call, table));
    addCacheHeaders(context, isRead, response);
    context.answered();
    if (isRead && hasResponse(req.headers['if-none-match'], response.tag)) {
      context.writeHead(304);
      res.end();
      return;
    }
    const answer = createResponse(responding, req, call, response);
    if (typeof answer === 'function') {
      context.setHeaders();
      return answer(res);
    }
    context.addHeaders(answer.headers);
    context.writeHead(200);
    endBuffered(res, answer);
  };
