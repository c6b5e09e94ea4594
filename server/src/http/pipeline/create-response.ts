import type { Request } from 'express';
import { asWritten } from '../../answers/json/json.js';
import type { TimeResponse } from './response-metrics.js';
import { joined } from './join-pieces.js';
import type { CachedResponder } from './cached-responder.js';
import type { CheckedCall } from '../../answers/checked-call.js';
import { workQueue } from '../../domain/work/work-queue.js';
import { onceReady, prepareBody, type StreamedResponse, type BufferedResponse } from './send.js';
import type { PreparedResponse } from './services.js';

/** How responses are computed and sent. */
export interface ResponseServices {
  readonly timed: TimeResponse;
  /** **Empty**: no response is cached. */
  readonly cached: CachedResponder | undefined;
}

/** The bytes of a response, cached or computed, to be sent once. **Throws** what computing it throws. */
export function createResponse(
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
