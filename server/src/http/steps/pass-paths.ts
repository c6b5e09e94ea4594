import { OPERATOR_MATCHES } from '../contract/operator-paths.js';
import type { Step } from '../pipeline/run-steps.js';

const contractPath = /^\/(?:v1|q)(?:\/|$)/u;
const operatorPath = new RegExp(`^${OPERATOR_MATCHES}(?:/|$)`, 'u');

/** Leaves to Express what is neither the contract's nor the operator's: hub, identity, operations. */
export const passOtherPaths: Step = (context) => {
  if (!contractPath.test(context.path) && !operatorPath.test(context.path)) context.leave();
};

/** Leaves the operator's requests to Express, once the account is known and its rate is checked. */
export const passOperatorPaths: Step = (context) => {
  if (operatorPath.test(context.path)) context.leave();
};
