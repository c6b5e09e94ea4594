import type { Match } from '../match.js';
import type { Plan } from '../metrics/plan.js';
import type { Ask, Context } from '../select/ask.js';
import { timeWindows, type TimeWindow } from '../select/clock.js';
import { mirrorBits, zoneBits } from '../select/zone.js';
import { bases } from '../vocabulary/bases.js';
import { sides, type Side } from '../vocabulary/sides.js';
import { gatherSquads } from './gather-squads.js';
import { fillDense } from './fill-dense.js';
import { selectKeys } from './selected.js';
import { Sheet } from './sheet.js';

/** The squads of an answer, in the order of the sheet's columns. */
export interface SquadAnswer {
  readonly squads: readonly Side[];
  readonly sheet: Sheet;
}

/* Room for the totals of one query at a time: a query never yields. */
const ownSums = new Int32Array(bases.length * 2);
const otherSums = new Int32Array(bases.length * 2);
const against = new Int32Array(bases.length * 2);

/** Totals per base of both squads in the zones of `bits`, into `sums`: `[base * 2 + side]`. */
function squadTotals(
  match: Match,
  plan: Plan,
  windows: readonly TimeWindow[] | undefined,
  bits: number,
  sums: Int32Array,
): Int32Array {
  gatherSquads(match, plan, selectKeys(match, windows, bits, bits), sums);
  return sums;
}

/** The same totals with the squads changed about, so that each column holds its opponent's. */
function swapped(sums: Int32Array): Int32Array {
  for (let at = 0; at < sums.length; at += 1) against[at] = sums[at ^ 1] as number;
  return against;
}

/**
 * Every code of a plan for both squads, or one.
 * For is a squad's own, Against its opponent's in the same logical zones, Diff the one less the other, PhysicalDiff its
 * own less the opponent's on the same patches of ground. A `sheet` of the same plan and number of squads is filled
 * again instead of a new one.
 * **Throws** `WINDOW_CONFLICT`. **Source**: design section 4.
 */
export function squadStatistics(
  match: Match,
  plan: Plan,
  ask: Ask = {},
  context: Context = 'For',
  sheet?: Sheet,
): SquadAnswer {
  const squads = ask.team === undefined ? sides : [ask.team];
  const first = ask.team === 'away' ? 1 : 0;
  const bits = zoneBits(ask.zones);
  const windows = timeWindows(match, ask);
  const fresh = () => new Sheet(plan, squads.length);
  const into = sheet?.plan === plan && sheet.columns === squads.length ? sheet : fresh();
  const fill = (values: Int32Array, filled: Sheet) => fillDense(filled, { values, stride: 2, first }, match);
  const own = squadTotals(match, plan, windows, bits, ownSums);
  if (context === 'For') return { squads, sheet: fill(own, into) };
  if (context === 'Against') return { squads, sheet: fill(swapped(own), into) };
  const other =
    context === 'Diff' || bits === mirrorBits(bits)
      ? own
      : squadTotals(match, plan, windows, mirrorBits(bits), otherSums);
  return { squads, sheet: fill(own, into).less(fill(swapped(other), fresh())) };
}
