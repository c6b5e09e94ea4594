import { bases } from '../../../vocabulary/bases.js';
import type { SideIndex } from '../../../vocabulary/sides.js';
import type { ActMatch } from '../../acts/act-match.js';
import { actParts } from '../../acts/act-parts.js';
import { commonSideSpans, unsuppliedBits, type ActDimension } from '../../acts/act-selection.js';
import { addTime } from '../../intervals.js';
import type { Selection } from '../../selection.js';
import type { QueryWorkspace } from '../../workspace.js';
import { partsOf, playingTime, selectActsOf } from '../question/match-parts.js';
import { BaseSums } from '../season/base-sums.js';
import { Cells, Scratch, wholeMatch, widthOf, type Parts, type SelectedActs, type Target } from './act-cells.js';
import type { AcrossState } from './across-state.js';
import { RowBuffer, rowsByMatch, rowsOf, sidePairs, type MatchRows, type RowsOfMatch } from './match-rows.js';
import type { Tally } from './tally.js';

/* `as number` marks an index that is in bounds by construction. */

/** Adds matches, one at a time, to a question about parts of matches. */
export class ActAdder {
  readonly #rows: ReadonlyMap<number, MatchRows>;
  readonly #buffer = new RowBuffer();
  readonly #scratch = { places: new Scratch(), rows: new Scratch() };

  constructor(
    private readonly state: AcrossState,
    private readonly workspace: QueryWorkspace,
  ) {
    this.#rows = rowsByMatch(state.selected, state.query.level);
  }

  /**
   * Adds the selected rows of a match. **Empty**: does nothing if no row is selected. **Throws** `WINDOW_CONFLICT` if
   * `lastXSeconds` is combined with other seconds.
   */
  add(match: ActMatch): void {
    const found = this.#rows.get(match.id);
    if (found === undefined) return;
    const { state } = this;
    const { query, labels, tallies } = state;
    const rows = rowsOf(state, match, found, this.#buffer);
    const tally = tallies.of(match.lacks | unsuppliedBits(match, query.acts, labels?.dimensions));
    for (const part of partsOf(match, query.acts, state.isByPeriod)) this.#countMatch(rows, part, tally);
    const acts = this.#select(match, this.#partsOf(match, tally));
    const swap = query.level === 'squad' && query.context === 'Against' ? 1 : 0;
    this.#addRows(acts, rows, tally, 'own', swap);
    if (query.level === 'squad') this.#addPlayingTime(acts, rows, tally);
    if (tally.squad !== undefined) this.#addShares(acts, rows, tally, tally.squad);
    if (!tallies.plans.hasOther) return;
    const others = query.context === 'PhysicalDiff' ? this.#select(match, acts.parts, 'opponent') : acts;
    this.#addRows(others, rows, tally, 'other', 1);
  }

  #select(match: ActMatch, parts: Parts, by: 'actingSquad' | 'opponent' = 'actingSquad'): SelectedActs {
    return { match, parts, selection: selectActsOf(match, this.state.query, this.workspace, by) };
  }

