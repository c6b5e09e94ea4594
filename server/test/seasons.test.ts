import { expect } from 'chai';
import { appForSuite } from './support/app.js';
import { worldWith } from './support/world.js';

describe('seasons', () => {
  const app = appForSuite({ world: worldWith(), now: () => Date.parse('2026-04-04T04:00:00Z') });
  const seasons = '/v1/leagues/1/levels/1/seasons';
  const conferences = '/v1/leagues/3/levels/1/seasons/2019';

  const [petrels, quolls, ravens, seals] = [
    { id: 10, name: 'Petrels', code: 'PET' },
    { id: 20, name: 'Quolls', code: 'QUO' },
    { id: 30, name: 'Ravens', code: 'RAV' },
    { id: 40, name: 'Seals', code: 'SEA' },
  ];
  const league = { id: 1, name: 'Harbour League', code: 'HBL', gender: '1' };

  describe('leagues', () => {
    it('are listed by id, one of which only logs are known without a name of its own', async () => {
      expect(await app.read('getLeagues', '/v1/leagues')).to.deep.equal([
        league,
        { id: 3, name: "Harbour Women's League", code: 'HWL', gender: '2' },
        { id: 5, name: 'League 5', code: 'L5' },
      ]);
    });

    it('have their seasons, and their levels with the latest season', async () => {
      expect(await app.read('getLeague', '/v1/leagues/1')).to.deep.equal({
        ...league,
        seasons: [2025, 2026].map((seasonId) => ({
          levelId: 1,
          competitionId: seasonId * 1_000_000 + 1,
          championshipId: 5,
          seasonId,
        })),
      });
      expect(await app.read('getLevels', '/v1/leagues/1/levels')).to.deep.equal({
        league,
        levels: [{ id: 1, name: 'Seniors', code: 'SEN' }],
      });
      expect(await app.read('getLevel', '/v1/leagues/1/levels/1')).to.deep.equal({
        id: 1,
        name: 'Seniors',
        code: 'SEN',
        league,
        currentSeason: { competitionId: 2026000001, championshipId: 5, seasonId: 2026 },
      });
      expect(await app.read('getLevel', '/v1/leagues/5/levels/2')).to.deep.equal({
        id: 2,
        name: 'Reserves',
        code: 'RES',
        league: { id: 5, name: 'League 5', code: 'L5' },
        currentSeason: { competitionId: 2024000001, seasonId: 2024 },
      });
    });
  });

  const current = {
    id: 2026,
    competitionCode: 'HBL',
    competitionId: 2026000001,
    competitionName: 'Harbour League 2026',
    competitionType: 'Premiership',
    startDate: '2026-03-27',
    startYear: 2026,
    endDate: '2026-09-26',
    endYear: 2026,
    firstMatchStart: '2026-03-27T08:40:00Z',
    matches: { complete: 3, incomplete: 3 },
    rounds: {
      lastCompleted: {
        id: 1,
        phaseId: 1,
        number: 1,
        phaseNumber: 1,
        start: '2026-03-27T08:40:00Z',
        end: '2026-03-28T03:10:00Z',
      },
      nextScheduled: {
        id: 2,
        phaseId: 1,
        number: 2,
        phaseNumber: 2,
        start: '2026-04-03T08:40:00Z',
        end: '2026-04-04T03:10:00Z',
      },
    },
  };

  describe('seasons', () => {
    it('have the progress of each, oldest first', async () => {
      expect(await app.read('getLevelSeasons', seasons)).to.deep.equal([
        {
          id: 2025,
          competitionCode: 'HBL',
          competitionId: 2025000001,
          competitionName: 'Harbour League 2025',
          competitionType: 'Premiership',
          startDate: '2025-04-05',
          startYear: 2025,
          endDate: '2025-04-19',
          endYear: 2025,
          firstMatchStart: '2025-04-05T03:10:00Z',
          matches: { complete: 5, incomplete: 0 },
          rounds: {
            lastCompleted: {
              id: 3,
              phaseId: 2,
              number: 3,
              phaseNumber: 1,
              start: '2025-04-19T04:30:00Z',
              end: '2025-04-19T04:30:00Z',
            },
          },
        },
        current,
      ]);
    });

    it('add their phases one by one', async () => {
      expect(await app.read('getLevelSeason', `${seasons}/2026`)).to.deep.equal({
        ...current,
        phases: [
          { id: 1, name: 'Home and Away', code: 'HA' },
          { id: 2, name: 'Finals', code: 'FIN' },
        ],
      });
    });

    it('with only logs have the data in their logs', async () => {
      const body = await app.read('getLevelSeason', '/v1/leagues/5/levels/2/seasons/2024');
      expect(body).to.deep.include({
        competitionCode: 'L5',
        competitionName: 'Harbour League',
        matches: { complete: 1, incomplete: 0 },
        phases: [{ id: 1, name: 'Home and Away', code: 'HA' }],
      });
      expect(body).not.to.have.property('competitionType');
    });
  });

  const scheduled = { id: 1, code: 'SCHED', name: 'Scheduled', typeId: 1, typeName: 'Upcoming' };
  const final = { id: 22, code: 'FINAL', name: 'Final', typeId: 3, typeName: 'Completed' };
  const always = {
    type: { id: 1, code: 'HA', name: 'Home and Away' },
    venue: { id: 40, name: 'Saltbush Park', code: 'SAL', timeZone: 'Australia/Melbourne' },
  };
  const date = (startDate: string, time: string) => ({
    startDate,
    startTime: '14:10:00',
    utcMatchStart: `${startDate}T${time}:00Z`,
  });
  const score = (goals: number, behinds: number, result?: string) => ({
    score: { goals, behinds, points: 6 * goals + behinds, ...(result !== undefined && { result }) },
  });

  const rounds = [
    {
      id: 1,
      code: 'R1',
      name: 'Round 1',
      number: 1,
      phaseNumber: 1,
      matches: [
        {
          id: 202602,
          roundOrder: 1,
          squads: { home: { ...ravens, ...score(9, 9, 'Draw') }, away: { ...seals, ...score(9, 9, 'Draw') } },
          date: date('2026-03-27', '08:40'),
          status: final,
          ...always,
        },
        {
          id: 202601,
          roundOrder: 2,
          squads: { home: { ...petrels, ...score(10, 5, 'Win') }, away: { ...quolls, ...score(8, 7, 'Loss') } },
          date: date('2026-03-28', '03:10'),
          status: final,
          ...always,
          winningSquadId: 10,
        },
      ],
    },
    {
      id: 2,
      code: 'R2',
      name: 'Round 2',
      number: 2,
      phaseNumber: 2,
      matches: [
        {
          id: 202604,
          roundOrder: 1,
          squads: { home: seals, away: petrels },
          date: date('2026-04-03', '08:40'),
          status: { id: 2, code: 'TEAMS', name: 'Teams Entered', typeId: 1, typeName: 'Upcoming' },
          ...always,
        },
        {
          id: 202603,
          roundOrder: 2,
          squads: { home: { ...quolls, ...score(4, 2) }, away: { ...ravens, ...score(3, 8) } },
          date: date('2026-04-04', '03:10'),
          ...always,
          status: {
            id: 10,
            code: 'LIVE',
            name: 'In Progress',
            typeId: 2,
            typeName: 'Live',
            period: 2,
            periodSecs: 610,
            periodDisplay: 'Q2 10:10',
            remainingSecs: 590,
            remainingTime: '09:50',
            remainingDisplay: 'Q2 09:50',
          },
        },
      ],
    },
    {
      id: 3,
      code: 'R3',
      name: 'Round 3',
      number: 3,
      phaseNumber: 3,
      matches: [
        { id: 202605, roundOrder: 1, squads: { home: petrels, away: ravens }, date: {}, status: scheduled, ...always },
        {
          id: 202606,
          roundOrder: 2,
          squads: { home: quolls, away: seals },
          date: {},
          status: { id: 31, code: 'CANC', name: 'Cancelled', typeId: 4, typeName: 'Abandoned' },
          ...always,
        },
      ],
    },
  ];

  describe('a fixture', () => {
    const { id: seasonId, matches: _, rounds: __, ...head } = current;

    it('lists every match by phase and round: played, live, scheduled, undated, called off', async () => {
      expect(await app.read('getLevelFixture', `${seasons}/2026/fixture`)).to.deep.equal({
        ...head,
        seasonId,
        phases: [
          { id: 1, name: 'Home and Away', code: 'HA', rounds },
          {
            id: 2,
            name: 'Finals',
            code: 'FIN',
            rounds: [{ id: 4, code: 'GF', name: 'Grand Final', number: 4, phaseNumber: 1, matches: [] }],
          },
        ],
      });
    });

    it('of one squad lists its matches, each at its position in its round', async () => {
      const { phases } = await app.read('getLevelFixture', `${seasons}/2026/fixture?squadId=20`);
      const places = phases.map(({ code, rounds: of }) => [
        code,
        of.map(({ number, matches }) => [number, matches.map(({ id, roundOrder }) => [id, roundOrder])]),
      ]);
      expect(places).to.deep.equal([
        [
          'HA',
          [
            [1, [[202601, 2]]],
            [2, [[202603, 2]]],
            [3, [[202606, 2]]],
          ],
        ],
      ]);
    });

    it('names the winner of a final, and its kind', async () => {
      const { phases } = await app.read('getLevelFixture', `${seasons}/2025/fixture`);
      expect(phases[1]?.rounds[0]).to.deep.include({ code: 'GF', name: 'Grand Final', number: 3, phaseNumber: 1 });
      expect(phases[1]?.rounds[0]?.matches[0]).to.deep.include({
        winningSquadId: 40,
        type: { id: 6, code: 'GF', name: 'Grand Final' },
      });
    });
  });

  describe('squads', () => {
    it('are listed by name', async () => {
      expect(await app.read('getLevelSquads', `${seasons}/2026/squads`)).to.deep.equal({
        seasonId: 2026,
        squads: [petrels, quolls, ravens, seals],
      });
    });

    it('have a state where it is known', async () => {
      expect(await app.read('getLevelSquad', `${seasons}/2026/squads/10`)).to.deep.equal({
        seasonId: 2026,
        ...petrels,
        homeState: { id: 2, name: 'Westmark', code: 'WM' },
      });
      expect(await app.read('getLevelSquad', `${seasons}/2026/squads/20`)).to.deep.equal({ seasonId: 2026, ...quolls });
    });

    it('have players, with ages, position and matches so far, and whom only headers name', async () => {
      expect(await app.read('getLevelSquadPersons', `${seasons}/2026/squads/10/persons`)).to.deep.equal({
        seasonId: 2026,
        ...petrels,
        players: [
          {
            personId: 101,
            fullname: 'Tam Brindle',
            displayName: 'T. Brindle',
            firstname: 'Tam',
            surname: 'Brindle',
            jumperNumber: 1,
            dateOfBirth: '1999-11-02',
            ageToday: 26.4,
            ageSeason: 26.4,
            ageYear: 27,
            height: 201,
            position: { id: 107, code: 'RK', name: 'Ruck', description: 'Ruck' },
            matches: { season: 1 },
          },
          {
            personId: 102,
            fullname: 'Joss Kettering',
            displayName: 'J. Kettering',
            firstname: 'Joss',
            surname: 'Kettering',
            jumperNumber: 2,
            dateOfBirth: '2001-06-30',
            ageToday: 24.8,
            ageSeason: 24.7,
            ageYear: 25,
            height: 188,
            weight: 84,
            position: { id: 103, code: 'MID', name: 'Midfield', description: 'Midfielder' },
            matches: { season: 1 },
          },
          {
            personId: 110,
            fullname: 'Ivo Starling',
            displayName: 'I. Starling',
            firstname: 'Ivo',
            surname: 'Starling',
            jumperNumber: 40,
            matches: { season: 1 },
          },
          { personId: 109, fullname: 'Una Brindle', displayName: 'Una Brindle', matches: { season: 0 } },
        ],
      });
    });

    it('of which only logs are known have whom those name', async () => {
      const { players } = await app.read(
        'getLevelSquadPersons',
        '/v1/leagues/5/levels/2/seasons/2024/squads/10/persons',
      );
      expect(players.map(({ personId, fullname, matches }) => [personId, fullname, matches.season])).to.deep.equal([
        [101, 'Person 101', 1],
        [102, 'Person 102', 1],
        [110, 'Ivo Starling', 1],
      ]);
    });
  });

  describe('conferences', () => {
    it('are listed with their squads, all or one', async () => {
      const [a, b] = [
        { code: 'A', name: 'Conference A', squads: [petrels, quolls] },
        { code: 'B', name: 'Conference B', squads: [ravens, seals] },
      ];
      expect(await app.read('getLevelConferences', `${conferences}/conferences`)).to.deep.equal({
        seasonId: 2019,
        conferences: [a, b],
      });
      expect(await app.read('getLevelConferences', `${conferences}/conferences?conference=B`)).to.deep.equal({
        seasonId: 2019,
        conferences: [b],
      });
    });
  });

  describe('the shortcuts of the default league', () => {
    const pairs = [
      ['getSeasons', ''],
      ['getSeason', '/2026'],
      ['getFixture', '/2026/fixture'],
      ['getFixture', '/2026/fixture?squadId=10'],
      ['getLadder', '/2026/ladder'],
      ['getLadderByRound', '/2026/ladder/1'],
      ['getSquads', '/2026/squads'],
      ['getSquad', '/2026/squads/10'],
    ] as const;
    for (const [id, rest] of pairs) {
      it(`/v1/seasons${rest} answers as league 1, level 1`, async () => {
        expect(await app.read(id, `/v1/seasons${rest}`)).to.deep.equal((await app.get(`${seasons}${rest}`)).body);
      });
    }

    it('spell squad in the singular on the way to its persons', async () => {
      expect(await app.read('getSquadPersons', '/v1/seasons/2026/squad/10/persons')).to.deep.equal(
        (await app.get(`${seasons}/2026/squads/10/persons`)).body,
      );
      expect(await app.refused('/v1/seasons/2026/squads/10/persons')).to.include({
        type: '/problems/route-not-found',
        status: 404,
      });
    });
  });
});
