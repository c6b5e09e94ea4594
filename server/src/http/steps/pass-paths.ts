import { MCP_PATH } from '../contract/mcp-path.js';
import { OPERATOR_MATCHES } from '../contract/operator-paths.js';
import type { Step } from '../pipeline/run-steps.js';

const contractPath = /^\/(?:v1|q)(?:\/|$)/u;
const operatorPath = new RegExp(`^${OPERATOR_MATCHES}(?:/|$)`, 'u');

/** Leaves to Express what needs no account: hub, identity, operations. `isMcpServed` is whether `/mcp` needs one. */
export const passOtherPaths =
  (isMcpServed: boolean): Step =>
  (context) => {
    const { path } = context;
    if (contractPath.test(path) || operatorPath.test(path) || (isMcpServed && path === MCP_PATH)) return;
    context.leave();
  };

/** Leaves requests of operators and of assistants to Express, once the account is known and its rate is checked. */
export const passAccountPaths: Step = (context) => {
  if (operatorPath.test(context.path) || context.path === MCP_PATH) context.leave();
};
