import type { HeaderPlayer, MatchHeader } from '@goalsquare/engine';
import { expect } from 'chai';
import { Findings } from '../../src/import/findings.js';
import { addBoxScoreFindings } from '../../src/import/player-statistics-csv/findings.js';
import { sourceOfIds } from '../../src/import/player-statistics-csv/id-source.js';
import { headerPlayerOf, namesakesOf, playerIn } from '../../src/import/player-statistics-csv/persons.js';
import type { PlayerRow, PlayerStatistics } from '../../src/import/player-statistics-csv/rows.js';
import { squadsOf } from '../../src/import/player-statistics-csv/squads.js';
import { DataError } from '../../src/log/fault.js';

const ids: Readonly<Record<string, number>> = { Otters: 10, Town: 10, Herons: 20, Larks: 30 };
const squad = (name: string) => ({ id: ids[name] ?? 0, code: name, name });

const row = (change: Partial<PlayerRow> = {}): PlayerRow =>
  ({ line: 2, team: 'Otters', fullname: 'Ada Brook', statistics: {}, ...change }) as PlayerRow;

describe('the person of a row of statistics', () => {
  const ada: HeaderPlayer = { personId: 1, fullname: 'Ada Brook', jumperNumber: 4 };
  const bo: HeaderPlayer = { personId: 2, firstname: 'Bo', surname: 'Reed', jumperNumber: 5 };
  const half: HeaderPlayer = { personId: 3, surname: 'Fox', jumperNumber: 6 };
  const squadOf = [ada, bo, half, { personId: 4 }];
  const cases: readonly (readonly [string, Partial<PlayerRow>, readonly HeaderPlayer[], number | undefined])[] = [
    ['has its id', { personId: 2 }, squadOf, 2],
    ['has its name', { personId: 77, jumper: 5 }, squadOf, 1],
    ['has its name but for case and signs', { fullname: 'ADA BROOK.' }, squadOf, 1],
    ['has its name in two parts', { fullname: 'Bo Reed' }, squadOf, 2],
    ['has its number', { fullname: 'B. Reed', jumper: 5 }, squadOf, 2],
    ['has its number if two have its name', { jumper: 7 }, [ada, { ...ada, personId: 9, jumperNumber: 7 }], 9],
    ['is not known by half a name', { fullname: 'Fox' }, squadOf, undefined],
    ['is not known by another number', { fullname: 'X', jumper: 9 }, squadOf, undefined],
    ['is not known without a number', { fullname: 'X' }, squadOf, undefined],
    ['is not known by a number of two', { fullname: 'X', jumper: 4 }, [ada, { ...bo, jumperNumber: 4 }], undefined],
    ['is not known in an empty squad', {}, [], undefined],
  ];
  for (const [what, change, players, expected] of cases)
    it(what, () => {
      expect(playerIn(row(change), players)?.personId).to.equal(expected);
    });

  it('is in the header with the parts of the name and the number that the row has', () => {
    expect(headerPlayerOf(row(), 7)).to.deep.equal({ personId: 7, fullname: 'Ada Brook' });
    expect(headerPlayerOf(row({ firstname: 'Ada', surname: 'Brook', jumper: 0 }), 7)).to.deep.equal({
      ...{ personId: 7, fullname: 'Ada Brook', firstname: 'Ada', surname: 'Brook', jumperNumber: 0 },
    });
  });

  const round = (change: object, ...players: readonly PlayerRow[]) => ({
    match: { seasonId: 2031, type: 'HA', round: 1, ...change },
    players,
  });
  const herons = row({ team: 'Herons', fullname: 'ada brook' });
  const names: readonly (readonly [string, readonly ReturnType<typeof round>[], readonly string[]])[] = [
    ['of two squads in a round', [round({}, row()), round({}, herons)], ['adabrook']],
    ['of two squads in a match', [round({}, row(), herons)], ['adabrook']],
    ['of one squad under two names', [round({}, row(), row({ team: 'Town' }))], []],
    ['of two squads in two rounds', [round({}, row()), round({ round: 2 }, herons)], []],
    ['of two squads in two seasons', [round({}, row()), round({ seasonId: 2032 }, herons)], []],
    ['of two squads in a final and before', [round({}, row()), round({ type: 'GF' }, herons)], []],
    ['with ids', [round({}, row({ personId: 1 })), round({}, { ...herons, personId: 2 })], []],
    ['of which one has an id', [round({}, row()), round({}, { ...herons, personId: 2 })], []],
  ];
  for (const [what, matches, expected] of names)
    it(`${expected.length === 0 ? 'is one' : 'are two'} by a name ${what}`, () => {
      const found = namesakesOf({ matches } as unknown as PlayerStatistics, (name) => squad(name).id);
      expect([...found].map((name) => name.replaceAll(/[^a-z]/gu, ''))).to.deep.equal(expected);
    });

  const sources: readonly (readonly [string, object, string, string | undefined])[] = [
    ['AFL Tables', { person_id: 'ID', team: 'Playing.for' }, '11', 'afltables'],
    ['fryzigg', { person_id: 'player_id', home: 'match_home_team' }, '11', 'fryzigg'],
    ['the AFL, by its form', { person_id: 'person_id' }, 'CD_I11', 'afl'],
    ['nobody without an id', { person_id: 'ID', team: 'Playing.for' }, '', undefined],
    ['our own', { person_id: 'person_id', team: 'Playing.for' }, '11', undefined],
    ['nobody known', { person_id: 'ID', team: 'Team' }, '11', undefined],
    ['nobody known, beside other home teams', { person_id: 'player_id', home: 'Home' }, '11', undefined],
  ];
  for (const [what, headers, id, expected] of sources)
    it(`has an id of ${what}`, () => {
      expect(sourceOfIds({ headers } as never, id)).to.equal(expected);
    });
});

