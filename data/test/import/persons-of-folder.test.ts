import type { MatchHeader } from '@goalsquare/engine';
import { expect } from 'chai';
import type { Folder, LogOfFolder } from '../../src/import/folder.js';
import { sharedRound } from '../../src/import/merge-ids.js';
import { atTwoSquads, namesakesIn, personsOfFolder } from '../../src/import/persons-of-folder.js';
import { Register } from '../../src/register/register.js';

type Player = MatchHeader['home']['players'][number];
type Place = Partial<Record<'leagueId' | 'levelId' | 'seasonId' | 'roundNumber', number>>;

const named = (personId: number, fullname: string, jumperNumber?: number): Player => ({
  ...{ personId, fullname },
  ...(jumperNumber !== undefined && { jumperNumber }),
});
const names: Readonly<Record<number, string>> = { 10: 'Otters', 20: 'Herons', 30: 'Larks', 40: 'Moles' };

/** A match of two squads by their ids, with their players. */
function match(home: number, ours: readonly Player[], away: number, theirs: readonly Player[], place: Place = {}) {
  const side = (id: number, players: readonly Player[]) => ({ id, name: names[id], players });
  const where = { leagueId: 1, levelId: 1, seasonId: 2031, roundNumber: 1, ...place };
  return { ...where, home: side(home, ours), away: side(away, theirs) } as unknown as MatchHeader;
}
const folderOf = (...headers: readonly MatchHeader[]): Folder<LogOfFolder> =>
  ({ logs: new Map(headers.map((header, at) => [at, { file: `${at}`, header }])) }) as unknown as Folder<LogOfFolder>;

const personsIn = (headers: readonly MatchHeader[], register = Register.empty) => [
  ...personsOfFolder(folderOf(...headers), register).values(),
];
/** The pairs of persons with one name, and whether they are likely one. */
const pairsIn = (...headers: readonly MatchHeader[]): readonly string[] =>
  namesakesIn(personsIn(headers)).map(
    ({ name, persons: [one, other], isLikely }) => `${name} ${one?.id} ${other?.id}${isLikely ? ', likely' : ''}`,
  );
const twice = (...headers: readonly MatchHeader[]): readonly number[] =>
  atTwoSquads(personsIn(headers)).map(({ id }) => id);
const second = { roundNumber: 2 };

