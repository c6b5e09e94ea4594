import { expect } from 'chai';
import { completeSeason, conferencesOf, levelOf, type MatchBrief } from '../../src/index.js';
import { bareRecord, briefOf, briefsOf, seasonOf, squadsNamed } from '../support/season.js';

const on = (startDate: string, utcMatchStart?: string): Partial<MatchBrief> => ({
  date: { startDate, ...(utcMatchStart !== undefined && { utcMatchStart }) },
});
const finals = { phase: { id: 71, code: 'FIN', name: 'Finals' } };

describe('a season without a record', () => {
  const matches = [
    briefOf('2 Cats 60 Ants 50', 3, on('2030-03-16', '2030-03-16T03:00:00Z')),
    briefOf('1 Ants 60 Bees 50', 1, on('2030-03-09', '2030-03-09T03:00:00Z')),
    briefOf('1 Cats 60 Dogs 50', 2, {
      ...on('2030-03-10', '2030-03-10T03:00:00Z'),
      venue: { id: 2, code: 'OTH', name: 'Other Park', lengthMetres: 150, widthMetres: 120 },
    }),
    briefOf('3 Ants 60 Cats 50', 4, { ...finals, ...on('2030-03-23'), phaseRoundNumber: 1, type: 'GF' }),
  ];
  const facts = completeSeason(undefined, matches);

  it('has a name for league, level and competition', () => {
    expect(facts?.record).to.deep.include({
      id: 2030,
      league: { id: 1, name: 'League 1', code: 'L1' },
      level: { id: 1, name: 'Seniors', code: 'SEN' },
      competitionId: 7,
      competitionCode: 'L1',
      competitionName: 'Trial Cup',
      conferences: [],
      placings: [],
    });
    expect([1, 2, 3, 5, 9].map((id) => levelOf(id).code)).to.deep.equal(['SEN', 'RES', 'U16', 'U18', 'L9']);
  });

  it('has the matches in the order they start', () => {
    expect(facts?.matches.map(({ id }) => id)).to.deep.equal([1, 2, 3, 4]);
  });

  it('has their phases, and their rounds with the first and last start of each', () => {
    expect(facts?.record.phases.map(({ id }) => id)).to.deep.equal([70, 71]);
    expect(facts?.record.rounds).to.deep.equal([
      {
        number: 1,
        phaseId: 70,
        phaseNumber: 1,
        code: 'R1',
        name: 'Round 1',
        start: '2030-03-09T03:00:00Z',
        end: '2030-03-10T03:00:00Z',
      },
      {
        number: 2,
        phaseId: 70,
        phaseNumber: 2,
        code: 'R2',
        name: 'Round 2',
        start: '2030-03-16T03:00:00Z',
        end: '2030-03-16T03:00:00Z',
      },
      { number: 3, phaseId: 71, phaseNumber: 1, code: 'GF', name: 'Grand Final' },
    ]);
  });

  it('has their squads and venues', () => {
    expect(facts?.record.squads).to.deep.equal(
      [
        ['ANT', 'Ants'],
        ['BEE', 'Bees'],
        ['CAT', 'Cats'],
        ['DOG', 'Dogs'],
      ].map(([code, name], at) => ({ id: at + 1, code, name, players: [] })),
    );
    expect(facts?.record.venues.map(({ code }) => code)).to.deep.equal(['TRI', 'OTH']);
  });

  const names: readonly (readonly [string, readonly MatchBrief['type'][], string, string])[] = [
    ['one kind of final', ['SF', 'SF'], 'SF', 'Semi Final'],
    ['two kinds of finals', ['QF', 'EF'], 'FW1', 'Finals Week 1'],
    ['practice matches', ['PR'], 'R4', 'Round 4'],
    ['a final among others', ['HA', 'QF'], 'R4', 'Round 4'],
  ];
  for (const [title, types, code, name] of names) {
    it(`calls a round of ${title} ${name}`, () => {
      const round = types.map((type, at) => briefOf('4 Ants 1 Bees 0', at, { type, phaseRoundNumber: 1 }));
      expect(completeSeason(undefined, round)?.record.rounds).to.deep.equal([
        { number: 4, phaseId: 70, phaseNumber: 1, code, name },
      ]);
    });
  }

  it('is absent without a match', () => {
    expect(completeSeason(undefined, [])).to.equal(undefined);
  });
});

