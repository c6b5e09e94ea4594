import { fromJsonSchema, McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import type { API } from '../api.js';
import { ApiError, ConfigurationError, GoalsquareError, TimedOut } from '../errors.js';
import { version } from '../version.js';
import { checkedArguments, schemaOf, withIds } from './arguments.js';
import { NOTICE } from './recorded-text.js';
import { tools, type Tool } from './tools.js';

const instructions =
  'Statistics of Australian rules football. Use find for ids and metric codes, query for numbers, explain for their ' +
  `evidence. Cite the page of each number you use. ${NOTICE}`;

/** Returns the message of an error, including the values that the server allows. */
function messageOf(error: GoalsquareError): string {
  if (!(error instanceof ApiError)) return error.message;
  const details = error.faults.map(({ detail }) => detail);
  const waiting = error.retryAfter === undefined ? '' : ` Try again in ${error.retryAfter} s.`;
  return `${error.status}: ${details.length === 0 ? error.detail : details.join(' ')}${waiting}`;
}

/** Maximum length of all arguments. They become a request URL, which the API limits to about as many bytes. */
const LONGEST_ARGUMENTS = 8000;

/** **Throws** `ConfigurationError` if the arguments are too long for a request. */
function checkLength(args: unknown): void {
  const { length } = JSON.stringify(args);
  if (length > LONGEST_ARGUMENTS)
    throw new ConfigurationError(
      `The arguments are ${length} characters long as JSON; at most ${LONGEST_ARGUMENTS} are allowed.`,
    );
}

/** Maximum duration of a tool call. Hosts give up on a call after a minute. **Units**: seconds. */
export const LONGEST_CALL = 50;

/** Waits for the result of some work. **Throws** `TimedOut` if that takes too long. */
async function inTime<T>(work: Promise<T>, called: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new TimedOut(`${called} within ${LONGEST_CALL} seconds. Call it again, or request less.`);
    timer = setTimeout(reject, LONGEST_CALL * 1000, error);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}

/** Runs a tool. API errors become results that the assistant can read. **Throws** any other error. */
async function resultOf(tool: Tool, api: API, args: unknown, turn: () => Promise<void>): Promise<CallToolResult> {
  try {
    checkLength(args);
    const checked = checkedArguments(tool.name, tool.input, args);
    const work = withIds(api, tool.input, checked).then((ids) => tool.run(api, ids, turn));
    const result = await inTime(work, `${api.url} did not answer ${tool.name}`);
    const structuredContent = { notice: NOTICE, ...result };
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  } catch (error) {
    if (!(error instanceof GoalsquareError)) throw error;
    return { content: [{ type: 'text', text: messageOf(error) }], isError: true };
  }
}

/** Accepts everything: the tools check their own arguments, and their messages say what is allowed. */
const unchecked = { getValidator: () => (data: unknown) => ({ valid: true, data, errorMessage: undefined }) as never };

/** The tools, in the form in which they are registered with the SDK. */
const registered = tools.map((tool) => ({
  tool,
  config: {
    title: tool.title,
    description: tool.description,
    inputSchema: fromJsonSchema(schemaOf(tool.input), unchecked),
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
}));

/** Creates an MCP server whose tools call an API. Between the parts of long work it waits for `turn`. */
export function createMcpServer(api: API, turn = (): Promise<void> => Promise.resolve()): McpServer {
  const server = new McpServer(
    { name: 'goalsquare', version },
    { instructions, capabilities: { tools: { listChanged: false } } },
  );
  for (const { tool, config } of registered)
    server.registerTool(tool.name, config, async (args: unknown) => {
      const result = await resultOf(tool, api, args, turn);
      await turn();
      return result;
    });
  return server;
}
