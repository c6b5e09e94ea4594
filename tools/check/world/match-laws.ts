import {
  metricCodes,
  metricOf,
  opponent,
  planOf,
  playerStatistics,
  pointsOf,
  sides,
  squadStatistics,
  matchViewOf,
  transactionTypes,
  type Match,
  type MetricCode,
  type ResultTable,
  type SideIndex,
  type MatchView,
} from '@goalsquare/engine';

/**
 * Metrics for which a squad's value is the sum over its players, because both levels have the same linear formula.
 * Excludes PLAYER_CREDIT, because at the siren a squad is credited with a change that no player earned.
 */
export const summedCodes = metricCodes.filter((code) => {
  const { player, squad } = metricOf(code).formula;
  return player?.is === 'linear' && player === squad && code !== 'PLAYER_CREDIT';
});
const playerPlan = planOf('player', [...new Set<MetricCode>([...summedCodes, 'TIME_ON_GROUND'])]);
const squadPlan = planOf('squad', [
  ...new Set<MetricCode>([...summedCodes, 'INSIDE_50', 'STOPPAGE', 'GOAL', 'BEHIND', 'POINTS']),
]);

/** Maximum rounding difference between two sums of hundredths. */
const ROUNDING = 1e-6;

/** A match, and everything that the laws compare. */
interface Seen {
  readonly match: Match;
  readonly view: MatchView;
  readonly players: ResultTable;
  readonly squads: ResultTable;
}

const valueOf = (table: ResultTable, code: MetricCode, column: number): number =>
  table.value(table.codes.indexOf(code), column) ?? 0;
const both: readonly SideIndex[] = [0, 1];
const columnsOf = ({ match }: Seen, side: SideIndex): readonly number[] =>
  Array.from({ length: match.persons.length }, (_, slot) => slot).filter(
    (slot) => slot < match.homePlayers === (side === 0),
  );

function squadsAreTheirPlayers(seen: Seen): readonly string[] {
  return both.flatMap((side) =>
    summedCodes.flatMap((code) => {
      const sum = columnsOf(seen, side).reduce((total, column) => total + valueOf(seen.players, code, column), 0);
      const squad = valueOf(seen.squads, code, side);
      return Math.abs(sum - squad) > ROUNDING
        ? [`${code} of ${sides[side]} is ${squad}, but the sum of its players is ${sum}`]
        : [];
    }),
  );
}

function pointsAgree({ view, squads }: Seen): readonly string[] {
  const chains = view.chains();
  const last = view.rows.length - 1;
  return both.flatMap((side) => {
    const fromMetrics = 6 * valueOf(squads, 'GOAL', side) + valueOf(squads, 'BEHIND', side);
    const fromChains = chains.reduce((sum, { side: owner, end }) => {
      if (end === 'RUSHOPP') return owner === opponent(side) ? sum + 1 : sum;
      return owner === side ? sum + pointsOf(end) : sum;
    }, 0);
    const said = {
      'the metric POINTS': valueOf(squads, 'POINTS', side),
      'goals and behinds': fromMetrics,
      'the last transaction': (side === 0 ? view.score.running.home : view.score.running.away)[last] ?? 0,
      'the chains': fromChains,
    };
    const { points } = view.score.totals[side];
    return Object.entries(said).flatMap(([by, value]) =>
      value === points ? [] : [`${sides[side]} has ${points} points, but ${value} by ${by}`],
    );
  });
}

/** Checks the players on the ground before and after every rotation. */
function groundIsFull({ match, view }: Seen): readonly string[] {
  const on = new Set(view.setting.starters);
  if (on.size === 0) return [];
  const half = on.size / 2;
  const faults: string[] = [];
  for (const row of view.rows) {
    if (row.play.is !== 'rotation') {
      if (row.slot !== undefined && !on.has(row.slot))
        faults.push(`transaction ${row.id}: ${row.code} by a person on the bench`);
      continue;
    }
    if (!on.delete(row.slot ?? -1)) faults.push(`transaction ${row.id}: the person who goes off is not on the ground`);
    const arriving = match.persons.indexOf(view.extras.get(row.at)?.onPersonId ?? -1);
    if (on.has(arriving)) faults.push(`transaction ${row.id}: the person who comes on is already on the ground`);
    on.add(arriving);
    const home = [...on].filter((slot) => slot < match.homePlayers).length;
    if (home !== half || on.size - home !== half)
      faults.push(`transaction ${row.id}: ${home} and ${on.size - home} on the ground, not ${half}`);
  }
  return faults;
}

function timeIsWhole(seen: Seen): readonly string[] {
  const { match, view, players } = seen;
  const whole = (match.periodSeconds.reduce((sum, seconds) => sum + seconds, 0) * view.setting.starters.length) / 2;
  return both.flatMap((side) => {
    const sum = columnsOf(seen, side).reduce((total, column) => total + valueOf(players, 'TIME_ON_GROUND', column), 0);
    return sum === whole ? [] : [`${sides[side]} was on the ground for ${sum} s, not ${whole}`];
  });
}

function countsAgree({ view, squads }: Seen): readonly string[] {
  const entries = view.entries();
  const stoppages = view.stoppages().length;
  const counted = valueOf(squads, 'STOPPAGE', 0);
  return [
    ...both.flatMap((side) => {
      const count = entries.filter((entry) => entry.row.side === side).length;
      const metric = valueOf(squads, 'INSIDE_50', side);
      return count === metric ? [] : [`${sides[side]} has ${count} entries and ${metric} INSIDE_50`];
    }),
    ...(stoppages === counted ? [] : [`the timeline has ${stoppages} stoppages, the metric ${counted}`]),
  ];
}

function clockRuns({ view }: Seen): readonly string[] {
  let [id, period, seconds] = [0, 1, 0];
  return view.rows.flatMap((row) => {
    const isBehind = row.id < id || row.period < period || (row.period === period && row.seconds < seconds);
    [id, period, seconds] = [row.id, row.period, row.seconds];
    return isBehind ? [`transaction ${row.id} comes after a later one`] : [];
  });
}

function actorsAreNamed({ view }: Seen): readonly string[] {
  return view.rows.flatMap(({ id, code, slot }) =>
    transactionTypes[code].actor === 'person' && slot === undefined ? [`transaction ${id}: ${code} has no person`] : [],
  );
}

const laws: readonly ((seen: Seen) => readonly string[])[] = [
  squadsAreTheirPlayers,
  pointsAgree,
  groundIsFull,
  timeIsWhole,
  countsAgree,
  clockRuns,
  actorsAreNamed,
];

/**
 * Returns the contradictions in a match, at most five for each law: facts that it contains in two forms that differ.
 * **Empty**: no contradictions.
 */
export function contradictionsIn(match: Match): readonly string[] {
  const seen: Seen = {
    match,
    view: matchViewOf(match),
    players: playerStatistics(match, playerPlan).table,
    squads: squadStatistics(match, squadPlan).table,
  };
  return laws.flatMap((law) => law(seen).slice(0, 5)).map((fault) => `match ${match.id}: ${fault}`);
}