describe('a season with a record', () => {
  it('may have no match', () => {
    const facts = completeSeason(bareRecord, []);
    expect(facts).to.deep.equal({
      matches: [],
      record: {
        id: 2030,
        league: bareRecord.league,
        level: bareRecord.level,
        competitionId: 7,
        competitionCode: 'TC',
        competitionName: 'Trial Cup',
        phases: [],
        rounds: [],
        squads: [],
        ladderSquads: [],
        conferences: [],
        venues: [],
        placings: [],
      },
    });
  });

  it('is that of the record, completed from the matches', () => {
    const { record } = seasonOf(
      [briefOf('1 Ants 6 Bees 0', 1, on('2030-03-09', '2030-03-09T03:00:00Z')), briefOf('2 Cats 6 Bees 0', 2)],
      {
        championshipId: 3,
        competitionType: 'Premiership',
        phases: [
          { id: 70, code: 'H', name: 'Season' },
          { id: 71, code: 'F', name: 'Finals' },
        ],
        rounds: [
          { number: 3, phaseId: 71, phaseNumber: 1, code: 'F1', name: 'Week 1', startDate: '2030-09-01' },
          { number: 1, phaseId: 70, phaseNumber: 1, code: 'OR', name: 'Opening Round' },
        ],
        squads: [
          { id: 2, code: 'BZZ', name: 'The Bees' },
          { id: 9, code: 'IBI', name: 'Ibises' },
        ],
        venues: [{ id: 1, code: 'TRL', name: 'Trial Ground', timeZone: 'Australia/Perth' }],
      },
    );
    expect(record).to.deep.include({
      championshipId: 3,
      competitionType: 'Premiership',
      phases: [
        { id: 70, code: 'H', name: 'Season' },
        { id: 71, code: 'F', name: 'Finals' },
      ],
    });
    expect(record.rounds.map(({ code, start, startDate }) => [code, start, startDate])).to.deep.equal([
      ['OR', '2030-03-09T03:00:00Z', undefined],
      ['R2', undefined, undefined],
      ['F1', undefined, '2030-09-01'],
    ]);
    expect(record.squads.map(({ code }) => code)).to.deep.equal(['BZZ', 'IBI', 'ANT', 'CAT']);
    expect(record.venues.map(({ code }) => code)).to.deep.equal(['TRL']);
  });

  it('adds players of headers to those of a list, with the names of the latest match', () => {
    const [first, second] = briefsOf('1 Ants 6 Bees 0\n2 Bees 6 Ants 0');
    if (first === undefined || second === undefined) throw new Error('two matches were made');
    const squads = [
      { id: 1, code: 'ANT', name: 'Ants', players: [{ personId: 11, fullname: 'Tam Brindle', heightCm: 190 }] },
    ];
    const named = (players: MatchBrief['home']['players'], later: MatchBrief['home']['players']) =>
      seasonOf(
        [
          { ...second, ...on('2030-03-02'), away: { ...second.away, players: later } },
          { ...first, ...on('2030-03-01'), home: { ...first.home, players } },
        ],
        { squads },
      ).record.squads.find(({ id }) => id === 1)?.players;
    expect(
      named(
        [
          { personId: 11, jumperNumber: 4 },
          { personId: 12, jumperNumber: 5 },
        ],
        [{ personId: 12, jumperNumber: 6 }],
      ),
    ).to.deep.equal([
      { personId: 11, fullname: 'Tam Brindle', heightCm: 190 },
      { personId: 12, jumperNumber: 6 },
    ]);
  });

  it('has the conferences of its squads if it lists none', () => {
    const squads = squadsNamed('Ants', 'Bees', 'Cats').map((squad, at) => ({
      ...squad,
      conferenceCode: at === 1 ? 'B' : 'A',
    }));
    const namesOf = (conferences: {
      readonly conferences?: readonly { readonly code: string; readonly name: string }[];
    }) =>
      conferencesOf(seasonOf([], { squads, ...conferences }).record).map(({ code, name, squads: of }) => [
        code,
        name,
        of.map((squad) => squad.name),
      ]);
    expect(namesOf({})).to.deep.equal([
      ['A', 'Conference A', ['Ants', 'Cats']],
      ['B', 'Conference B', ['Bees']],
    ]);
    expect(
      namesOf({
        conferences: [
          { code: 'B', name: 'Beach' },
          { code: 'A', name: 'Alps' },
        ],
      }),
    ).to.deep.equal([
      ['B', 'Beach', ['Bees']],
      ['A', 'Alps', ['Ants', 'Cats']],
    ]);
  });
});
