import type { Request, Response } from 'express';
import type { KeptReplies } from '../fast-path/kept-replies.js';
import { asWritten } from '../../answers/json/json.js';
import type { TimedAnswer } from './answer-metrics.js';
import type { CheckedCall } from '../../answers/checked-call.js';
import { readyOf, sendReady, type LaterAnswer, type ReadyAnswer } from './send.js';
import type { Work } from './knowledge.js';

/** How answers are computed and sent. */
export interface Answering {
  readonly timed: TimedAnswer;
  /** **Empty**: no answer is kept. */
  readonly kept: KeptReplies | undefined;
}

/**
 * The answer of a call: as it is kept, or computed. It is about to be sent, once. **Throws** what computing it does.
 */
export function answerOf(
  { timed, kept }: Answering,
  req: Request,
  call: CheckedCall,
  { tag, isLasting, compute }: Work,
): ReadyAnswer | LaterAnswer {
  const timedCompute = (): unknown => timed(call.operationId, compute);
  if (kept !== undefined && isLasting && req.method !== 'POST')
    return kept.answer(req, kept.keyOf(tag, call), timedCompute);
  return readyOf(req, asWritten(timedCompute()));
}

/** Sends the answer of a call. */
export async function sendAnswer(
  answering: Answering,
  req: Request,
  res: Response,
  call: CheckedCall,
  work: Work,
): Promise<void> {
  const answer = answerOf(answering, req, call, work);
  if (typeof answer === 'function') await answer(res);
  else sendReady(res, answer);
}
