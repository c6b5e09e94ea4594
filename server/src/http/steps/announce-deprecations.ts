import type { Deprecations } from '../contract/deprecations.js';
import type { Step } from '../pipeline/run-steps.js';

/**
 * Returns a step that adds `Deprecation`, `Link` and, if a date is set, `Sunset` to the response if a call uses a
 * deprecated operation or parameter.
 */
export const announceDeprecations =
  (deprecations: Deprecations): Step =>
  (context) => {
    const { call } = context.req;
    if (call !== undefined) context.addHeaders(deprecations.headersOf(call.operationId, call.query));
  };
