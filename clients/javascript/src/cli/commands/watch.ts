import { UsageError, type Command, type Context } from '../command.js';
import type { Replay } from '../../contract/types.js';
import { NotFound } from '../../errors.js';
import { matchId } from '../lookup.js';
import { seasonOptions } from '../options.js';
import { refuseOptions } from '../words.js';
import {
  afterEvent,
  emptyScoreboard,
  scoreboardLine,
  scoreboardLines,
  scoreboardOf,
  type Scoreboard,
} from '../scoreboard.js';

/** Status types of matches that are over. */
const OVER = ['Completed', 'Abandoned'];

/** Returns a function that shows a scoreboard: in place on a terminal, a line for each change in a pipe. */
function shown({ print, isTerminal }: Context): (board: Scoreboard) => void {
  let lines = 0;
  let last = '';
  return (board) => {
    if (!isTerminal) {
      const line = scoreboardLine(board);
      if (line !== last) print(line);
      last = line;
      return;
    }
    if (lines > 0) process.stdout.write(`\u001B[${lines}A`);
    for (const line of scoreboardLines(board)) process.stdout.write(`\u001B[2K${line}\n`);
    lines = scoreboardLines(board).length;
  };
}

/** Maximum time to end a replay. **Units**: milliseconds. */
const LONGEST_END = 5000;

/** A position in a match, such as `Q3:12:30`. **Source**: `ReplayPlace`. */
const PLACE = /^(?:teams|start|(?:Q[1-4]|ET[1-6]):\d{1,3}:[0-5]\d)$/u;

/** Shows a match from its first event, or from a revision, starting with the score at that revision. */
async function watch(context: Context, id: number, revision = 0): Promise<void> {
  const { api, signal } = context;
  const match = await (revision === 0 ? api : api.asOf(revision)).getMatch({ matchId: id }, { signal });
  const statuses = await api.matchStatuses({ signal });
  const over = new Set(
    statuses.filter((one) => OVER.includes(one.match_status_type_name)).map((one) => one.match_status_code),
  );
  const show = shown(context);
  let board = revision === 0 ? emptyScoreboard(match) : scoreboardOf(match);
  if (revision > 0) show(board);
  try {
    for await (const event of api.matchEvents(id, ['MatchStatus', 'MatchScore'], { since: revision, signal })) {
      if (event.type === 'reset') board = emptyScoreboard(match);
      if (event.type === 'MatchStatus' || event.type === 'MatchScore') board = afterEvent(board, event.data);
      show(board);
      if (over.has(board.status)) return;
    }
  } catch (error) {
    if (!(error instanceof NotFound) || error.code !== 'data-not-held') throw error;
    show(scoreboardOf(match));
  }
}

/** Ends a replay, even after an interruption. If the request fails, the server ends the replay within a day. */
async function end({ api, note }: Context, { matchId: id }: Replay): Promise<void> {
  try {
    await api.endReplay(id, { signal: AbortSignal.timeout(LONGEST_END) });
  } catch {
    note(`The replay ${id} could not be ended. The server ends it within a day.`);
  }
}

async function watchReplay(context: Context, id: number): Promise<void> {
  const { api, words } = context;
  const start = words.text('from');
  if (start !== undefined && !PLACE.test(start))
    throw new UsageError(`--from '${start}' is not a moment of a match. Write teams, start, or a clock: Q4:20:00.`);
  const replay = await api.beginReplay(id, {
    speed: words.number('speed', 1) ?? 60,
    ...(start !== undefined && { start }),
  });
  try {
    await watch(context, replay.matchId, start === undefined ? 0 : replay.revision);
  } finally {
    await end(context, replay);
  }
}

/** `goalsquare watch` */
export const watchCommand: Command = {
  name: 'watch',
  summary: 'A live scoreboard; it resumes if the connection breaks',
  usage: 'MATCH',
  waits: 'long',
  options: {
    ...seasonOptions,
    replay: { help: 'Replay a completed match' },
    speed: { value: 'FACTOR', help: 'The speed of the replay; default 60' },
    from: { value: 'MOMENT', help: 'The moment of the match to start at, such as Q4:20:00' },
  },
  examples: ['goalsquare watch CAL', 'goalsquare watch 110610101 --replay --speed 120 --from Q4:00:00'],
  run: async (context) => {
    const { words } = context;
    const isReplay = words.has('replay');
    if (!isReplay) refuseOptions(words, ['speed', 'from'], 'needs --replay');
    const id = await matchId(context, words.positionals);
    await (isReplay ? watchReplay(context, id) : watch(context, id));
    return undefined;
  },
};
