import { expect } from 'chai';
import fc from 'fast-check';
import { ladderOf, type Ladder, type MatchBrief, type SeasonRecord } from '../../src/index.js';
import { briefOf, briefsOf, seasonOf, squadsNamed } from '../support/season.js';

const four = ['Ants', 'Bees', 'Cats', 'Dogs'];

/** Lines such as `Ants 2 1-0-1 4`: played, wins, draws, losses, points. */
const table = ({ lines }: Ladder): readonly string[] =>
  lines.map(
    ({ squad, points, played, wins, draws, losses }) => `${squad.name} ${played} ${wins}-${draws}-${losses} ${points}`,
  );
const order = ({ lines }: Ladder): readonly string[] => lines.map(({ squad }) => squad.name);
const ladder = (matches: string, through?: number, record: Partial<SeasonRecord> = {}): Ladder =>
  ladderOf(seasonOf(briefsOf(matches), { squads: squadsNamed(...four), ...record }), through);

describe('a ladder', () => {
  const cases: readonly (readonly [string, string, number | undefined, readonly string[]])[] = [
    [
      'gives a win 4 points and a loss none, and orders by percentage what has as many',
      '1 Ants 80 Bees 60\n1 Cats 50 Dogs 70',
      undefined,
      ['Dogs 1 1-0-0 4', 'Ants 1 1-0-0 4', 'Bees 1 0-0-1 0', 'Cats 1 0-0-1 0'],
    ],
    [
      'gives a draw 2 points',
      '1 Ants 70 Bees 70\n1 Cats 50 Dogs 71',
      undefined,
      ['Dogs 1 1-0-0 4', 'Ants 1 0-1-0 2', 'Bees 1 0-1-0 2', 'Cats 1 0-0-1 0'],
    ],
    [
      'orders by points before percentage',
      '1 Ants 61 Bees 60\n1 Cats 150 Dogs 10\n2 Ants 61 Dogs 60\n2 Bees 61 Cats 60',
      undefined,
      ['Ants 2 2-0-0 8', 'Cats 2 1-0-1 4', 'Bees 2 1-0-1 4', 'Dogs 2 0-0-2 0'],
    ],
    [
      'is alphabetical where points and percentage are equal',
      '1 Dogs 90 Bees 60\n1 Cats 60 Ants 40',
      undefined,
      ['Cats 1 1-0-0 4', 'Dogs 1 1-0-0 4', 'Ants 1 0-0-1 0', 'Bees 1 0-0-1 0'],
    ],
    [
      'puts squads without a match below those that lost, alphabetically',
      '1 Dogs 90 Cats 0',
      undefined,
      ['Dogs 1 1-0-0 4', 'Cats 1 0-0-1 0', 'Ants 0 0-0-0 0', 'Bees 0 0-0-0 0'],
    ],
    [
      'is alphabetical before the first match',
      '1 Dogs - Cats -\n1 Ants - Bees -',
      undefined,
      ['Ants 0 0-0-0 0', 'Bees 0 0-0-0 0', 'Cats 0 0-0-0 0', 'Dogs 0 0-0-0 0'],
    ],
    [
      'shares a cancelled match, which is not played',
      '1 Ants 80 Bees 60\n1 Cats 0 Dogs 0 CANC',
      undefined,
      ['Ants 1 1-0-0 4', 'Cats 0 0-0-0 2', 'Dogs 0 0-0-0 2', 'Bees 1 0-0-1 0'],
    ],
    [
      'shares an abandoned match, whose score does not count',
      '1 Ants 80 Bees 60\n1 Cats 30 Dogs 20 ABAN',
      undefined,
      ['Ants 1 1-0-0 4', 'Cats 0 0-0-0 2', 'Dogs 0 0-0-0 2', 'Bees 1 0-0-1 0'],
    ],
    [
      'puts a squad that shared a match below one that drew',
      '1 Ants 10 Dogs 10\n1 Bees 0 Cats 0 CANC',
      undefined,
      ['Ants 1 0-1-0 2', 'Dogs 1 0-1-0 2', 'Bees 0 0-0-0 2', 'Cats 0 0-0-0 2'],
    ],
    [
      'does not share a match of a round that has not begun',
      '1 Ants 80 Bees 60\n2 Cats 0 Dogs 0 CANC',
      undefined,
      ['Ants 1 1-0-0 4', 'Bees 1 0-0-1 0', 'Cats 0 0-0-0 0', 'Dogs 0 0-0-0 0'],
    ],
    [
      'counts matches that are complete, not those being played',
      '1 Ants 80 Bees 60\n1 Cats 50 Dogs 10 LIVE\n1 Cats 40 Ants 10 SUSP',
      undefined,
      ['Ants 1 1-0-0 4', 'Bees 1 0-0-1 0', 'Cats 0 0-0-0 0', 'Dogs 0 0-0-0 0'],
    ],
    [
      'counts a match from full time, reviewed or not',
      '1 Ants 80 Bees 60 FT\n1 Cats 50 Dogs 10 REV',
      undefined,
      ['Cats 1 1-0-0 4', 'Ants 1 1-0-0 4', 'Bees 1 0-0-1 0', 'Dogs 1 0-0-1 0'],
    ],
    [
      'through a round counts the rounds up to it, however many matches each squad has played',
      '1 Ants 80 Bees 60\n2 Ants 70 Cats 60\n2 Dogs 50 Bees 40\n3 Ants 10 Dogs 90',
      2,
      ['Ants 2 2-0-0 8', 'Dogs 1 1-0-0 4', 'Cats 1 0-0-1 0', 'Bees 2 0-0-2 0'],
    ],
    [
      'through a round shares the matches cancelled in it',
      '1 Ants 80 Bees 60\n2 Ants 0 Cats 0 CANC\n2 Dogs 50 Bees 40\n3 Cats 0 Dogs 0 CANC',
      2,
      ['Ants 1 1-0-0 6', 'Dogs 1 1-0-0 4', 'Cats 0 0-0-0 2', 'Bees 2 0-0-2 0'],
    ],
  ];
  for (const [title, matches, through, expected] of cases) {
    it(title, () => {
      expect(table(ladder(matches, through))).to.deep.equal(expected);
    });
  }

  it('has complete lines, with percentages to 2 decimals and averages to 1', () => {
    const { lines, round } = ladder('1 Ants 80 Bees 61\n2 Ants 75 Cats 90\n3 Ants 100 Dogs 81');
    const { squad, ...line } = lines.find(({ squad: { name } }) => name === 'Ants') ?? { squad: undefined };
    expect(line).to.deep.equal({
      position: 1,
      points: 8,
      percentage: 109.91,
      played: 3,
      wins: 2,
      draws: 0,
      losses: 1,
      winPct: 66.7,
      for: 255,
      forAverage: 85,
      against: 232,
      againstAverage: 77.3,
      margin: 23,
      marginAverage: 7.7,
    });
    expect(squad).to.include({ id: 1, code: 'ANT', name: 'Ants' });
    expect(round).to.deep.equal({ number: 3, phaseId: 70 });
  });

  it('never divides by 0', () => {
    const { lines } = ladder('1 Ants 80 Bees 0');
    expect(
      lines.map(({ squad: { name }, percentage, winPct, forAverage, marginAverage }) => [
        name,
        percentage,
        winPct,
        forAverage,
        marginAverage,
      ]),
    ).to.deep.equal([
      ['Ants', undefined, 100, 80, 80],
      ['Bees', 0, 0, 0, -80],
      ['Cats', 0, 0, 0, 0],
      ['Dogs', 0, 0, 0, 0],
    ]);
  });

  it('ranks a squad that has not conceded above all others with as many points', () => {
    expect(order(ladder('1 Dogs 1 Cats 0\n1 Ants 150 Bees 1'))).to.deep.equal(['Dogs', 'Ants', 'Bees', 'Cats']);
  });

  it('excludes finals and practice matches', () => {
    const matches = ['1 Ants 80 Bees 60', '2 Bees 90 Ants 10', '3 Cats 90 Dogs 10'].map((line, at) =>
      briefOf(line, at + 1, at === 0 ? {} : { type: at === 1 ? 'GF' : 'PR' }),
    );
    const { lines, round } = ladderOf(seasonOf(matches, { squads: squadsNamed(...four) }));
    expect(table({ lines })).to.deep.equal(['Ants 1 1-0-0 4', 'Bees 1 0-0-1 0', 'Cats 0 0-0-0 0', 'Dogs 0 0-0-0 0']);
    expect(round?.number).to.equal(1);
  });

  const others: readonly (readonly [
    string,
    readonly string[],
    readonly [string, MatchBrief['type']][],
    readonly string[],
    readonly string[],
  ])[] = [
    [
      'a squad of practice matches alone out of the ladder',
      [],
      [
        ['1 Ants 80 Bees 60', 'HA'],
        ['1 Ants 80 Dogs 60', 'PR'],
        ['2 Cats - Bees -', 'HA'],
        ['2 Dogs 70 Emus 60', 'GF'],
      ],
      ['Ants 1 1-0-0 4', 'Bees 1 0-0-1 0', 'Cats 0 0-0-0 0'],
      ['Ants', 'Bees', 'Dogs', 'Cats', 'Emus'],
    ],
    [
      'a squad of the record on the ladder, whatever it plays',
      ['Dogs', 'Foxes'],
      [
        ['1 Ants 80 Bees 60', 'HA'],
        ['1 Ants 80 Dogs 60', 'PR'],
      ],
      ['Ants 1 1-0-0 4', 'Bees 1 0-0-1 0', 'Dogs 0 0-0-0 0', 'Foxes 0 0-0-0 0'],
      ['Dogs', 'Foxes', 'Ants', 'Bees'],
    ],
    [
      'the squads of its record, without a point, on the ladder of a season of practice matches alone',
      ['Bees', 'Ants'],
      [
        ['1 Ants 80 Bees 60', 'PR'],
        ['2 Ants 70 Cats 60', 'PR'],
        ['3 Bees - Cats -', 'PR'],
      ],
      ['Ants 0 0-0-0 0', 'Bees 0 0-0-0 0'],
      ['Bees', 'Ants', 'Cats'],
    ],
    [
      'nobody on the ladder of a season without a record and a home-and-away match',
      [],
      [
        ['1 Ants 80 Bees 60', 'PR'],
        ['2 Ants 80 Bees 60', 'PR'],
      ],
      [],
      ['Ants', 'Bees'],
    ],
  ];
  for (const [title, listed, lines, expected, squads] of others) {
    it(`leaves ${title}, and each of them among the squads`, () => {
      const facts = seasonOf(
        lines.map(([line, type], at) => briefOf(line, at + 1, { type })),
        { squads: squadsNamed(...listed) },
      );
      expect(facts.record.squads.map(({ name }) => name)).to.deep.equal(squads);
      const made = ladderOf(facts);
      expect(table(made)).to.deep.equal(expected);
      expect(made.round).to.deep.equal(
        lines.some(([, type]) => type === 'HA') ? { number: 1, phaseId: 70 } : undefined,
      );
      expect(table(ladderOf(facts, 2))).to.deep.equal(expected);
    });
  }

  it('is that of the last home-and-away round with a complete match', () => {
    const matches = '1 Ants 80 Bees 60\n3 Cats 80 Dogs 60\n5 Ants - Dogs -';
    const rounds = [undefined, 0, 1, 2, 3, 4, 9].map((through) => ladder(matches, through).round?.number);
    expect(rounds).to.deep.equal([3, undefined, 1, 1, 3, 3, 3]);
  });

  it('ignores a squad that is not in the season', () => {
    const facts = seasonOf(briefsOf('1 Ants 80 Bees 60'));
    expect(
      table(ladderOf({ ...facts, record: { ...facts.record, ladderSquads: facts.record.ladderSquads.slice(0, 1) } })),
    ).to.deep.equal(['Ants 1 1-0-0 4']);
  });
});

