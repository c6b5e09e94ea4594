import { briefOf, completeSeason, type Match, type SeasonRecord } from '@goalsquare/engine';
import { emptyWorld, type World } from '@goalsquare/data';

const bay = { id: 3, name: 'Bay State', code: 'BAY' };
const hills = { id: 4, name: 'Hill State', code: 'HIL' };

/** The records of the tests' season beside its matches: some players, and a ground with its location. */
export const record: SeasonRecord = {
  kind: 'season',
  format: 'goalsquare-season',
  version: 1,
  league: { id: 1, name: 'Harbour League', code: 'HAR', gender: '1' },
  level: { id: 1, name: 'Seniors', code: 'SEN' },
  id: 2026,
  competitionId: 2026000001,
  competitionCode: 'HAR',
  competitionName: 'Harbour League',
  squads: [
    {
      id: 10,
      code: 'PET',
      name: 'Petrels',
      homeState: bay,
      players: [
        {
          personId: 101,
          fullname: 'Tam Brindle',
          dateOfBirth: '2004-09-28',
          heightCm: 187,
          weightKg: 84,
          positionCode: 'KD',
        },
        { personId: 104, fullname: 'Elan Stroud', surname: 'Stroud', dateOfBirth: '1998-03-28' },
      ],
    },
    { id: 20, code: 'QUO', name: 'Quolls', homeState: hills },
  ],
  venues: [
    {
      id: 40,
      code: 'SAL',
      name: 'Saltbush Park',
      timeZone: 'Australia/Melbourne',
      country: { id: 1, name: 'Australia', code: 'AUS', state: bay },
    },
  ],
};

/** The world of one season: a record of it and matches. */
export function worldOfSeason(matches: readonly Match[], known: SeasonRecord = record): World {
  const facts = completeSeason(known, matches.map(briefOf));
  return {
    ...emptyWorld,
    recordVersion: '1',
    season: (leagueId, levelId, seasonId) =>
      facts && leagueId === 1 && levelId === 1 && seasonId === known.id
        ? { ...facts, version: '1', steadyVersion: '1' }
        : undefined,
  };
}
