import { MAX_PERIOD } from '../../../log/limits.js';
import { placeArea, type PlacedArea } from '../../acts/area.js';
import { hasAny, type ActFilter, type Area } from '../../filter.js';
import type { QueryWorkspace } from '../../workspace.js';
import { classRanges } from '../season/act-classes.js';
import { hasWindow } from './add-windows.js';
import { groundOf, type MatchColumns, type MatchGround } from '../season/match-columns.js';
import { middleOfPlaceCell, PLACE_REACH } from '../season/place-cells.js';
import { CLASSES, STATES, ZONES } from '../season/season-acts.js';
import type { SeasonRows } from '../season/season-columns.js';
import type { SeasonFactColumns } from '../season/season-facts.js';
import { seasonWindows, type SeasonWindow } from '../season/season-windows.js';

/* `as number` marks an index that is in bounds by construction. */

/** A block of which a filter selects facts: all, or those that are marked. */
export interface SelectedBlock {
  readonly block: number;
  readonly isWhole: boolean;
}

/** The facts that a filter selects. **Shape**: `marks` by fact, valid in the blocks that are not whole. */
export interface SelectedFacts {
  readonly blocks: readonly SelectedBlock[];
  readonly marks: Uint8Array;
}

/** An area on each ground of a season, each once. **Shape**: `grounds` by match are positions in `placed`. */
interface AreaOnGrounds {
  readonly placed: readonly PlacedArea[];
  readonly grounds: Uint16Array;
}

/** Returns what the area on the ground of a match depends on. */
function groundName(area: Area, { ground, toleranceMetres }: MatchGround): string {
  const { lengthMetres, widthMetres } = ground;
  if (area.unit === 'standard') return `${lengthMetres} ${widthMetres} ${toleranceMetres}`;
  return area.is === 'goal' ? `${lengthMetres} ${toleranceMetres}` : `${toleranceMetres}`;
}

function areaOnGrounds(area: Area, matches: MatchColumns): AreaOnGrounds {
  const numbers = new Map<string, number>();
  const placed: PlacedArea[] = [];
  const grounds = Uint16Array.from(matches.ids, (_, at) => {
    const match = groundOf(matches, at);
    const name = groundName(area, match);
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, placed.length);
    return placed.push(placeArea(area, match)) - 1;
  });
  return { placed, grounds };
}

/** How much of a cell is in an area on every ground. */
type CellShare = 'none' | 'some' | 'all';

function shareOf({ bounds, test, isUniform }: PlacedArea, x: number, y: number): CellShare {
  if (
    x + PLACE_REACH < bounds.left ||
    x - PLACE_REACH > bounds.right ||
    y + PLACE_REACH < bounds.low ||
    y - PLACE_REACH > bounds.high
  )
    return 'none';
  if (!isUniform(x, y, PLACE_REACH)) return 'some';
  return test(x, y) ? 'all' : 'none';
}

/** Returns how much of a cell is in an area on every ground. */
function shareOnGrounds({ placed }: AreaOnGrounds, cell: number): CellShare {
  const { x, y } = middleOfPlaceCell(cell);
  const [first, ...others] = placed;
  if (first === undefined) return 'none';
  const share = shareOf(first, x, y);
  return share !== 'some' && others.every((area) => shareOf(area, x, y) === share) ? share : 'some';
}

/** What facts of a cell are tested by. **Empty**: `undefined` for what a filter does not narrow. */
interface FactTests {
  /** 1 for each class that is selected. */
  readonly classes: Uint8Array | undefined;
  /** The window of each period. */
  readonly windows: readonly (SeasonWindow | undefined)[] | undefined;
  readonly area: AreaOnGrounds | undefined;
}

/** Returns the classes that a filter selects. **Empty**: `undefined` if it selects all. */
function selectedClasses(acts: ActFilter): Uint8Array | undefined {
  if (!hasAny(acts.periods) && !hasAny(acts.zones) && !hasAny(acts.scoreStates)) return undefined;
  const selected = new Uint8Array(CLASSES);
  for (const [from, to] of classRanges(acts)) selected.fill(1, from, to);
  return selected;
}

function testsOf(acts: ActFilter, matches: MatchColumns): FactTests {
  const windows = hasWindow(acts) ? seasonWindows(matches, acts) : undefined;
  return {
    classes: selectedClasses(acts),
    windows:
      windows &&
      Array.from({ length: MAX_PERIOD }, (_, period) => windows.find((timeWindow) => timeWindow.period === period)),
    area: acts.area && areaOnGrounds(acts.area, matches),
  };
}

/** Whether a place is in an area. Most that are not are outside its box, which is faster to test. */
const isWithin = ({ bounds: { left, right, low, high }, test }: PlacedArea, x: number, y: number): boolean =>
  x >= left && x <= right && y >= low && y <= high && test(x, y);

/** Marks the facts from `from`, included, to `to`, excluded, that pass all tests with 1, and the others with 0. */
function markFacts(
  { rows, classes, lefts, xs, ys }: SeasonFactColumns,
  squadRows: Uint16Array,
  tests: FactTests,
  marks: Uint8Array,
  from: number,
  to: number,
): void {
  const { classes: selected, windows, area } = tests;
  for (let fact = from; fact < to; fact += 1) {
    marks[fact] = 0;
    const of = classes[fact] as number;
    if (selected?.[of] === 0) continue;
    const match = (squadRows[rows[fact] as number] as number) >> 1;
    if (windows !== undefined) {
      const timeWindow = windows[Math.floor(of / (ZONES * STATES))];
      const left = lefts[fact] as number;
      if (
        timeWindow === undefined ||
        left < (timeWindow.least[match] as number) ||
        left > (timeWindow.most[match] as number)
      )
        continue;
    }
    const placed = area?.placed[area.grounds[match] as number];
    if (placed === undefined || isWithin(placed, (xs[fact] as number) / 10, (ys[fact] as number) / 10)) marks[fact] = 1;
  }
}

/** Selects facts of a season. **Throws** `WINDOW_CONFLICT`. */
export function selectFacts(
  acts: ActFilter,
  { matches, squadRows }: SeasonRows,
  facts: SeasonFactColumns,
  workspace: QueryWorkspace,
): SelectedFacts {
  const tests = testsOf(acts, matches);
  const isTested = tests.classes !== undefined || tests.windows !== undefined;
  const { blockStarts, blockCells } = facts;
  const marks = workspace.actMarks(facts.rows.length);
  const blocks: SelectedBlock[] = [];
  for (let block = 0; block < blockCells.length; block += 1) {
    const share = tests.area === undefined ? 'all' : shareOnGrounds(tests.area, blockCells[block] as number);
    if (share === 'none') continue;
    const isWhole = share === 'all' && !isTested;
    blocks.push({ block, isWhole });
    if (isWhole) continue;
    const [from, to] = [blockStarts[block] as number, blockStarts[block + 1] as number];
    markFacts(facts, squadRows, share === 'all' ? { ...tests, area: undefined } : tests, marks, from, to);
  }
  return { blocks, marks };
}
