import { AWAY_KEY, KEYS } from '../../columns/fact-block.js';
import { settingOf } from '../../columns/transactions.js';
import type { CellShape } from '../../ground/cells.js';
import type { Match } from '../../match.js';
import { baseIndex, roleBases } from '../../vocabulary/bases.js';
import { CORE_BIT, features, PLACE_BIT, PLAY_BIT, ROLELESS_TIME_BIT, TIME_BIT } from '../../vocabulary/features.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import { hasAny, type ActFilter, type Area } from '../filter.js';
import { commonSpans, type Ranges, type TickSpans } from '../windows.js';
import { QueryWorkspace } from '../workspace.js';
import type { FactColumns } from '../../columns/facts.js';
import type { ActMatch } from './act-match.js';
import { placeArea } from './area.js';
import {
  eachMargin,
  marginChanges,
  marginSpans,
  marginTestOf,
  periodsByLastMargin,
  type MarginChange,
  type MarginTest,
} from './margins.js';
import { keepAgainst } from './opponents.js';
import { factPlaces, groundOf, keepInArea } from './places.js';
import { keepRoles } from './roles.js';

/** Dimensions that divide the acts of one match, and whether they divide its time. */
export const dividesTime = { period: true, scoreState: true, receiver: false, hex: false, square: false } as const;
export type ActDimension = keyof typeof dividesTime;

/** Selected time by side: spans within periods and, for bases of whole quarters, the periods. */
export interface SideSpans {
  readonly windowed: readonly [TickSpans, TickSpans];
  readonly whole: readonly [TickSpans, TickSpans];
}

/** Returns the time that two selections have in common. **Empty**: without `one`, the time of `other`. */
export function commonSideSpans(one: SideSpans | undefined, other: SideSpans): SideSpans {
  if (one === undefined) return other;
  const common = (kind: keyof SideSpans): readonly [TickSpans, TickSpans] => [
    commonSpans(one[kind][0], other[kind][0]),
    commonSpans(one[kind][1], other[kind][1]),
  ];
  return { windowed: common('windowed'), whole: common('whole') };
}

/**
 * The time that a filter of acts selects: `spans` limit the time of timed bases, by default not at all. With roles,
 * time on the ground is that of the bases `roleTime`.
 */
export interface ActTime {
  readonly spans: SideSpans | undefined;
  readonly roleTime: readonly number[] | undefined;
}

const [rolesBit, matchUpsBit, pressureBit, oneOnOnesBit, ruckBit] = (
  ['roles', 'matchUps', 'pressure', 'oneOnOnes', 'ruck'] as const
).map((feature) => 1 << features.indexOf(feature)) as [number, number, number, number, number];

export { rolesBit };

/** Bits of the features that record opponents. */
export const OPPONENT_BITS = matchUpsBit | pressureBit | oneOnOnesBit | ruckBit;

/** Whether a dimension divides acts by the cell of the ground that they are in. */
export const isCell = (dimension: string): dimension is CellShape => dimension === 'hex' || dimension === 'square';

/** Whether a filter selects acts by location, or a dimension divides them by it. */
export const isByPlace = ({ zones, area }: ActFilter, dimensions: readonly ActDimension[] = []): boolean =>
  hasAny(zones) || area !== undefined || dimensions.some(isCell);

/**
 * Returns need bits that an act filter makes impossible in a match: metrics that need any of them have no value. Time
 * has no location and no opponent, and only time on the ground has a role. If the source does not capture roles or
 * opponents, a filter by them leaves no metric. If only the scores of a match are known, a filter by location leaves
 * no metric of acts. `dimensions` are those that divide the result.
 */
export function unsuppliedBits(
  { lacks }: Pick<Match, 'lacks'>,
  filter: ActFilter,
  dimensions: readonly ActDimension[] = [],
): number {
  const { area, againstPersonIds = [], roles = [] } = filter;
  return (
    (isByPlace(filter, dimensions) && (lacks & PLAY_BIT) !== 0 ? PLACE_BIT : 0) |
    (dimensions.every((dimension) => dividesTime[dimension]) ? 0 : TIME_BIT) |
    (area === undefined ? 0 : TIME_BIT) |
    (againstPersonIds.length === 0 ? 0 : TIME_BIT) |
    (againstPersonIds.length > 0 && (lacks & OPPONENT_BITS) === OPPONENT_BITS ? CORE_BIT : 0) |
    (roles.length === 0 ? 0 : ROLELESS_TIME_BIT) |
    (roles.length > 0 && (lacks & rolesBit) !== 0 ? CORE_BIT : 0)
  );
}

