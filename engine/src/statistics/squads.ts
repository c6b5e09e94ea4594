import { bases } from '../bases/table.js';
import type { Match } from '../match.js';
import type { Plan } from '../metrics/plan.js';
import type { Ask, Context } from '../select/ask.js';
import { rangesOf } from '../select/clock.js';
import { ALL_ZONES, keyTable, mirrorBits, zoneBits } from '../select/zone.js';
import { sides, type Side } from '../vocabulary/sides.js';
import { gather } from './gather.js';
import { fillDense } from './fill-dense.js';
import { holdsOf, totalsFor } from './players.js';
import { Sheet } from './sheet.js';

/** The squads of an answer, in the order of the sheet's columns. */
export interface SquadAnswer {
  readonly squads: readonly Side[];
  readonly sheet: Sheet;
}

/** Totals per base of both squads in the zones of `bits`: `[base * 2 + side]`. */
function squadTotals(match: Match, plan: Plan, ask: Ask, bits: number): Int32Array {
  const { facts, homePlayers, persons } = match;
  const totals = totalsFor(match);
  gather(facts, plan, rangesOf(match, ask), keyTable(() => bits), bits !== ALL_ZONES, totals);
  const sums = new Int32Array(bases.length * 2);
  for (const read of [plan.counted, plan.summed]) {
    for (const base of read) {
      const at = base * facts.slots;
      let home = totals[at + persons.length] as number;
      let away = totals[at + persons.length + 1] as number;
      for (let slot = 0; slot < homePlayers; slot += 1) home += totals[at + slot] as number;
      for (let slot = homePlayers; slot < persons.length; slot += 1) away += totals[at + slot] as number;
      sums[base * 2] = home;
      sums[base * 2 + 1] = away;
    }
  }
  return sums;
}

/** The same totals with the squads changed about, so that each column holds its opponent's. */
const swapped = (sums: Int32Array): Int32Array => sums.map((_, at) => sums[at ^ 1] as number);

/**
 * Every code of a plan for both squads, or one.
 * For is a squad's own, Against its opponent's in the same logical zones, Diff the one less the other, PhysicalDiff its own less
 * the opponent's on the same patches of ground. **Throws** `WINDOW_CONFLICT`. **Source**: design section 4.
 */
export function squadStatistics(match: Match, plan: Plan, ask: Ask = {}, context: Context = 'For'): SquadAnswer {
  const squads = ask.team === undefined ? sides : [ask.team];
  const first = ask.team === 'away' ? 1 : 0;
  const bits = zoneBits(ask.zones);
  const sheetOf = (values: Int32Array) =>
    fillDense(new Sheet(plan, squads.length), { values, stride: 2, first }, holdsOf(match), match.lacks);
  const own = squadTotals(match, plan, ask, bits);
  if (context === 'For') return { squads, sheet: sheetOf(own) };
  if (context === 'Against') return { squads, sheet: sheetOf(swapped(own)) };
  const other = context === 'Diff' || bits === mirrorBits(bits) ? own : squadTotals(match, plan, ask, mirrorBits(bits));
  return { squads, sheet: sheetOf(own).less(sheetOf(swapped(other))) };
}
