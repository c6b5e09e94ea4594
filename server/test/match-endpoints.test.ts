import { expect } from 'chai';
import { openMatch } from '@goalsquare/engine';
import type { Answer } from '@goalsquare/openapi';
import { appForSuite, sourceOf } from './support/app.js';
import { header, logs, openMatches } from './support/match-log.js';
import { expectProblem } from './support/problem.js';
import { record, worldOfSeason } from './support/season.js';

const app = appForSuite({ world: worldOfSeason(openMatches()) });
const bare = appForSuite();

const petrels = { id: 10, name: 'Petrels', code: 'PET' };
const quolls = { id: 20, name: 'Quolls', code: 'QUO' };
const stroud = { personId: 104, fullname: 'Élan Stroud', displayName: 'É. Stroud' };
const kettering = { personId: 102, fullname: 'Joss Kettering', displayName: 'J. Kettering' };
const varra = { personId: 103, fullname: "Ned O'Varra", displayName: "N. O'Varra", squadId: 10 };
const at = (x: number, y: number) => ({ x, y, xStd: x, yStd: y });

describe('the persons of a match', () => {
  it('are told with what the season knows of them, by id, and with the field umpires', async () => {
    const {
      matchId,
      squads: { home, away },
      officials,
    } = await app.read('getMatchPersons', '/v1/matches/7001/persons');
    expect([matchId, home.id, home.name, home.code]).to.deep.equal([7001, 10, 'Petrels', 'PET']);
    expect(home.players.map(({ personId }) => personId)).to.deep.equal([101, 102, 103, 104, 105, 106]);
    expect(home.players.slice(0, 2)).to.deep.equal([
      {
        personId: 101,
        fullname: 'Tam Brindle',
        displayName: 'T. Brindle',
        firstname: 'Tam',
        surname: 'Brindle',
        jumperNumber: 1,
        dateOfBirth: '2004-09-28',
        matchAge: 21.5,
        height: 187,
        weight: 84,
        positions: { selected: { id: 1, code: 'FB', name: 'FB' }, season: { id: 102, code: 'KD', name: 'Key Def' } },
      },
      {
        personId: 102,
        fullname: 'Joss Kettering',
        displayName: 'J. Kettering',
        firstname: 'Joss',
        surname: 'Kettering',
        jumperNumber: 2,
        positions: { selected: { id: 2, code: 'CHB', name: 'CHB' } },
      },
    ]);
    expect(home.players[3]).to.include({
      fullname: 'Elan Stroud',
      displayName: 'É. Stroud',
      dateOfBirth: '1998-03-28',
      matchAge: 28,
    });
    expect(away.players).to.have.lengthOf(6);
    expect(officials).to.deep.equal([
      { personId: 901, fullname: 'Ivo Tallis', displayName: 'Ivo Tallis', positions: {} },
      {
        personId: 902,
        fullname: 'Una Brack',
        displayName: 'U. Brack',
        jumperNumber: 7,
        positions: { selected: { id: 301, code: 'FU', name: 'Field Umpire' } },
      },
    ]);
  });

  it('are told without a season as far as the header goes, before the match too', async () => {
    const {
      squads: { home },
    } = await bare.read('getMatchPersons', '/v1/matches/7003/persons');
    expect(home.players[0]).to.deep.equal({
      personId: 101,
      fullname: 'Tam Brindle',
      displayName: 'T. Brindle',
      firstname: 'Tam',
      surname: 'Brindle',
      jumperNumber: 1,
      positions: { selected: { id: 1, code: 'FB', name: 'FB' } },
    });
    expect((await bare.read('getMatchPersons', '/v1/matches/7005/persons')).squads.away.players[0]).to.deep.equal({
      personId: 201,
      fullname: 'Person 201',
      displayName: 'Person 201',
      positions: {},
    });
  });

  it("have the names of the season's list where the header has none", async () => {
    const {
      squads: { home },
    } = await app.read('getMatchPersons', '/v1/matches/7005/persons');
    expect(home.players[3]).to.include({ personId: 104, fullname: 'Elan Stroud', surname: 'Stroud' });
  });

  it('of a match known by its result are told where the header names them', async () => {
    expect((await app.read('getMatchPersons', '/v1/matches/7007/persons')).squads.home.players).to.have.lengthOf(6);
  });
});