  #partsOf(match: ActMatch, { squad }: Tally): Parts {
    const { labels, isByPeriod, query, plan } = this.state;
    if (labels === undefined && !isByPeriod) return wholeMatch;
    const dimensions = labels?.dimensions ?? (['period'] as const);
    const planned = squad === undefined ? plan : undefined;
    const { count, ofFact, spans, keys } = actParts(
      match,
      dimensions as readonly [ActDimension],
      query.cellMetres,
      planned,
    );
    return { count, ofFact, times: spans ?? [], combinations: labels?.numbersOf(keys) ?? wholeMatch.combinations };
  }

  /** Counts a match once in each group, and records the tally of each cell. */
  #countMatch(rows: RowsOfMatch, part: number, tally: Tally): void {
    const { parts, tallies, cellTallies } = this.state;
    const groups = rows.groups.subarray(0, rows.size);
    for (const group of this.state.groups.isUnique ? groups : new Set(groups)) {
      const at = group * parts.length + part;
      tally.matches[at] = (tally.matches[at] as number) + 1;
    }
    if (cellTallies.length === 0) return;
    const number = tallies.numberOf(tally.lacks) + 1;
    for (let row = 0; row < rows.size; row += 1)
      cellTallies[(rows.cells[row] as number) * parts.length + part] = number;
  }

  /** Returns the place of a group and part in the sums of a tally. */
  #placeOf(tally: Tally, group: number, { combinations }: Parts, part: number): number {
    const { labels, parts } = this.state;
    if (labels === undefined) return group * parts.length + part;
    const label = labels.rowOf(group, combinations[part] as number);
    tally.reserve(labels.size);
    return label;
  }

  /**
   * Adds the acts of rows, or those of their opponents, to the rows' groups, and to their cells if a measure reads
   * them.
   */
  #addRows(acts: SelectedActs, rows: RowsOfMatch, tally: Tally, operand: 'own' | 'other', swap: 0 | 1): void {
    const { query, matchSums, plan, parts: partsOfRows } = this.state;
    const columns = query.level === 'squad' ? 'sides' : 'slots';
    const width = widthOf(acts.match.facts, columns);
    const rowOf = this.#scratch.rows.numbers(width).fill(-1, 0, width);
    for (let row = 0; row < rows.size; row += 1) rowOf[(rows.columns[row] as number) ^ swap] = row;
    const sums = tally[operand] as BaseSums;
    this.#scan(acts, {
      sums,
      columns,
      placeOf: (part, column) => {
        const row = rowOf[column] as number;
        return row < 0 ? undefined : this.#placeOf(tally, rows.groups[row] as number, acts.parts, part);
      },
      addSeconds: (place, seconds) => {
        if (operand === 'own') tally.seconds[place] = (tally.seconds[place] as number) + seconds;
      },
    });
    if (matchSums === undefined) return;
    const { length } = partsOfRows;
    const ofRows = new BaseSums(plan, rows.size * length);
    const rowPlace = (part: number, column: number): number | undefined =>
      (rowOf[column] as number) < 0 ? undefined : (rowOf[column] as number) * length + part;
    this.#scan(acts, { sums: ofRows, columns, placeOf: rowPlace });
    const cells = Int32Array.from(
      { length: rows.size * length },
      (_, at) => (rows.cells[Math.floor(at / length)] as number) * length + (at % length),
    );
    matchSums.addMatch(operand, ofRows, cells);
  }

  /** Adds the acts of the rows' squads to their groups, each squad once for each group. */
  #addShares(acts: SelectedActs, rows: RowsOfMatch, tally: Tally, squad: BaseSums): void {
    const { count } = acts.parts;
    const ofSides = new BaseSums(squad.plan, count * 2);
    const cells = this.#scan(acts, { sums: ofSides, columns: 'sides', placeOf: (part, side) => part * 2 + side });
    for (const [side, group] of sidePairs(this.state, rows))
      for (let part = 0; part < count; part += 1) {
        if (!cells.has(part, side)) continue;
        const place = this.#placeOf(tally, group, acts.parts, part);
        for (const base of squad.bases) {
          const at = squad.firstOf(base) + place;
          squad.values[at] =
            (squad.values[at] as number) + (ofSides.values[ofSides.firstOf(base) + part * 2 + side] as number);
        }
      }
  }

  /** Adds the selected acts and time of a match, and returns its cells. */
  #scan(acts: SelectedActs, target: Target): Cells {
    const cells = new Cells(acts, target, this.#scratch.places);
    cells.addPoints();
    const { timed } = target.addSeconds === undefined ? target.sums.plan : this.state.timedPlan;
    if (timed.length > 0)
      for (const part of acts.parts.times.keys()) this.#addTime(acts, part, timed, target.columns, cells);
    return cells;
  }

  /** Adds the time of a part. */
  #addTime(
    { match, parts, selection }: SelectedActs,
    part: number,
    timed: Uint16Array,
    columns: Target['columns'],
    to: Cells,
  ): void {
    const width = widthOf(match.facts, columns);
    const totals = this.workspace.totals(bases.length * width);
    const own = parts.times[part];
    const ofPart: Selection =
      own === undefined ? selection : { ...selection, spans: commonSideSpans(selection.spans, own) };
    addTime(match.intervals, timed, ofPart, columns, width, totals);
    for (const base of timed)
      for (let column = 0; column < width; column += 1) {
        const seconds = totals[base * width + column] as number;
        if (seconds > 0) to.addTime(base, part, column, seconds);
      }
  }

  /** Adds the selected playing time of squads. */
  #addPlayingTime({ match, parts, selection }: SelectedActs, rows: RowsOfMatch, tally: Tally): void {
    const { windows } = selection;
    for (let row = 0; row < rows.size; row += 1)
      for (const [part, time] of parts.times.entries()) {
        const spans = time === undefined ? selection.spans : commonSideSpans(selection.spans, time);
        const seconds = playingTime(match, windows, spans, rows.sides[row] as SideIndex);
        if (seconds === 0) continue;
        const place = this.#placeOf(tally, rows.groups[row] as number, parts, part);
        tally.seconds[place] = (tally.seconds[place] as number) + seconds;
      }
  }
}
