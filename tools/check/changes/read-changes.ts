import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Address } from '../../measure/live-replicas/feeder.js';

const consumer = fileURLToPath(new URL('consumer.mjs', import.meta.url));

/** Minimum and maximum time until a consumer is killed. **Units**: milliseconds. */
const [LEAST_LIFE, MOST_LIFE] = [80, 500] as const;

/** Numbers of changes in a page. Small, so that a consumer is also killed between two pages of the same batch. */
const pageSizes = [1, 3, 20, 200] as const;

/** Starts a consumer and kills it after a random time. */
export async function killConsumer(file: string, { url, token }: Address, kill: number): Promise<void> {
  const size = pageSizes[kill % pageSizes.length] ?? 1;
  const child = spawn(process.execPath, [consumer, file, url, token, String(size)], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await pause(LEAST_LIFE + Math.random() * (MOST_LIFE - LEAST_LIFE));
  child.kill('SIGKILL');
  await ended;
}

/** Returns the ids of the messages that a consumer has saved, in order. */
export function consumed(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .flatMap((line) => (JSON.parse(line) as { readonly ids: readonly string[] }).ids);
}

interface Page {
  readonly changes: readonly { readonly messageId: string }[];
  readonly cursor: string;
  readonly more: boolean;
}

/** Returns the message ids of all changes of a server. Reads them in large pages. */
export async function allChanges({ url, token }: Address): Promise<readonly string[]> {
  const ids: string[] = [];
  let cursor = '0';
  for (;;) {
    const answer = await fetch(`${url}/v1/changes?since=${cursor}&limit=1000`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const page = (await answer.json()) as Page;
    ids.push(...page.changes.map(({ messageId }) => messageId));
    if (page.changes.length === 0 && !page.more) return ids;
    ({ cursor } = page);
  }
}
