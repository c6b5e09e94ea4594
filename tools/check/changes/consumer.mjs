import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/*
 * Reads the feed of changes from the cursor of its last whole line, and appends a line for each page: the ids of its
 * messages, and the cursor after them. It is killed at any moment.
 */
const [file = '', url = '', token = '', limit = '20'] = process.argv.slice(2);
const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [''];
// A line without an end was cut off by a kill: it does not count, and a new line begins after it.
if (lines.at(-1) !== '') appendFileSync(file, '\n');
const last = lines.slice(0, -1).findLast((line) => line.endsWith('}'));
let { cursor } = last === undefined ? { cursor: '0' } : JSON.parse(last);
for (;;) {
  const answer = await globalThis.fetch(`${url}/v1/changes?since=${cursor}&limit=${limit}&wait=5`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const page = await answer.json();
  cursor = page.cursor;
  const ids = page.changes.map(({ messageId }) => messageId);
  if (ids.length > 0) appendFileSync(file, `${JSON.stringify({ ids, cursor })}\n`);
}
