import type { Request } from 'express';
import type { ExtensionId } from '@goalsquare/openapi';
import type { MatchSource } from '../../domain/match-source.js';
import type { ExtensionEndpoints, ExtensionRequest } from '../../http/pipeline/extensions.js';
import { waitOf } from '../across/preferences.js';
import { changeSelection } from '../events/change-selection.js';
import { noJournal, type LiveTopics } from '../events/live-topics.js';
import type { Timers } from '../../domain/timers.js';
import { cursorText } from './change-cursor.js';
import { ChangeFeed, type ChangePage } from './change-feed.js';
import { ChangeSignal } from './change-signal.js';

/** Default number of changes on a page. **Source**: `openapi/components/parameters/RowLimit.yaml`. */
const DEFAULT_CHANGES = 50;

/** Maximum time that a request waits for a change, if it prefers to wait. **Units**: seconds. */
const LONGEST_WAIT = 20;

/** Services of the change feed. **Units**: `now` in milliseconds. */
export interface ChangeParts {
  readonly matches: MatchSource;
  readonly topics: LiveTopics;
  readonly timers: Timers;
  readonly now: () => number;
}

/** Returns how long a request waits for a change. **Units**: milliseconds. */
function waitIn({ wait }: Readonly<Record<string, unknown>>, req: Request): number {
  if (wait !== undefined) return Number(wait) * 1000;
  const prefer = req.get('Prefer');
  return prefer === undefined || !/\bwait\b/iu.test(prefer) ? 0 : waitOf(prefer, LONGEST_WAIT) * 1000;
}

/** The endpoint that lists changes. */
export function changeEndpoints({
  matches,
  topics,
  timers,
  now,
}: ChangeParts): Pick<ExtensionEndpoints, Extract<ExtensionId, 'getChanges'>> {
  const { journal = noJournal } = matches;
  const feed = new ChangeFeed({ journal, find: (matchId) => matches.log?.(matchId) ?? Promise.resolve(undefined) });
  const signal = new ChangeSignal(topics.changes, timers);

  async function pageOf(request: ExtensionRequest): Promise<ChangePage> {
    const { req, res, call } = request;
    const { since, limit = DEFAULT_CHANGES } = call.query;
    const selection = changeSelection(matches, request);
    if (typeof since !== 'string') return feed.latest(Number(limit), selection);
    let cursor = await feed.cursorOf(since, selection);
    const deadline = now() + waitIn(call.query, req);
    for (;;) {
      const { changed, stop } = signal.next(deadline - now());
      res.once('close', stop);
      const page = await feed.after(cursor, Number(limit), selection);
      const isDone = page.events.length > 0 || page.more;
      if (isDone) stop();
      const goesOn = !isDone && (await changed);
      res.off('close', stop);
      if (!goesOn) return page;
      cursor = page.cursor;
    }
  }

  return {
    getChanges: (request) => {
      const compute = async (): Promise<object> => {
        const { events, cursor, more } = await pageOf(request);
        const changes = events.map(({ data }) => JSON.parse(data) as unknown);
        return { changes, cursor: cursorText(cursor), more };
      };
      return { response: { compute } };
    },
  };
}
