import { finished } from '../../../finished.js';
import type { Match } from '../../../match.js';
import type { MatchBrief } from '../../../season/brief.js';
import { bases } from '../../../vocabulary/bases.js';
import { QueryWorkspace } from '../../workspace.js';
import { bytesOfActs } from './act-columns.js';
import { matchAt, matchColumns } from './match-columns.js';
import { matchTotalsOf, type MatchTotals } from './match-totals.js';
import { mergeTotals, type MergeSteps, type Source } from './merge-totals.js';
import { bytesOfRows } from './saved-season.js';
import type { SeasonColumns } from './season-columns.js';

/** Maximum number of matches in a season, because squad rows have 16 bits. */
const MOST_MATCHES = 32_768;

const noColumns: SeasonColumns = {
  matches: matchColumns([]),
  squadIds: new Int32Array(0),
  margins: new Int32Array(0),
  persons: new Int32Array(0),
  squadRows: new Uint16Array(0),
  slots: new Uint8Array(0),
  starts: new Uint8Array(0),
  lackKinds: new Int32Array(0),
  players: bases.map(() => undefined),
  squads: bases.map(() => undefined),
  acts: [],
  boxScores: undefined,
  bytes: 0,
};

const bytesOf = ({ players, acts }: MatchTotals): number => players.byteLength + bytesOfActs([acts]);

/** Returns the row numbers below `size` for which a test holds. */
const rowsWhere = (size: number, holds: (row: number) => boolean): Int32Array => {
  const rows = new Int32Array(size);
  let found = 0;
  for (let row = 0; row < size; row += 1) if (holds(row)) rows[found++] = row;
  return rows.subarray(0, found);
};

/** The totals and acts of a season, built match by match. Omits matches that have not started. */
export class SeasonTotals {
  readonly #workspace: QueryWorkspace;
  #columns = noColumns;
  /** Changes that are not in the columns yet. **Empty**: `undefined` removes a match. */
  readonly #changes = new Map<number, MatchTotals | undefined>();

  constructor(workspace = new QueryWorkspace()) {
    this.#workspace = workspace;
  }

  /** Returns the totals of a season that was saved. */
  static from(columns: SeasonColumns, workspace?: QueryWorkspace): SeasonTotals {
    const totals = new SeasonTotals(workspace);
    totals.#columns = columns;
    return totals;
  }

  /** Bytes of the columns, and of the matches that are not in them yet. */
  get bytes(): number {
    let bytes = this.#columns.bytes + bytesOfRows(this.#columns);
    for (const change of this.#changes.values()) bytes += (change === undefined ? 0 : bytesOf(change)) + 4096;
    return bytes;
  }

  /** Returns the revision of a match in the totals. **Empty**: `undefined` if it is not in them. */
  revisionOf(matchId: number): number | undefined {
    if (this.#changes.has(matchId)) return this.#changes.get(matchId)?.facts.revision;
    const { ids, revisions } = this.#columns.matches;
    return revisions[ids.indexOf(matchId)];
  }

  /** Adds a match, or replaces it with its new revision. */
  append(match: Match, brief: MatchBrief): void {
    this.#changes.set(match.id, matchTotalsOf(match, brief, this.#workspace));
  }

  /** Removes a match. */
  remove(matchId: number): void {
    this.#changes.set(matchId, undefined);
  }

  /**
   * Returns the totals so far. Later changes do not affect them. After a change they are sorted again, which takes some
   * milliseconds for a season. **Throws** an error if a season has more than 32,768 matches.
   */
  columns(): SeasonColumns {
    return finished(this.columnsInSteps());
  }

  /**
   * Does the same as `columns`, but yields whenever the caller may do other work. Changes that are made meanwhile are
   * included in the next call. Only one call may run at a time.
   */
  *columnsInSteps(): MergeSteps {
    if (this.#changes.size === 0) return this.#columns;
    const changes = new Map(this.#changes);
    this.#columns = yield* this.#merged(changes);
    for (const [id, change] of changes) if (this.#changes.get(id) === change) this.#changes.delete(id);
    return this.#columns;
  }

  #merged(changes: ReadonlyMap<number, MatchTotals | undefined>): MergeSteps {
    const before = this.#columns;
    const kept = Array.from(before.matches.ids, (id) => !changes.has(id));
    const added = [...changes.values()].filter((change) => change !== undefined);
    const source: Source = {
      columns: before,
      rows: rowsWhere(before.persons.length, (row) => kept[(before.squadRows[row] as number) >> 1] === true),
      squadRows: rowsWhere(before.squadIds.length, (row) => kept[row >> 1] === true),
    };
    const unsorted = [
      ...[...kept.keys()].filter((match) => kept[match]).map((match) => matchAt(before, match)),
      ...added.map(({ facts }) => facts),
    ];
    if (unsorted.length > MOST_MATCHES) throw new Error(`a season has at most ${MOST_MATCHES} matches`);
    return mergeTotals(source, added, unsorted);
  }
}
