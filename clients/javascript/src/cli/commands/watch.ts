import type { Command, Context } from '../command.js';
import { NotFound } from '../../errors.js';
import { matchId } from '../lookup.js';
import { seasonOptions } from '../options.js';
import {
  afterEvent,
  emptyScoreboard,
  scoreboardLine,
  scoreboardLines,
  scoreboardOf,
  type Scoreboard,
} from '../scoreboard.js';

/** Types of statuses after which a match is no longer played. */
const OVER = ['Completed', 'Abandoned'];

/** Returns what shows a scoreboard: in place on a terminal, a line for each change in a pipe. */
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

async function watch(context: Context, id: number): Promise<void> {
  const { api, signal } = context;
  const match = await api.getMatch({ matchId: id }, { signal });
  const statuses = await api.matchStatuses({ signal });
  const over = new Set(
    statuses.filter((one) => OVER.includes(one.match_status_type_name)).map((one) => one.match_status_code),
  );
  const show = shown(context);
  let board = emptyScoreboard(match);
  try {
    for await (const event of api.matchEvents(id, ['MatchStatus', 'MatchScore'], { since: 0, signal })) {
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

/** `goalsquare watch` */
export const watchCommand: Command = {
  name: 'watch',
  summary: 'A live scoreboard; it resumes if the connection breaks',
  usage: 'MATCH',
  options: {
    ...seasonOptions,
    replay: { help: 'Replay a completed match' },
    speed: { value: 'FACTOR', help: 'The speed of the replay; default 60' },
    from: { value: 'MOMENT', help: 'The moment of the match to start at, such as Q4:20:00' },
  },
  examples: ['goalsquare watch CAL', 'goalsquare watch 110610101 --replay --speed 120 --from Q4:00:00'],
  run: async (context) => {
    const { api, words } = context;
    const id = await matchId(context, words.positionals);
    if (!words.has('replay')) {
      await watch(context, id);
      return undefined;
    }
    const start = words.text('from');
    const replay = await api.beginReplay(id, {
      speed: words.number('speed') ?? 60,
      ...(start !== undefined && { start }),
    });
    try {
      await watch(context, replay.matchId);
    } finally {
      await api.endReplay(replay.matchId);
    }
    return undefined;
  },
};
