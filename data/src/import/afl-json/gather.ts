import path from 'node:path';
import { DataError } from '../../log/fault.js';
import type { Findings } from '../findings.js';
import { jsonFiles, readJson } from './files.js';
import type { JsonFaults, JsonValue } from './json-value.js';
import type { Ladder } from '../compared-ladder.js';
import { ladderOf } from './ladder.js';
import { matchOf, pathIn, scoreboardOf, type AflMatch, type AflScoreboard } from './match-item.js';
import { interchangeOf, rosterOf, statisticsIn, type AflBench, type AflRoster, type AflStatistics } from './players.js';

/** All facts about a match from the files. */
export interface AflMatchFiles {
  readonly match: AflMatch;
  readonly roster: AflRoster | undefined;
  readonly statistics: AflStatistics | undefined;
  readonly interchange: AflBench | undefined;
}

/** The matches and ladders in files, and the names of statistics that have no metric. */
export interface AflFiles {
  readonly matches: readonly AflMatchFiles[];
  readonly ladders: readonly Ladder[];
  readonly others: ReadonlySet<string>;
}

/** Returns the match id in the name of a file or its folder. **Empty**: `undefined` if there is none. */
export const matchIdIn = (file: string): string | undefined =>
  /CD_M\d+/u.exec(`${path.dirname(file)}/${path.basename(file)}`.split('/').slice(-2).join('/'))?.[0];

/** The reason for leaving out rows that a later file of the match replaces. */
const EARLIER = 'row that a later file of the match replaces';

const rowsOf = ({ players }: AflStatistics): number => players.home.length + players.away.length;

/** Returns how much of a match a scoreboard covers. A scoreboard that covers more replaces one that covers less. */
function scoreboardAmount(board: AflScoreboard | undefined): number {
  if (board?.result === undefined) return 0;
  const { result, scores = [] } = board;
  const tally = result.home.goals + result.home.behinds + result.away.goals + result.away.behinds;
  return 1 + scores.length * 1000 + tally;
}

/** Collects the facts of each match from files of any kind, in any order. */
class Gatherer {
  readonly faults: JsonFaults = [];
  readonly others = new Set<string>();
  readonly ladders: Ladder[] = [];
  readonly #matches = new Map<string, AflMatch>();
  readonly #rosters = new Map<string, AflRoster>();
  readonly #boards = new Map<string, AflScoreboard>();
  readonly #statistics: { readonly id: string | undefined; readonly of: AflStatistics }[] = [];
  readonly #interchange = new Map<string, AflBench>();

  constructor(private readonly findings: Findings) {}

  add(file: string): void {
    const root = readJson(file, this.faults);
    const { rows } = this.findings;
    const has = (key: string): boolean => root.get(key).value !== undefined;
    const count = (rowsOfFile: number, kind: string): void => {
      rows.read(root.file, rowsOfFile, kind);
      rows.imported(root.file, rowsOfFile);
    };
    if (has('items')) {
      const items = root.get('items').items();
      for (const item of items) this.#addMatch(matchOf(item));
      count(items.length, 'round items');
    } else if (has('matchRoster')) {
      this.#addRoster(root);
      count(1, 'roster');
    } else if (has('homeTeamPlayerStats')) {
      const of = statisticsIn(root, this.others);
      this.#statistics.push({ id: of.matchId ?? matchIdIn(file), of });
      rows.read(root.file, rowsOf(of), 'player statistics');
    } else if (has('homeInterchange')) {
      const bench = interchangeOf(root);
      const id = root.get('matchId').text();
      const before = this.#interchange.get(id);
      if (before !== undefined) rows.leftOut(before.file, EARLIER, before.players.size);
      this.#interchange.set(id, bench);
      rows.read(root.file, bench.players.size, 'interchange');
      for (const key of ['homeInterchangeCounts', 'awayInterchangeCounts'])
        if (root.get(key).exists) this.others.add(key);
    } else if (has('ladders')) {
      const ladder = ladderOf(root);
      this.ladders.push(ladder);
      rows.read(root.file, ladder.entries.length, 'ladder');
      rows.leftOut(root.file, 'row of a ladder, which is only compared', ladder.entries.length);
    } else if (has('commentaryEvent')) {
      rows.read(root.file, 1, 'commentary');
      rows.leftOut(root.file, 'commentary');
    } else if (has('match')) {
      this.#addMatch(matchOf(root));
      count(1, 'match item');
    } else
      throw DataError.of(
        root.file,
        has('games') || has('standings')
          ? 'files of the AFL; this is Squiggle JSON: use --format squiggle-json'
          : 'a match item, round items, player statistics, a roster, interchange or a ladder of the AFL',
      );
  }

