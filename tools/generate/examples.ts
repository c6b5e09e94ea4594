import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answersOf } from './examples/answers.js';
import { pathShown, withAnswer } from './examples/readme.js';
import { serveSandbox } from '../oracle/serve.js';

const KEY = 'sandbox-transactional';
const folder = fileURLToPath(new URL('../../openapi/components/examples/', import.meta.url));
const readme = fileURLToPath(new URL('../../README.md', import.meta.url));

const { url, stop } = await serveSandbox();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [id, example] of await answersOf(url, KEY)) {
  writeFileSync(`${folder}${id}.json`, `${JSON.stringify(example, null, 2)}\n`);
  console.log(`generated openapi/components/examples/${id}.json`);
}
const shown = readFileSync(readme, 'utf8');
const answer = await fetch(`${url}${pathShown(shown)}`, {
  headers: { Authorization: `Bearer ${KEY}` },
});
writeFileSync(readme, withAnswer(shown, (await answer.json()) as Parameters<typeof withAnswer>[1]));
console.log('generated the answer in README.md');
stop();