describe('the venue of a match', () => {
  it('is told with where it lies and who has travelled, from the moment the match is scheduled', async () => {
    for (const id of [7001, 7004]) {
      expect(await app.read('getMatchVenue', `/v1/matches/${id}/venue`)).to.deep.equal({
        matchId: id,
        id: 40,
        name: 'Saltbush Park',
        code: 'SAL',
        dimensions: { length: 160, width: 141 },
        location: {
          timezone: 'Australia/Melbourne',
          country: { id: 1, name: 'Australia', code: 'AUS', state: { id: 3, name: 'Bay State', code: 'BAY' } },
        },
        squads: { home: { ...petrels, interstateTravel: false }, away: { ...quolls, interstateTravel: true } },
      });
    }
  });

  it('has no more of a location than is known', async () => {
    expect(await bare.read('getMatchVenue', '/v1/matches/7001/venue')).to.deep.include({
      location: { timezone: 'Australia/Melbourne' },
      squads: { home: petrels, away: quolls },
    });
  });

  const country = { id: 9, name: 'Faroway', code: 'FAR' };
  const venue = { id: 40, code: 'SAL', name: 'Saltbush Park' };
  const overseas = appForSuite({ world: worldOfSeason(openMatches(), { ...record, venues: [{ ...venue, country }] }) });
  const unknown = appForSuite({
    world: worldOfSeason(openMatches(), {
      ...record,
      squads: [{ ...quolls, homeState: { id: 3, name: 'Bay State', code: 'BAY' } }],
    }),
  });

  it('overseas has a country without a state, and nobody is said to have travelled between states', async () => {
    expect(await overseas.read('getMatchVenue', '/v1/matches/7001/venue')).to.deep.include({
      location: { timezone: 'Australia/Melbourne', country },
      squads: { home: petrels, away: quolls },
    });
  });

  it('says nothing of the travel of a squad whose home is not known', async () => {
    expect((await unknown.read('getMatchVenue', '/v1/matches/7001/venue')).squads).to.deep.equal({
      home: petrels,
      away: { ...quolls, interstateTravel: false },
    });
  });
});

describe('the rotations of a match', () => {
  it('tell who went off and on, and where everybody is at the end', async () => {
    const { home, away, rotations } = await app.read('getMatchRotations', '/v1/matches/7001/rotations');
    expect(rotations).to.have.lengthOf(4);
    expect(rotations[1]).to.deep.equal({
      matchTrxId: 233,
      period: 2,
      periodSecs: 240,
      squad: petrels,
      off: { ...kettering, reason: 'Interchange', reasonCode: 'ROIN' },
      on: stroud,
    });
    expect(home.players.map(({ personId }) => personId)).to.deep.equal([101, 102, 103, 104, 105, 106]);
    expect(home.players[0]?.currentStint).to.deep.equal({
      status: 'ON',
      period: 1,
      periodSecs: 0,
      elapsedSecs: 1805 + 1740 + 1830 + 1829,
    });
    expect(home.players[1]).to.deep.equal({
      ...kettering,
      currentStint: {
        status: 'OFF',
        period: 4,
        periodSecs: 240,
        elapsedSecs: 1589,
        reason: 'Interchange',
        reasonCode: 'ROIN',
      },
    });
    expect(home.players[3]?.currentStint).to.include({ status: 'ON', period: 4, elapsedSecs: 1589 });
    expect([away.id, away.name, away.code, away.players.length]).to.deep.equal([20, 'Quolls', 'QUO', 6]);
  });

  it('of a live match count up to its last second', async () => {
    const { home } = await app.read('getMatchRotations', '/v1/matches/7002/rotations');
    expect(home.players[1]?.currentStint).to.deep.equal({
      status: 'OFF',
      period: 1,
      periodSecs: 240,
      elapsedSecs: 1805 - 240 + 128,
      reason: 'Interchange',
      reasonCode: 'ROIN',
    });
  });

  const emergency = {
    personId: 299,
    firstname: 'Ott',
    surname: 'Venn',
    position: { id: 221, code: 'EMG', name: 'Emergency' },
  };
  const named = appForSuite({
    matches: sourceOf([
      openMatch({
        header: { ...header, away: { ...header.away, players: [...header.away.players, emergency] } },
        entries: logs[0]?.entries ?? [],
      }),
    ]),
  });
  it('name emergencies, who are neither on the ground nor off it', async () => {
    const {
      away: { players },
    } = await named.read('getMatchRotations', '/v1/matches/7001/rotations');
    expect(players.at(-1)).to.deep.equal({ personId: 299, fullname: 'Ott Venn', displayName: 'O. Venn' });
    expect(players.filter(({ currentStint }) => currentStint === undefined)).to.have.lengthOf(1);
  });

  it('are none, and nobody has a stint, where the source lacks them', async () => {
    const { home, rotations } = await app.read('getMatchRotations', '/v1/matches/7008/rotations');
    expect(rotations).to.deep.equal([]);
    expect(home.players[0]).to.deep.equal({ personId: 101, fullname: 'Tam Brindle', displayName: 'T. Brindle' });
  });
});

