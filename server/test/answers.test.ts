import { expect } from 'chai';
import { metricCodes, metricId, metricOf } from '@goalsquare/engine';
import { operationIds } from '@goalsquare/openapi';
import { appForSuite } from './support/app.js';
import { everyGet, everyPost } from './support/every-operation.js';
import { worldWith } from './support/world.js';

describe('answers', () => {
  const app = appForSuite({ world: worldWith() });

  describe('every answer', () => {
    for (const [id, path] of everyGet) {
      it(`GET ${path} matches the contract of ${id}`, async () => {
        await app.read(id, path);
      });
    }

    for (const [id, path, sent] of everyPost) {
      it(`POST ${path} matches the contract of ${id}`, async () => {
        await app.read(id, path, sent);
      });
    }

    it('belongs to an operation above, and each operation has one', () => {
      expect(new Set([...everyGet, ...everyPost].map(([id]) => id))).to.deep.equal(new Set(operationIds));
    });
  });

  describe('a match', () => {
    it('has all its members when it is complete', async () => {
      const body = await app.read('getMatch', '/v1/matches/7001');
      expect(body).to.deep.equal({
        id: 7001,
        name: 'Petrels v Quolls',
        code: 'PET v QUO',
        leagueId: 1,
        levelId: 1,
        seasonId: 2026,
        competitionId: 2026000001,
        competitionName: 'Harbour League',
        phaseId: 1,
        phaseName: 'Home and Away',
        roundNumber: 3,
        phaseRoundNumber: 3,
        type: { id: 1, name: 'Home and Away', code: 'HA' },
        date: { startDate: '2026-03-28', startTime: '14:10:00', utcMatchStart: '2026-03-28T03:10:00Z' },
        time: {
          utcMatchStartActual: '2026-03-28T03:11:05Z',
          utcMatchEndActual: '2026-03-28T05:43:00Z',
          periodSecs: 7204,
          duration: '120:04',
        },
        venue: { id: 40, name: 'Saltbush Park', code: 'SAL', timeZone: 'Australia/Melbourne' },
        status: {
          id: 22,
          code: 'FINAL',
          name: 'Final',
          typeId: 3,
          typeName: 'Completed',
          period: 4,
          periodSecs: 1829,
          periodDisplay: 'Q4 30:29',
          remainingSecs: 0,
          remainingTime: '00:00',
          remainingDisplay: 'Q4 00:00',
        },
        home: { id: 10, name: 'Petrels', code: 'PET', score: { goals: 4, behinds: 0, points: 24, result: 'Win' } },
        away: { id: 20, name: 'Quolls', code: 'QUO', score: { goals: 0, behinds: 8, points: 8, result: 'Loss' } },
        result: 'Home Win',
        resultCode: 'HW',
        winningSquadId: 10,
        attendance: 8123,
        coinToss: { winningSquadId: 20, decision: 'Left' },
        periods: [
          { period: 1, utcPeriodStart: '2026-03-28T03:11:05Z', utcPeriodEnd: '2026-03-28T03:41:10Z', periodSecs: 1805 },
          { period: 2, utcPeriodStart: '2026-03-28T03:47:00Z', utcPeriodEnd: '2026-03-28T04:16:00Z', periodSecs: 1740 },
          { period: 3, utcPeriodStart: '2026-03-28T04:36:00Z', utcPeriodEnd: '2026-03-28T05:06:30Z', periodSecs: 1830 },
          { period: 4, utcPeriodStart: '2026-03-28T05:12:30Z', utcPeriodEnd: '2026-03-28T05:43:00Z', periodSecs: 1829 },
        ],
        lastModified: { statisticUpdate: '2026-03-28T08:00:00Z' },
      });
    });

    it('has no result, and a live clock, while it is played', async () => {
      const body = await app.read('getMatch', '/v1/matches/7002');
      expect(body)
        .to.include.keys('home', 'coinToss')
        .and.not.to.include.any.keys('result', 'resultCode', 'winningSquadId');
      expect(body.status).to.deep.equal({
        id: 10,
        code: 'LIVE',
        name: 'In Progress',
        typeId: 2,
        typeName: 'Live',
        period: 2,
        periodSecs: 128,
        periodDisplay: 'Q2 02:08',
        remainingSecs: 1072,
        remainingTime: '17:52',
        remainingDisplay: 'Q2 17:52',
      });
      expect(body.periods[1]).to.deep.equal({ period: 2, utcPeriodStart: '2026-03-28T03:47:00Z', periodSecs: 128 });
      expect(body.home.score).to.deep.equal({ goals: 2, behinds: 0, points: 12 });
    });

    it('has no clock, periods or score before it starts', async () => {
      const body = await app.read('getMatch', '/v1/matches/7003');
      expect(body).to.deep.include({
        periods: [],
        time: {},
        lastModified: {},
        home: { id: 10, name: 'Petrels', code: 'PET' },
      });
      expect(body.status).to.deep.equal({
        id: 2,
        code: 'TEAMS',
        name: 'Teams Entered',
        typeId: 1,
        typeName: 'Upcoming',
      });
    });
  });

  describe('a score', () => {
    it('adds up by period, with margins and results of periods that are over', async () => {
      const body = await app.read('getMatchScore', '/v1/matches/7002/score');
      expect(body).to.deep.equal({
        matchId: 7002,
        home: {
          id: 10,
          name: 'Petrels',
          code: 'PET',
          goals: 2,
          behinds: 0,
          points: 12,
          margin: 9,
          periods: [
            {
              period: 1,
              goals: 1,
              behinds: 0,
              points: 6,
              margin: 4,
              result: 'Win',
              resultCode: 'W',
              goalsCumulative: 1,
              behindsCumulative: 0,
              pointsCumulative: 6,
              marginCumulative: 4,
            },
            {
              period: 2,
              goals: 1,
              behinds: 0,
              points: 6,
              margin: 5,
              goalsCumulative: 2,
              behindsCumulative: 0,
              pointsCumulative: 12,
              marginCumulative: 9,
            },
          ],
        },
        away: {
          id: 20,
          name: 'Quolls',
          code: 'QUO',
          goals: 0,
          behinds: 3,
          points: 3,
          margin: -9,
          periods: [
            {
              period: 1,
              goals: 0,
              behinds: 2,
              points: 2,
              margin: -4,
              result: 'Loss',
              resultCode: 'L',
              goalsCumulative: 0,
              behindsCumulative: 2,
              pointsCumulative: 2,
              marginCumulative: -4,
            },
            {
              period: 2,
              goals: 0,
              behinds: 1,
              points: 1,
              margin: -5,
              goalsCumulative: 0,
              behindsCumulative: 3,
              pointsCumulative: 3,
              marginCumulative: -9,
            },
          ],
        },
      });
    });
  });

  describe('transactions', () => {
    it('have player, place, kind and the score after each', async () => {
      const body = await app.read('getMatchTransactions', '/v1/matches/7001/transactions');
      expect(body.transactions).to.have.lengthOf(4 * 34 - 1);
      expect(body.transactions[5]).to.deep.equal({
        id: 105,
        code: 'KKEF',
        name: 'Kick Effective',
        period: 1,
        periodSecs: 10,
        sequence: 1,
        homeScore: 0,
        awayScore: 0,
        squad: { id: 10, name: 'Petrels', code: 'PET' },
        person: { id: 102, fullname: 'Joss Kettering', displayName: 'J. Kettering' },
        zoneLogical: 'AM',
        zonePhysical: 'RM',
        location: { x: 10, y: 5, xStd: 10, yStd: 5 },
        locationRotated: { x: 10, y: 5, xStd: 10, yStd: 5 },
        kicking: { foot: 'Left', distance: 'Long', direction: 'Forward' },
        inside50: true,
      });
      expect(body.transactions[2]?.pressure).to.deep.equal({
        name: 'Physical',
        code: 'PH',
        points: 3.75,
        squad: { id: 20, name: 'Quolls', code: 'QUO' },
        players: [
          { personId: 203, fullname: 'Fen Quoll', displayName: 'F. Quoll', role: 1 },
          { personId: 202, fullname: 'Abe Lintott', displayName: 'A. Lintott', role: 2 },
        ],
      });
      expect(body.transactions[8]).to.include({ code: 'GOAL', homeScore: 6, awayScore: 0 });
      expect(body.transactions[23])
        .to.include({ code: 'RUSH', homeScore: 6, awayScore: 2 })
        .and.not.to.have.property('person');
    });

    it('turn the locations of a squad that attacks to the left', async () => {
      const body = await app.read('getMatchTransactions', '/v1/matches/7001/transactions');
      const away = body.transactions.find(({ id }) => id === 116);
      expect(away).to.deep.include({
        zoneLogical: 'F50',
        zonePhysical: 'L50',
        location: { x: -52, y: -9, xStd: -52, yStd: -9 },
        locationRotated: { x: 52, y: 9, xStd: 52, yStd: 9 },
      });
    });

    it('call persons without names by their ids', async () => {
      const body = await app.read('getMatchTransactions', '/v1/matches/7005/transactions');
      expect(body.transactions[1]?.person).to.deep.equal({
        id: 104,
        fullname: 'Person 104',
        displayName: 'Person 104',
      });
    });
  });

  describe('chains', () => {
    it('have their start and end, their key transactions and the chains around them', async () => {
      const body = await app.read('getMatchChains', '/v1/matches/7001/chains');
      const [first, second] = body.chains;
      expect(first).to.deep.include({ id: 100, period: 1, squad: { id: 10, name: 'Petrels', code: 'PET' } });
      expect(first?.start).to.deep.include({
        matchTrxId: 100,
        periodSecs: 0,
        stateId: 1,
        stateCode: 'CB',
        stateType: 'Stoppage',
        zone: 'CB',
        zonePhysical: 'CB',
        x: 0,
        y: 0,
      });
      expect(first?.start.launchPlayer).to.deep.equal({ id: 103, fullname: "Ned O'Varra", displayName: "N. O'Varra" });
      expect(first?.end).to.deep.include({
        matchTrxId: 108,
        stateCode: 'GOAL',
        zone: 'F50',
        score: {
          matchTrxId: 108,
          player: { id: 105, fullname: 'Wim Ashgrove', displayName: 'W. Ashgrove' },
          result: { name: 'Goal', code: 'GOAL', points: 6 },
        },
      });
      expect(first?.keyTransactions).to.deep.include({
        stoppage: 100,
        inside50: 105,
        rebound50: null,
        prevChain: null,
        nextChain: second?.id,
      });
      const { chainMetres = NaN, chainMetresReply = NaN, chainMetresNet = NaN } = first?.metrics ?? {};
      expect(chainMetresNet).to.be.closeTo(chainMetres - chainMetresReply, 0.11);
      expect(body.chains.at(-1)?.keyTransactions.nextChain).to.equal(null);
    });

    it('name the turnover that ended one', async () => {
      const body = await app.read('getMatchChains', '/v1/matches/7001/chains');
      const turnover = body.chains.find(({ end }) => end?.turnover !== undefined);
      expect(turnover?.end?.turnover).to.have.all.keys('turnoverTrxId', 'player', 'type', 'state', 'creation');
    });
  });

  describe('leaders', () => {
    it('are the best first, by rank and then person id', async () => {
      const body = await app.read('getMatchLeaders', '/v1/matches/7001/statistics/leaders');
      const goals = body.statistics.find(({ code }) => code === 'GOAL');
      expect(goals).to.deep.equal({
        id: metricId('GOAL'),
        code: 'GOAL',
        name: 'Goal',
        namePlural: 'Goals',
        persons: [
          {
            personId: 105,
            fullname: 'Wim Ashgrove',
            displayName: 'W. Ashgrove',
            jumperNumber: 5,
            squadId: 10,
            squadName: 'Petrels',
            squadCode: 'PET',
            value: 4,
            valueDisplay: '4',
            order: 1,
            rank: 1,
            played: true,
          },
        ],
      });
      for (const { persons } of body.statistics) {
        const sorted = [...persons].sort((a, b) => a.rank - b.rank || a.personId - b.personId);
        expect(persons).to.deep.equal(sorted);
      }
    });
  });

  describe('metrics', () => {
    it('are all those that are computed', async () => {
      const body = await app.read('getMetrics', '/v1/metadata/metrics');
      expect(body.map(({ code }) => code)).to.deep.equal(metricCodes);
      expect(body.find(({ code }) => code === 'GOAL')).to.include({
        id: metricId('GOAL'),
        name: metricOf('GOAL').name,
        level: 'Both',
      });
    });
  });
});
