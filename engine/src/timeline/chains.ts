import type { Setting } from '../columns/transactions.js';
import type { ChainEnd } from '../vocabulary/chain-types.js';
import { opponent, type SideIndex } from '../vocabulary/sides.js';
import type { ChainStart, StoppageKind } from '../vocabulary/stoppages.js';
import { clearingRow, stoppageWinner } from './clearance.js';
import { controls, handles, type Row } from './row.js';

/**
 * One spell of a squad with the ball: from a stoppage, a kick-in or an intercept to a score, turnover or halt. `side`
 * is absent if no one touched the ball; a score out of a ruck contest belongs to the squad that scores. `rows` are all
 * transactions of the chain, including the last; `clearance` is the disposal or knock-on that cleared the stoppage at
 * its start.
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
 * Returns the row with which the squad that owns a chain launches it: its first row in which a person handles the ball
 * or, without one, its first row. **Empty**: `undefined` if no row belongs to the squad.
 */
export const launchOf = ({ rows, side }: Chain): Row | undefined =>
  side === undefined
    ? undefined
    : (rows.find((row) => row.side === side && handles(row)) ?? rows.find((row) => row.side === side));

/** Returns the last possession or kick-in of the squad that owns a chain. **Empty**: `undefined` if there is none. */
export const lastHold = ({ rows, side }: Chain): Row | undefined =>
  rows.findLast((row) => row.side === side && (row.play.is === 'possession' || row.play.is === 'kickIn'));

interface Draft {
  readonly start: ChainStart;
  side: SideIndex | undefined;
  /** Position after which a possession of the other squad is a turnover; Infinity if no one clears the stoppage. */
  readonly settledAt: number;
  readonly rows: Row[];
}

const isStoppage = (start: ChainStart): boolean => start === 'CB' || start === 'BU' || start === 'TI';

/** Start of a chain without a captured restart, by the end of the previous chain. */
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

/** End of a chain that was open when play restarted. */
const endBefore: Readonly<Record<StoppageKind, ChainEnd>> = { CB: 'EP', BU: 'BU', TI: 'OOB' };

/** Number of rows after a restart that are searched for its winner. */
const LOOK_AHEAD_ROWS = 200;

class ChainFold {
  #draft: Draft | undefined;
  #lastEnd: ChainEnd = 'EP';

  /** `chains` are the earlier chains; new ones are appended. */
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
      isStoppage(draft.start) && draft.side !== undefined
        ? clearingRow(draft.rows, draft.side, end === 'TURN')
        : undefined;
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
    this.#draft ??= { start: startAfter[this.#lastEnd], side: row.side, settledAt: row.at, rows: [row] };
    const draft = this.#draft;
    draft.side ??= row.side;
    this.close(result === 'RUSH' && row.side !== undefined && draft.side === opponent(row.side) ? 'RUSHOPP' : result);
  }
}

/** Appends the chains of the rows from a restart on. */
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
 * Folds the rows of a match into its chains, in order. If the log marks chains, `gain` and `wonBy` decide. Otherwise a
 * possession of the other squad is a turnover once the stoppage before it is cleared, and the squad that clears a
 * stoppage wins it.
 * **Source**: `docs/adr/0009-chains.md`.
 */
export function chainsOf(rows: readonly Row[], setting: Setting): readonly Chain[] {
  const chains: Chain[] = [];
  addChains(chains, rows, setting, 0);
  return chains;
}