describe('a placing', () => {
  const matches =
    '1 Ants 90 Bees 60\n1 Cats 80 Dogs 60\n2 Ants 90 Cats 60\n2 Bees 70 Dogs 60\n3 Ants 90 Dogs 50\n3 Bees 90 Cats 80';
  const placings: readonly (readonly [
    string,
    NonNullable<SeasonRecord['placings']>,
    number | undefined,
    readonly string[],
  ])[] = [
    [
      'is where a squad stands from its round on',
      [{ squadId: 1, fromRound: 2, position: 4, reason: 'penalty' }],
      undefined,
      ['Bees', 'Cats', 'Dogs', 'Ants'],
    ],
    [
      'is not yet made before its round',
      [{ squadId: 1, fromRound: 3, position: 4 }],
      2,
      ['Ants', 'Cats', 'Bees', 'Dogs'],
    ],
    ['holds in its round', [{ squadId: 1, fromRound: 2, position: 3 }], 2, ['Cats', 'Bees', 'Ants', 'Dogs']],
    ['may lift a squad', [{ squadId: 4, fromRound: 1, position: 2 }], undefined, ['Ants', 'Dogs', 'Bees', 'Cats']],
    [
      'gives way to a later one of the same squad',
      [
        { squadId: 1, fromRound: 3, position: 2 },
        { squadId: 1, fromRound: 1, position: 4 },
      ],
      undefined,
      ['Bees', 'Ants', 'Cats', 'Dogs'],
    ],
    [
      'is combined with another',
      [
        { squadId: 1, fromRound: 1, position: 4 },
        { squadId: 2, fromRound: 1, position: 3 },
      ],
      undefined,
      ['Cats', 'Dogs', 'Bees', 'Ants'],
    ],
    [
      'beyond the last place is the last',
      [{ squadId: 1, fromRound: 1, position: 50 }],
      undefined,
      ['Bees', 'Cats', 'Dogs', 'Ants'],
    ],
  ];
  for (const [title, given, through, expected] of placings) {
    it(title, () => {
      const { lines } = ladder(matches, through, { placings: given });
      expect(lines.map(({ squad }) => squad.name)).to.deep.equal(expected);
      expect(lines.map(({ position }) => position)).to.deep.equal([1, 2, 3, 4]);
    });
  }

  it('changes no points', () => {
    expect(
      ladder(matches, undefined, { placings: [{ squadId: 1, fromRound: 1, position: 4 }] }).lines.at(-1),
    ).to.include({ points: 12, position: 4 });
  });
});

