import type { Deprecations } from '../contract/deprecations.js';
import type { Step } from '../pipeline/run-steps.js';

/** Returns a step that adds the headers `Deprecation` and `Sunset` to responses of deprecated operations. */
export const announceDeprecations =
  (deprecations: Deprecations): Step =>
  (context) => {
    const { call } = context.req;
    if (call !== undefined) context.addHeaders(deprecations.headersOf(call.operationId, call.query));
  };
