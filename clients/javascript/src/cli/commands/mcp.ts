import { apiOf } from '../api-of.js';
import type { Command } from '../command.js';

/** `goalsquare mcp` */
export const mcp: Command = {
  name: 'mcp',
  summary: 'Serves tools such as find, query and explain to an assistant, over standard input and output (MCP)',
  usage: '',
  options: {},
  examples: ['goalsquare mcp', 'claude mcp add goalsquare -- goalsquare mcp --server https://api.example'],
  run: async (context) => {
    const { words, note, signal } = context;
    // The command line is bundled, and the MCP server knows the errors of the package's own client only. Creating that
    // client cannot fail, because the bundled one was created with the same settings.
    const [{ API }, { serveStdio }] = await Promise.all([
      import('@goalsquare/client'),
      import('@goalsquare/client/mcp'),
    ]);
    const { close } = serveStdio(await apiOf(words, 'brief', context, API), (error) => {
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
