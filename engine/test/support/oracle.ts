import {
  bases,
  metricOf,
  sides,
  type StatisticsFilter,
  type BaseCode,
  type Context,
  type Linear,
  type Match,
  type MetricCode,
  type Side,
  type StatisticLevel,
} from '../../src/index.js';
import { extract, initialState, type Extraction, type ExtractionInputs } from '../../src/bases/extraction.js';
import type { Contribution } from '../../src/columns/fact-block.js';
import type { Interval } from '../../src/columns/intervals.js';
import { settingOf } from '../../src/columns/transactions.js';
import { playingSeconds } from '../../src/log/header.js';
import { clockOf } from '../../src/clock/match-clock.js';
import { rowsOf } from '../../src/timeline/row.js';
import { secondsLeft } from '../../src/clock/seconds-left.js';
import { EventContext } from '../../src/timeline/event-context.js';
import { chainsOf } from '../../src/timeline/chains.js';

/** The same statistics by the plainest way: every contribution looked at for every number. Slow, and meant to be. */
export interface Oracle {
  /** A player's value, or a squad's. */
  readonly player: (code: MetricCode, slot: number, ask: StatisticsFilter) => number | undefined;
  readonly squad: (code: MetricCode, side: Side, ask: StatisticsFilter, context: Context) => number | undefined;
  /** The sum of a base over everything that belongs to a slot, or to a side. */
  readonly base: (
    base: BaseCode,
    ask: StatisticsFilter,
    of: { readonly slot: number } | { readonly side: Side },
  ) => number;
}

const zoneNames = ['D50', 'DM', 'CB', 'AM', 'F50'] as const;
const mirrored = { D50: 'F50', DM: 'AM', CB: 'CB', AM: 'DM', F50: 'D50', MID: 'MID' } as const;

const inZones = ({ zone }: Contribution | Interval, zones: StatisticsFilter['zones']): boolean =>
  zones === undefined ||
  zones.length === 0 ||
  zones.some((wanted) => wanted === zoneNames[zone] || (wanted === 'MID' && zone !== 0 && zone !== 4));

function inTime(
  match: Match,
  row: number,
  { periods, fromPeriodSeconds = 0, toPeriodSeconds = Infinity, lastXSeconds }: StatisticsFilter,
): boolean {
  const period = match.details().transactions.periods[row] ?? 0;
  const second = match.details().transactions.seconds[row] ?? 0;
  const isListed = periods !== undefined && periods.length > 0;
  if (isListed && !periods.includes(period)) return false;
  const left = (match.periodSeconds[period - 1] ?? 0) - second;
  if (lastXSeconds === undefined) return second >= fromPeriodSeconds && second <= toPeriodSeconds;
  if (isListed) return left <= lastXSeconds;
  const after = match.periodSeconds.slice(period).reduce((sum, length) => sum + length, 0);
  return after < lastXSeconds && left <= lastXSeconds - after;
}

export function evaluate(
  code: MetricCode,
  level: StatisticLevel,
  totalOf: (base: BaseCode) => number,
): number | undefined {
  const formula = metricOf(code).formula[level];
  if (formula === undefined) throw new Error(`${code} has no formula of a ${level}`);
  const weigh = ({ weights, divisor }: Linear): number =>
    [...weights].reduce((sum, [base, weight]) => sum + weight * totalOf(base), 0) / divisor;
  if (formula.is === 'linear') return weigh(formula);
  const under = weigh(formula.to);
  return under === 0 ? undefined : (formula.scale * weigh(formula.of)) / under;
}

/** Timed bases that a zone narrows, and timed bases that no window within a period narrows. */
const zonedTime: ReadonlySet<string> = new Set(['secondsInZone', 'secondsLoose']);
const wholeQuarters: ReadonlySet<string> = new Set(['secondsLeft', 'secondsOfPeriods']);

