import type { Answer, OperationId } from '@goalsquare/openapi';
import type { Walker } from './walker.js';

type FixtureMatch = Answer<'getLevelFixture'>['phases'][number]['rounds'][number]['matches'][number];

const list = [
  'getMetrics',
  'getMetricGlossary',
  'getMatchStatuses',
  'getMatchTypes',
  'getChainStartTypes',
  'getChainEndTypes',
  'getChainTurnoverTypes',
  'getChainTurnoverStates',
  'getChainTurnoverCreations',
  'getRotationTypes',
  'getShotDetailTypes',
  'getUsage',
] as const satisfies readonly OperationId[];
const always = ['getMatch', 'getMatchVenue'] as const satisfies readonly OperationId[];
const named = [
  'getMatchPersons',
  'getMatchMetrics',
  'getMatchLeaders',
  'getPlayerStatistics',
  'getSquadStatistics',
] as const satisfies readonly OperationId[];
const started = [
  'getMatchTransactions',
  'getMatchChains',
  'getMatchRotations',
  'getMatchScore',
  'getMatchShots',
  'getMatchEntries',
  'getMatchStoppages',
] as const satisfies readonly OperationId[];

/**
 * Data that can be read at each type of status; anything else must be rejected. An abandoned match keeps the part that
 * was played, a cancelled one has nothing.
 */
const readable: Readonly<Record<string, readonly OperationId[]>> = {
  Upcoming: always,
  Live: [...always, ...named, ...started],
  Completed: [...always, ...named, ...started],
};

/** How many matches of each season and status are read whole. */
const MATCHES = 2;

async function walkMatch(walker: Walker, { id: matchId, status }: FixtureMatch): Promise<void> {
  const path = { matchId };
  const teams = status.code === 'TEAMS' || status.code === 'PREM' ? named : [];
  const open: readonly OperationId[] = [
    ...(readable[status.code === 'ABAN' ? 'Live' : status.typeName] ?? always),
    ...teams,
  ];
  for (const id of [...always, ...named, ...started]) {
    if (open.includes(id)) await walker.read(id, { path });
    else {
      const { status: seen } = await walker.send(id, { path });
      if (seen !== 403)
        walker.faults.push(`${id} of match ${matchId}, which is ${status.name}, is answered with ${seen}, not 403`);
    }
  }
  if (!open.includes('getPlayerStatistics')) return;
  await walker.read('postPlayerStatistics', { path, body: { playerMetricRequests: [{ metricCodes: ['KICK'] }] } });
  await walker.read('postSquadStatistics', {
    path,
    body: { squadMetricRequests: [{ metricCodes: ['KICK'], context: 'Diff' }] },
  });
}

async function walkMatches(walker: Walker, fixture: Answer<'getLevelFixture'>): Promise<void> {
  const seen = new Map<string, number>();
  for (const match of fixture.phases.flatMap(({ rounds }) => rounds).flatMap(({ matches }) => matches)) {
    const count = (seen.get(match.status.code) ?? 0) + 1;
    seen.set(match.status.code, count);
    if (count <= MATCHES) await walkMatch(walker, match);
  }
}

async function walkSeason(
  walker: Walker,
  path: Readonly<Record<'leagueId' | 'levelId' | 'seasonId', number>>,
): Promise<void> {
  for (const id of ['getLevelLadder', 'getLevelConferences'] as const) await walker.read(id, { path });
  const squads = await walker.read('getLevelSquads', { path });
  for (const { id: squadId } of squads?.squads ?? []) {
    await walker.read('getLevelSquad', { path: { ...path, squadId } });
    await walker.read('getLevelSquadPersons', { path: { ...path, squadId } });
  }
  const fixture = await walker.read('getLevelFixture', { path });
  if (fixture === undefined) return;
  const { rounds } = (await walker.read('getLevelSeason', { path })) ?? {};
  for (const { number: roundNumber } of fixture.phases
    .flatMap((phase) => phase.rounds)
    .filter(({ number }) => number <= (rounds?.lastCompleted?.number ?? 0))) {
    await walker.read('getLevelLadderByRound', { path: { ...path, roundNumber } });
  }
  await walkMatches(walker, fixture);
}

async function walkLeagues(walker: Walker): Promise<void> {
  for (const { id: leagueId } of (await walker.read('getLeagues')) ?? []) {
    await walker.read('getLeague', { path: { leagueId } });
    const levels = await walker.read('getLevels', { path: { leagueId } });
    for (const { id: levelId } of levels?.levels ?? []) {
      await walker.read('getLevel', { path: { leagueId, levelId } });
      const seasons = (await walker.read('getLevelSeasons', { path: { leagueId, levelId } })) ?? [];
      if (seasons.length === 0) walker.faults.push(`league ${leagueId} level ${levelId} has no season`);
      for (const { id: seasonId } of seasons) await walkSeason(walker, { leagueId, levelId, seasonId });
    }
  }
}

async function walkDefaultLeague(walker: Walker): Promise<void> {
  const [first] = (await walker.read('getSeasons')) ?? [];
  const path = { seasonId: first?.id ?? -1 };
  for (const id of ['getSeason', 'getFixture', 'getLadder'] as const) await walker.read(id, { path });
  await walker.read('getLadderByRound', { path: { ...path, roundNumber: 1 } });
  const squads = await walker.read('getSquads', { path });
  const squadId = squads?.squads[0]?.id ?? -1;
  await walker.read('getSquad', { path: { ...path, squadId } });
  await walker.read('getSquadPersons', { path: { ...path, squadId } });
}

async function walkLists(walker: Walker): Promise<void> {
  for (const id of list) await walker.read(id);
  for (const { id: positionTypeId } of (await walker.read('getPositionTypes')) ?? []) {
    await walker.read('getPositionType', { path: { positionTypeId } });
    for (const { id: positionId } of (await walker.read('getPositions', { path: { positionTypeId } })) ?? []) {
      await walker.read('getPosition', { path: { positionId } });
    }
  }
}

/** Walks the whole world of a running server from `/v1/leagues` on, using only ids found on the way. */
export async function walkWorld(walker: Walker): Promise<void> {
  await walkLeagues(walker);
  await walkDefaultLeague(walker);
  await walkLists(walker);
}
