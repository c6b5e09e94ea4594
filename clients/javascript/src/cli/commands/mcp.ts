import type { Command } from '../command.js';

/** `goalsquare mcp` */
export const mcp: Command = {
  name: 'mcp',
  summary: 'Serves tools such as find, query and explain to an assistant, over standard input and output (MCP)',
  usage: '',
  waits: 'brief',
  options: {},
  examples: ['goalsquare mcp', 'claude mcp add goalsquare -- goalsquare mcp --server https://api.example'],
  run: async ({ api, note, signal }) => {
    const { serveStdio } = await import('@goalsquare/client/mcp');
    const { close } = serveStdio(api, (error) => {
      note(`goalsquare: ${error.message}`);
    });
    await new Promise<void>((resolve) => {
      process.stdin.once('end', resolve).once('close', resolve);
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
    await close();
    return undefined;
  },
};
