import { expect } from 'chai';
import { seasonIssues } from '../../src/index.js';
import { bareRecord, squadsNamed } from '../support/season.js';

const phases = [{ id: 70, code: 'HA', name: 'Home and Away' }];
const round = { number: 1, phaseId: 70, phaseNumber: 1, code: 'R1', name: 'Round 1' };
const [ants = { id: 0, code: '', name: '' }] = squadsNamed('Ants');
const player = { personId: 11, fullname: 'Tam Brindle' };

describe('the record of a season', () => {
  it('that is valid has no issues', () => {
    expect(
      seasonIssues({
        ...bareRecord,
        phases,
        rounds: [round],
        squads: [{ ...ants, players: [{ ...player, positionCode: 'KF', dateOfBirth: '2001-02-03' }] }],
      }),
    ).to.deep.equal([]);
  });

  const cases: readonly (readonly [string, unknown, readonly (readonly [string, unknown])[]])[] = [
    ['no object', [], [['', []]]],
    [
      'a gender there is not',
      { ...bareRecord, league: { ...bareRecord.league, gender: '4' } },
      [['league.gender', '4']],
    ],
    [
      'a position there is not',
      { ...bareRecord, squads: [{ ...ants, players: [{ ...player, positionCode: 'FB' }] }] },
      [['squads[0].players[0].positionCode', 'FB']],
    ],
    ['an unknown member', { ...bareRecord, club: 1 }, [['club', 1]]],
    ['a phase twice', { ...bareRecord, phases: [...phases, ...phases] }, [['phases[1].id', 70]]],
    [
      'a round twice',
      { ...bareRecord, phases, rounds: [round, { ...round, name: 'Again' }] },
      [['rounds[1].number', 1]],
    ],
    ['a round of no phase', { ...bareRecord, phases, rounds: [{ ...round, phaseId: 7 }] }, [['rounds[0].phaseId', 7]]],
    ['a squad twice', { ...bareRecord, squads: [ants, ants] }, [['squads[1].id', 1]]],
    [
      'a player twice',
      { ...bareRecord, squads: [{ ...ants, players: [player, player] }] },
      [['squads[0].players[1].personId', 11]],
    ],
    [
      'a conference twice',
      {
        ...bareRecord,
        conferences: [
          { code: 'A', name: 'A' },
          { code: 'A', name: 'B' },
        ],
      },
      [['conferences[1].code', 'A']],
    ],
    [
      'a squad of no conference',
      { ...bareRecord, conferences: [{ code: 'A', name: 'A' }], squads: [{ ...ants, conferenceCode: 'C' }] },
      [['squads[0].conferenceCode', 'C']],
    ],
    [
      'a placing of no squad',
      { ...bareRecord, squads: [ants], placings: [{ squadId: 3, fromRound: 1, position: 1 }] },
      [['placings[0].squadId', 3]],
    ],
  ];
  for (const [title, record, expected] of cases) {
    it(`with ${title} has an issue`, () => {
      const issues = seasonIssues(record);
      expect(issues.map(({ field, value }) => [field, value])).to.deep.equal(expected);
      for (const { allowed } of issues) expect(allowed).to.match(/\S/u);
    });
  }
});
