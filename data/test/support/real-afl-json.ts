import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { importSeasons, type ImportOutcome } from '@goalsquare/data';
import {
  matchViewOf,
  openMatch,
  planOf,
  playerStatistics,
  scoreCheckOf,
  squadStatistics,
  type Match,
  type MatchLog,
  type MetricCode,
  type Plan,
} from '@goalsquare/engine';

interface Tally {
  readonly goals: number;
  readonly behinds: number;
}
interface SideScore {
  readonly matchScore: Tally;
  readonly periodScore: readonly { readonly score: Tally }[];
}
/** A score as the files have it, which this check reads itself. */
interface Score {
  readonly matchId: string;
  readonly homeTeamScore: SideScore;
  readonly awayTeamScore: SideScore;
}
interface PlayerRow {
  readonly player: { readonly player: { readonly player: { readonly playerId: string } } };
  readonly playerStats: { readonly stats: Readonly<Record<string, number | null>> };
}
interface AflFile {
  readonly homeTeamPlayerStats?: readonly PlayerRow[];
  readonly awayTeamPlayerStats?: readonly PlayerRow[];
  readonly items?: readonly { readonly score?: Score }[];
  readonly recentMatchScores?: readonly Score[];
}
/** Statistics that a file sums up itself: this check does not ask the importer which metric a name means. */
const official = {
  KICK: 'kicks',
  HANDBALL: 'handballs',
  DISPOSAL: 'disposals',
  MARK: 'marks',
  MARK_CONTESTED: 'contestedMarks',
  POSSESSION_CONTESTED: 'contestedPossessions',
  POSSESSION_UNCONTESTED: 'uncontestedPossessions',
  TACKLE: 'tackles',
  HITOUT: 'hitouts',
  INSIDE_50: 'inside50s',
  REBOUND_50: 'rebound50s',
  INTERCEPT: 'intercepts',
  TURNOVER: 'turnovers',
  CLANGER: 'clangers',
  FREE_KICK: 'freesFor',
  FREE_KICK_AGAINST: 'freesAgainst',
  RUNNING_BOUNCE: 'bounces',
  METRES_GAINED: 'metresGained',
  GOAL: 'goals',
} as const satisfies Partial<Record<MetricCode, string>>;
const officialCodes = Object.keys(official) as (keyof typeof official)[];
const sideKeys = ['homeTeamScore', 'awayTeamScore'] as const;

/** Percentages of time on ground of a side: 18 players for a whole match, each rounded. */
const isWholeSide = (percent: number): boolean => Math.abs(percent - 1800) <= 2;

/** Returns a match item of a recent match, of which a roster has only the score. */
const itemOf = (score: Score, at: number) => ({
  match: {
    matchId: score.matchId,
    status: 'CONCLUDED',
    utcStartTime: '2031-03-20T08:40:00',
    homeTeam: { teamId: `CD_T${2 * at}`, name: `Home ${at}` },
    awayTeam: { teamId: `CD_T${2 * at + 1}`, name: `Away ${at}` },
  },
  venue: { name: 'Salt Oval' },
  round: { name: 'Round 1', year: 2031 },
  score,
});

/** How many of some comparisons agree. */
class Agreement {
  equal = 0;
  of = 0;
  add(isEqual: boolean): void {
    this.of += 1;
    this.equal += Number(isEqual);
  }
  counts(): { readonly equal: number; readonly of: number } {
    return { equal: this.equal, of: this.of };
  }
}

type Sums = Map<string, Agreement>;
interface AdditivePlans {
  readonly player: Plan;
  readonly squad: Plan;
}

function agreementOf(sums: Sums, code: string): Agreement {
  const agreement = sums.get(code) ?? new Agreement();
  sums.set(code, agreement);
  return agreement;
}

/** Compares quarters and totals of a match with a score of the files. A worm that lacks a behind does not agree. */
function scoreAgrees(match: Match, score: Score): boolean {
  const view = matchViewOf(match);
  const { periods, totals } = view.score;
  const same = (ours: Partial<Tally> | undefined, theirs: Tally): boolean =>
    ours?.goals === theirs.goals && ours.behinds === theirs.behinds;
  return (
    scoreCheckOf(view).inferred.length === 0 &&
    sideKeys.every((key, side) => {
      const ours = periods[side as 0 | 1];
      const { matchScore, periodScore } = score[key];
      return (
        same(totals[side], matchScore) &&
        periodScore.length === ours.length &&
        periodScore.every((one, at) => same(ours[at], one.score))
      );
    })
  );
}

/** Metrics of squads with rushed behinds, which have no player. */
const withRushed: ReadonlySet<string> = new Set(['BEHIND', 'POINTS']);

