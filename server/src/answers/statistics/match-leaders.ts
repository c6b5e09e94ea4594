import {
  displayValue,
  fullNamesOf,
  leaders,
  metricOf,
  playedIn,
  roundTo,
  VALUE_DECIMALS,
  type Match,
  type MetricCode,
  type Tier,
} from '@goalsquare/engine';
import type { Leader, MatchLeaders } from '@goalsquare/openapi';
import { computedList, type Computed } from '../json/computed-list.js';
import { queryWorkspace } from './query-workspace.js';
import { readyPlan } from './ready-plan.js';
import { playersOf } from '../shapes/person.js';
import { squadOf } from '../shapes/squad.js';
import { metricFrom } from '../shapes/metric.js';

type LeaderPerson = Omit<Leader, 'value' | 'valueDisplay' | 'order' | 'rank'>;

function personsOf(match: Match): readonly LeaderPerson[] {
  const { header } = match.details();
  const played = playedIn(match);
  return playersOf(header).map((player, slot) => {
    const hasPlayed = played?.[slot];
    const squad = squadOf(header, slot < match.homePlayers ? 'home' : 'away');
    const { personId, jumperNumber } = player;
    return {
      personId,
      ...fullNamesOf(player),
      ...(jumperNumber !== undefined && { jumperNumber }),
      ...(hasPlayed !== undefined && { played: hasPlayed }),
      squadId: squad.id,
      squadName: squad.name,
      squadCode: squad.code,
    };
  });
}

/** The numbers of a leader, as `Leader` names them. */
interface Numbers extends Pick<Leader, 'value' | 'order' | 'rank'> {
  readonly person: LeaderPerson;
}

const leaderOf = ({ person, value, order, rank }: Numbers, code: MetricCode): Leader => ({
  ...person,
  value: roundTo(value, VALUE_DECIMALS),
  valueDisplay: displayValue(value, metricOf(code).format),
  order,
  rank,
});

/**
 * Returns the leaders of a match in every player metric of a tier, best first. **Empty**: no leaders in a metric that
 * is 0 for all players.
 */
export function matchLeaders(match: Match, tier: Tier): Computed<MatchLeaders> {
  const {
    results: { table, firstSlot },
    lists,
  } = leaders(match, readyPlan('player', tier).plan, { workspace: queryWorkspace });
  const persons = personsOf(match);
  // The workspace belongs to the next query as soon as this function returns.
  const numbers = lists.map(({ code, n, columns }) => ({
    code,
    all: columns.flatMap((column): Numbers | readonly [] => {
      const person = persons[firstSlot + column];
      const value = table.value(n, column) ?? 0;
      return person === undefined ? [] : { person, value, order: table.order(n, column), rank: table.rank(n, column) };
    }),
  }));
  return {
    matchId: match.id,
    statistics: computedList(numbers, ({ code, all }) => [
      { ...metricFrom(code), persons: all.map((one) => leaderOf(one, code)) },
    ]),
  };
}
