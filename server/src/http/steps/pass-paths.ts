import { MCP_PATH } from '../contract/mcp-path.js';
import { OPERATOR_MATCHES } from '../contract/operator-paths.js';
import type { Step } from '../pipeline/run-steps.js';

const contractPath = /^\/(?:v1|q)(?:\/|$)/u;
const operatorPath = new RegExp(`^${OPERATOR_MATCHES}(?:/|$)`, 'u');

/**
 * Returns a step that passes requests for hub, identity and operations pages, which need no account, on to Express.
 * With `isMcpServed`, `/mcp` needs an account.
 */
export const passOtherPaths =
  (isMcpServed: boolean): Step =>
  (context) => {
    const { path } = context;
    if (contractPath.test(path) || operatorPath.test(path) || (isMcpServed && path === MCP_PATH)) return;
    context.leave();
  };

/** Passes requests of operators and assistants on to Express, after authentication and rate limiting. */
export const passAccountPaths: Step = (context) => {
  if (operatorPath.test(context.path) || context.path === MCP_PATH) context.leave();
};
