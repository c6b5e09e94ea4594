import type { Match } from '../match.js';
import type { Plan } from '../metrics/plan.js';
import type { Ask } from '../select/ask.js';
import { fillDense } from './fill-dense.js';
import { contributionsIn, gather, totalCells } from './gather.js';
import { selectPlayers } from './selected.js';
import { Sheet } from './sheet.js';
import { fillSparse, markContributors, SPARSE_SLOTS } from './sparse.js';

/** The persons of an answer: a run of the match's slots, first included, end not. */
export interface PlayerAnswer {
  readonly firstSlot: number;
  readonly endSlot: number;
  readonly sheet: Sheet;
}

let totals = new Int32Array(0);

/** Room for the totals of a match, used by one query at a time: a query never yields. */
function totalsFor(match: Match): Int32Array {
  const cells = totalCells(match.facts);
  if (totals.length < cells) totals = new Int32Array(cells);
  return totals;
}

/** Slots of the persons a question is about. */
function slotsOf(match: Match, ask: Ask): readonly [number, number] {
  const end = match.persons.length;
  return ask.team === 'home' ? [0, match.homePlayers] : ask.team === 'away' ? [match.homePlayers, end] : [0, end];
}

/** Up to so many contributions, and from so many codes on, marking who contributed pays. */
const SPARSE = { contributions: 1200, codes: 24 } as const;

/**
 * Every code of a plan for every named player, or every one of one squad: column c of the sheet is slot `firstSlot +
 * c`. A `sheet` of the same plan and number of players is filled again instead of a new one.
 * **Empty**: a match without players has a sheet without columns. **Throws** `WINDOW_CONFLICT`.
 */
export function playerStatistics(match: Match, plan: Plan, ask: Ask = {}, sheet?: Sheet): PlayerAnswer {
  const { facts, lacks } = match;
  const [firstSlot, endSlot] = slotsOf(match, ask);
  const columns = endSlot - firstSlot;
  const selected = selectPlayers(match, ask);
  const values = totalsFor(match);
  gather(match, plan, selected, values);
  const into = sheet?.plan === plan && sheet.columns === columns ? sheet : new Sheet(plan, columns);
  const totals = { values, stride: facts.slots, first: firstSlot };
  if (
    plan.codes.length >= SPARSE.codes &&
    facts.slots <= SPARSE_SLOTS &&
    contributionsIn(facts, selected.ranges) <= SPARSE.contributions
  ) {
    markContributors(facts, plan, selected, values);
    fillSparse(into, totals, lacks);
  } else fillDense(into, totals, match);
  return { firstSlot, endSlot, sheet: into };
}
