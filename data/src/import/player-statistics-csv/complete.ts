import {
  sides,
  type BoxScoreLine,
  type HeaderPlayer,
  type MatchHeader,
  type MatchLog,
  type Result,
  type Side,
} from '@goalsquare/engine';
import { given } from '../../given.js';
import { DataError, type Fault } from '../../log/fault.js';
import type { FoundId } from '../../register/register.js';
import { checkedLog } from '../checked-log.js';
import type { ImportContext } from '../context.js';
import type { Findings } from '../findings.js';
import { bareName } from '../match-columns.js';
import { packingLogs } from '../packed-logs.js';
import { differentSides, moreDetailed, writtenScore, type Scores } from '../scores.js';
import { resultIn } from '../log-contents.js';
import { swappedScore } from '../results-csv/combined-row.js';
import type { ResultLogs } from '../results-csv/logs.js';
import type { ResultRow } from '../results-csv/rows.js';
import { addBoxScoreFindings } from './findings.js';
import { headerPlayerOf, idOfName, namesakesOf, playerIn } from './persons.js';
import type { PlayerMatch, PlayerRow, PlayerStatistics } from './rows.js';
import { squadsOf, type Squads } from './squads.js';

/** A player in the header, with a line of the box score. */
interface Listed {
  readonly player: HeaderPlayer;
  readonly line: BoxScoreLine;
}

/** Completes the logs of matches with box scores. */
export class BoxScoreImport {
  readonly #faults: Fault[] = [];
  /** The squad of each person whose id was made from the name, by season. */
  readonly #squadsOfNames = new Map<string, { readonly squad: string; readonly line: number }>();
  /** Names without an id that occur in two squads in the same round. Each stands for two persons. */
  readonly #namesakes: ReadonlySet<string>;
  /** Where each person plays first in each round. */
  readonly #inRounds = new Map<string, { readonly squad: string; readonly line: number }>();
  readonly #personIds = new Map<string, FoundId>();
  readonly #known = new Map<number, HeaderPlayer[]>();

  constructor(
    private readonly source: PlayerStatistics,
    private readonly context: ImportContext,
    private readonly findings: Findings,
  ) {
    this.#namesakes = namesakesOf(source, (name) => context.squad(name).id);
    for (const { header } of context.folder.logs.values())
      for (const side of sides) {
        const { id, players } = header[side];
        this.#known.set(id, [...(this.#known.get(id) ?? []), ...players]);
      }
  }

