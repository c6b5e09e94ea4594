import type { Deprecations } from '../contract/deprecations.js';
import type { Step } from '../pipeline/run-steps.js';

/** Adds the headers `Deprecation` and `Sunset` to the responses of calls that the contract marks as deprecated. */
export const announceDeprecations =
  (deprecations: Deprecations): Step =>
  (context) => {
    const { call } = context.req;
    if (call !== undefined) context.addHeaders(deprecations.headersOf(call.operationId, call.query));
  };
