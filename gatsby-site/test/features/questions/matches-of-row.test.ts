import type { StatisticsRow } from '@goalsquare/openapi/types';
import { expect } from 'chai';
import { matchesOfRow } from '../../../src/features/questions/matches-of-row.js';
import type { Query } from '../../../src/query/query.js';

const row: StatisticsRow = {
  person: { personId: 101, fullname: 'A Player', displayName: 'A. Player' },
  season: 2025,
  matches: 20,
  statistics: [],
};
const query: Query = {
  level: 'players',
  values: {
    seasonId: ['2024', '2025'],
    zone: ['F50'],
    metric: ['KICK', 'GOAL'],
    measure: ['perMatch'],
    minMatches: ['5'],
  },
};

const seasons = [
  { leagueId: 1, levelId: 2, seasonId: 2024 },
  { leagueId: 1, levelId: 2, seasonId: 2025 },
];

describe('the matches behind a value of a row', () => {
  it('are those of the player and season of the row, with the filter of the query', () => {
    expect(matchesOfRow(query, { by: ['person', 'season'], seasons }, row, 'GOAL')).to.deep.equal({
      level: 'players',
      values: {
        leagueId: ['1'],
        levelId: ['2'],
        seasonId: ['2025'],
        zone: ['F50'],
        metric: ['GOAL'],
        measure: ['total'],
        personId: ['101'],
        by: ['match'],
        sort: ['match'],
        limit: ['200'],
      },
    });
  });

  it('are selected by the area of a cell', () => {
    const cell = { number: 1, x: 66, y: 0 };
    const ofCell = matchesOfRow(query, { by: ['square'], seasons }, { ...row, cell }, 'GOAL');
    expect(ofCell?.values.area?.[0]).to.match(/^polygon\(/u);
    expect(ofCell?.values).to.deep.include({ areaUnit: ['standard'], by: ['match'] });
    expect(ofCell?.values).not.to.have.property('cellMetres');
    const values = { ...query.values, area: ['goal(0-30 m)'] };
    expect(matchesOfRow({ ...query, values }, { by: ['square'], seasons }, { ...row, cell }, 'GOAL')).to.equal(
      undefined,
    );
  });

  it('are none if the rows are of one match, or no filter selects the row', () => {
    for (const by of [['person', 'match'], ['person', 'receiver'], ['hex'], ['person', 'opponent']] as const)
      expect(matchesOfRow(query, { by: [...by], seasons }, row, 'KICK'), by.join()).to.equal(undefined);
  });
});
