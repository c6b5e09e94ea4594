import { spawn } from 'node:child_process';
import { UsageError, type Command, type Context } from '../command.js';

/** Returns the program that opens a URL. **Empty**: `undefined` if there is no browser. */
function opener(): readonly [string, ...string[]] | undefined {
  if (process.env.BROWSER) return [process.env.BROWSER];
  if (process.platform === 'darwin') return ['open'];
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  return process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? ['xdg-open'] : undefined;
}

/** Opens a URL in the browser. Returns whether a browser was started. */
function openUrl(url: string): Promise<boolean> {
  const [program, ...words] = opener() ?? [];
  if (program === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const browser = spawn(program, [...words, url], { stdio: 'ignore', detached: true });
    browser.once('error', () => {
      resolve(false);
    });
    browser.once('spawn', () => {
      browser.unref();
      resolve(true);
    });
  });
}

/** Returns the `open` command, which creates a permalink for a call of another command. */
export const openOf = (callOf: (context: Context) => Promise<{ id: string; parameters: object }>): Command => ({
  name: 'open',
  summary: 'Creates a permalink for a command and opens it in the browser',
  usage: 'COMMAND [ARGUMENTS...]',
  options: { name: { value: 'NAME', help: 'The name of the permalink in lists' } },
  examples: ['goalsquare open ladder --season 2025 --round 10', 'goalsquare open stats CAL HOL --metric KICK'],
  run: async (context) => {
    const { id, parameters } = await callOf(context);
    const format = context.words.text('format') ?? 'csv';
    if (format !== 'csv' && format !== 'json') throw new UsageError(`A permalink is csv or json, not '${format}'.`);
    const name = context.words.text('name');
    const made = await context.api.permalink(
      id as 'getLadder',
      { ...parameters },
      { format, ...(name !== undefined && { name }) },
    );
    context.print(made.url);
    if (context.isTerminal && !(await openUrl(made.url))) context.note('No browser was found. Open the URL yourself.');
    return undefined;
  },
});
