/** Path of the Model Context Protocol endpoint. */
export const MCP_PATH = '/mcp';
