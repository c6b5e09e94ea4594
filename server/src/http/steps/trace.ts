import type { Tracing } from '../../domain/tracing/tracing.js';
import type { Step } from '../pipeline/run-steps.js';
import { routeName } from './metrics.js';

const SERVER_ERROR = 500;

/** Returns a step that records a span for each request, with the same ids as its log line. */
const traceRequests =
  ({ request }: Tracing, operationPaths: ReadonlySet<string>): Step =>
  ({ req, res, path, route }) => {
    const end = request(req.trace);
    res.on('close', () => {
      const template = routeName(path, route, operationPaths);
      const { statusCode: status } = res;
      end(
        `${req.method} ${template}`,
        {
          'http.request.method': req.method,
          'http.route': template,
          'http.response.status_code': status,
          'goalsquare.request.id': req.requestId,
          ...(req.account !== undefined && { 'goalsquare.account.id': req.account.id }),
        },
        status >= SERVER_ERROR,
      );
    });
  };

/** Returns the steps, with the tracing step after the one that sets the ids if spans are recorded. */
export const tracedSteps = (
  steps: readonly Step[],
  tracing: Tracing | undefined,
  operationPaths: ReadonlySet<string>,
): readonly Step[] =>
  tracing === undefined ? steps : [...steps.slice(0, 1), traceRequests(tracing, operationPaths), ...steps.slice(1)];
