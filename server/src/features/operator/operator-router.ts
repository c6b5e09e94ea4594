import { Router, type RequestHandler } from 'express';
import { operatorPaths } from '@goalsquare/openapi';
import { Problem } from '../../domain/problems.js';
import { batchBody } from './operator-body.js';
import { operatorCheck } from './operator-check.js';
import { operatorHandler, type OperatorParts } from './operator-handlers.js';
import { OPERATOR_MATCHES } from '../../http/contract/operator-paths.js';
import { refuseMethod } from '../../http/pipeline/method-not-allowed.js';
import '../../http/pipeline/request.js';

const requireOperator: RequestHandler = (req, _res, next) => {
  next(req.account?.operator === true ? undefined : new Problem('not-operator', 'The account may not feed matches.'));
};

/**
 * Returns the routes of the operator API, which follow the steps that authenticate a request and limit its rate.
 * Requests do not count towards a quota. **Empty**: without `live`, every request is refused.
 */
export function operatorRouter(parts: OperatorParts): Router {
  const line = Router({ caseSensitive: true, strict: true });
  line.use(OPERATOR_MATCHES, requireOperator);
  for (const [template, methods] of Object.entries(operatorPaths)) {
    const route = line.route(template.replace(/\{(\w+)\}/gu, ':$1'));
    const allow = [...(methods.get ? ['GET', 'HEAD'] : []), ...(methods.post ? ['POST'] : []), 'OPTIONS'].join(', ');
    for (const method of ['get', 'post'] as const) {
      const operation = methods[method];
      if (operation !== undefined)
        route[method](
          ...(operation.requestBody === undefined ? [] : batchBody),
          operatorCheck(operation),
          operatorHandler(operation.operationId, parts),
        );
    }
    route.all(refuseMethod(template, allow));
  }
  return line;
}
