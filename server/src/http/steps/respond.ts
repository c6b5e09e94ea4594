import { csvHeaders } from '../../answers/csv/csv-headers.js';
import type { RequestContext } from '../pipeline/context.js';
import { cacheControl, DATA_VARIES, hasResponse } from '../pipeline/freshness.js';
import { isContractCall } from '../../answers/checked-call.js';
import { createResponse, type ResponseServices } from '../pipeline/create-response.js';
import type { Step } from '../pipeline/run-steps.js';
import { endBuffered } from '../pipeline/send.js';
import type { PreparedResponse } from '../pipeline/services.js';

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
