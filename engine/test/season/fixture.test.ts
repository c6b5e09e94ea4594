import { expect } from 'chai';
import { fixtureOf, progressOfSeason, type MatchBrief, type SeasonRecord } from '../../src/index.js';
import { briefOf, seasonOf, squadId } from '../support/season.js';

const at = (startDate: string, time?: string): Partial<MatchBrief> => ({
  date: { startDate, ...(time !== undefined && { startTime: time, utcMatchStart: `${startDate}T${time}Z` }) },
});
const phases = [
  { id: 70, code: 'HA', name: 'Home and Away' },
  { id: 71, code: 'FIN', name: 'Finals' },
];
const rounds = [1, 2, 3].map((number) => ({
  number,
  phaseId: number < 3 ? 70 : 71,
  phaseNumber: number < 3 ? number : 1,
  code: `R${number}`,
  name: `Round ${number}`,
}));

describe('a fixture', () => {
  const matches = [
    briefOf('1 Ants - Bees -', 1),
    briefOf('1 Cats - Dogs -', 2, at('2030-03-09', '05:00:00')),
    briefOf('1 Emus - Foxes -', 3, at('2030-03-08', '05:00:00')),
    briefOf('1 Goats - Hares -', 4, at('2030-03-09', '05:00:00')),
    briefOf('1 Ibises - Jays -', 5, at('2030-03-09')),
    briefOf('1 Kites - Lynxes -', 6),
    briefOf('2 Ants - Cats -', 7, at('2030-03-01', '05:00:00')),
  ];
  const facts = seasonOf(matches, { phases, rounds });
  const inBrief = (squad?: string) =>
    fixtureOf(facts, squad === undefined ? undefined : squadId(squad)).map(({ phase, rounds: of }) => [
      phase.code,
      of.map(({ round, matches: inRound }) => [
        round.code,
        inRound.map(({ match, roundOrder }) => `${roundOrder}:${match.id}`).join(' '),
      ]),
    ]);

  it('orders the matches of a round by start, then by id, those without a date last', () => {
    expect(inBrief()).to.deep.equal([
      [
        'HA',
        [
          ['R1', '1:3 2:5 3:2 4:4 5:1 6:6'],
          ['R2', '1:7'],
        ],
      ],
      ['FIN', [['R3', '']]],
    ]);
  });

  it('of one squad keeps the order, and excludes rounds and phases without the squad', () => {
    expect(inBrief('Dogs')).to.deep.equal([['HA', [['R1', '3:2']]]]);
    expect(inBrief('Ants')).to.deep.equal([
      [
        'HA',
        [
          ['R1', '5:1'],
          ['R2', '1:7'],
        ],
      ],
    ]);
    expect(inBrief('Zebras')).to.deep.equal([]);
  });
});

describe('the progress of a season', () => {
  const dated = (line: string, id: number, day: string, changes: Partial<MatchBrief> = {}) =>
    briefOf(line, id, { ...at(day, '05:00:00'), ...changes });
  const progress = (matches: readonly MatchBrief[], record: Partial<SeasonRecord> = { phases, rounds }) => {
    const { lastCompleted, nextScheduled, ...rest } = progressOfSeason(seasonOf(matches, record));
    return { ...rest, last: lastCompleted?.number, next: nextScheduled?.number };
  };
  const finals = { phase: { id: 71, code: 'FIN', name: 'Finals' } };
  const cases: readonly (readonly [string, readonly MatchBrief[], readonly (number | undefined)[]])[] = [
    [
      'before it starts',
      [dated('1 Ants - Bees -', 1, '2030-03-01'), dated('2 Ants - Bees -', 2, '2030-03-08')],
      [0, 2, undefined, 1],
    ],
    [
      'in a round',
      [
        dated('1 Ants 9 Bees 8', 1, '2030-03-01'),
        dated('2 Ants 7 Cats 6', 2, '2030-03-08'),
        dated('2 Bees - Dogs -', 3, '2030-03-09'),
        dated('3 Bees - Dogs -', 4, '2030-03-16', finals),
      ],
      [2, 2, 1, 2],
    ],
    [
      'between rounds',
      [dated('1 Ants 9 Bees 8', 1, '2030-03-01'), dated('2 Ants - Bees -', 2, '2030-03-08')],
      [1, 1, 1, 2],
    ],
    ['while a match is live', [dated('1 Ants 9 Bees 8 LIVE', 1, '2030-03-01')], [0, 1, undefined, 1]],
    [
      'with a match called off',
      [dated('1 Ants - Bees -', 1, '2030-03-01', { status: 'CANC' }), dated('2 Ants - Bees -', 2, '2030-03-08')],
      [1, 1, 1, 2],
    ],
    [
      'with a match put off to a later day',
      [
        dated('1 Ants - Bees -', 1, '2030-05-01', { status: 'POST' }),
        dated('2 Cats 7 Bees 6', 2, '2030-03-08'),
        dated('3 Cats - Bees -', 3, '2030-03-15', finals),
      ],
      [1, 2, 2, 3],
    ],
    [
      'with a match put off without a day',
      [briefOf('1 Ants - Bees - POST', 1), dated('2 Cats 7 Bees 6', 2, '2030-03-08')],
      [1, 1, 2, 1],
    ],
    [
      'at its end',
      [dated('1 Ants 9 Bees 8', 1, '2030-03-01'), dated('2 Ants 7 Bees 6', 2, '2030-03-08')],
      [2, 0, 2, undefined],
    ],
    ['without a match', [], [0, 0, undefined, undefined]],
  ];
  for (const [title, matches, expected] of cases) {
    it(`${title} is counted in matches and rounds`, () => {
      const { complete, incomplete, last, next } = progress(matches);
      expect([complete, incomplete, last, next]).to.deep.equal(expected);
    });
  }

  it('has the dates of its matches and of the rounds of its record', () => {
    const dates = (matches: readonly MatchBrief[], record: Partial<SeasonRecord> = {}) => {
      const { startDate, endDate, firstMatchStart } = progress(matches, record);
      return [startDate, endDate, firstMatchStart];
    };
    const matches = [
      dated('2 Ants - Bees -', 1, '2030-03-08'),
      dated('1 Ants - Bees -', 2, '2030-03-01'),
      briefOf('3 Ants - Bees -', 3),
    ];
    expect(dates(matches)).to.deep.equal(['2030-03-01', '2030-03-08', '2030-03-01T05:00:00Z']);
    expect(
      dates(matches, {
        phases,
        rounds: rounds.map((round) =>
          round.number === 3 ? { ...round, startDate: '2030-03-15', endDate: '2030-03-16' } : round,
        ),
      })[1],
    ).to.equal('2030-03-16');
    expect(dates([briefOf('1 Ants - Bees -', 1)])).to.deep.equal([undefined, undefined, undefined]);
  });
});