/** Adds to `sums` whether each additive metric of players that a match has adds up to that of their squad. */
function compareSums(match: Match, plans: AdditivePlans, sums: Sums): void {
  const { table: players } = playerStatistics(match, plans.player);
  const { table: squads } = squadStatistics(match, plans.squad);
  for (const [n, code] of players.codes.entries()) {
    const of = squads.codes.indexOf(code);
    if (of < 0 || !players.supplies(n) || !squads.supplies(of)) continue;
    const agreement = agreementOf(sums, code);
    for (const side of [0, 1]) {
      const [from, to] = side === 0 ? [0, match.homePlayers] : [match.homePlayers, match.persons.length];
      const sum = Array.from({ length: to - from }, (_, at) => players.value(n, from + at) ?? 0).reduce(
        (before, value) => before + value,
        0,
      );
      const rushed = withRushed.has(code) ? (squads.value(squads.codes.indexOf('BEHIND_RUSHED'), side) ?? 0) : 0;
      agreement.add(Math.abs(sum + rushed - (squads.value(of, side) ?? 0)) < 1e-6);
    }
  }
}

/** Adds to `sums` whether the rows of a file add up to the squads of its match. */
function compareRows(
  { homeTeamPlayerStats, awayTeamPlayerStats }: AflFile,
  logs: readonly MatchLog[],
  sums: Sums,
): void {
  const rows = [homeTeamPlayerStats ?? [], awayTeamPlayerStats ?? []];
  const person = Number(/\d+/u.exec(rows[0]?.[0]?.player.player.player.playerId ?? '')?.[0]);
  const log = logs.find(({ header }) => header.home.players.some(({ personId }) => personId === person));
  const table = log && squadStatistics(openMatch(log), planOf('squad', officialCodes)).table;
  for (const code of officialCodes)
    for (const [side, own] of rows.entries()) {
      const sum = own.reduce((before, { playerStats }) => before + (playerStats.stats[official[code]] ?? 0), 0);
      agreementOf(sums, code).add(table?.value(table.codes.indexOf(code), side) === sum);
    }
}

/** Adds whether the time on ground of each side with statistics adds up. */
function compareTime({ header, entries }: MatchLog, time: Agreement): void {
  const lines = entries.flatMap((entry) => (entry.kind === 'boxScore' ? [entry] : []));
  for (const { players } of [header.home, header.away]) {
    const ids = new Set(players.map(({ personId }) => personId));
    const own = lines.filter(({ personId, statistics }) => ids.has(personId) && statistics.KICK !== undefined);
    if (own.length > 0) time.add(isWholeSide(own.reduce((sum, one) => sum + (one.timeOnGroundPercent ?? 0), 0)));
  }
}

/**
 * Imports JSON of the league's web site from `afl-json` in a folder, and compares it: sums of players with
 * squads, worms with quarters and results, and time on ground. **Empty**: `undefined` where there are no such files.
 */
export function compareAflJson(folder: string, plans: AdditivePlans) {
  const own = path.join(folder, 'afl-json');
  const names = existsSync(own) ? readdirSync(own).filter((name) => name.startsWith('afl-api-')) : [];
  if (names.length === 0) return undefined;
  const paths = names.sort().map((name) => path.join(own, name));
  const files = paths.map((file) => {
    const bytes = readFileSync(file);
    return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()) as AflFile;
  });
  const worms = files.flatMap(({ recentMatchScores = [] }) => recentMatchScores);
  const scores = files.flatMap(({ items = [] }) => items.flatMap(({ score }) => score ?? []));
  const sums: Sums = new Map();
  const [quarters, ofWorms, time] = [new Agreement(), new Agreement(), new Agreement()];
  const out = mkdtempSync(path.join(tmpdir(), 'goalsquare-afl-json-'));
  const imported = (files: readonly string[]): ImportOutcome =>
    importSeasons({ format: 'afl-json', paths: files }, { out: path.join(out, 'none') });
  const matchOf = ({ logs, register }: ImportOutcome, { matchId }: Score): Match | undefined => {
    const id = register.idOf('match', 'afl', matchId);
    const log = logs.find(({ log: { header } }) => header.id === id)?.log;
    return log && openMatch(log);
  };
  try {
    const file = path.join(out, 'worms.json');
    writeFileSync(file, JSON.stringify({ items: worms.map(itemOf) }));
    const [all, recent] = [imported(paths), imported([file])];
    for (const [outcome, those, agreement] of [
      [all, scores, quarters],
      [recent, worms, ofWorms],
    ] as const)
      for (const score of those) {
        const match = matchOf(outcome, score);
        agreement.add(match !== undefined && scoreAgrees(match, score));
      }
    for (const { log } of all.logs)
      if (log.entries.some(({ kind }) => kind === 'boxScore')) {
        compareSums(openMatch(log), plans, sums);
        compareTime(log, time);
      }
    for (const file of files)
      if (file.homeTeamPlayerStats !== undefined)
        compareRows(
          file,
          all.logs.map(({ log }) => log),
          sums,
        );
    const metrics = [...sums].filter(([, { equal, of }]) => equal < of).map(([code]) => code);
    return {
      files: names.length,
      matches: all.logs.length,
      metrics: { equal: sums.size - metrics.length, of: sums.size, different: metrics },
      quarters: quarters.counts(),
      worms: ofWorms.counts(),
      timeOnGround: time.counts(),
      holds: metrics.length === 0 && [quarters, ofWorms, time].every(({ equal, of }) => equal === of && of > 0),
    };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
