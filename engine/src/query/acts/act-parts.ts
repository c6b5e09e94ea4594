import { AWAY_KEY } from '../../columns/fact-block.js';
import { PERIOD_TICKS } from '../../columns/intervals.js';
import { NO_SLOT } from '../../columns/transactions.js';
import { cellWidths, gridOf, type CellShape } from '../../ground/cells.js';
import { standardGround } from '../../ground/points.js';
import { MAX_PERIOD } from '../../log/limits.js';
import type { PlannedBases } from '../../metrics/plan.js';
import { PLAY_BIT } from '../../vocabulary/features.js';
import { scoreStates } from '../filter.js';
import type { TickSpans } from '../windows.js';
import { eachMargin, marginChanges, stateAt } from './margins.js';
import type { FactColumns } from '../../columns/facts.js';
import type { ActMatch } from './act-match.js';
import { commonSideSpans, dividesTime, marginTime, type ActDimension, type SideSpans } from './act-selection.js';
import { groundOf } from './places.js';

/** Dimensions that divide the acts of one match. */
export const actDimensions = Object.keys(dividesTime) as readonly ActDimension[];

/**
 * The parts into which dimensions divide the acts of a match. A part is one value of one dimension, or a pair of values
 * of two.
 * **Shape**: `ofFact` has the part of each fact, -1 if it is in none; `keys` has a column for each dimension with its
 * value for each part: the number of a period, a position in `scoreStates`, the person id of a receiver, the number of
 * a cell.
 */
export interface ActParts {
  readonly dimensions: readonly ActDimension[];
  readonly count: number;
  readonly ofFact: Int32Array;
  readonly keys: readonly Int32Array[];
  /** The time of each part. **Empty**: `undefined` if a dimension does not divide time, such as the location. */
  readonly spans: readonly SideSpans[] | undefined;
}

/** The parts of one dimension. Part numbers in `ofFact` are provisional until they are renumbered. */
interface Division {
  readonly ofFact: Int32Array;
  readonly keyOf: (part: number) => number;
  /** The number of values, if it is small. Each value is then a part, even without facts. */
  readonly size: number | undefined;
  readonly spans: readonly SideSpans[] | undefined;
}

const everyPeriod = Array.from({ length: MAX_PERIOD }, (_, at) => at + 1);

const both = (spans: TickSpans): SideSpans => ({ windowed: [spans, spans], whole: [spans, spans] });

/**
 * Returns the part of each fact, in plain loops: `Int32Array.from` is several times slower. With a plan, facts that add
 * to none of its counted and summed bases are in no part.
 */
function eachFact(facts: FactColumns, plan: PlannedBases | undefined, partOf: (fact: number) => number): Int32Array {
  const ofFact = new Int32Array(facts.keys.length).fill(-1);
  if (plan === undefined) for (let fact = 0; fact < ofFact.length; fact += 1) ofFact[fact] = partOf(fact);
  else
    for (const bases of [plan.counted, plan.summed])
      for (const base of bases)
        for (let k = facts.postingStarts[base] as number; k < (facts.postingStarts[base + 1] as number); k += 1) {
          const fact = facts.postings[k] as number;
          ofFact[fact] = partOf(fact);
        }
  return ofFact;
}

function byPeriod({ facts }: ActMatch): Division {
  const ofFact = new Int32Array(facts.keys.length);
  for (const period of everyPeriod) ofFact.fill(period - 1, facts.periodStarts[period - 1], facts.periodStarts[period]);
  return {
    ofFact,
    keyOf: (part) => part + 1,
    size: everyPeriod.length,
    spans: everyPeriod.map((period) => both([[period * PERIOD_TICKS, (period + 1) * PERIOD_TICKS]])),
  };
}

function byScoreState({ facts }: ActMatch): Division {
  const changes = marginChanges(facts);
  const ofFact = new Int32Array(facts.keys.length);
  eachMargin(facts, changes, (margin, from, to) => {
    const [home, away] = [stateAt(margin), stateAt(-margin)];
    for (let fact = from; fact < to; fact += 1) ofFact[fact] = (facts.keys[fact] as number) < AWAY_KEY ? home : away;
  });
  return {
    ofFact,
    keyOf: (part) => part,
    size: scoreStates.length,
    spans: scoreStates.map((_, state) => marginTime(changes, (margin) => stateAt(margin) === state)),
  };
}

function byReceiver({ facts, persons }: ActMatch, plan: PlannedBases | undefined): Division {
  const { factReceivers } = facts;
  const ofFact = eachFact(facts, plan, (fact) => {
    const receiver = factReceivers[fact] as number;
    return receiver === NO_SLOT ? -1 : receiver;
  });
  return { ofFact, keyOf: (part) => persons[part] as number, size: persons.length, spans: undefined };
}

