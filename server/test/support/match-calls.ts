import type { OperationId } from '@goalsquare/openapi';

/** A call on a match: the rest of its path, and what is sent where it is a POST. */
export interface MatchCall {
  readonly operation: OperationId;
  readonly rest: string;
  readonly sent?: object;
}

/** A call of every operation on a match, and those that depend on its clock. */
export const matchCalls: readonly MatchCall[] = [
  { operation: 'getMatch', rest: '' },
  { operation: 'getMatchVenue', rest: '/venue' },
  { operation: 'getMatchPersons', rest: '/persons' },
  { operation: 'getMatchScore', rest: '/score' },
  { operation: 'getMatchTransactions', rest: '/transactions' },
  { operation: 'getMatchChains', rest: '/chains' },
  { operation: 'getMatchShots', rest: '/shots' },
  { operation: 'getMatchEntries', rest: '/entries' },
  { operation: 'getMatchStoppages', rest: '/stoppages' },
  { operation: 'getMatchRotations', rest: '/rotations' },
  { operation: 'getMatchMetrics', rest: '/metrics' },
  { operation: 'getMatchLeaders', rest: '/statistics/leaders' },
  { operation: 'getPlayerStatistics', rest: '/statistics/players' },
  { operation: 'getPlayerStatistics', rest: '/statistics/players?lastXSeconds=60&metric=DISPOSAL' },
  { operation: 'getSquadStatistics', rest: '/statistics/squads?context=Diff' },
  { operation: 'getSquadStatistics', rest: '/statistics/squads?lastXSeconds=45&period=1' },
  { operation: 'getSquadStatistics', rest: '/statistics/squads?scoreState=trailing&toScoreMargin=-2' },
  { operation: 'getPlayerStatistics', rest: '/statistics/players?area=circle(20%200%2045)&areaOf=end&period=2' },
  {
    operation: 'postPlayerStatistics',
    rest: '/statistics/players',
    sent: { playerMetricRequests: [{ metricCodes: ['KICK'] }, { lastXSeconds: 30 }] },
  },
  {
    operation: 'postSquadStatistics',
    rest: '/statistics/squads',
    sent: { squadMetricRequests: [{ lastXSeconds: 90, periods: [1, 2] }, {}] },
  },
];