describe('conferences', () => {
  it('number their squads in the order of the ladder, including placings', () => {
    const squads = squadsNamed(...four).map((squad) => ({
      ...squad,
      conferenceCode: ['Ants', 'Dogs'].includes(squad.name) ? 'A' : 'B',
    }));
    const matches = '1 Ants 80 Bees 60\n1 Cats 80 Dogs 50';
    const places = (record: Partial<SeasonRecord>) =>
      ladder(matches, undefined, { squads, ...record }).lines.map(
        ({ squad, conferencePosition }) => `${squad.name} ${String(squad.conferenceCode)}${String(conferencePosition)}`,
      );
    expect(places({})).to.deep.equal(['Cats B1', 'Ants A1', 'Bees B2', 'Dogs A2']);
    expect(places({ placings: [{ squadId: 1, fromRound: 1, position: 4 }] })).to.deep.equal([
      'Cats B1',
      'Bees B2',
      'Dogs A1',
      'Ants A2',
    ]);
  });

  it('are absent if there are none', () => {
    expect(ladder('1 Ants 80 Bees 60').lines.some((line) => 'conferencePosition' in line)).to.equal(false);
  });
});

describe('the laws of ladders', () => {
  const names = [...four, 'Emus', 'Foxes'];
  const points = fc.integer({ min: 0, max: 150 });
  const round = fc.shuffledSubarray(names, { minLength: names.length, maxLength: names.length });
  const status = fc.constantFrom('FINAL', 'FINAL', 'FINAL', 'FT', 'CANC', 'ABAN', 'SCHED', 'LIVE');
  const season = fc
    .array(fc.tuple(round, fc.array(fc.tuple(points, points, status), { minLength: 3, maxLength: 3 })), {
      maxLength: 8,
    })
    .map((rounds) =>
      rounds.flatMap(([drawn, scores], at): readonly MatchBrief[] =>
        scores.map(([home, away, code], n) =>
          briefOf(`${at + 1} ${drawn[2 * n] ?? ''} ${home} ${drawn[2 * n + 1] ?? ''} ${away} ${code}`, at * 10 + n),
        ),
      ),
    );
  const holds = (law: (facts: ReturnType<typeof seasonOf>, made: Ladder) => void): void => {
    fc.assert(
      fc.property(season, (matches) => {
        const facts = seasonOf(matches, { squads: squadsNamed(...names) });
        law(facts, ladderOf(facts));
      }),
      { numRuns: 300 },
    );
  };

  it('margins sum to zero, and points for to points against', () => {
    holds((_, { lines }) => {
      expect(lines.reduce((sum, { margin }) => sum + margin, 0)).to.equal(0);
      expect(lines.reduce((sum, line) => sum + line.for - line.against, 0)).to.equal(0);
    });
  });

  it('points are four a win, two a draw and two a match called off', () => {
    holds(({ matches }, { lines, round: last }) => {
      for (const { squad, points: total, wins, draws, losses, played } of lines) {
        const off = matches.filter(
          ({ status: code, home, away, roundNumber }) =>
            ['CANC', 'ABAN'].includes(code) &&
            [home.id, away.id].includes(squad.id) &&
            roundNumber <= (last?.number ?? -1),
        );
        expect(total).to.equal(4 * wins + 2 * draws + 2 * off.length);
        expect(played).to.equal(wins + draws + losses);
      }
    });
  });

  it('positions number the squads, each named once', () => {
    holds((_, { lines }) => {
      expect(lines.map(({ position }) => position)).to.deep.equal(names.map((__, at) => at + 1));
      expect(lines.map(({ squad }) => squad.name).toSorted()).to.deep.equal(names);
    });
  });

  it('through the last round it is the present ladder', () => {
    holds((facts, current) => {
      if (current.round !== undefined) expect(ladderOf(facts, current.round.number)).to.deep.equal(current);
    });
  });

  it('does not depend on the order of the matches', () => {
    holds((facts, current) => {
      expect(ladderOf({ ...facts, matches: facts.matches.toReversed() })).to.deep.equal(current);
    });
  });

  it('every number is finite', () => {
    holds((_, { lines }) => {
      for (const line of lines)
        for (const value of Object.values(line))
          if (typeof value === 'number') expect(Number.isFinite(value)).to.equal(true);
    });
  });
});
