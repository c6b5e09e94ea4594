import {
  bases,
  basesOf,
  metricOf,
  sides,
  type BaseCode,
  type Dimension,
  type Measure,
  type MetricCode,
  type Side,
  type StatisticsFilter,
  type StatisticsQuery,
} from '../../src/index.js';
import type { SeasonMatch } from './arbitrary-season.js';
import { evaluate, oracleOf, windowOf, type Oracle } from './oracle.js';

/** A squad's match or a player's, and the part of it that a row reads. */
interface Appearance extends SeasonMatch {
  readonly oracle: Oracle;
  readonly side: Side;
  readonly slot: number | undefined;
  readonly ask: StatisticsFilter | undefined;
  readonly keys: Readonly<Partial<Record<Dimension, number>>>;
}

/** A row of a table across matches. */
export interface OracleRow {
  readonly keys: Readonly<Partial<Record<Dimension, number>>>;
  readonly matches: number;
  readonly seconds: number;
  readonly matchesOf: (code: MetricCode) => number;
  readonly value: (code: MetricCode, measure: Measure) => number | undefined;
}

const mirrored = { D50: 'F50', DM: 'AM', CB: 'CB', AM: 'DM', F50: 'D50', MID: 'MID' } as const;
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const resultOf = (margin: number | undefined): number =>
  margin === undefined ? -1 : margin > 0 ? 0 : margin < 0 ? 1 : 2;
const dateOf = ({ brief }: SeasonMatch): string =>
  `${brief.date?.startDate ?? ''} ${String(brief.id).padStart(9, '0')}`;

function marginOf({ brief }: SeasonMatch, side: Side): number | undefined {
  const [own, theirs] = [brief[side].score, brief[other(side)].score];
  const isComplete = ['FT', 'REV', 'FINAL'].includes(brief.status);
  return isComplete && own && theirs ? own.points - theirs.points : undefined;
}

/** Returns everyone who played in a match, or both squads. */
function appearancesIn(query: StatisticsQuery, of: SeasonMatch): readonly Appearance[] {
  const { match, brief } = of;
  if (brief.home.score === undefined) return [];
  const oracle = oracleOf(match);
  return sides.flatMap((side): readonly Appearance[] => {
    const keys = {
      squad: brief[side].id,
      opponent: brief[other(side)].id,
      match: brief.id,
      round: brief.roundNumber,
      season: brief.seasonId,
      venue: brief.venue.id,
      result: resultOf(marginOf(of, side)),
    };
    const whole = { ...of, oracle, side, ask: query.acts };
    if (query.level === 'squad') return [{ ...whole, slot: undefined, keys }];
    return brief[side].players.flatMap(({ personId }) => {
      const slot = match.persons.indexOf(personId);
      const played =
        brief[side].unused?.includes(personId) !== true ||
        bases.some(({ code }) => oracle.base(code, {}, { slot }) !== 0);
      return played ? [{ ...whole, slot, keys: { ...keys, person: personId } }] : [];
    });
  });
}

const includes = <T>(list: readonly T[] | undefined, value: T): boolean =>
  list === undefined || list.length === 0 || list.includes(value);

/** Whether a player began on the ground, on the bench, or nothing is known of it. */
function startOf({ match, slot }: Appearance): string {
  const { header } = match.details();
  if (header.lacks?.includes('rotations') === true) return 'unknown';
  const all = [...header.home.players, ...header.away.players];
  return all[slot ?? -1]?.starts === true ? 'onGround' : 'bench';
}