describe('the side of a row of statistics', () => {
  const header = { home: squad('Otters'), away: squad('Herons') } as unknown as MatchHeader;
  const sidesOf = (...rows: readonly PlayerRow[]): readonly string[] => {
    const findings = new Findings();
    try {
      const { home, away } = squadsOf(header, rows, 'x.csv', { squad }, findings);
      return [`${home.length} v ${away.length}`, ...findings.lines()];
    } catch (error) {
      return error instanceof DataError ? error.faults.map(({ line, allowed }) => `${line}: ${allowed}`) : ['?'];
    }
  };
  const cases: readonly (readonly [string, Partial<PlayerRow>, readonly string[]])[] = [
    ['is that of its team', {}, ['1 v 0']],
    ['is that of its team, away', { team: 'Herons', side: 'away' }, ['0 v 1']],
    ['is that of its team under another name', { team: 'Town' }, ['1 v 0']],
    [
      'is that of its team, though the row has another',
      { side: 'away' },
      ['1 v 0', 'x.csv:2: home_away: found "away", allowed is home, the side of Otters; the squad is used'],
    ],
    [
      'is its own if the match has another team',
      { team: 'Larks', side: 'away' },
      [
        '0 v 1',
        'x.csv:2: team: found "Larks", allowed is Otters or Herons, or an alias of one; the side of the row is used',
      ],
    ],
    ['is none of another team without a side', { team: 'Larks' }, ['2: Otters or Herons']],
  ];
  for (const [what, change, expected] of cases)
    it(what, () => {
      expect(sidesOf(row(change))).to.deep.equal(expected);
    });
});

describe('a box score that contradicts itself', () => {
  const away = row({ line: 9, team: 'Herons' });
  const said = (home: readonly PlayerRow[], result?: object, others: readonly PlayerRow[] = [away]) => {
    const findings = new Findings();
    addBoxScoreFindings(findings, 'x.csv', { home, away: others }, result as never);
    return findings.lines().map((one) => one.split(', allowed')[0]);
  };
  const stats = (statistics: PlayerRow['statistics'], line = 2): PlayerRow => row({ statistics, line });
  const result = { home: { goals: 3, behinds: 2 }, away: { goals: 0, behinds: 0 } };
  const cases: readonly (readonly [string, () => readonly (string | undefined)[], readonly string[]])[] = [
    [
      'adds up',
      () =>
        said([stats({ KICK: 1, HANDBALL: 2, DISPOSAL: 3 })], undefined, [stats({ KICK: 0, HANDBALL: 0, DISPOSAL: 0 })]),
      [],
    ],
    [
      'has other disposals',
      () =>
        said([stats({ KICK: 1, HANDBALL: 2, DISPOSAL: 4 })], undefined, [stats({ KICK: 0, HANDBALL: 0, DISPOSAL: 0 })]),
      ['x.csv:2: DISPOSAL: found 4'],
    ],
    [
      'lacks handballs',
      () => said([stats({ KICK: 1, DISPOSAL: 4 })], undefined, [stats({ KICK: 0, DISPOSAL: 0 })]),
      [],
    ],
    [
      'lacks kicks',
      () => said([stats({ HANDBALL: 1, DISPOSAL: 4 })], undefined, [stats({ HANDBALL: 0, DISPOSAL: 0 })]),
      [],
    ],
    [
      'has as many contested marks as marks',
      () => said([stats({ MARK: 2, MARK_CONTESTED: 2 })], undefined, [stats({ MARK: 0, MARK_CONTESTED: 0 })]),
      [],
    ],
    [
      'has more contested marks than marks',
      () => said([stats({ MARK: 2, MARK_CONTESTED: 3 })], undefined, [stats({ MARK: 0, MARK_CONTESTED: 0 })]),
      ['x.csv:2: MARK_CONTESTED: found 3'],
    ],
    [
      'lacks a statistic of one player',
      () => said([stats({ KICK: 1 }), stats({}, 3)], undefined, [stats({ KICK: 0 }, 9)]),
      ['x.csv:3: KICK: found ""'],
    ],
    ['has players of one squad', () => said([row()], undefined, []), ['x.csv:2: team: found "Otters"']],
    ['has players of the other squad', () => said([], undefined, [away]), ['x.csv:9: team: found "Herons"']],
    [
      'has the goals of the score',
      () => said([stats({ GOAL: 1 }), stats({ GOAL: 2 }, 3)], result, [stats({ GOAL: 0 })]),
      [],
    ],
    [
      'has other goals',
      () => said([stats({ GOAL: 1 }), stats({ GOAL: 1 }, 3)], result, [stats({ GOAL: 0 })]),
      ['x.csv:2: GOAL: found 2'],
    ],
    ['has fewer behinds, as some are rushed', () => said([stats({ BEHIND: 1 })], result, [stats({ BEHIND: 0 })]), []],
    ['has all behinds', () => said([stats({ BEHIND: 2 })], result, [stats({ BEHIND: 0 })]), []],
    [
      'has more behinds',
      () => said([stats({ BEHIND: 3 })], result, [stats({ BEHIND: 0 })]),
      ['x.csv:2: BEHIND: found 3'],
    ],
    [
      'has other goals than a score in points, which says nothing',
      () => said([stats({ GOAL: 9 })], { home: { points: 1 }, away: { points: 0 } }, [stats({ GOAL: 0 })]),
      [],
    ],
  ];
  for (const [what, lines, expected] of cases)
    it(what, () => {
      expect(lines()).to.deep.equal(expected);
    });
});
