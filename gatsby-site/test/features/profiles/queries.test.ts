import type { Person } from '@goalsquare/openapi';
import { expect } from 'chai';
import { metricFault } from '../../../src/query/metric-fault.js';
import { matchAddress, playerAddress, squadAddress } from '../../../src/addresses/page-addresses.js';
import { groupOf, metricOf, playerGroups, squadGroups } from '../../../src/features/profiles/metric-groups.js';
import { shownPlayer, type AskedScope } from '../../../src/features/profiles/player-scope.js';
import { percentilesPath, playerQueries, type PlayerScope } from '../../../src/features/profiles/player-queries.js';
import { seasonLeadersQuery, squadQueries, type SquadScope } from '../../../src/features/profiles/squad-queries.js';
import { sumOfSeasons } from '../../../src/features/profiles/sum-of-seasons.js';
import { askedSeason, latestOf, type Seasons } from '../../../src/features/profiles/use-season.js';
import { readQuery } from '../../../src/query/read-query.js';
import { addressOf } from '../../../src/query/paths.js';
import type { Query } from '../../../src/query/query.js';

const player: PlayerScope = {
  personId: 7,
  leagueId: 3,
  levelId: 2,
  allSeasons: [2026, 2025],
  seasons: [2025],
  formSeasons: [2025],
};
const squad: SquadScope = { squadId: 9, leagueId: 3, levelId: 2, seasonId: 2025, allSeasons: [2026, 2025] };
const [playerGroup, squadGroup] = [groupOf(playerGroups, undefined), groupOf(squadGroups, undefined)];

const queries: Readonly<Record<string, Query>> = {
  'seasons of a player': playerQueries.seasons(player, playerGroup, 'perMatch'),
  'form of a player': playerQueries.form(player, 'DISPOSAL', '20'),
  'percentiles of a player': playerQueries.percentiles(player, playerGroup, 7),
  'shots of a player': playerQueries.shots(player),
  'places of a player': playerQueries.places(player, 'MARK'),
  'partners of a player': playerQueries.partners(player),
  'seasons of a squad': squadQueries.seasons(squad, squadGroup, 'total', 'Against'),
  'form of a squad': squadQueries.form(squad, 'POINTS'),
  'leaders of a squad': squadQueries.leaders(squad, playerGroup, { measure: 'perMatch', minMatches: 5 }),
  'network of a squad': squadQueries.network(squad),
  'places of a squad': squadQueries.places(squad, 'INTERCEPT'),
  'shots of a squad': squadQueries.shots(squad),
  'all seasons of a player': sumOfSeasons(playerQueries.seasons(player, playerGroup, 'perMatch')),
  'all seasons of a squad': sumOfSeasons(squadQueries.seasons(squad, squadGroup, 'total', 'Diff')),
  'leaders of a season': seasonLeadersQuery(squad, playerGroup, { measure: 'total', minMatches: 5 }),
};

describe('the queries of the pages of players, squads and leagues', () => {
  for (const [name, query] of Object.entries(queries)) {
    it(`can be asked on the page Questions: ${name}`, () => {
      expect(readQuery(addressOf(query))).to.deep.equal({ query, faults: [] });
    });

    it(`are about one level of one league: ${name}`, () => {
      expect([query.values.leagueId, query.values.levelId]).to.deep.equal([['3'], ['2']]);
    });
  }

  it('have one row for the percentiles of a player, however many players are compared', () => {
    const query = playerQueries.percentiles(player, playerGroup, 7);
    const { searchParams } = new URL(percentilesPath(player, query), 'http://hub');
    expect([searchParams.get('rowPersonId'), searchParams.get('personId')]).to.deep.equal(['7', null]);
  });

  for (const [level, groups] of [
    ['players', playerGroups],
    ['squads', squadGroups],
  ] as const)
    it(`have groups of metrics that ${level} have, without repetitions`, () => {
      for (const { metrics } of groups) {
        expect(new Set(metrics).size).to.equal(metrics.length);
        for (const code of metrics) expect(metricFault(code, level), code).to.equal(undefined);
      }
    });
});

describe("the season of a player's page", () => {
  const squad = (seasonId: number, matches: number) => ({ leagueId: 1, levelId: 1, seasonId, matches, squadId: 5 });
  const seasonOf = (asked: AskedScope, ...squads: readonly object[]) =>
    shownPlayer({ personId: 7, squads } as unknown as Person, asked)?.seasonId;

  it('is the latest one with a match, unless the address names another', () => {
    const squads = [squad(2026, 0), squad(2025, 4), squad(2024, 9)];
    expect(seasonOf({}, ...squads)).to.equal(2025);
    expect(seasonOf({ seasonId: '2026' }, ...squads)).to.equal(2026);
    expect(seasonOf({ seasonId: 'all' }, ...squads)).to.equal(undefined);
    expect(seasonOf({}, squad(2026, 0), squad(2025, 0))).to.equal(2026);
  });
});

describe('the addresses of players, squads and matches', () => {
  it('have the ids, and the season if it is known', () => {
    expect(playerAddress(7)).to.equal('/player/?personId=7');
    expect(squadAddress(9, { leagueId: 3, levelId: 2, seasonId: 2025 })).to.equal(
      '/squad/?squadId=9&leagueId=3&levelId=2&seasonId=2025',
    );
    const [, search = ''] = matchAddress(5).split('?');
    expect(readQuery(`?${search}`).faults).to.deep.equal([]);
  });

  it('are read with league 1, level 1 if they name none, and without texts that are no ids', () => {
    expect(askedSeason({ seasonId: '2025', levelId: 'x' })).to.deep.equal({ leagueId: 1, levelId: 1, seasonId: 2025 });
  });

  it('show the latest season that has begun', () => {
    const season = (id: number, complete: number) => ({ id, matches: { complete, incomplete: 1 } });
    const latest = (...seasons: readonly object[]) => latestOf(seasons as unknown as Seasons);
    expect(latest(season(2024, 5), season(2025, 1), season(2026, 0))).to.equal(2025);
    expect(latest(season(2026, 0))).to.equal(2026);
    expect(latest()).to.equal(undefined);
  });

  it('accept any code of a metric, and nothing else', () => {
    expect(metricOf('HITOUT_WIN_PCT', playerGroup)).to.equal('HITOUT_WIN_PCT');
    expect(metricOf('<b>', playerGroup)).to.equal(playerGroup.metrics[0]);
    expect(metricOf(undefined, playerGroup)).to.equal(playerGroup.metrics[0]);
  });
});
