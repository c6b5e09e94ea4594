import { writeSync } from 'node:fs';
import { openLiveStore } from '@goalsquare/data';
import { batchAfter, headerOf, sentLog } from './sent-log.js';

/*
 * Feeds matches to the store of a folder, several at once, for as long as it lives, and says of each batch that was
 * taken which match is at which revision. What it says is out before the next batch is sent.
 */

const AT_ONCE = 3;

const [directory = '', file = ''] = process.argv.slice(2);
const log = sentLog(file);
const store = await openLiveStore({
  directory,
  complain: (line) => {
    throw new Error(line);
  },
});
const say = (matchId: number, revision: number): void => {
  writeSync(1, `${matchId} ${revision}\n`);
};

/** The revision a match stands at. It begins where there is none. */
async function standing(n: number): Promise<number> {
  const header = headerOf(log, n);
  const known = await store.match(header.id);
  if (known !== undefined) return known.revision;
  const { matchId, revision } = await store.begin(header);
  say(matchId, revision);
  return revision;
}

async function feed(lane: number): Promise<never> {
  for (let n = lane; ; n += AT_ONCE) {
    for (let at = await standing(n); at < log.entries.length;) {
      const { matchId, revision } = await store.append({
        matchId: headerOf(log, n).id,
        entries: log.entries.slice(at, at + batchAfter(at)),
        expectedRevision: at,
      });
      say(matchId, revision);
      at = revision;
    }
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => feed(lane)));
