import type { Request, Response } from 'express';
import type { KeptReplies } from '../fast-path/kept-replies.js';
import type { TimedAnswer } from './answer-metrics.js';
import type { CheckedCall } from './request.js';
import { send } from './send.js';
import type { Work } from './knowledge.js';

/** How answers are computed and sent. */
export interface Answering {
  readonly timed: TimedAnswer;
  /** **Empty**: no answer is kept. */
  readonly kept: KeptReplies | undefined;
}

/** Sends the answer of a call: as it is kept, or computed. */
export async function sendAnswer({ timed, kept }: Answering, req: Request, res: Response, call: CheckedCall, { tag, isLasting, compute }: Work): Promise<void> {
  const timedCompute = (): unknown => timed(call.operationId, compute);
  if (kept !== undefined && isLasting && req.method !== 'POST') await kept.send(req, res, kept.keyOf(tag, call), timedCompute);
  else await send(res, timedCompute());
}