describe('the shots of a match', () => {
  it('tell what each came to, and what is expected of one like it', async () => {
    const { shots } = await app.read('getMatchShots', '/v1/matches/7001/shots');
    expect(shots).to.have.lengthOf(8);
    const [first, second] = shots;
    const { pointsExpected = NaN, accuracyExpected = NaN, ...result } = first?.result ?? {};
    expect({ ...first, result }).to.deep.equal({
      matchTrxId: 107,
      period: 1,
      periodSecs: 30,
      player: { id: 105, fullname: 'Wim Ashgrove', displayName: 'W. Ashgrove' },
      squad: petrels,
      result: { name: 'Goal', code: 'GOAL', points: 6 },
      score: { homePoints: 6, awayPoints: 0 },
      details: {
        angleGroup: 'Left Corridor',
        distanceGroup: '15-30m',
        origin: 'Mark',
        type: 'Set Shot Regular',
        location: at(52, 8),
        locationRotated: at(52, 8),
      },
    });
    expect(accuracyExpected).to.be.within(0.5, 1);
    expect(pointsExpected).to.be.within(6 * (accuracyExpected ?? 0), 6 * (accuracyExpected ?? 0) + 1);
    expect(second).to.deep.include({
      matchTrxId: 116,
      squad: quolls,
      score: { homePoints: 6, awayPoints: 1 },
      details: {
        angleGroup: 'Left Corridor',
        distanceGroup: '15-30m',
        origin: 'General Play',
        type: 'General Play Regular',
        location: at(-52, -9),
        locationRotated: at(52, 9),
      },
    });
  });

  it('add up to the expected points of the squads', async () => {
    const { shots } = await app.read('getMatchShots', '/v1/matches/7001/shots');
    const { squads } = await app.read(
      'getSquadStatistics',
      '/v1/matches/7001/statistics/squads?metric=POINTS_EXPECTED',
    );
    for (const {
      id,
      statistics: [expected],
    } of squads) {
      const sum = shots
        .filter(({ squad }) => squad.id === id)
        .reduce((total, { result }) => total + (result?.pointsExpected ?? 0), 0);
      expect(expected?.value).to.be.closeTo(sum, 0.05);
    }
  });

  it('say nothing of a spot that was not captured, and nothing yet of a ball on its way', async () => {
    const { shots } = await app.read('getMatchShots', '/v1/matches/7008/shots');
    expect(shots[0]).to.deep.include({
      result: { name: 'Miss', code: 'MISS', points: 0, pointsExpected: null, accuracyExpected: null },
      score: { homePoints: 0, awayPoints: 0 },
      details: { origin: 'General Play', type: 'Ground Kick' },
    });
    expect(shots[1]).to.deep.equal({
      matchTrxId: 5,
      period: 1,
      periodSecs: 35,
      player: { id: 201, fullname: 'Col Marchbank', displayName: 'C. Marchbank' },
      squad: quolls,
      details: {
        angleGroup: 'Left Corridor',
        distanceGroup: '50m+',
        origin: 'General Play',
        type: 'General Play Regular',
        location: at(30, -70.5),
        locationRotated: at(-30, 70.5),
      },
    });
  });
});