/** The part of a period that a filter selects, between two seconds. **Empty**: the second is not after the first. */
export function windowOf(
  { periodSeconds }: Match,
  period: number,
  { periods, fromPeriodSeconds = 0, toPeriodSeconds = Infinity, lastXSeconds }: StatisticsFilter,
): readonly [from: number, to: number] {
  const isListed = periods !== undefined && periods.length > 0;
  if (isListed && !periods.includes(period)) return [0, 0];
  if (lastXSeconds === undefined) return [fromPeriodSeconds, toPeriodSeconds];
  const length = periodSeconds[period - 1] ?? 0;
  const after = isListed ? 0 : periodSeconds.slice(period).reduce((sum, seconds) => sum + seconds, 0);
  if (lastXSeconds <= after || (!isListed && length === 0)) return [0, 0];
  return [length - (lastXSeconds - after), Infinity];
}

/** Seconds of an interval in a filter. */
function secondsIn(match: Match, interval: Interval, ask: StatisticsFilter): number {
  const code = bases[interval.base]?.code ?? '';
  if (zonedTime.has(code) && !inZones(interval, ask.zones)) return 0;
  const [from, to] = windowOf(match, interval.period, ask);
  if (wholeQuarters.has(code)) return to > from ? interval.to - interval.from : 0;
  return Math.max(0, Math.min(to, interval.to) - Math.max(from, interval.from));
}

/** Returns what is extracted from the transactions of a match. */
export function resolvedAgain(match: Match): Extraction {
  const details = match.details();
  const { header, extras, transactions } = details;
  const slots = new Map([...header.home.players, ...header.away.players].map(({ personId }, slot) => [personId, slot]));
  const quarterSeconds = playingSeconds(header, 1);
  const [rows, setting] = [rowsOf(transactions), settingOf(header)];
  const inputs: ExtractionInputs = {
    of: (row) => extras.get(row.at),
    slotOfPerson: (personId) => slots.get(personId),
    periodSeconds: (period) => match.periodSeconds[period - 1] ?? 0,
    quarters: { quarterSeconds, left: secondsLeft(clockOf(details, match.periodSeconds), quarterSeconds) },
  };
  return extract(new EventContext(rows, chainsOf(rows, setting), setting), inputs, initialState(setting));
}

/** An oracle for one match. */
export function oracleOf(match: Match): Oracle {
  const { contributions, intervals } = resolvedAgain(match);
  const sum = (base: BaseCode, ask: StatisticsFilter, who: (of: Contribution | Interval) => boolean): number =>
    intervals
      .filter((interval) => bases[interval.base]?.code === base && who(interval))
      .reduce((total, interval) => total + secondsIn(match, interval, ask), 0) +
    contributions
      .filter(
        (contribution) =>
          bases[contribution.base]?.code === base &&
          who(contribution) &&
          inZones(contribution, ask.zones) &&
          inTime(match, contribution.row, ask),
      )
      .reduce((total, { amount }) => total + Math.max(-32768, Math.min(32767, amount)), 0);
  const own = (code: MetricCode, side: Side, ask: StatisticsFilter) =>
    evaluate(code, 'squad', (base) => sum(base, ask, (contribution) => sides[contribution.side] === side));
  const squad: Oracle['squad'] = (code, side, ask, context) => {
    const other = side === 'home' ? 'away' : 'home';
    const zones = ask.zones?.map((zone) => mirrored[zone]);
    if (context === 'For') return own(code, side, ask);
    if (context === 'Against') return own(code, other, ask);
    const [mine, theirs] = [
      own(code, side, ask),
      own(code, other, context === 'Diff' || zones === undefined ? ask : { ...ask, zones }),
    ];
    return mine === undefined || theirs === undefined ? undefined : mine - theirs;
  };
  return {
    squad,
    base: (base, ask, of) =>
      sum(base, ask, (each) => ('slot' in of ? each.slot === of.slot : sides[each.side] === of.side)),
    player: (code, slot, ask) =>
      evaluate(code, 'player', (base) => sum(base, ask, (contribution) => contribution.slot === slot)),
  };
}

/** Dense order and competition rank of each value, greatest first; nothing for an absent value. */
export function placesOf(values: readonly (number | undefined)[]): readonly (readonly [order: number, rank: number])[] {
  const present = values.filter((value) => value !== undefined);
  return values.map((value) => {
    if (value === undefined) return [0, 0];
    const greater = present.filter((other) => other > value);
    return [new Set(greater).size + 1, greater.length + 1];
  });
}