function isSelected({ matches: wanted, acts }: StatisticsQuery, of: Appearance): boolean {
  const { brief, side } = of;
  const margin = marginOf(of, side);
  const results = ['won', 'lost', 'drawn'] as const;
  const result = results[resultOf(margin)];
  return (
    (acts.team === undefined || acts.team === side) &&
    includes(wanted.seasonIds, brief.seasonId) &&
    includes(wanted.rounds, brief.roundNumber) &&
    includes(wanted.phases, brief.phase.code) &&
    includes(wanted.matchIds, brief.id) &&
    includes(wanted.venueIds, brief.venue.id) &&
    includes(wanted.squadIds, brief[side].id) &&
    includes(wanted.opponentIds, brief[other(side)].id) &&
    (wanted.results === undefined ||
      wanted.results.length === 0 ||
      (result !== undefined && includes(wanted.results, result))) &&
    ((wanted.fromMargin === undefined && wanted.toMargin === undefined) ||
      (margin !== undefined && margin >= (wanted.fromMargin ?? -999) && margin <= (wanted.toMargin ?? 999))) &&
    (wanted.fromDate === undefined || (brief.date?.startDate ?? '') >= wanted.fromDate) &&
    (wanted.toDate === undefined || (brief.date !== undefined && brief.date.startDate <= wanted.toDate)) &&
    (of.keys.person === undefined || includes(wanted.personIds, of.keys.person)) &&
    (of.slot === undefined || wanted.start === undefined || startOf(of) === wanted.start)
  );
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

const byDate = (a: SeasonMatch, b: SeasonMatch): number => (dateOf(a) < dateOf(b) ? -1 : dateOf(a) > dateOf(b) ? 1 : 0);

/** The part of a filter that lies in one period. **Empty**: `undefined` if nothing of it does. */
function filterIn({ match }: SeasonMatch, ask: StatisticsFilter, period: number): StatisticsFilter | undefined {
  const { periods = [], lastXSeconds } = ask;
  if (periods.length > 0 && !periods.includes(period)) return undefined;
  if (lastXSeconds === undefined || periods.length > 0) return { ...ask, periods: [period] };
  const left = lastXSeconds - match.periodSeconds.slice(period).reduce((sum, seconds) => sum + seconds, 0);
  return left > 0 ? { ...ask, periods: [period], lastXSeconds: left } : undefined;
}

/** Divides an appearance by the periods that were played. */
function byPeriod(of: Appearance): readonly Appearance[] {
  const { periodSeconds, facts } = of.match;
  return Array.from({ length: 10 }, (_, at) => at + 1).flatMap((period) => {
    const begun = (periodSeconds[period - 1] ?? 0) > 0 || facts.periodStarts[period] !== facts.periodStarts[period - 1];
    const ask = of.ask && filterIn(of, of.ask, period);
    return begun && ask !== undefined ? [{ ...of, ask, keys: { ...of.keys, period } }] : [];
  });
}

const withoutTeam = ({ team: _, ...ask }: StatisticsFilter = {}): StatisticsFilter => ask;

/** Returns the sum of a base: own, of the opponent to be subtracted, or of a whole side. */
function baseOf(query: StatisticsQuery, of: Appearance, base: BaseCode, operand: 'own' | 'other' | Side): number {
  const ask = withoutTeam(of.ask);
  if (operand === 'home' || operand === 'away') return of.oracle.base(base, ask, { side: operand });
  if (of.slot !== undefined) return of.oracle.base(base, ask, { slot: of.slot });
  const isOther = operand === 'other' || query.context === 'Against';
  const zones =
    query.context === 'PhysicalDiff' && operand === 'other' ? ask.zones?.map((zone) => mirrored[zone]) : ask.zones;
  return of.oracle.base(base, { ...ask, ...(zones && { zones }) }, { side: isOther ? other(of.side) : of.side });
}

/** Bases that a source has which captures scores only. */
const ofScores: ReadonlySet<string> = new Set(['goal', 'behind', 'rushedBehind']);

/** Whether zones are asked of a match of which only scores are known: none of them has a place. */
const lacksPlaces = ({ match, ask }: Appearance): boolean =>
  (ask?.zones ?? []).length > 0 && match.details().header.lacks?.includes('play') === true;

function supplies(of: Appearance, level: 'player' | 'squad', code: MetricCode): boolean {
  const lacks = of.match.details().header.lacks ?? [];
  const formula = metricOf(code).formula[level];
  return (
    formula !== undefined &&
    !lacksPlaces(of) &&
    basesOf(formula).every(
      (base) =>
        (ofScores.has(base) || !lacks.includes('play')) &&
        (bases.find(({ code: own }) => own === base)?.needs ?? []).every((feature) => !lacks.includes(feature)),
    )
  );
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

function secondsOf(of: Appearance): number {
  if (of.slot !== undefined) return of.oracle.base('secondsOnGround', withoutTeam(of.ask), { slot: of.slot });
  return Array.from(of.match.periodSeconds).reduce((seconds, length, at) => {
    const [from, to] = windowOf(of.match, at + 1, of.ask ?? {});
    return seconds + Math.max(0, Math.min(to, length) - Math.max(0, from));
  }, 0);
}

/** Time on the ground is known where rotations and the play between scores are. */
const knowsSeconds = (of: Appearance): boolean =>
  of.slot === undefined ||
  !(['rotations', 'play'] as const).some((feature) => of.match.details().header.lacks?.includes(feature));

const isRatio = (code: MetricCode, level: 'player' | 'squad'): boolean => metricOf(code).formula[level]?.is === 'ratio';

/** A row: the appearances of a group, and those before them of the same other dimension if rows are by match. */
function rowOf(query: StatisticsQuery, group: readonly Appearance[], before: readonly Appearance[]): OracleRow {
  const { level } = query;
  const supplying = (code: MetricCode, of = group): readonly Appearance[] =>
    of.filter((appearance) => supplies(appearance, level, code));
  const matchesIn = (of: readonly Appearance[]): number => new Set(of.map(({ brief }) => brief.id)).size;
  const valueIn = (code: MetricCode, of: readonly Appearance[]): number | undefined => {
    if (of.length === 0) return undefined;
    const own = evaluate(code, level, (base) => sum(of, (each) => baseOf(query, each, base, 'own')));
    if (level === 'player' || (query.context !== 'Diff' && query.context !== 'PhysicalDiff')) return own;
    const theirs = evaluate(code, level, (base) => sum(of, (each) => baseOf(query, each, base, 'other')));
    return own === undefined || theirs === undefined ? undefined : own - theirs;
  };
  const byMatch = (of: readonly Appearance[]) => groupBy([...of].sort(byDate), ({ brief }) => String(brief.id));
  const valuesIn = (code: MetricCode, of: readonly Appearance[]): readonly (number | undefined)[] =>
    byMatch(of).map((match) => valueIn(code, supplying(code, match)));
  const share = (code: MetricCode): number | undefined => {
    if ((level === 'squad' && (query.context ?? 'For') !== 'For') || metricOf(code).formula.squad === undefined)
      return undefined;
    const both = supplying(code).filter((of) => supplies(of, 'squad', code));
    const sidesOf = ({ side }: Appearance): readonly Side[] => (level === 'squad' ? sides : [side]);
    const squads = groupBy(
      both.flatMap((of) => sidesOf(of).map((side) => ({ of, side }))),
      ({ of, side }) => `${of.brief.id} ${side}`,
    ).flatMap((all) => all.slice(0, 1));
    const [value, whole] = [
      valueIn(code, both),
      squads.length === 0
        ? undefined
        : evaluate(code, 'squad', (base) => sum(squads, ({ of, side }) => baseOf(query, of, base, side))),
    ];
    return value === undefined || whole === undefined || whole === 0 ? undefined : (100 * value) / whole;
  };
  const runs = (values: readonly (number | undefined)[], threshold: number): readonly number[] => {
    const lengths: number[] = [];
    for (const value of values) lengths.push(value !== undefined && value >= threshold ? (lengths.at(-1) ?? 0) + 1 : 0);
    return lengths;
  };
  const value = (code: MetricCode, measure: Measure): number | undefined => {
    const total = valueIn(code, supplying(code));
    const own = valuesIn(code, group);
    const present = own.filter((of) => of !== undefined);
    const back = valuesIn(code, before);
    const mean = sum(present, (of) => of) / present.length;
    const sorted = [...present].sort((a, b) => a - b);
    const threshold = query.threshold ?? NaN;
    switch (measure) {
      case 'total':
        return total;
      case 'perMatch':
        return total === undefined || isRatio(code, level) ? total : total / matchesIn(supplying(code));
      case 'per100Minutes': {
        const timed = supplying(code).filter(knowsSeconds);
        const seconds = sum(timed, secondsOf);
        const amount = valueIn(code, timed);
        return isRatio(code, level) || seconds === 0 || amount === undefined ? undefined : (amount * 6000) / seconds;
      }
      case 'share':
        return share(code);
      case 'min':
        return sorted[0];
      case 'max':
        return sorted.at(-1);
      case 'median':
        return sorted.length === 0
          ? undefined
          : ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2;
      case 'standardDeviation':
        return present.length === 0 ? undefined : Math.sqrt(sum(present, (of) => (of - mean) ** 2) / present.length);
      case 'matchesOver':
        return present.length === 0 ? undefined : present.filter((of) => of >= threshold).length;
      case 'longestRun':
        return back.every((of) => of === undefined) ? undefined : Math.max(...runs(back, threshold));
      case 'currentRun':
        return back.every((of) => of === undefined) ? undefined : runs(back, threshold).at(-1);
      case 'rollingMean': {
        const last = byMatch(supplying(code, before)).slice(-(query.rollingMatches ?? 1));
        const amount = valueIn(code, last.flat());
        return amount === undefined || isRatio(code, level) ? amount : amount / last.length;
      }
    }
  };
  return {
    keys: group[0]?.keys ?? {},
    matches: matchesIn(group),
    seconds: sum(group.filter(knowsSeconds), secondsOf),
    matchesOf: (code) => matchesIn(supplying(code)),
    value,
  };
}

/** Answers a question the plainest way: every contribution is read for every number. */
export function rowsAcross(query: StatisticsQuery, matches: readonly SeasonMatch[]): readonly OracleRow[] {
  const by = query.by ?? [query.level === 'player' ? 'person' : 'squad'];
  const owner = ({ keys }: Appearance): string => String(query.level === 'player' ? keys.person : keys.squad);
  const selected = matches.flatMap((of) => appearancesIn(query, of)).filter((of) => isSelected(query, of));
  const { last } = query.matches;
  const kept =
    last === undefined ? selected : groupBy(selected, owner).flatMap((all) => [...all].sort(byDate).slice(-last));
  const parts = by.includes('period') ? kept.flatMap(byPeriod) : kept;
  const keyOf = (of: Appearance, dimensions: readonly Dimension[]): string =>
    dimensions.map((dimension) => of.keys[dimension]).join();
  const others = by.filter((dimension) => dimension !== 'match');
  return groupBy(parts, (of) => keyOf(of, by))
    .map((group) => {
      const [first] = group;
      const before = !by.includes('match')
        ? group
        : parts.filter(
            (of) => first !== undefined && keyOf(of, others) === keyOf(first, others) && byDate(of, first) <= 0,
          );
      return rowOf(query, group, before);
    })
    .filter((row) => row.matches >= Math.max(1, query.minMatches ?? 1));
}