describe('the entries of a match', () => {
  it('tell how the ball was brought in, from what, and what came of it', async () => {
    const { entries } = await app.read('getMatchEntries', '/v1/matches/7001/entries');
    expect(
      entries
        .slice(0, 3)
        .map(({ id, squad, details: { result, source } }) => [
          id,
          squad.code,
          result.outcome,
          source.name,
          source.type,
        ]),
    ).to.deep.equal([
      [105, 'PET', 'Mark', 'Centre Bounce', 'Stoppage'],
      [112, 'QUO', 'Turnover', 'Centre Bounce', 'Stoppage'],
      [122, 'QUO', 'Rushed Behind', 'Intercept', 'Intercept'],
    ]);
    expect(entries[0]).to.deep.equal({
      id: 105,
      period: 1,
      periodSecs: 10,
      player: { id: 102, fullname: 'Joss Kettering', displayName: 'J. Kettering' },
      squad: petrels,
      details: {
        type: 'Kick',
        result: { outcome: 'Mark' },
        source: { name: 'Centre Bounce', type: 'Stoppage' },
        kick: {
          isGround: false,
          foot: 'Left',
          distance: 'Long',
          direction: 'Forward',
          launchLocation: at(10, 5),
          launchLocationRotated: at(10, 5),
          resultLocation: at(52, 8),
          resultLocationRotated: at(52, 8),
          launchDistanceToGoal: 70.2,
          resultDistanceToGoal: 29.1,
        },
      },
    });
    expect(entries[1]?.details.kick).to.deep.include({
      launchLocation: at(-8, 2),
      launchLocationRotated: at(8, -2),
      resultLocation: at(-48, -10),
      resultLocationRotated: at(48, 10),
      resultDistanceToGoal: 33.5,
    });
  });

  it('are as many as INSIDE_50 says', async () => {
    const { entries } = await app.read('getMatchEntries', '/v1/matches/7001/entries');
    const { squads } = await app.read('getSquadStatistics', '/v1/matches/7001/statistics/squads?metric=INSIDE_50');
    expect(squads.map(({ statistics }) => statistics[0]?.value)).to.deep.equal(
      [10, 20].map((id) => entries.filter(({ squad }) => squad.id === id).length),
    );
  });

  it('say no more than is known', async () => {
    const { entries } = await app.read('getMatchEntries', '/v1/matches/7008/entries');
    expect(entries.map(({ details }) => details)).to.deep.equal([
      {
        type: 'Kick',
        result: { outcome: 'Stoppage' },
        source: { name: 'Centre Bounce', type: 'Stoppage' },
        kick: {
          isGround: true,
          distance: 'Long',
          direction: 'Forward',
          resultLocation: at(40, 50),
          resultLocationRotated: at(40, 50),
          resultDistanceToGoal: 64,
        },
      },
      {
        type: 'Kick',
        result: {},
        source: { name: 'Throw In', type: 'Stoppage' },
        kick: {
          isGround: false,
          launchLocation: at(30, -70.5),
          launchLocationRotated: at(-30, 70.5),
          launchDistanceToGoal: 130.7,
        },
      },
    ]);
  });
});

describe('the stoppages of a match', () => {
  it('tell of the bounce, the tap, the first possession, the clearance and the exit', async () => {
    const { stoppages } = await app.read('getMatchStoppages', '/v1/matches/7001/stoppages');
    expect(stoppages).to.have.lengthOf(16);
    expect(stoppages[0]).to.deep.equal({
      id: 100,
      name: 'Centre Bounce',
      code: 'CEBO',
      period: 1,
      periodSeconds: 0,
      zonePhysical: 'CB',
      location: at(0, 0),
      hitout: {
        id: 101,
        name: 'Centre Bounce Hitout',
        code: 'CBHO',
        period: 1,
        periodSeconds: 2,
        player: { ...stroud, squadId: 10 },
      },
      firstPossession: {
        id: 102,
        name: 'Centre Bounce First Possession',
        code: 'CBFP',
        period: 1,
        periodSeconds: 4,
        zone: 'CB',
        player: varra,
      },
      clearance: {
        id: 103,
        name: 'Centre Bounce Clearance',
        code: 'CBCL',
        period: 1,
        periodSeconds: 6,
        zone: 'CB',
        player: varra,
      },
      stoppageExit: {
        id: 103,
        name: 'Centre Bounce Exit',
        code: 'CBEX',
        period: 1,
        periodSeconds: 6,
        zone: 'CB',
        type: 'Handball',
        player: varra,
        location: at(2, 2),
      },
    });
    expect(stoppages[2]).to.deep.equal({
      id: 126,
      name: 'Ball Up',
      code: 'BAUP',
      period: 1,
      periodSeconds: 200,
      zonePhysical: 'LM',
      location: at(-20, 10),
    });
    expect(stoppages[3]?.stoppageExit).to.deep.equal({
      id: 131,
      name: 'Ball Up Exit',
      code: 'BUEX',
      period: 1,
      periodSeconds: 230,
      zone: 'DM',
      type: 'Kick',
      player: { personId: 106, fullname: 'Odd Ferrow', displayName: 'O. Ferrow', squadId: 10 },
      kicking: { distance: 'Short', direction: 'Forward' },
      location: at(-18, 12),
    });
  });

  it('are as many as STOPPAGE says', async () => {
    const { stoppages } = await app.read('getMatchStoppages', '/v1/matches/7001/stoppages');
    const { squads } = await app.read('getSquadStatistics', '/v1/matches/7001/statistics/squads?metric=STOPPAGE');
    expect(squads.map(({ statistics }) => statistics[0]?.value)).to.deep.equal([stoppages.length, stoppages.length]);
  });

  it('whose restart was not captured have the name of their kind and the place of their first transaction', async () => {
    const { stoppages } = await app.read('getMatchStoppages', '/v1/matches/7008/stoppages');
    expect(stoppages[0])
      .to.deep.include({ id: 1, name: 'Centre Bounce', code: 'CEBO', periodSeconds: 5, zonePhysical: 'CB' })
      .and.not.to.have.property('location');
    expect(stoppages[1]).to.deep.include({
      id: 4,
      name: 'Throw In',
      code: 'THIN',
      zonePhysical: 'RM',
      location: at(40, 50),
    });
  });
});

