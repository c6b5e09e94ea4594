import type { Match } from '../match.js';
import type { Plan } from '../metrics/plan.js';
import type { Ask } from '../select/ask.js';
import { rangesOf } from '../select/clock.js';
import { keyTable, zoneBits } from '../select/zone.js';
import { gather, totalCells } from './gather.js';
import { Sheet } from './sheet.js';

/** The persons of an answer: a run of the match's slots, first included, end not. */
export interface PlayerAnswer {
  readonly firstSlot: number;
  readonly endSlot: number;
  readonly sheet: Sheet;
}

let totals = new Int32Array(0);

/** Room for the totals of a match, used by one query at a time: a query never yields. */
export function totalsFor(match: Match): Int32Array {
  const cells = totalCells(match.facts);
  if (totals.length < cells) totals = new Int32Array(cells);
  return totals;
}

/** Slots of the persons a question is about. */
export function slotsOf(match: Match, ask: Ask): readonly [number, number] {
  const end = match.persons.length;
  return ask.team === 'home' ? [0, match.homePlayers] : ask.team === 'away' ? [match.homePlayers, end] : [0, end];
}

/**
 * Every code of a plan for every named player, or every one of one squad: column c of the sheet is slot `firstSlot + c`.
 * A `sheet` of the same plan and number of players is filled again instead of a new one.
 * **Empty**: a match without players has a sheet without columns. **Throws** `WINDOW_CONFLICT`.
 */
export function playerStatistics(match: Match, plan: Plan, ask: Ask = {}, sheet?: Sheet): PlayerAnswer {
  const [firstSlot, endSlot] = slotsOf(match, ask);
  const bits = zoneBits(ask.zones);
  const values = totalsFor(match);
  gather(match.facts, plan, rangesOf(match, ask), keyTable(() => bits), bits !== 0b11111, values);
  const into = sheet?.plan === plan && sheet.columns === endSlot - firstSlot ? sheet : new Sheet(plan, endSlot - firstSlot);
  into.fill({ values, stride: match.facts.slots, first: firstSlot, postingStarts: match.facts.postingStarts }, match.lacks);
  return { firstSlot, endSlot, sheet: into };
}
