import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { openSandbox, worldOf } from '@goalsquare/data';
import { worldInstant } from '@goalsquare/simulator';
import { createApp } from '@goalsquare/server';
import { pino } from 'pino';
import { answersOf } from './examples/answers.js';
import { pathShown, withAnswer } from './examples/readme.js';

const KEY = 'sandbox-transactional';
const folder = fileURLToPath(new URL('../openapi/components/examples/', import.meta.url));
const readme = fileURLToPath(new URL('../README.md', import.meta.url));

const { matches } = await openSandbox();
const world = worldOf(await matches.seasons());
/** Examples are asked for faster than the plan they show lets anyone. */
const always = {
  take: () => ({ tokens: 1, isOver: false, left: undefined }),
  increment: () => ({ totalHits: 1, resetTime: undefined }),
  decrement: () => undefined,
  resetKey: () => undefined,
};
const app = createApp({
  matches,
  world,
  buckets: () => always,
  logger: pino({ level: 'silent' }),
  now: () => Date.parse(worldInstant),
});
const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [id, example] of await answersOf(`http://127.0.0.1:${port}`, KEY)) {
  writeFileSync(`${folder}${id}.json`, `${JSON.stringify(example, null, 2)}\n`);
  console.log(`generated openapi/components/examples/${id}.json`);
}
const shown = readFileSync(readme, 'utf8');
const answer = await fetch(`http://127.0.0.1:${port}${pathShown(shown)}`, {
  headers: { Authorization: `Bearer ${KEY}` },
});
writeFileSync(readme, withAnswer(shown, (await answer.json()) as Parameters<typeof withAnswer>[1]));
console.log('generated the answer in README.md');
server.closeAllConnections();
server.close();
matches.close();
