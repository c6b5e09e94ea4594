import { writeSync } from 'node:fs';
import { openLiveStore } from '../../../../src/index.js';
import { batchAfter, headerOf, sentLog } from './sent-log.js';

/*
 * Appends matches to the store of a folder, several at once, until it is killed, and prints the match and revision of
 * each accepted batch. A line is flushed before the next batch is sent.
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

/** The current revision of a match, which is begun if it does not exist. */
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
