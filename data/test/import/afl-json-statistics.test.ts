import { expect } from 'chai';
import { interchangeOf, statisticsIn } from '../../src/import/afl-json/players.js';
import { changedJson, interchange, statistics, type Json } from '../support/afl-json.js';
import { reading } from '../support/json-value.js';

const statisticsWith = (at: string, value: unknown, others = new Set<string>()) =>
  reading(changedJson(statistics(), at, value), (root) => statisticsIn(root, others));

describe('player statistics of the AFL', () => {
  it('have the players of both sides with their squads and the last update', () => {
    const { is, faults } = statisticsWith('homeTeamPlayerStats.1.playerStats.lastUpdated', '2031-03-21');
    expect(faults).to.deep.equal([]);
    expect([is.file, is.matchId, is.teams, is.updated]).to.deep.equal([
      ...['item.json', undefined, { home: 'CD_T901', away: 'CD_T902' }],
      '2031-03-21',
    ]);
    expect(is.players.home[0]).to.deep.include({
      ...{ id: 'CD_I9001', jumper: 7, position: 'FF', timeOnGroundPercent: 80 },
    });
    expect(statisticsWith('awayTeamPlayerStats.1.playerStats.lastUpdated', null).is.updated).to.equal(
      '2031-03-20T12:00:00.000+0000',
    );
    expect(reading({ homeTeamPlayerStats: [] }, (root) => statisticsIn(root, new Set())).is).to.deep.include({
      updated: '',
      teams: { home: undefined, away: undefined },
      players: { home: [], away: [] },
    });
  });

  it('have the number that a player wears in the match, or else the usual one', () => {
    const jumper = (value: unknown) => {
      const { is, faults } = statisticsWith('homeTeamPlayerStats.0.player.jumperNumber', value);
      return [is.players.home[0]?.jumper, ...faults];
    };
    expect([jumper(71), jumper(null), jumper(999)]).to.deep.equal([[71], [7], [999]]);
    for (const value of [-1, 1000])
      expect(jumper(value)).to.deep.equal([
        7,
        `homeTeamPlayerStats[0].player.jumperNumber: ${value}, not a number from 0 to 999`,
      ]);
  });

  it('have a share of the time on ground from 0 to 100, as a whole number', () => {
    const share = (value: unknown) => {
      const { is, faults } = statisticsWith('homeTeamPlayerStats.0.playerStats.timeOnGroundPercentage', value);
      return [is.players.home[0]?.timeOnGroundPercent, ...faults];
    };
    expect([share(79.6), share(0), share(100), share(null)]).to.deep.equal([[80], [0], [100], [undefined]]);
    for (const value of [-1, 101])
      expect(share(value)).to.deep.equal([
        undefined,
        `homeTeamPlayerStats[0].playerStats.timeOnGroundPercentage: ${value}, not a number from 0 to 100`,
      ]);
  });

  it('have counts up to 999, and metres up to 9,999 in both directions', () => {
    const stats = 'homeTeamPlayerStats.0.playerStats.stats';
    const place = 'homeTeamPlayerStats[0].playerStats.stats';
    const value = (name: string, number: unknown) => {
      const { is, faults } = statisticsWith(`${stats}.${name}`, number);
      return [is.players.home[0]?.statistics?.[name === 'kicks' ? 'KICK' : 'METRES_GAINED'], ...faults];
    };
    expect([value('kicks', 999), value('kicks', 0), value('kicks', null)]).to.deep.equal([[999], [0], [undefined]]);
    expect([value('metresGained', 9999), value('metresGained', -9999)]).to.deep.equal([[9999], [-9999]]);
    for (const number of [-1, 1000])
      expect(value('kicks', number)).to.deep.equal([
        undefined,
        `${place}.kicks: ${number}, not a number from 0 to 999`,
      ]);
    for (const number of [-10_000, 10_000])
      expect(value('metresGained', number)).to.deep.equal([
        undefined,
        `${place}.metresGained: ${number}, not a number from -9999 to 9999`,
      ]);
  });

  it('name statistics without a metric by their path, if they have a value', () => {
    const others = new Set<string>();
    const stats = { lastUpdated: 'x', a: 1, none: null, list: [1], deep: { b: { c: 2 } }, kicks: 3 };
    const { is, faults } = statisticsWith(
      'homeTeamPlayerStats',
      [
        { player: { player: { player: { playerId: 'CD_I1' } } }, playerStats: { stats } },
        { player: { player: { player: { playerId: 'CD_I2' } } }, playerStats: { stats: null } },
      ],
      others,
    );
    expect(faults).to.deep.equal([]);
    expect(is.players.home.map((player) => player.statistics)).to.deep.equal([{ KICK: 3 }, {}]);
    const away = ['clearances.stoppageClearances', 'dreamTeamPoints'];
    expect([...others].filter((name) => !away.includes(name))).to.deep.equal(['a', 'deep.b.c']);
  });

  it('have each player once, and a player in each row', () => {
    const [row] = statistics().homeTeamPlayerStats as readonly Json[];
    expect(statisticsWith('homeTeamPlayerStats', [row, row]).faults).to.deep.equal([
      'homeTeamPlayerStats[1].player.player.player.playerId: CD_I9001, not a player who is listed only once',
    ]);
    expect(statisticsWith('homeTeamPlayerStats.0.player.player.player', null).faults).to.deep.equal([
      'homeTeamPlayerStats[0].player.player.player: null, not a player',
    ]);
  });
});

describe('an interchange file of the AFL', () => {
  it('has interchanges and seconds of the players of both squads', () => {
    const bench = (interchangeCount: unknown, timeOnGround: unknown) =>
      reading({ homeInterchange: [{ player: { playerId: 'CD_I1' }, interchangeCount, timeOnGround }] }, interchangeOf);
    expect([...bench(8, 5000).is.players]).to.deep.equal([['CD_I1', { count: 8, seconds: 5000 }]]);
    expect([...bench(999, 99_999).is.players.values()]).to.deep.equal([{ count: 999, seconds: 99_999 }]);
    expect([...bench(null, null).is.players.values()]).to.deep.equal([{ count: undefined, seconds: undefined }]);
    expect(bench(1000, 100_000).faults).to.deep.equal([
      'homeInterchange[0].interchangeCount: 1000, not a number from 0 to 999',
      'homeInterchange[0].timeOnGround: 100000, not a number from 0 to 99999',
    ]);
    expect(bench(-1, -1).faults).to.have.lengthOf(2);
    expect([...reading(interchange(), interchangeOf).is.players.keys()]).to.deep.equal(['CD_I9102']);
  });
});