/** Returns the time by side in which margins are selected. */
export const marginTime = (changes: readonly MarginChange[], test: MarginTest): SideSpans => ({
  windowed: [marginSpans(changes, test, 0), marginSpans(changes, test, 1)],
  whole: [periodsByLastMargin(changes, test, 0), periodsByLastMargin(changes, test, 1)],
});

/** Unmarks facts whose margin is not selected, for one side or both. */
export function keepMargins(
  { facts }: ActMatch,
  changes: readonly MarginChange[],
  test: MarginTest,
  marks: Uint8Array,
): void {
  eachMargin(facts, changes, (margin, from, to) => {
    const [home, away] = [test(margin), test(-margin)];
    if (!home && !away) marks.fill(0, from, to);
    else if (!home || !away) keepSide(facts, from, to, home ? 0 : 1, marks);
  });
}

/** By side: 1 for each key of the side, and 0 for all others. */
const keysOfSide = [0, 1].map((side) =>
  Uint8Array.from({ length: KEYS }, (_, key) => (key < AWAY_KEY === (side === 0) ? 1 : 0)),
);

/** Unmarks the facts of the other side in a range, without a branch for each: sides alternate at random. */
function keepSide({ keys }: FactColumns, from: number, to: number, side: SideIndex, marks: Uint8Array): void {
  const kept = keysOfSide[side] as Uint8Array;
  for (let fact = from; fact < to; fact += 1)
    marks[fact] = (marks[fact] as number) & (kept[keys[fact] as number] as number);
}

/** The point of view of filters by score and area: that of the acting squad, or that of its opponent. */
export type SeenBy = 'actingSquad' | 'opponent';

/** Returns a test of margins from a point of view. */
export const seenAs = (test: MarginTest | undefined, by: SeenBy): MarginTest | undefined =>
  test === undefined || by === 'actingSquad' ? test : (margin) => test(-margin);

/** Unmarks the facts whose location is not in an area. */
export function keepPlaces(
  match: ActMatch,
  area: Area,
  by: SeenBy,
  marks: Uint8Array,
  workspace = new QueryWorkspace(),
): void {
  const places = factPlaces(match, area.of);
  const size = match.facts.factRows.length;
  const sign = by === 'actingSquad' ? 1 : -1;
  keepInArea(placeArea(area, groundOf(match)), sign, places, marks, 0, size, workspace.list(size));
}

/** Marks each fact in the ranges that has one of the keys with 1, and all others with 0. */
export function markSelected({ facts }: ActMatch, ranges: Ranges, keys: Uint8Array, marks: Uint8Array): void {
  const { keys: factKeys } = facts;
  marks.fill(0, 0, factKeys.length);
  const isEveryKey = !keys.includes(0);
  for (const [from, to] of ranges)
    if (isEveryKey) marks.fill(1, from, to);
    else for (let fact = from; fact < to; fact += 1) marks[fact] = keys[factKeys[fact] as number] as number;
}

/** The margins of a match, and which of them a filter selects. */
interface SelectedMargins {
  readonly test: MarginTest;
  readonly changes: readonly MarginChange[];
}

/** Returns the margins that a filter selects, from a point of view. **Empty**: `undefined` if it selects all. */
function selectedMargins({ facts }: ActMatch, filter: ActFilter, by: SeenBy): SelectedMargins | undefined {
  const test = seenAs(marginTestOf(filter), by);
  return test && { test, changes: marginChanges(facts) };
}

const timeOf = (margins: SelectedMargins | undefined, { roles = [] }: ActFilter): ActTime => ({
  spans: margins && marginTime(margins.changes, margins.test),
  roleTime: roles.length === 0 ? undefined : [...new Set(roles)].map((role) => baseIndex(roleBases[role])),
});

/** Returns the time that a filter of acts selects, from a point of view. */
export const actTimeOf = (match: ActMatch, filter: ActFilter, by: SeenBy): ActTime =>
  timeOf(selectedMargins(match, filter, by), filter);

/** Unmarks the acts that a filter excludes by score, location, opponent or role. Returns the time that it selects. */
export function keepActs(
  match: ActMatch,
  filter: ActFilter,
  marks: Uint8Array,
  workspace: QueryWorkspace,
  by: SeenBy,
): ActTime {
  const { area, againstPersonIds = [], roles = [] } = filter;
  const margins = selectedMargins(match, filter, by);
  if (margins !== undefined) keepMargins(match, margins.changes, margins.test, marks);
  if (area !== undefined) keepPlaces(match, area, by, marks, workspace);
  if (roles.length > 0 || againstPersonIds.length > 0) {
    const details = match.details();
    const setting = settingOf(details.header);
    if (roles.length > 0) keepRoles(match, details, setting, roles, marks);
    if (againstPersonIds.length > 0) keepAgainst(match, details, setting, againstPersonIds, marks);
  }
  return timeOf(margins, filter);
}
