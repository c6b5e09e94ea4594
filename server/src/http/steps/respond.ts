import { csvHeaders } from '../../answers/csv/csv-headers.js';
import type { RequestContext } from '../pipeline/context.js';
import { cacheControl, DATA_VARIES, hasResponse } from '../pipeline/freshness.js';
import { isContractCall, type AnyCall } from '../../answers/checked-call.js';
import type { Step } from '../pipeline/run-steps.js';
import { endBuffered, onceReady, prepareBody, type StreamedResponse, type BufferedResponse } from '../pipeline/send.js';
import type { DirectResponse, PreparedResponse } from '../pipeline/services.js';
import type { Request } from 'express';
import { asWritten } from '../../answers/json/json.js';
import type { TimeResponse } from '../pipeline/response-metrics.js';
import { joined } from '../../answers/json/json.js';
import type { CachedResponder } from '../pipeline/cached-responder.js';
import { workQueue } from '../../domain/work-queue.js';

/** Services that compute and send responses. */
export interface ResponseServices {
  readonly timed: TimeResponse;
  /** Sends cached responses. **Empty**: responses are not cached. */
  readonly cached: CachedResponder | undefined;
}

/** Returns a response ready to send, cached or computed. **Throws** if the computation does. */
function createResponse(
  { timed, cached }: ResponseServices,
  req: Request,
  call: AnyCall,
  { tag, isCacheable, compute }: PreparedResponse,
): BufferedResponse | StreamedResponse {
  if (!isContractCall(call)) return onceReady(prepareExtension(req, compute));
  const timedCompute = (): unknown => timed(call.operationId, compute);
  // With a permalink, a GET can also request a batch.
  if (call.body !== undefined) return onceReady(workQueue.runSoon(() => prepareBody(req, asWritten(timedCompute()))));
  if (cached !== undefined && tag !== undefined && isCacheable === true)
    return cached.answer(req, cached.keyOf(tag, call), timedCompute);
  const answer = workQueue.finish(joined(timedCompute));
  return onceReady(
    answer instanceof Promise ? answer.then((whole) => prepareBody(req, whole)) : prepareBody(req, answer),
  );
}

/** Returns the response of an extension, ready to send. Rejects if the computation does. */
const prepareExtension = async (
  req: Request,
  compute: PreparedResponse['compute'],
): Promise<BufferedResponse | StreamedResponse> => prepareBody(req, asWritten(await compute()));

/** Adds the headers for caches. */
function addCacheHeaders(context: RequestContext, tag: string | undefined, maxAge = 0): void {
  context.addHeader('Vary', DATA_VARIES);
  context.addHeader('Cache-Control', tag === undefined ? 'no-store' : cacheControl(maxAge));
  if (tag !== undefined) context.addHeader('ETag', tag);
}

/** Runs a stream or write, which sends its own response. Caches do not store the response unless it allows that. */
function sendDirectly(context: RequestContext, { send }: DirectResponse): Promise<void> {
  context.answered();
  context.addHeader('Cache-Control', 'no-store');
  context.setHeaders();
  return send();
}

/** Returns a step that sends 304 if the caller already has the response; otherwise it computes the response (200). */
export const respond =
  (responding: ResponseServices): Step =>
  (context): void | Promise<void> => {
    const { req, res, resource } = context;
    const { call } = req;
    if (resource === undefined || call === undefined) throw new Error('the call must be resolved before the response');
    const { response, table } = resource;
    if ('send' in response) return sendDirectly(context, response);
    const { fileName } = response;
    const tag = req.method === 'POST' ? undefined : response.tag;
    if (table !== undefined && isContractCall(call)) context.addHeaders(csvHeaders(call, table));
    addCacheHeaders(context, tag, response.maxAge);
    context.answered();
    if (tag !== undefined && hasResponse(req.headers['if-none-match'], tag)) {
      context.writeHead(304);
      res.end();
      return;
    }
    if (fileName !== undefined) context.addHeader('Content-Disposition', `attachment; filename="${fileName}"`);
    const answer = createResponse(responding, req, call, response);
    if (typeof answer === 'function') {
      context.setHeaders();
      return answer(res);
    }
    context.addHeaders(answer.headers);
    context.writeHead(200);
    endBuffered(res, answer);
  };
