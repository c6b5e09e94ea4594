import type { StatisticsMatch, StatisticsRow } from '@goalsquare/openapi/types';
import { expect } from 'chai';
import { evidenceOfRow } from '../../../src/features/questions/evidence-of-row.js';
import type { Query } from '../../../src/query/query.js';

const match: StatisticsMatch = {
  matchId: 7,
  leagueId: 1,
  levelId: 1,
  seasonId: 2025,
  phaseCode: 'REG',
  roundNumber: 3,
  venueId: 20,
  homeSquadId: 10,
  awaySquadId: 30,
  homeSquadCode: 'AAA',
  awaySquadCode: 'BBB',
};
const row: StatisticsRow = {
  person: { personId: 101, fullname: 'A Player', displayName: 'A. Player' },
  match,
  period: 2,
  statistics: [],
};
const ofCell: StatisticsRow = { ...row, cell: { number: 1, x: 75, y: -5 } };
const query: Query = { level: 'players', values: { zone: ['F50'], result: ['won'], metric: ['KICK'] } };
const total = { code: 'KICK', measure: 'total' } as const;

describe('a value of a row', () => {
  it('has evidence if it is of one player in one match, with the filter of the query', () => {
    expect(evidenceOfRow(query, { by: ['person', 'match'] }, row, total)).to.deep.equal({
      matchId: 7,
      level: 'players',
      id: 101,
      metric: 'KICK',
      filter: { zone: 'F50', period: '2' },
    });
  });

  it('has evidence if the query names the only match, and the only squad', () => {
    const values = { matchId: ['9'], squadId: ['10'] };
    expect(evidenceOfRow({ level: 'squads', values }, { by: ['opponent'] }, { statistics: [] }, total)).to.include({
      matchId: 9,
      level: 'squads',
      id: 10,
    });
  });

  it('has the area of its cell on the standard ground', () => {
    const { filter } = evidenceOfRow(query, { by: ['square'] }, ofCell, total) ?? {};
    expect(filter?.areaUnit).to.equal('standard');
    expect(filter?.area).to.equal('polygon(69.9999 -10.0001, 149.9999 -10.0001, 149.9999 -0.0001, 69.9999 -0.0001)');
    const hexagon = evidenceOfRow(query, { by: ['hex'] }, ofCell, total)?.filter.area;
    expect(hexagon?.split(',')).to.have.length(6);
  });

  it('has none for several matches or persons, other measures, receivers, and cells in an area', () => {
    const { match: _, ...ofMany } = row;
    const { person: __, ...ofNobody } = row;
    const matches = { ...query, values: { matchId: ['1', '2'] } };
    const inArea = { ...query, values: { ...query.values, area: ['circle(0 0 5)'] } };
    for (const [asked, by, of, column] of [
      [query, 'person', ofMany, total],
      [matches, 'person', ofMany, total],
      [query, 'match', ofNobody, total],
      [query, 'match', row, { ...total, measure: 'rollingMean' }],
      [query, 'receiver', row, total],
      [inArea, 'hex', ofCell, total],
    ] as const)
      expect(evidenceOfRow(asked, { by: [by] }, of, column)).to.equal(undefined);
  });
});