describe('a match known by its result only', () => {
  it('is told with its score and periods, without a clock', async () => {
    const body = await app.read('getMatch', '/v1/matches/7006');
    expect(body).to.deep.include({
      time: {},
      status: { id: 22, code: 'FINAL', name: 'Final', typeId: 3, typeName: 'Completed' },
      periods: [{ period: 1 }, { period: 2 }],
      home: { ...petrels, score: { goals: 2, behinds: 3, points: 15, result: 'Win' } },
      away: { ...quolls, score: { goals: 2, behinds: 1, points: 13, result: 'Loss' } },
      result: 'Home Win',
      resultCode: 'HW',
      winningSquadId: 10,
    });
    expect((await app.read('getMatch', '/v1/matches/7007')).periods).to.deep.equal([]);
  });

  it('has a score by periods', async () => {
    const score: Answer<'getMatchScore'> = await app.read('getMatchScore', '/v1/matches/7006/score');
    expect(score.home.periods).to.deep.equal([
      {
        period: 1,
        goals: 0,
        behinds: 3,
        points: 3,
        margin: -9,
        result: 'Loss',
        resultCode: 'L',
        goalsCumulative: 0,
        behindsCumulative: 3,
        pointsCumulative: 3,
        marginCumulative: -9,
      },
      {
        period: 2,
        goals: 2,
        behinds: 0,
        points: 12,
        margin: 11,
        result: 'Win',
        resultCode: 'W',
        goalsCumulative: 2,
        behindsCumulative: 3,
        pointsCumulative: 15,
        marginCumulative: 2,
      },
    ]);
    expect(await app.read('getMatchScore', '/v1/matches/7007/score'))
      .to.deep.include({ result: 'Draw', resultCode: 'D' })
      .and.not.to.have.property('winningSquadId');
  });
});

describe('a match endpoint refuses', () => {
  const told = ['transactions', 'chains', 'rotations', 'shots', 'entries', 'stoppages'];
  const counted = ['metrics', 'statistics/leaders', 'statistics/players', 'statistics/squads'];
  const notStarted = 'has not started, so there is no data yet.';
  const held = 'is known by its result only: no transactions are held, nor anything told or counted from them.';
  const cases: readonly (readonly [id: number, rest: string, code: string, detail: string])[] = [
    ...[7003, 7004, 7009].flatMap((id) =>
      [...told, 'score'].map((rest) => [id, rest, 'match-not-started', notStarted] as const),
    ),
    ...[7004, 7009, 7010].map((id) => [id, 'persons', 'match-not-started', notStarted] as const),
    ...[7004, 7009, 7010].flatMap((id) => counted.map((rest) => [id, rest, 'teams-not-entered', ''] as const)),
    ...[7006, 7007].flatMap((id) => [...told, ...counted].map((rest) => [id, rest, 'data-not-held', held] as const)),
    [7006, 'persons', 'data-not-held', 'is known by its result only: no persons are held.'],
    ...[...told, ...counted, 'persons', 'venue', 'score'].map((rest) => [1, rest, 'match-not-found', ''] as const),
  ];
  const details: Readonly<Record<string, (id: number) => string>> = {
    'teams-not-entered': (id) => `The teams of match ${id} are not entered yet, so there is no data.`,
    'match-not-found': (id) => `There is no match ${id}.`,
  };
  for (const [id, rest, code, detail] of cases) {
    it(`${rest} of match ${id}: ${code}`, async () => {
      const answer = await app.get(`/v1/matches/${id}/${rest}`).set('X-Request-Id', 'test');
      expectProblem(answer, code, details[code]?.(id) ?? `Match ${id} ${detail}`);
    });
  }

  for (const [level, list] of [
    ['players', 'playerMetricRequests'],
    ['squads', 'squadMetricRequests'],
  ] as const) {
    it(`posted statistics of ${level} of a match known by its result only`, async () => {
      expect(await app.refused(`/v1/matches/7006/statistics/${level}`, { [list]: [{}] })).to.include({
        type: '/problems/data-not-held',
        status: 404,
      });
    });
  }
});
