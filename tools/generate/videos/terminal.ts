/// <reference lib="dom" />
import { ran } from './ran.js';
import type { Stage } from './browser.js';

const page = `<!DOCTYPE html><title>Terminal</title><style>
  body { margin: 0; padding: 24px; background: #12171a; color: #e7edea; font: 18px/1.5 'DejaVu Sans Mono', monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
</style><body></body>`;

const add = (stage: Stage, text: string): Promise<void> =>
  stage.page.evaluate((more) => {
    document.body.append(more);
  }, text);

/** Types a command of the shell on a dark page, runs it, and shows what it printed. */
export async function inTerminal(stage: Stage, command: string): Promise<string> {
  await stage.page.setContent(page);
  await add(stage, '$ ');
  for (const piece of command.match(/[\s\S]{1,5}/gu) ?? []) {
    await add(stage, piece);
    await stage.film?.show(0.12);
  }
  await stage.film?.show(0.5);
  const printed = await ran('bash', ['-c', command]);
  await add(stage, `\n${printed.trim()}\n$ `);
  await stage.film?.show(0.5);
  return printed;
}