  /** The source's ids of the persons in completed logs, with each name that occurs with an id. */
  get personIds(): readonly FoundId[] {
    return [...this.#personIds.values()];
  }

  /** Returns every log. The logs of matches in the file get their box scores. **Throws** DataError. */
  completed({ logs, logOf }: ResultLogs): readonly MatchLog[] {
    const matches = new Map<MatchLog, PlayerMatch>();
    for (const { match, players } of this.source.matches) {
      const log = logOf.get(match);
      const before = log && matches.get(log);
      if (log === undefined)
        this.#fault(match.line, 'round', match.round, 'a match that is not in an event file of this import');
      else if (before === undefined) matches.set(log, { match, players });
      else {
        this.#noteDate(match, before.match);
        matches.set(log, { ...before, players: [...before.players, ...players] });
      }
    }
    const completed = new Map<MatchLog, MatchLog>();
    const packed = packingLogs();
    for (const [log, one] of matches) {
      completed.set(log, packed(this.#withBoxScore(log, one)));
      this.findings.rows.imported(this.source.file, one.players.length);
    }
    if (this.#faults.length > 0) throw new DataError(this.#faults);
    return logs.map((log) => completed.get(log) ?? log);
  }

  /** Reports a row whose date differs from the first row of its match. */
  #noteDate({ line, start }: ResultRow, first: ResultRow): void {
    const [date, expected] = [start.local?.date, first.start.local?.date];
    if (date === expected) return;
    const allowed = `${expected ?? 'nothing'}, the date of the match on line ${first.line}`;
    this.#odd(line, 'date', date, allowed, 'the first row of the match is used');
  }

  #odd(line: number, field: string, value: unknown, allowed: string, action: string): void {
    this.findings.add({ file: this.source.file, line, field, value, allowed, action });
  }

  #fault(line: number, field: string, value: unknown, allowed: string): void {
    this.#faults.push({ file: this.source.file, line, field, value, allowed });
  }

  #withBoxScore(log: MatchLog, { match, players }: PlayerMatch): MatchLog {
    const { header } = log;
    const stored = this.context.folder.logs.get(header.id);
    const isPlayed = stored !== undefined && stored.contents.transactions > 0;
    const squads = squadsOf(header, players, this.source.file, this.context, this.findings);
    const official = stored?.contents.officialScore;
    const result = isPlayed ? resultIn(log.entries) : this.#resultOf(log, match, official);
    const listed = this.#listed(isPlayed ? stored.header : header, squads, isPlayed);
    if (this.#faults.length > 0) return log;
    addBoxScoreFindings(this.findings, this.source.file, squads, isPlayed ? undefined : result);
    const squadOf = (side: Side): MatchHeader['home'] => ({
      ...header[side],
      players: listed[side].map(({ player }) => player),
    });
    const row = { file: this.source.file, line: match.line };
    return checkedLog(
      { ...header, home: squadOf('home'), away: squadOf('away') },
      [
        ...(result === undefined ? [] : [result]),
        ...sides.flatMap((side) => listed[side].map(({ line: entry }) => entry)),
        ...(result === undefined ? [] : [{ kind: 'status', code: 'FINAL' } as const]),
      ],
      { header: row, entryAt: () => row },
    );
  }

  /**
   * Returns the result on which the files and the folder agree, with quarters if one of them has quarters. **Empty**:
   * `undefined` if there is no result, which is reported.
   */
  #resultOf(
    { header, entries }: MatchLog,
    { home, score, line }: ResultRow,
    stored: Scores | undefined,
  ): Result | undefined {
    const isSwapped = this.context.squad(home).id !== header.home.id;
    const own = score && (isSwapped ? swappedScore(score) : score);
    const ofFiles = resultIn(entries);
    const known = [ofFiles, own, stored].flatMap((one): readonly Scores[] => (one ? [one] : []));
    const [first] = known;
    if (first === undefined) {
      const action = 'the players are stored, and the match stays upcoming until its result is imported';
      this.#odd(line, 'home_points', undefined, 'a score: add --results FILE', action);
      return undefined;
    }
    for (const other of known)
      for (const side of differentSides(other, first))
        this.#fault(
          line,
          `${side} score`,
          writtenScore(other, side),
          `${writtenScore(first, side)}, the score of the match in another file or the folder`,
        );
    const isMore = stored !== undefined && (ofFiles === undefined || moreDetailed<Scores>(ofFiles, stored) === stored);
    return isMore ? { ...stored, kind: 'result' } : ofFiles;
  }

  /**
   * Finds the person of each row in the header, or adds the person. If the match has transactions, at least one person
   * of a squad must be found.
   */
  #listed(header: MatchHeader, squads: Squads, isPlayed: boolean): Readonly<Record<Side, readonly Listed[]>> {
    const lines = new Map<number, number>();
    const ofSide = (side: Side): readonly Listed[] => {
      const own = header[side].players;
      const found = squads[side].map((row) => playerIn(row, own));
      if (isPlayed && squads[side].length > 0 && found.every((player) => player === undefined))
        this.#fault(
          squads[side][0]?.line ?? 0,
          'person_id',
          squads[side][0]?.personId,
          `persons of match ${header.id}: no player of ${header[side].name} is found by id, name or number; --persons can list them`,
        );
      return squads[side].map((row, at): Listed => {
        const player = found[at] ?? this.#playerOf(row, header, side);
        const { personId } = player;
        const earlier = lines.get(personId);
        if (earlier !== undefined)
          this.#fault(
            row.line,
            'player',
            row.fullname,
            `a person who is listed only once; line ${earlier} has person ${personId}`,
          );
        lines.set(personId, row.line);
        this.#note(row, personId, header, header[side].name);
        const { statistics, timeOnGroundPercent, substitute } = row;
        return {
          player,
          line: { kind: 'boxScore', personId, statistics, ...given({ timeOnGroundPercent, substitute }) },
        };
      });
    };
    return { home: ofSide('home'), away: ofSide('away') };
  }

  /** Records the source's id of a person, and where the person plays. Reports a second match in the round. */
  #note({ externalId, fullname, line }: PlayerRow, id: number, header: MatchHeader, squad: string): void {
    if (externalId !== undefined)
      this.#personIds.set(`${externalId.source} ${externalId.externalId} ${fullname}`, {
        kind: 'person',
        ...externalId,
        id,
        name: fullname,
      });
    const key = `${header.seasonId} ${header.roundNumber} ${id}`;
    const before = this.#inRounds.get(key);
    if (before === undefined) {
      this.#inRounds.set(key, { squad, line });
      return;
    }
    const allowed = `one squad in round ${header.roundNumber}; line ${before.line} has the person in ${before.squad}`;
    this.#odd(line, 'person_id', id, allowed, 'both are imported');
  }

  #playerOf(row: PlayerRow, header: MatchHeader, side: Side): HeaderPlayer {
    const squad = header[side];
    if (row.personId !== undefined) return headerPlayerOf(row, row.personId);
    const known = playerIn({ ...row, jumper: undefined }, this.#playersOf(squad.id));
    if (known !== undefined) return headerPlayerOf(row, known.personId);
    const isNamesake = this.#namesakes.has(bareName(row.fullname));
    if (isNamesake) {
      const action = `players with this name count as a different person in each squad, here in ${squad.name}`;
      this.#odd(row.line, 'player', row.fullname, 'a name in only one squad in a round', action);
    }
    const id = idOfName(isNamesake ? `${row.fullname} of ${squad.name}` : row.fullname);
    const key = `${header.seasonId} ${id}`;
    const other = this.#squadsOfNames.get(key);
    if (other !== undefined && other.squad !== squad.name) {
      const allowed = `a name in only one squad in a season; line ${other.line} has it for ${other.squad}`;
      this.#odd(row.line, 'player', row.fullname, allowed, 'both are read as one person, unless --persons has two ids');
    }
    if (other === undefined) this.#squadsOfNames.set(key, { squad: squad.name, line: row.line });
    return headerPlayerOf(row, id);
  }

  /** Returns the players of a squad who are in the folder or in the person file. */
  #playersOf(squadId: number): readonly HeaderPlayer[] {
    const listed = this.context.companions.persons.flatMap(({ squad, player }) =>
      this.context.squad(squad).id === squadId ? [player] : [],
    );
    const all = [...(this.#known.get(squadId) ?? []), ...listed];
    return [...new Map(all.map((player) => [player.personId, player])).values()];
  }
}
