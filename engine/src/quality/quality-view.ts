import { clockOf, type Clock } from '../clock/match-clock.js';
import { settingOf, type Extras, type Setting } from '../columns/transactions.js';
import { attackSign } from '../ground/points.js';
import type { BoxScoreLine, Result, StatusChange } from '../log/entry.js';
import type { HeaderPlayer, MatchHeader } from '../log/header.js';
import type { Match, MatchDetails } from '../match.js';
import { isTouch, rowsOf, type Row } from '../timeline/row.js';
import { sides, type SideIndex } from '../vocabulary/sides.js';
import { presenceOf, type PresenceFault } from './presence.js';
import { periodFactsOf, type PeriodFacts } from './period-facts.js';

/** The part of a match to check. */
export interface QualityScope {
  /** Position of the first row to check, in order of play. Rules also read earlier rows. Default: all. */
  readonly fromRow?: number;
  /** Skips findings about a period or about the match, which no row causes. */
  readonly leaveOut?: readonly ('period' | 'match')[];
}

/** A match as quality rules read it. */
export interface QualityView {
  readonly details: MatchDetails;
  readonly header: MatchHeader;
  readonly setting: Setting;
  readonly clock: Clock;
  readonly statuses: readonly StatusChange[];
  readonly periods: ReadonlyMap<number, PeriodFacts>;
  readonly rows: readonly Row[];
  /** The rows to check. */
  readonly checked: readonly Row[];
  readonly boxScore: readonly BoxScoreLine[];
  readonly result: Result | undefined;
  /** Whether the match was played to the end. */
  readonly isComplete: boolean;
  /** Returns the last row before a given one, in its period, that determines who has the ball. */
  readonly touchBefore: (row: Row) => Row | undefined;
  readonly extrasOf: (row: Row) => Extras | undefined;
  readonly playerOf: (slot: number) => HeaderPlayer | undefined;
  readonly slotOf: (personId: number) => number | undefined;
  readonly sideOf: (slot: number) => SideIndex;
  /** Returns 1 if the squad attacks the right-hand goal in a period, otherwise -1. */
  readonly attack: (side: SideIndex, period: number) => 1 | -1;
  /** Returns the rows where rotations and acts contradict who is on the ground. Computed once. */
  readonly presence: () => readonly PresenceFault[];
  /** Whether the clock was stopped at any time between two seconds of a period. */
  readonly isSuspended: (period: number, from: number, to: number) => boolean;
}

/** Returns the position of the last touch before each row, or -1. Each period begins without a touch. */
function touchesBefore(rows: readonly Row[]): Int32Array {
  const before = new Int32Array(rows.length).fill(-1);
  let last = -1;
  rows.forEach((row, at) => {
    if (row.period !== rows[at - 1]?.period) last = -1;
    before[at] = last;
    if (isTouch(row)) last = at;
  });
  return before;
}

/** Returns the view of a match that quality rules read. */
export function qualityViewOf(match: Match, { fromRow = 0 }: QualityScope = {}): QualityView {
  const details = match.details();
  const { header, statuses, extras } = details;
  const setting = settingOf(header);
  const rows = rowsOf(details.transactions);
  const clock = clockOf(details, match.periodSeconds);
  const players = sides.flatMap((side) => header[side].players);
  const slots = new Map(players.map(({ personId }, slot) => [personId, slot]));
  const before = touchesBefore(rows);
  const periods = periodFactsOf(statuses);
  const slotOf = (personId: number): number | undefined => slots.get(personId);
  const extrasOf = ({ at }: Row): Extras | undefined => extras.get(at);
  let presence: readonly PresenceFault[] | undefined;
  return {
    details,
    header,
    setting,
    clock,
    statuses,
    periods,
    rows,
    checked: fromRow === 0 ? rows : rows.slice(fromRow),
    boxScore: details.boxScore ?? [],
    result: details.result,
    isComplete: clock.state === 'over',
    touchBefore: ({ at }) => rows[before[at] ?? -1],
    extrasOf,
    playerOf: (slot) => players[slot],
    slotOf,
    sideOf: (slot) => (slot < setting.homePlayers ? 0 : 1),
    attack: (side, period) => attackSign(setting.homeFirst, side, period),
    presence: () => (presence ??= presenceOf(rows, setting, (row) => slotOf(extrasOf(row)?.onPersonId ?? -1))),
    isSuspended: (period, from, to) =>
      (periods.get(period)?.suspensions ?? []).some((one) => one.from <= to && one.to >= from),
  };
}
