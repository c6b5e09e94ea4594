import { fromJsonSchema, McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import type { API } from '../api.js';
import { ApiError, GoalsquareError } from '../errors.js';
import { version } from '../version.js';
import { NOTICE } from './recorded-text.js';
import { tools, type Tool } from './tools.js';

const instructions =
  'Statistics of Australian rules football. Use find for ids and metric codes, query for numbers, explain for their ' +
  `evidence. Cite the page of each number you use. ${NOTICE}`;

/** Returns what an error says, with what the server allows. */
function messageOf(error: GoalsquareError): string {
  if (!(error instanceof ApiError)) return error.message;
  const details = error.faults.map(({ detail }) => detail);
  const waiting = error.retryAfter === undefined ? '' : ` Try again in ${error.retryAfter} s.`;
  return `${error.status}: ${details.length === 0 ? error.detail : details.join(' ')}${waiting}`;
}

/** Runs a tool. An error of the API is a result that the assistant can read. **Throws** any other error. */
async function resultOf(tool: Tool, api: API, args: unknown): Promise<CallToolResult> {
  try {
    const structuredContent = { notice: NOTICE, ...(await tool.run(api, args)) };
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  } catch (error) {
    if (!(error instanceof GoalsquareError)) throw error;
    return { content: [{ type: 'text', text: messageOf(error) }], isError: true };
  }
}

/** Creates a server of the Model Context Protocol whose tools call an API. */
export function createMcpServer(api: API): McpServer {
  const server = new McpServer({ name: 'goalsquare', version }, { instructions });
  for (const tool of tools)
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: fromJsonSchema(tool.input),
        outputSchema: fromJsonSchema(tool.output),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      (args: unknown) => resultOf(tool, api, args),
    );
  return server;
}
