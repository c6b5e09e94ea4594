import { once, type Count, type Credit, type Metric } from './credits.js';
import type { Game } from './game.js';
import { opponentOf, type Side } from './side.js';
import type { Zone } from './ground.js';

/** A filter as in a request. `MID` is DM, CB and AM. */
export interface Filter {
  readonly periods?: readonly number[];
  readonly zones?: readonly (Zone | 'MID')[];
  readonly team?: Side;
  readonly fromPeriodSeconds?: number;
  readonly toPeriodSeconds?: number;
  readonly lastXSeconds?: number;
}

/** How squads are compared. */
export type Context = 'For' | 'Against' | 'Diff' | 'PhysicalDiff';

/** The seconds of a period that a filter selects, both ends included. */
type Window = readonly [from: number, to: number];

/** Four quarters and extra time. */
const allPeriods = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A window that selects everything. */
const always: Window = [-Infinity, Infinity];

/** Returns the window that a filter selects in each period. */
function windowsOf({ periodSeconds }: Game, filter: Filter): ReadonlyMap<number, Window> {
  const { periods = [], fromPeriodSeconds = 0, toPeriodSeconds = Infinity, lastXSeconds } = filter;
  const listed = periods.length === 0 ? allPeriods : periods;
  if (lastXSeconds === undefined)
    return new Map(listed.map((period) => [period, [fromPeriodSeconds, toPeriodSeconds]]));
  if (lastXSeconds === 0) return new Map();
  const lengthOf = (period: number): number => periodSeconds.get(period) ?? 0;
  if (periods.length > 0) return new Map(listed.map((period) => [period, [lengthOf(period) - lastXSeconds, Infinity]]));
  const windows = new Map<number, Window>();
  let left = lastXSeconds;
  for (const period of [...periodSeconds.keys()].sort((one, other) => other - one)) {
    if (left <= 0) break;
    windows.set(period, [lengthOf(period) - left, Infinity]);
    left -= lengthOf(period);
  }
  return windows;
}

/** Returns the part of a credit inside a window. An interval gives its amount for each of its seconds in the window. */
function amountIn({ seconds, second, amount }: Credit, [from, to]: Window): number {
  if (seconds !== undefined) return amount * Math.max(0, Math.min(seconds[1], to) - Math.max(seconds[0], from));
  return second >= from && second <= to ? amount : 0;
}

const zonesOf = ({ zones = [] }: Filter): ReadonlySet<Zone> | undefined =>
  zones.length === 0
    ? undefined
    : new Set(zones.flatMap((zone): readonly Zone[] => (zone === 'MID' ? ['DM', 'CB', 'AM'] : [zone])));

/** The name that the other squad has for each zone. */
const mirrored: Readonly<Record<Zone, Zone>> = { D50: 'F50', DM: 'AM', CB: 'CB', AM: 'DM', F50: 'D50' };

const computed = new WeakMap<Count, (game: Game) => readonly Credit[]>();

/** Returns the credits of a metric, computed once for each match. */
function creditsOf(game: Game, count: Count): readonly Credit[] {
  const known = computed.get(count) ?? once(count);
  computed.set(count, known);
  return known(game);
}

type Totals = ReadonlyMap<number | Side, number>;

/** Returns the sums of a metric by person and by squad with a filter. */
function totalsOf(game: Game, count: Count, filter: Filter, zones?: ReadonlySet<Zone>): Totals {
  const windows = windowsOf(game, filter);
  const { periods = [] } = filter;
  const isListed = (period: number): boolean => periods.length === 0 || periods.includes(period);
  const totals = new Map<number | Side, number>();
  for (const credit of creditsOf(game, count)) {
    const window = credit.wholePeriod ? isListed(credit.period) && always : windows.get(credit.period);
    if (!window || zones?.has(credit.zone) === false) continue;
    const amount = amountIn(credit, window);
    totals.set(credit.side, (totals.get(credit.side) ?? 0) + amount);
    if (credit.person !== undefined) totals.set(credit.person, (totals.get(credit.person) ?? 0) + amount);
  }
  return totals;
}

/** Returns the value of a metric for a person or squad. **Empty**: `undefined` if a divisor is 0. */
export type ValueOf = (of: number | Side) => number | undefined;

function valuesOf(game: Game, metric: Metric, filter: Filter, zones: ReadonlySet<Zone> | undefined): ValueOf {
  if (typeof metric === 'function') {
    const totals = totalsOf(game, metric, filter, zones);
    return (of) => totals.get(of) ?? 0;
  }
  const [of, to] = [totalsOf(game, metric.of, filter, zones), totalsOf(game, metric.to, filter, zones)];
  return (who) => {
    const divisor = to.get(who) ?? 0;
    return divisor === 0 ? undefined : (100 * (of.get(who) ?? 0)) / divisor;
  };
}

/** Returns a function that returns the value of a metric for a person. */
export const playerValues = (game: Game, metric: Metric, filter: Filter): ValueOf =>
  valuesOf(game, metric, filter, zonesOf(filter));

/**
 * Returns a function that returns the value of a metric for a squad in a context. **Empty**: `undefined` for a
 * difference if either value is.
 */
export function squadValues(game: Game, metric: Metric, filter: Filter, context: Context): ValueOf {
  const zones = zonesOf(filter);
  const own = valuesOf(game, metric, filter, zones);
  if (context === 'For') return own;
  const isPhysical = context === 'PhysicalDiff' && zones !== undefined;
  const other = isPhysical ? valuesOf(game, metric, filter, new Set([...zones].map((zone) => mirrored[zone]))) : own;
  return (side) => {
    const [mine, theirs] = [own(side), other(opponentOf(side as Side))];
    if (context === 'Against') return theirs;
    return mine === undefined || theirs === undefined ? undefined : mine - theirs;
  };
}
