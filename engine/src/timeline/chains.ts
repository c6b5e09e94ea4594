import type { Setting } from '../columns/transactions.js';
import type { ChainEnd } from '../vocabulary/chain-types.js';
import { opponent, type SideIndex } from '../vocabulary/sides.js';
import type { ChainStart, StoppageKind } from '../vocabulary/stoppages.js';
import { clearingRow, stoppageWinner } from './clearance.js';
import { controls, handles, type Row } from './row.js';

/**
 * One unbroken spell of a squad with the ball: from a stoppage, a kick-in or an intercept to a score, turnover or halt.
 * `side` is absent where nobody touched the ball; a score out of a ruck contest belongs to whom it counts for. `rows`
 * are all transactions inside, the ending one included; `clearance` is the disposal or knock-on that
 * cleared the stoppage it began with.
 */
export interface Chain {
  readonly index: number;
  readonly period: number;
  readonly side: SideIndex | undefined;
  readonly start: ChainStart;
  readonly end: ChainEnd;
  readonly rows: readonly Row[];
  readonly clearance: Row | undefined;
}

/**
 * The row with which the squad that owns a chain launches it: the first in which one of its persons handles the ball
 * or, without one, its first. **Empty**: `undefined` if no row is the squad's.
 */
export const launchOf = ({ rows, side }: Chain): Row | undefined =>
  side === undefined
    ? undefined
    : (rows.find((row) => row.side === side && handles(row)) ?? rows.find((row) => row.side === side));

/** The last possession or kick-in of the squad that owns a chain. **Empty**: `undefined` if it had neither. */
export const lastHold = ({ rows, side }: Chain): Row | undefined =>
  rows.findLast((row) => row.side === side && (row.play.is === 'possession' || row.play.is === 'kickIn'));

interface Draft {
  readonly start: ChainStart;
  side: SideIndex | undefined;
  /** Row from which a possession of the other squad is a turnover; Infinity while the stoppage is not won. */
  readonly settledAt: number;
  readonly rows: Row[];
}

const isStoppage = (start: ChainStart): boolean => start === 'CB' || start === 'BU' || start === 'TI';

/** Start of a chain whose restart was not captured, from how the one before ended. */
const startAfter: Readonly<Record<ChainEnd, ChainStart>> = {
  GOAL: 'CB',
  BEHI: 'KI',
  RUSH: 'KI',
  RUSHOPP: 'KI',
  TURN: 'INT',
  OOB: 'TI',
  BU: 'BU',
  EP: 'CB',
};

/** End of a chain that was still open when play restarted. */
const endBefore: Readonly<Record<StoppageKind, ChainEnd>> = { CB: 'EP', BU: 'BU', TI: 'OOB' };

/** Rows after a restart in which its winner is sought. */
const LOOK_AHEAD_ROWS = 200;

class ChainFold {
  #draft: Draft | undefined;
  #lastEnd: ChainEnd = 'EP';

  /** `chains` are those before, to which the others are added. */
  constructor(
    private readonly all: readonly Row[],
    private readonly setting: Setting,
    private readonly chains: Chain[],
  ) {}

  take(row: Row): void {
    const { play } = row;
    if (play.is === 'restart') this.#restart(row, play.kind);
    else if (play.is === 'kickIn') this.#kickIn(row);
    else if (row.side !== undefined && (controls(row) || row.gain)) this.#control(row, row.side);
    else this.#draft?.rows.push(row);
    if (play.is === 'halt') this.close(play.end);
    if (play.is === 'score') this.#score(row, play.result);
  }

  close(end: ChainEnd): void {
    const draft = this.#draft;
    this.#draft = undefined;
    if (draft === undefined || draft.rows.length === 0) return;
    this.#lastEnd = end;
    const clearance =
      isStoppage(draft.start) && draft.side !== undefined ? clearingRow(draft.rows, draft.side) : undefined;
    this.chains.push({
      index: this.chains.length,
      period: draft.rows[0]?.period ?? 0,
      side: draft.side,
      start: draft.start,
      end,
      rows: draft.rows,
      clearance,
    });
  }

  periodEnds(): void {
    this.close('EP');
    this.#lastEnd = 'EP';
  }

  #restart(row: Row, kind: StoppageKind): void {
    this.close(endBefore[kind]);
    this.#open(row, kind, row.wonBy, row.at + 1);
  }

  #open(row: Row, start: ChainStart, side: SideIndex | undefined, from: number): void {
    const won =
      isStoppage(start) && side === undefined
        ? stoppageWinner(this.all.slice(from, from + LOOK_AHEAD_ROWS))
        : undefined;
    const settledAt = isStoppage(start) ? (won?.clearedAt ?? Infinity) : row.at;
    this.#draft = { start, side: side ?? won?.side, settledAt, rows: [row] };
  }

  #kickIn(row: Row): void {
    const draft = this.#draft;
    if (draft?.start === 'KI' && !draft.rows.some(controls)) draft.rows.push(row);
    else {
      this.close('EP');
      this.#open(row, 'KI', row.side, row.at);
    }
  }

  #control(row: Row, side: SideIndex): void {
    const draft = this.#draft;
    if (draft === undefined) {
      const start = this.setting.chainsMarked && row.gain ? 'INT' : startAfter[this.#lastEnd];
      this.#open(row, start, isStoppage(start) ? undefined : side, row.at);
    } else if (this.#turnsOver(row, side, draft)) {
      this.close('TURN');
      this.#open(row, 'INT', side, row.at);
    } else {
      draft.side ??= side;
      draft.rows.push(row);
    }
  }

  #turnsOver(row: Row, side: SideIndex, draft: Draft): boolean {
    if (this.setting.chainsMarked) return row.gain && side !== draft.side;
    return side !== draft.side && draft.side !== undefined && row.at > draft.settledAt && row.play.is !== 'carry';
  }

  #score(row: Row, result: 'GOAL' | 'BEHI' | 'RUSH'): void {
    if (this.#draft === undefined) {
      this.#draft = { start: startAfter[this.#lastEnd], side: row.side, settledAt: row.at, rows: [row] };
    }
    const draft = this.#draft;
    draft.side ??= row.side;
    this.close(result === 'RUSH' && row.side !== undefined && draft.side === opponent(row.side) ? 'RUSHOPP' : result);
  }
}

/** Adds the chains of the rows from a restart of play on to those before it. */
export function addChains(chains: Chain[], rows: readonly Row[], setting: Setting, from: number): void {
  const fold = new ChainFold(rows, setting, chains);
  for (let at = from; at < rows.length; at += 1) {
    const row = rows[at] as Row;
    if (at > from && rows[at - 1]?.period !== row.period) fold.periodEnds();
    fold.take(row);
  }
  fold.periodEnds();
}

/**
 * Folds the rows of a match into its chains of possession, in order.
 * Where the log marks chains, `gain` and `wonBy` decide; otherwise a possession of the other squad is a turnover once
 * the stoppage before it is cleared, and the winner of a stoppage is the squad that clears it.
 * **Source**: `docs/adr/0007-chains.md`.
 */
export function chainsOf(rows: readonly Row[], setting: Setting): readonly Chain[] {
  const chains: Chain[] = [];
  addChains(chains, rows, setting, 0);
  return chains;
}