  /**
   * Adds a match. Of two versions, keeps the one whose scoreboard covers more. If both cover the same, keeps the later
   * one, unless the earlier one is final.
   */
  #addMatch(match: AflMatch): void {
    const before = this.#matches.get(match.id);
    const isFurther =
      before === undefined ||
      scoreboardAmount(match.board) > scoreboardAmount(before.board) ||
      (scoreboardAmount(match.board) === scoreboardAmount(before.board) && before.status !== 'FINAL');
    if (isFurther) this.#matches.set(match.id, match);
    if (before !== undefined && before.names.home !== match.names.home)
      this.faults.push({
        file: match.file,
        line: 0,
        field: pathIn(match, 'match.matchId'),
        value: match.id,
        allowed: `an id of only one match; ${before.file} uses it for ${before.names.home} v ${before.names.away}`,
      });
  }

  #addRoster(root: JsonValue): void {
    const roster = rosterOf(root);
    const before = this.#rosters.get(roster.matchId);
    if (before === undefined || roster.updated >= before.updated) this.#rosters.set(roster.matchId, roster);
    const match = matchOf(root);
    if (!this.#matches.has(match.id)) this.#matches.set(match.id, match);
    const own = root
      .get('recentMatchScores')
      .items()
      .find((score) => score.get('matchId').value === match.id);
    const board = own && scoreboardOf(own);
    if (board !== undefined) this.#boards.set(match.id, board);
  }

  /**
   * Returns the match id for statistics: the id in the file, or that of the only match with the same teams. Without
   * teams, it is that of the only match whose roster has one of the players in its home squad.
   */
  #idOf({ id, of }: { readonly id: string | undefined; readonly of: AflStatistics }): string {
    if (id !== undefined && this.#matches.has(id)) return id;
    const { home, away } = of.teams;
    const persons = new Set([...of.players.home, ...of.players.away].map((player) => player.id));
    const found = [...this.#matches.values()].filter(({ id: other, teams }) => {
      const roster = this.#rosters.get(other);
      if (home !== undefined && away !== undefined) return teams.home === home && teams.away === away;
      return roster?.players.home.some((player) => persons.has(player.id)) === true;
    });
    const [match] = found;
    if (match !== undefined && found.length === 1) return match.id;
    const isNamed = home !== undefined && away !== undefined;
    throw DataError.of(
      of.file,
      !isNamed && found.length === 0
        ? 'a teamId in its rows, the match id in the name of the file or its folder, such as CD_M20310140101, or the roster of the match next to it'
        : found.length === 0
          ? 'player statistics of a match whose match item, round items or roster are imported with them'
          : 'the match id in the name of the file or its folder, such as CD_M20310140101; several matches have these teams',
    );
  }

  files(): AflFiles {
    if (this.faults.length > 0) throw new DataError(this.faults);
    const statistics = new Map<string, AflStatistics>();
    const { rows } = this.findings;
    for (const one of this.#statistics) {
      const id = this.#idOf(one);
      const before = statistics.get(id);
      const [later, earlier] =
        before !== undefined && before.updated > one.of.updated ? [before, one.of] : [one.of, before];
      statistics.set(id, later);
      if (earlier !== undefined) rows.leftOut(earlier.file, EARLIER, rowsOf(earlier));
    }
    for (const { file, players } of statistics.values()) rows.imported(file, players.home.length + players.away.length);
    for (const [id, { file, players }] of this.#interchange)
      if (!this.#matches.has(id)) rows.leftOut(file, 'interchange of a match that no file describes', players.size);
    return { matches: this.#whole(statistics), ladders: this.ladders, others: this.others };
  }

  /** Combines the facts about each match from all files. Reports repeated scores, which are left out. */
  #whole(statistics: ReadonlyMap<string, AflStatistics>): readonly AflMatchFiles[] {
    return [...this.#matches.values()].map((match): AflMatchFiles => {
      const board = this.#boards.get(match.id);
      const further = scoreboardAmount(board) > scoreboardAmount(match.board) ? board : match.board;
      for (const { file, path: field, period, seconds } of further?.repeats ?? [])
        this.findings.add({
          file,
          line: 0,
          field,
          value: `period ${period}, second ${seconds}`,
          allowed: 'a score that does not repeat an earlier one',
          action: 'the repeat is left out',
        });
      return {
        match: { ...match, board: further },
        roster: this.#rosters.get(match.id),
        statistics: statistics.get(match.id),
        interchange: this.#interchange.get(match.id),
      };
    });
  }
}

const withoutWorm = (files: AflMatchFiles): AflMatchFiles => {
  const { match } = files;
  return match.board === undefined
    ? files
    : { ...files, match: { ...match, board: { ...match.board, periods: [], scores: undefined } } };
};

/**
 * Reads any mixture of AFL files. Leaves out score worms and periods of matches in `resultsOnly`. **Throws** DataError
 * with the file and path of each fault.
 */
export function gatherFiles(
  paths: readonly string[],
  findings: Findings,
  resultsOnly: ReadonlySet<string> = new Set(),
): AflFiles {
  const gatherer = new Gatherer(findings);
  for (const file of jsonFiles(paths)) gatherer.add(file);
  const { matches, ...others } = gatherer.files();
  return { ...others, matches: matches.map((one) => (resultsOnly.has(one.match.id) ? withoutWorm(one) : one)) };
}
