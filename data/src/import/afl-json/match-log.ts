import {
  hasPointsOnly,
  LAST_QUARTER,
  sides,
  statusAtEnd,
  type BoxScoreLine,
  type Entry,
  type MatchHeader,
  type MatchLog,
  type StatusChange,
  type StatusCode,
  type Transaction,
} from '@goalsquare/engine';
import { given } from '../../given.js';
import { personIdOf } from '../afl-ids.js';
import { checkedLog } from '../checked-log.js';
import { lacks } from '../chains-csv/vocabulary.js';
import type { Findings } from '../findings.js';
import { reconcile } from '../reconcile.js';
import { resultEntries } from '../results-csv/entries.js';
import type { ResultRow } from '../results-csv/rows.js';
import type { AflMatchFiles } from './gather.js';
import type { AflScoreboard } from './match-item.js';
import { insAndOutsOf, officialsOf, playersOf } from './persons.js';
import type { AflInterchange, AflPlayer } from './players.js';

/** Returns transactions for the scores, in order of play. */
const transactionsOf = ({ scores = [] }: AflScoreboard): readonly Transaction[] =>
  scores.map(({ code, side, period, seconds, scorer }, at) => ({
    kind: 'transaction',
    id: at + 1,
    code,
    period,
    periodSeconds: seconds,
    side,
    ...(scorer && { personId: personIdOf(scorer.id) }),
  }));

/** Returns the scores with the starts and ends of periods around them. */
function playOf(
  { periods }: AflScoreboard,
  transactions: readonly Transaction[],
  status: StatusCode,
): readonly Entry[] {
  const isOver = status !== 'LIVE';
  const entries = periods.flatMap(({ seconds, isOver: isEnded }, at): readonly Entry[] => {
    const period = at + 1;
    const own = transactions.filter((one) => one.period === period);
    if (seconds === 0 && !isEnded && own.length === 0) return [];
    const isLast = period >= LAST_QUARTER && period === periods.length && (isEnded || isOver);
    const last = own.reduce((most, { periodSeconds }) => Math.max(most, periodSeconds), seconds);
    const end: StatusChange = { kind: 'status', code: statusAtEnd(period, isLast), period, periodSeconds: last };
    return [{ kind: 'status', code: 'LIVE', period }, ...own, ...(isEnded || isOver ? [end] : [])];
  });
  return status === 'FINAL' || status === 'ABAN' ? [...entries, { kind: 'status', code: status }] : entries;
}

const endsMatch = (entry: Entry): boolean => entry.kind === 'status' && ['FINAL', 'ABAN'].includes(entry.code);

/** Adds an empty score worm to the scoreboard of a live match that has none, if neither squad has scored yet. */
function withoutScores(board: AflScoreboard | undefined, status: string): AflScoreboard | undefined {
  if (status !== 'LIVE' || board?.result === undefined || board.scores !== undefined) return board;
  const { home, away } = board.result;
  const isScored = [home, away].some(({ goals, behinds }) => goals + behinds > 0);
  return isScored ? board : { ...board, scores: [] };
}

/** Checks whether a scoreboard has play: periods, and scores that are all in one of them. */
const hasPlay = (board: AflScoreboard | undefined): board is AflScoreboard =>
  board?.scores !== undefined &&
  board.periods.length > 0 &&
  board.scores.every(({ period }) => period <= board.periods.length);

/** Returns the box score line of a player: the statistics, completed from the interchange file. */
function lineOf(
  player: AflPlayer,
  position: string | undefined,
  bench: AflInterchange | undefined,
  length: number,
): BoxScoreLine {
  const ofBench = bench?.seconds === undefined || length === 0 ? undefined : Math.round((100 * bench.seconds) / length);
  const percent = player.timeOnGroundPercent ?? (ofBench === undefined ? undefined : Math.min(100, ofBench));
  const seconds = bench?.seconds ?? (percent === undefined ? undefined : Math.round((percent * length) / 100));
  const { INTERCHANGE_OFF = bench?.count, ...statistics } = player.statistics ?? {};
  return {
    kind: 'boxScore',
    personId: personIdOf(player.id),
    statistics: {
      ...statistics,
      ...given({ INTERCHANGE_OFF, TIME_ON_GROUND: length === 0 ? undefined : seconds }),
    },
    ...given({
      timeOnGroundPercent: percent,
      substitute: position === 'SUB' && (percent ?? 0) > 0 ? ('On' as const) : undefined,
    }),
  };
}

