/** Where the Model Context Protocol is served. */
export const MCP_PATH = '/mcp';