function byCell(match: ActMatch, shape: CellShape, cellMetres: number, plan: PlannedBases | undefined): Division {
  const { facts } = match;
  const { factXs, factYs } = facts;
  const { ground } = groundOf(match);
  const grid = gridOf(shape, cellMetres);
  const alongX = standardGround.lengthMetres / ground.lengthMetres;
  const alongY = standardGround.widthMetres / ground.widthMetres;
  const isPlaced = (match.lacks & PLAY_BIT) === 0;
  const ofFact = eachFact(facts, plan, (fact) =>
    isPlaced ? grid.cellAt(((factXs[fact] as number) / 10) * alongX, ((factYs[fact] as number) / 10) * alongY) : -1,
  );
  return { ofFact, keyOf: (part) => part, size: undefined, spans: undefined };
}

function divide(
  match: ActMatch,
  dimension: ActDimension,
  cellMetres: number,
  plan: PlannedBases | undefined,
): Division {
  if (dimension === 'period') return byPeriod(match);
  if (dimension === 'scoreState') return byScoreState(match);
  return dimension === 'receiver' ? byReceiver(match, plan) : byCell(match, dimension, cellMetres, plan);
}

/** Returns the number of each fact's pair of parts: the first times `width`, plus the second. -1 means no part. */
function pairNumbers(one: Int32Array, other: Int32Array, width: number): Int32Array {
  const numbers = new Int32Array(one.length);
  for (let fact = 0; fact < numbers.length; fact += 1) {
    const [first, second] = [one[fact] as number, other[fact] as number];
    numbers[fact] = first < 0 || second < 0 ? -1 : first * width + second;
  }
  return numbers;
}

/** Returns how many provisional part numbers a division has: one more than the greatest. */
function widthOf({ size, ofFact }: Division): number {
  if (size !== undefined) return size;
  let greatest = 0;
  for (const part of ofFact) if (part > greatest) greatest = part;
  return greatest + 1;
}

/**
 * Renumbers the parts of facts, and those in `also`, from 0 in ascending order. Returns the old number of each part,
 * and the new part number of each fact.
 */
function renumbered(
  numbers: Int32Array,
  also: readonly number[],
): { readonly parts: readonly number[]; readonly ofFact: Int32Array } {
  let greatest = also.at(-1) ?? -1;
  for (const number of numbers) if (number > greatest) greatest = number;
  const places = new Int32Array(greatest + 1);
  for (const number of also) places[number] = 1;
  for (const number of numbers) if (number >= 0) places[number] = 1;
  const parts: number[] = [];
  for (let number = 0; number < places.length; number += 1)
    if (places[number] === 1) places[number] = parts.push(number) - 1;
  const ofFact = new Int32Array(numbers.length).fill(-1);
  for (let fact = 0; fact < ofFact.length; fact += 1)
    if ((numbers[fact] as number) >= 0) ofFact[fact] = places[numbers[fact] as number] as number;
  return { parts, ofFact };
}

/** Returns the time spans that each pair of parts covers. **Empty**: `undefined` if one of the divisions has none. */
function pairSpans(one: Division, other: Division): readonly SideSpans[] | undefined {
  const { spans } = other;
  return spans && one.spans?.flatMap((mine) => spans.map((theirs) => commonSideSpans(mine, theirs)));
}

/**
 * Returns the parts into which one or two dimensions divide the acts of a match. A receiver is the team-mate who
 * gains possession from a disposal or kick-in. Only the acts of the person who passed the ball have a receiver. Cells
 * and states of the score are from the point of view of each act's squad. With a plan, acts that add to none of its
 * counted and summed bases may be in no part. **Units**: `cellMetres` is the width of a cell in metres of the
 * standard ground. **Source**: `docs/adr/0013-filters.md`.
 */
export function actParts(
  match: ActMatch,
  dimensions: readonly [ActDimension] | readonly [ActDimension, ActDimension],
  cellMetres: number = cellWidths.usual,
  plan?: PlannedBases,
): ActParts {
  const [one, other] = dimensions.map((dimension) => divide(match, dimension, cellMetres, plan)) as [
    Division,
    Division?,
  ];
  if (other === undefined) return partsOfOne(dimensions, one);
  const width = widthOf(other);
  const spans = pairSpans(one, other);
  const numbers = pairNumbers(one.ofFact, other.ofFact, width);
  const { parts, ofFact } = renumbered(numbers, spans === undefined ? [] : [...spans.keys()]);
  return {
    dimensions,
    count: parts.length,
    ofFact,
    keys: [
      Int32Array.from(parts, (number) => one.keyOf(Math.floor(number / width))),
      Int32Array.from(parts, (number) => other.keyOf(number % width)),
    ],
    spans,
  };
}

/** Returns the parts of one dimension. If it has few values, each is a part, so that part numbers stay the same. */
function partsOfOne(dimensions: ActParts['dimensions'], { ofFact: numbers, keyOf, size, spans }: Division): ActParts {
  const { parts, ofFact } =
    size === undefined
      ? renumbered(numbers, [])
      : { parts: Array.from({ length: size }, (_, n) => n), ofFact: numbers };
  const keys = new Int32Array(parts.length);
  for (let part = 0; part < keys.length; part += 1) keys[part] = keyOf(parts[part] as number);
  return { dimensions, count: parts.length, ofFact, keys: [keys], spans };
}
