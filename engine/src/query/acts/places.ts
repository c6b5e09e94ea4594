import { AWAY_KEY, KEYS } from '../../columns/fact-block.js';
import { rowFlags, type Setting, type TransactionColumns } from '../../columns/transactions.js';
import { attackSign } from '../../ground/points.js';
import type { MatchHeader } from '../../log/header.js';
import { MAX_PERIOD } from '../../log/limits.js';
import type { Match } from '../../match.js';
import { NO_SIDE, type SideIndex } from '../../vocabulary/sides.js';
import { transactionTypeList } from '../../vocabulary/transactions.js';
import { CENTRE_BOUNCE_ZONE } from '../../vocabulary/zones.js';

/** A box that contains an area. **Units**: those of the area, as the acting squad attacks towards +x. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** What places depend on. */
export type PlaceSetting = Pick<Setting, 'ground' | 'homeFirst' | 'toleranceMetres'>;

/** Returns what places in a match depend on. */
export const placeSettingOf = ({
  venue,
  homeFirstDirection = 'Right',
  resolutionMetres = 0,
}: MatchHeader): PlaceSetting => ({
  ground: venue,
  homeFirst: homeFirstDirection,
  toleranceMetres: resolutionMetres / 2,
});

/** Which end of an act a place is. */
export type PlaceOf = 'begin' | 'end';

const isScore = transactionTypeList.map(({ play }) => play.is === 'score');
const locatesBall = transactionTypeList.map((type) => type.locatesBall);

/** Places by transaction. **Units**: tenths of a metre, +x to the right in every period. */
interface Places {
  readonly xs: Int16Array;
  readonly ys: Int16Array;
  /** 1 if there is a place. */
  readonly known: Uint8Array;
}

/**
 * Returns where each transaction ended: where the ball is next located in its period, which of a score is the middle of
 * the goal. A score ends there too.
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

const ZONES = 5;

/**
 * By key and zone of the transaction: 0 for what belongs to a centre bounce within 50 m of a goal, which is placed in
 * the centre, and otherwise 1.
 */
const centring = Uint8Array.from({ length: KEYS * ZONES }, (_, at) => {
  const [key, zone] = [Math.floor(at / ZONES), at % ZONES];
  return key % AWAY_KEY === CENTRE_BOUNCE_ZONE && (zone === 0 || zone === 4) ? 0 : 1;
});

/** Returns a bound as a whole number of tenths of a metre, within what a column can hold. */
const tenths = (round: (value: number) => number, metres: number): number =>
  Math.max(-32_768, Math.min(32_767, round(metres * 10))) | 0;

/**
 * Places of facts, as the squad of each fact attacks towards +x. `begin` is the location that the zone of the fact
 * follows from: that of its transaction or, without one, the last in the period. What belongs to a centre bounce counts
 * as midfield wherever it was, so within 50 m of a goal its place is the centre.
 * **Units**: metres from the centre.
 */
export class FactPlaces {
  /** The place that `find` found. */
  x = 0;
  y = 0;
  readonly #columns: TransactionColumns;
  readonly #ends: Places | undefined;
  /** The sign of attack by period and side. */
  readonly #signs = new Int8Array(2 * (MAX_PERIOD + 1));

  constructor(
    private readonly facts: Match['facts'],
    columns: TransactionColumns,
    setting: PlaceSetting,
    of: PlaceOf,
  ) {
    this.#columns = columns;
    for (let at = 0; at < this.#signs.length; at += 1)
      this.#signs[at] = attackSign(setting.homeFirst, (at & 1) as SideIndex, at >> 1);
    this.#ends = of === 'end' ? endPlaces(columns, setting) : undefined;
  }

  /** Finds the place of a fact, and returns whether it has one. */
  find(fact: number): boolean {
    const { periods, xs, ys, zones } = this.#columns;
    const [row, key] = [this.facts.factRows[fact] as number, this.facts.keys[fact] as number];
    const side = key < AWAY_KEY ? 0 : 1;
    const sign = this.#signs[(periods[row] as number) * 2 + side] as number;
    const ends = this.#ends;
    if (ends !== undefined) {
      this.x = (sign * (ends.xs[row] as number)) / 10;
      this.y = (sign * (ends.ys[row] as number)) / 10;
      return ends.known[row] === 1;
    }
    const factor = sign * (centring[key * ZONES + (zones[row] as number)] as number);
    this.x = (factor * (xs[row] as number)) / 10;
    this.y = (factor * (ys[row] as number)) / 10;
    return true;
  }

  /**
   * Removes the facts from a list whose places are outside a box, and returns how many are left. Places may be seen by
   * the opponent, with `sign` -1. There is no branch for each fact: whether a place is outside is the sign of a number.
   */
  keepWithin({ left, right, low, high }: Bounds, sign: 1 | -1, list: Uint16Array, size: number): number {
    const { periods, zones, xs, ys } = this.#columns;
    const { factRows, keys } = this.facts;
    const fromX = tenths(Math.floor, left);
    const toX = tenths(Math.ceil, right);
    const fromY = tenths(Math.floor, low);
    const toY = tenths(Math.ceil, high);
    const signs = this.#signs;
    const ends = this.#ends;
    const allX = ends?.xs ?? xs;
    const allY = ends?.ys ?? ys;
    let kept = 0;
    for (let at = 0; at < size; at += 1) {
      const fact = list[at] as number;
      const row = factRows[fact] as number;
      const key = keys[fact] as number;
      const side = key < AWAY_KEY ? 0 : 1;
      const centred = ends === undefined ? (centring[key * ZONES + (zones[row] as number)] as number) : 1;
      const factor = Math.imul(sign * centred, signs[(periods[row] as number) * 2 + side] as number);
      const x = Math.imul(factor, allX[row] as number);
      const y = Math.imul(factor, allY[row] as number);
      list[kept] = fact;
      kept += (((x - fromX) | (toX - x) | (y - fromY) | (toY - y)) >>> 31) ^ 1;
    }
    return kept;
  }
}