describe('the persons of a folder', () => {
  it('are by id, with all names, and each squad and season with its numbers', () => {
    const parts: Player = { personId: 2, firstname: 'Bo', surname: 'Reed' };
    const all = personsIn([
      match(10, [named(7, 'Ada Brook', 4), parts], 20, [{ personId: 3, surname: 'Fox' }, { personId: 1 }]),
      match(10, [named(7, 'Ada Brook-Lane', 5)], 20, [named(3, 'Cy Fox', 9)], second),
      match(30, [named(7, 'Ada Brook', 4)], 10, [], { seasonId: 2032 }),
    ]);
    expect(
      all.map(({ id, names: of, squads, rounds }) => [
        id,
        [...of].join(' / '),
        squads.map(
          ({ squad, squadId, seasonId, numbers }) => `${squad} ${squadId} ${seasonId}: ${[...numbers].join()}`,
        ),
        [...rounds].map(([round, at]) => `${round}: ${[...at].join()}`),
      ]),
    ).to.deep.equal([
      [1, '', ['Herons 20 2031: '], ['1 1 2031 1: Herons']],
      [2, 'Bo Reed', ['Otters 10 2031: '], ['1 1 2031 1: Otters']],
      [3, 'Fox / Cy Fox', ['Herons 20 2031: 9'], ['1 1 2031 1: Herons', '1 1 2031 2: Herons']],
      [
        7,
        'Ada Brook / Ada Brook-Lane',
        ['Otters 10 2031: 4,5', 'Larks 30 2032: 4'],
        ['1 1 2031 1: Otters', '1 1 2031 2: Otters', '1 1 2032 1: Larks'],
      ],
    ]);
  });

  it('are one person after a merge', () => {
    const register = new Register([], [{ from: 7, to: 9 }]);
    const all = personsIn(
      [match(10, [named(7, 'Ada Brook')], 20, []), match(10, [named(9, 'A. Brook')], 20, [], second)],
      register,
    );
    expect(all.map(({ id, names: of }) => [id, ...of])).to.deep.equal([[9, 'Ada Brook', 'A. Brook']]);
  });

  const pairs: readonly (readonly [string, readonly MatchHeader[], readonly string[]])[] = [
    [
      'two with one name in different rounds, likely with one squad and number',
      [match(10, [named(1, 'Ada Brook', 4)], 20, []), match(10, [named(2, 'ada brook', 4)], 20, [], second)],
      ['Ada Brook 1 2, likely'],
    ],
    [
      'two who share one number of several',
      [
        match(10, [named(1, 'Ada Brook', 4)], 20, []),
        match(10, [named(1, 'Ada Brook', 5)], 20, [], { roundNumber: 3 }),
        match(10, [named(2, 'Ada Brook', 5)], 20, [], second),
      ],
      ['Ada Brook 1 2, likely'],
    ],
    [
      'two with other numbers',
      [match(10, [named(1, 'Ada Brook', 4)], 20, []), match(10, [named(2, 'Ada Brook', 5)], 20, [], second)],
      ['Ada Brook 1 2'],
    ],
    [
      'two at other squads with one number',
      [match(10, [named(1, 'Ada Brook', 4)], 20, []), match(30, [named(2, 'Ada Brook', 4)], 20, [], second)],
      ['Ada Brook 1 2'],
    ],
    [
      'two in other seasons with one number',
      [
        match(10, [named(1, 'Ada Brook', 4)], 20, []),
        match(10, [named(2, 'Ada Brook', 4)], 20, [], { seasonId: 2032 }),
      ],
      ['Ada Brook 1 2'],
    ],
    [
      'the likely ones first, whatever came first',
      [
        match(10, [named(1, 'Ada Brook', 4), named(3, 'Cy Fox', 8)], 20, []),
        match(10, [named(2, 'Ada Brook', 5), named(4, 'Cy Fox', 8)], 20, [], second),
      ],
      ['Cy Fox 3 4, likely', 'Ada Brook 1 2'],
    ],
    [
      'no two of one round, at one squad or two',
      [match(10, [named(1, 'Ada Brook', 4), named(2, 'Ada Brook', 4)], 20, [named(3, 'Ada Brook', 4)])],
      [],
    ],
    [
      'two of the same round of other leagues, which are other rounds',
      [match(10, [named(1, 'Ada Brook', 4)], 20, []), match(10, [named(2, 'Ada Brook', 5)], 20, [], { leagueId: 2 })],
      ['Ada Brook 1 2'],
    ],
  ];
  for (const [what, headers, expected] of pairs)
    it(`are doubtful: ${what}`, () => {
      expect(pairsIn(...headers)).to.deep.equal(expected);
    });

  it('are at two squads if a round has them at both, in any match', () => {
    const ada = [named(1, 'Ada Brook')];
    expect(twice(match(10, ada, 20, ada))).to.deep.equal([1]);
    expect(twice(match(10, ada, 20, []), match(30, ada, 40, []))).to.deep.equal([1]);
    expect(twice(match(10, ada, 20, []), match(30, ada, 40, [], second))).to.deep.equal([]);
    expect(twice(match(10, ada, 20, []), match(30, [], 10, ada))).to.deep.equal([]);
  });
});

describe('a round that two squads share', () => {
  const first = match(10, [], 20, []);
  const rows: readonly (readonly [string, MatchHeader, string | undefined])[] = [
    ['is that in which one is at home', match(30, [], 40, []), 'round 1 of season 2031 of league 1, level 1'],
    ['is that in which one is away', match(40, [], 30, []), 'round 1 of season 2031 of league 1, level 1'],
    ['is not another round', match(30, [], 40, [], second), undefined],
    ['is not that of another season', match(30, [], 40, [], { seasonId: 2032 }), undefined],
    ['is not that of another league', match(30, [], 40, [], { leagueId: 2 }), undefined],
    ['is not that of another level', match(30, [], 40, [], { levelId: 2 }), undefined],
    ['is none if one has no match', match(40, [], 50, []), undefined],
  ];
  for (const [what, other, expected] of rows)
    it(what, () => {
      expect(sharedRound(folderOf(first, other), 10, 30)).to.equal(expected);
      expect(sharedRound(folderOf(first, other), 30, 20)).to.equal(expected);
    });
});
