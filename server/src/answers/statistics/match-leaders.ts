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
  type ResultTable,
  type Tier,
} from '@goalsquare/engine';
import type { Leader, MatchLeaders } from '@goalsquare/openapi';
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

function leaderOf(person: LeaderPerson, table: ResultTable, n: number, column: number, code: MetricCode): Leader {
  const value = table.value(n, column) ?? 0;
  return {
    ...person,
    value: roundTo(value, VALUE_DECIMALS),
    valueDisplay: displayValue(value, metricOf(code).format),
    order: table.order(n, column),
    rank: table.rank(n, column),
  };
}

/**
 * Returns the leaders of a match in every player metric of a tier, best first. **Empty**: no leaders in a metric that
 * is 0 for all players.
 */
export function matchLeaders(match: Match, tier: Tier): MatchLeaders {
  const {
    results: { table, firstSlot },
    lists,
  } = leaders(match, readyPlan('player', tier).plan, { workspace: queryWorkspace });
  const persons = personsOf(match);
  return {
    matchId: match.id,
    statistics: lists.map(({ code, n, columns }) => ({
      ...metricFrom(code),
      persons: columns.flatMap((column) => {
        const person = persons[firstSlot + column];
        return person === undefined ? [] : [leaderOf(person, table, n, column, code)];
      }),
    })),
  };
}
