import type { Request } from 'express';
import { asWritten } from '../../answers/json/json.js';
import type { TimedAnswer } from './answer-metrics.js';
import type { CachedResponder } from './cached-responder.js';
import type { CheckedCall } from '../../answers/checked-call.js';
import { readyOf, type LaterAnswer, type ReadyAnswer } from './send.js';
import type { PreparedResponse } from './services.js';

/** How responses are computed and sent. */
export interface Responding {
  readonly timed: TimedAnswer;
  /** **Empty**: no response is cached. */
  readonly cached: CachedResponder | undefined;
}

/** The bytes of a response, cached or computed, to be sent once. **Throws** what computing it throws. */
export function responseTo(
  { timed, cached }: Responding,
  req: Request,
  call: CheckedCall,
  { tag, isCacheable, compute }: PreparedResponse,
): ReadyAnswer | LaterAnswer {
  const timedCompute = (): unknown => timed(call.operationId, compute);
  if (cached !== undefined && isCacheable && req.method !== 'POST')
    return cached.answer(req, cached.keyOf(tag, call), timedCompute);
  return readyOf(req, asWritten(timedCompute()));
}