/**
 * Returns the box score: players with statistics, then other selected players who are in the interchange file. Counts
 * the rows of the interchange file.
 */
function boxScoreOf(
  { match, roster, statistics, interchange }: AflMatchFiles,
  { rows }: Findings,
): readonly BoxScoreLine[] {
  const length = (match.board?.periods ?? []).reduce((sum, { seconds }) => sum + seconds, 0);
  const bench = interchange?.players ?? new Map<string, AflInterchange>();
  const lines = sides.flatMap((side) => {
    const selected = new Map((roster?.players[side] ?? []).map((player) => [player.id, player]));
    const own = statistics?.players[side] ?? [];
    const known = new Set(own.map(({ id }) => id));
    const others = [...selected.values()].filter(({ id }) => bench.has(id) && !known.has(id));
    return [...own, ...others].map((player) => ({
      isOfBench: bench.has(player.id),
      line: lineOf(player, selected.get(player.id)?.position ?? player.position, bench.get(player.id), length),
    }));
  });
  if (interchange !== undefined) {
    const used = lines.filter(({ isOfBench }) => isOfBench).length;
    rows.imported(interchange.file, used);
    rows.leftOut(interchange.file, 'player in neither the statistics nor a roster', bench.size - used);
  }
  return lines.map(({ line }) => line);
}

/** Reports squads whose goals are not the sum of their players' goals. */
function checkSums({ statistics }: AflMatchFiles, row: ResultRow, findings: Findings): void {
  if (statistics === undefined || row.score === undefined || hasPointsOnly(row.score)) return;
  for (const side of sides) {
    const lines = statistics.players[side];
    const goals = lines.map((player) => player.statistics?.GOAL);
    if (goals.length === 0 || goals.includes(undefined)) continue;
    const sum = goals.reduce<number>((before, value) => before + (value ?? 0), 0);
    if (sum !== row.score[side].goals)
      findings.add({
        file: statistics.file,
        line: 0,
        field: `${side}TeamPlayerStats`,
        value: sum,
        allowed: `${row.score[side].goals} goals in total, the goals of ${row[side]}`,
        action: 'the score counts for the squad',
      });
  }
}

/**
 * Completes the log of a match with players, umpires, scores, period lengths and the box score. Its header already has
 * the season, round, squads and ids. **Throws** DataError if the log would be invalid.
 */
export function aflLog({ header }: MatchLog, row: ResultRow, files: AflMatchFiles, findings: Findings): MatchLog {
  const { match } = files;
  const board = withoutScores(match.board, row.status);
  const place = { file: match.file, line: 0 };
  const places = { header: place, entryAt: () => place };
  const [officials, insAndOuts] = [officialsOf(files), insAndOutsOf(files)];
  const withPlayers: MatchHeader = {
    ...header,
    venue: { ...header.venue, ...(match.timeZone !== undefined && { timeZone: match.timeZone }) },
    home: { ...header.home, players: [...playersOf(files, 'home')] },
    away: { ...header.away, players: [...playersOf(files, 'away')] },
    ...(officials.length > 0 && { officials }),
    ...(insAndOuts && { insAndOuts }),
  };
  checkSums(files, row, findings);
  const boxScore = boxScoreOf(files, findings);
  const isPlayed = row.score !== undefined;
  if (!isPlayed || !hasPlay(board)) {
    const result = resultEntries(row);
    const periods = isPlayed && board !== undefined ? playOf(board, [], row.status) : [];
    const entries =
      periods.length === 0
        ? [...result.slice(0, 1), ...boxScore, ...result.slice(1)]
        : [
            ...periods.filter((entry) => !endsMatch(entry)),
            ...result.filter(({ kind }) => kind === 'result'),
            ...boxScore,
            ...periods.filter(endsMatch),
          ];
    return checkedLog(withPlayers, entries, places);
  }
  const isOver = row.status !== 'LIVE';
  const transactions = transactionsOf(board);
  const named = { matchId: header.id, home: header.home.name, away: header.away.name };
  const score = board.result && { file: match.file, line: 0, score: board.result };
  const reconciled = reconcile(named, isOver ? score : undefined, transactions, findings);
  const played: MatchHeader = {
    ...withPlayers,
    homeFirstDirection: 'Right',
    lacks: [...lacks, 'ratings', 'play'],
    ...(reconciled.officialScore && { officialScore: reconciled.officialScore }),
  };
  const entries = [...playOf(board, reconciled.transactions, row.status), ...boxScore];
  return checkedLog(played, entries, places);
}
