import { AWAY_KEY } from '../../columns/fact-block.js';
import { rowFlags, type Setting, type TransactionColumns } from '../../columns/transactions.js';
import { attackSign } from '../../ground/points.js';
import type { MatchHeader } from '../../log/header.js';
import { NO_SIDE, type SideIndex } from '../../vocabulary/sides.js';
import { transactionTypeList } from '../../vocabulary/transactions.js';
import type { FactColumns } from '../../columns/facts.js';
import type { ActMatch, MatchGround } from './act-match.js';

/** A box that contains an area. **Units**: those of the area, as the acting squad attacks towards +x. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** Properties of a match that its locations depend on. */
export type PlaceSetting = MatchGround & Pick<Setting, 'homeFirst'>;

/** Returns the properties that the locations of a match depend on. */
export const placeSettingOf = ({
  venue,
  homeFirstDirection = 'Right',
  resolutionMetres = 0,
}: MatchHeader): PlaceSetting => ({
  ground: venue,
  homeFirst: homeFirstDirection,
  toleranceMetres: resolutionMetres / 2,
});

/** Returns the ground of a match. If the match does not have it itself, reads it from the match's details. */
export const groundOf = ({ ground, details }: ActMatch): MatchGround => ground ?? placeSettingOf(details().header);

/** The location of an act to use: where it began or where it ended. */
export type PlaceOf = 'begin' | 'end';

const isScore = transactionTypeList.map(({ play }) => play.is === 'score');
const locatesBall = transactionTypeList.map((type) => type.locatesBall);

/** Locations by transaction. **Units**: tenths of a metre, +x to the right in every period. */
interface Places {
  readonly xs: Int16Array;
  readonly ys: Int16Array;
  /** 1 if there is a location. */
  readonly known: Uint8Array;
}

/**
 * Returns the location at which each transaction ended: the next location of the ball in its period or, if the
 * transaction is a score or a score comes first, the middle of the goal.
 */
function endPlaces(columns: TransactionColumns, { ground, homeFirst }: PlaceSetting): Places {
  const { codes, flags, periods, sides, xs, ys } = columns;
  const size = codes.length;
  const ends = { xs: new Int16Array(size), ys: new Int16Array(size), known: new Uint8Array(size) };
  let [x, y, known] = [0, 0, 0];
  for (let at = size - 1; at >= 0; at -= 1) {
    const [code, side] = [codes[at] as number, sides[at] as number];
    if (periods[at] !== periods[at + 1]) known = 0;
    const scored = isScore[code] === true && side !== NO_SIDE;
    if (scored) {
      x = Math.round(attackSign(homeFirst, side as SideIndex, periods[at] as number) * ground.lengthMetres * 5);
      [y, known] = [0, 1];
    }
    ends.xs[at] = x;
    ends.ys[at] = y;
    ends.known[at] = known;
    if (scored || locatesBall[code] !== true || ((flags[at] as number) & rowFlags.located) === 0) continue;
    [x, y, known] = [xs[at] as number, ys[at] as number, 1];
  }
  return ends;
}

/** Returns a bound in whole tenths of a metre, limited to the range of a column. */
const tenths = (round: (value: number) => number, metres: number): number =>
  Math.max(-32_768, Math.min(32_767, round(metres * 10))) | 0;

/**
 * Locations of facts. **Shape**: `xs` and `ys` by fact; `known` is 1 for each fact with a location. **Units**: tenths
 * of a metre from the centre, with the squad of each fact attacking towards +x. **Empty**: without `known`, every fact
 * has a location.
 */
export interface FactPlaces {
  readonly xs: Int16Array;
  readonly ys: Int16Array;
  readonly known?: Uint8Array;
}

/** Returns where facts began. */
export const beginPlaces = ({ factXs, factYs }: FactColumns): FactPlaces => ({ xs: factXs, ys: factYs });

/** Returns where facts ended. */
function factEnds({ factRows, keys }: FactColumns, columns: TransactionColumns, setting: PlaceSetting): FactPlaces {
  const ends = endPlaces(columns, setting);
  const size = keys.length;
  const places = { xs: new Int16Array(size), ys: new Int16Array(size), known: new Uint8Array(size) };
  for (let fact = 0; fact < size; fact += 1) {
    const row = factRows[fact] as number;
    const side = (keys[fact] as number) < AWAY_KEY ? 0 : 1;
    const sign = attackSign(setting.homeFirst, side, columns.periods[row] as number);
    places.xs[fact] = sign * (ends.xs[row] as number);
    places.ys[fact] = sign * (ends.ys[row] as number);
    places.known[fact] = ends.known[row] as number;
  }
  return places;
}

/** Returns the locations at which facts began or ended. */
export function factPlaces({ facts, details }: ActMatch, of: PlaceOf): FactPlaces {
  if (of === 'begin') return beginPlaces(facts);
  const { transactions, header } = details();
  return factEnds(facts, transactions, placeSettingOf(header));
}

/**
 * Lists the marked facts of a range whose locations are inside a box, and returns how many there are. With `sign` -1,
 * locations are from the opponent's point of view. The loop has no branches: a location is outside if the sign bit of a
 * number is set.
 */
export function listWithin(
  { left, right, low, high }: Bounds,
  sign: 1 | -1,
  { xs, ys, known }: FactPlaces,
  marks: Uint8Array,
  from: number,
  to: number,
  list: Int32Array,
): number {
  const fromX = tenths(Math.floor, left);
  const toX = tenths(Math.ceil, right);
  const fromY = tenths(Math.floor, low);
  const toY = tenths(Math.ceil, high);
  let found = 0;
  for (let fact = from; fact < to; fact += 1) {
    const x = Math.imul(sign, xs[fact] as number);
    const y = Math.imul(sign, ys[fact] as number);
    list[found] = fact;
    found += ((((x - fromX) | (toX - x) | (y - fromY) | (toY - y)) >>> 31) ^ 1) & (marks[fact] as number);
  }
  if (known === undefined) return found;
  let kept = 0;
  for (let at = 0; at < found; at += 1) {
    const fact = list[at] as number;
    list[kept] = fact;
    kept += known[fact] as number;
  }
  return kept;
}

/** Unmarks the facts in a range that are outside an area. `list` has room for all of them. */
export function keepInArea(
  { bounds, test }: { readonly bounds: Bounds; readonly test: (x: number, y: number) => boolean },
  sign: 1 | -1,
  places: FactPlaces,
  marks: Uint8Array,
  from: number,
  to: number,
  list: Int32Array,
): void {
  const found = listWithin(bounds, sign, places, marks, from, to, list);
  marks.fill(0, from, to);
  for (let at = 0; at < found; at += 1) {
    const fact = list[at] as number;
    const [x, y] = [places.xs[fact] as number, places.ys[fact] as number];
    marks[fact] = test((sign * x) / 10, (sign * y) / 10) ? 1 : 0;
  }
}
