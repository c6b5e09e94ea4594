import {
  compareRevisions,
  LogState,
  metricCodes,
  openMatch,
  planOf,
  playerStatistics,
  roundTo,
  squadStatistics,
  VALUE_DECIMALS,
  type ComparisonLimits,
  type Entry,
  type Match,
  type MatchLog,
  type MetricCode,
  type RevisionComparison,
} from '../../src/index.js';

/** Values by `squadId/personId code` or `squadId code`. */
export type Values = ReadonlyMap<string, number>;

const plans = { player: planOf('player', metricCodes), squad: planOf('squad', metricCodes) };

const hasStarted = (match: Match): boolean => {
  const { statuses, transactions, result } = match.details();
  return statuses.some(({ code }) => code !== 'SCHED') || transactions.ids.length > 0 || result !== undefined;
};

/** Returns every statistic of a match, computed from nothing. */
export function valuesOf(match: Match): Values {
  if (!hasStarted(match)) return new Map();
  const { home, away } = match.details().header;
  const [players, squads] = [playerStatistics(match, plans.player).table, squadStatistics(match, plans.squad).table];
  const values = new Map<string, number>();
  const put = (owner: string, code: MetricCode, value: number | undefined): void => {
    if (value !== undefined) values.set(`${owner} ${code}`, roundTo(value, VALUE_DECIMALS));
  };
  for (const [n, code] of squads.codes.entries())
    for (const [column, { id }] of [home, away].entries()) put(`${id}`, code, squads.value(n, column));
  for (const [n, code] of players.codes.entries())
    for (const [slot, personId] of match.persons.entries())
      put(`${slot < match.homePlayers ? home.id : away.id}/${personId}`, code, players.value(n, slot));
  return values;
}

/** Compares two revisions to the end. */
export function comparison(
  log: MatchLog,
  range: { readonly from: number; readonly to: number },
  codes: readonly MetricCode[] = metricCodes,
  limits?: ComparisonLimits,
): RevisionComparison {
  const steps = compareRevisions(log, range, codes, limits);
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}

/** The log without some of its entries. **Empty**: `undefined` if what is left is not valid. */
function without({ header, entries }: MatchLog, from: number, to: number): MatchLog | undefined {
  const state = LogState.begin(header);
  const left = entries.filter((_, at) => at + 1 < from || at + 1 > to);
  return left.every((entry: Entry) => state.add(entry).length === 0) ? { header, entries: left } : undefined;
}

/** The result of a check of one pair of revisions. */
export interface PairReport {
  readonly faults: readonly string[];
  readonly changes: number;
  /** Values with one step, and those of them that are unchanged without that step, in the rest of the log. */
  readonly single: number;
  readonly unchanged: number;
}

/** Checks comparisons of one log. Values of revisions are computed once. */
export class RevisionLaw {
  readonly #values = new Map<number, Values>();

  constructor(
    private readonly log: MatchLog,
    private readonly compare: typeof comparison = comparison,
  ) {}

  /**
   * Checks that the changes between two revisions make the newer statistics of the older, that each step changes a
   * value as it says, and that a value is unchanged without the step that changed it.
   */
  check(from: number, to: number): PairReport {
    const { steps, statistics } = this.compare(this.log, { from, to });
    const applied = new Map(this.#at(from));
    const faults: string[] = [];
    const left = new Map<number, Values | undefined>();
    let [single, unchanged] = [0, 0];
    for (const { squadId, personId, code, before, after, steps: named } of statistics) {
      const name = `${personId === undefined ? squadId : `${squadId}/${personId}`} ${code}`;
      if (applied.get(name) !== before) faults.push(`${name}: before is ${before}, not ${applied.get(name)}`);
      if (after === undefined) applied.delete(name);
      else applied.set(name, after);
      for (const { step, before: old, after: next } of named) {
        const { from: first = 0, to: last = 0 } = steps[step] ?? {};
        if (this.#at(first - 1).get(name) !== old || this.#at(last).get(name) !== next)
          faults.push(`${name}: the step of revisions ${first} to ${last} does not change it so`);
      }
      const [only] = named;
      if (named.length === 0) faults.push(`${name} names no step`);
      if (named.length !== 1 || only === undefined || steps[only.step]?.isPlay !== false) continue;
      const value = this.#leftOut(left, only.step, steps[only.step]?.from ?? 0, to);
      if (value === undefined) continue;
      single += 1;
      if (value.get(name) === before) unchanged += 1;
      else if (steps.length === 1) faults.push(`${name} changes without revision ${to}`);
    }
    const newer = this.#at(to);
    for (const name of new Set([...applied.keys(), ...newer.keys()]))
      if (applied.get(name) !== newer.get(name))
        faults.push(`${name}: the changes make ${applied.get(name)}, not ${newer.get(name)}`);
    return { faults, changes: statistics.length, single, unchanged };
  }

  #at(revision: number): Values {
    const known = this.#values.get(revision) ?? valuesOf(openMatch(this.log, revision));
    this.#values.set(revision, known);
    return known;
  }

  #leftOut(known: Map<number, Values | undefined>, step: number, revision: number, to: number): Values | undefined {
    if (!known.has(step)) {
      const { header, entries } = this.log;
      const log = without({ header, entries: entries.slice(0, to) }, revision, revision);
      known.set(step, log && valuesOf(openMatch(log)));
    }
    return known.get(step);
  }
}
