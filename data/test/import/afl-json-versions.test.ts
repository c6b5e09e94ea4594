import { expect } from 'chai';
import { DataError } from '../../src/log/fault.js';
import {
  changedJson,
  gathering,
  interchange,
  ladder,
  matchItem,
  roster,
  scores,
  statistics,
  type Json,
  type JsonFiles,
} from '../support/afl-json.js';
import { folders } from '../support/folder.js';

const newFolder = folders();
const EARLIER = 'row that a later file of the match replaces';
const ID = 'CD_M90310140101';

/** Names files `1.json`, `2.json` and so on, in the order they are read. */
const inOrder = (...files: readonly Json[]): JsonFiles =>
  Object.fromEntries(files.map((file, at) => [`${at + 1}.json`, file]));
const gathered = (...files: readonly Json[]) => gathering(newFolder(), inOrder(...files));
function complaintOf(files: JsonFiles): string {
  try {
    gathering(newFolder(), files);
    return '';
  } catch (error) {
    return error instanceof DataError ? error.message : String(error);
  }
}
const withoutWorm = (item: Json): Json => changedJson(item, 'score.scoreWorm', null);
const updated = (time: string): Json => changedJson(roster(), 'matchRoster.lastUpdated', time);
const updatedRows = (time: string): Json =>
  changedJson(statistics(), 'awayTeamPlayerStats.1.playerStats.lastUpdated', time);

describe('of two files about one match', () => {
  const lengths = [1800, 1800, 1800, 1800];
  const [few, more] = [matchItem('LIVE', scores.slice(0, 2), [1800]), matchItem('LIVE', scores, lengths)];
  const one = matchItem('LIVE', scores.slice(0, 1), [1800]);
  const behind = (side: 'home' | 'away', kind = 'BEHIND') => matchItem('LIVE', [[side, 0, 1, 9, kind]], [1800]);
  const nil = matchItem('LIVE', [], [1800]);
  const items: readonly (readonly [string, Json, Json])[] = [
    ['the one with more scores', few, more],
    ['the one with a score worm, though its score is lower', withoutWorm(more), one],
    ['without a worm the one with more goals and behinds', withoutWorm(one), withoutWorm(few)],
    ['the one with a score', matchItem('SCHEDULED', [], []), withoutWorm(nil)],
    ...(['home', 'away'] as const).flatMap((side) =>
      ['GOAL', 'BEHIND'].map(
        (kind) => [`the one with a ${kind} of ${side}`, withoutWorm(nil), withoutWorm(behind(side, kind))] as const,
      ),
    ),
  ];
  for (const [what, less, further] of items)
    it(`is used ${what}, in any order`, () => {
      const boardOf = (...files: readonly Json[]) =>
        gathered(...files).matches.map(({ match: { board } }) => [board?.result, board?.scores?.length]);
      const expected = boardOf(further);
      expect(expected).to.not.deep.equal(boardOf(less));
      expect(boardOf(less, further)).to.deep.equal(expected);
      expect(boardOf(further, less)).to.deep.equal(expected);
    });

  it('the later one counts of equal scores, unless the match was over', () => {
    const statusAfter = (...statuses: readonly string[]) =>
      gathered(...statuses.map((status) => matchItem(status))).matches.map(({ match }) => match.status);
    expect(statusAfter('LIVE', 'CONCLUDED')).to.deep.equal(['FINAL']);
    expect(statusAfter('CONCLUDED', 'LIVE')).to.deep.equal(['FINAL']);
    expect(statusAfter('LIVE', 'POSTGAME')).to.deep.equal(['FT']);
    expect(statusAfter('POSTGAME', 'LIVE')).to.deep.equal(['LIVE']);
  });

  it('a roster adds a match that no item has, and leaves the item that was read', () => {
    const [without, ...items] = [gathered(roster()), gathered(roster(), matchItem()), gathered(matchItem(), roster())];
    expect(without.matches.map(({ match }) => [match.id, match.round, match.board])).to.deep.equal([
      [ID, undefined, undefined],
    ]);
    for (const { matches } of items)
      expect(matches.map(({ match }) => [match.round, match.board?.scores?.length])).to.deep.equal([
        [{ number: 1 }, 5],
      ]);
  });

  it('the recent score of a roster counts if it is further than that of the item', () => {
    const scoreOf = (item: Json): Json => ({ ...(item.score as Json), matchId: ID });
    const other = { ...scoreOf(matchItem('LIVE', scores.slice(0, 3), [1800, 300])), matchId: 'CD_M1' };
    const withScore = (...recent: readonly Json[]): Json => ({ ...roster(), recentMatchScores: recent });
    const scoresIn = (...files: readonly Json[]) => gathered(...files).matches[0]?.match.board?.scores?.length;
    expect(scoresIn(few, withScore(other, scoreOf(more)))).to.equal(5);
    expect(scoresIn(withScore(other, scoreOf(more)), few)).to.equal(5);
    expect(scoresIn(more, withScore(other, scoreOf(few)))).to.equal(5);
    expect(scoresIn(few, withScore(other))).to.equal(2);
    expect(scoresIn(withScore(other))).to.equal(undefined);
    const { matches } = gathered(more, withScore(scoreOf(more)));
    expect(matches[0]?.match.board?.scores?.[0]?.file).to.equal('1.json');
  });

  it('of a roster and of statistics the one updated last counts, and of equal times the later one', () => {
    const [early, late] = ['2031-03-20T07:00:00.000+0000', '2031-03-21T07:00:00.000+0000'];
    const rosterIn = (...times: readonly string[]) =>
      gathered(...times.map((time, n) => changedJson(updated(time), 'matchRoster.roundNumber', n + 1))).matches[0]
        ?.roster?.round;
    expect([rosterIn(early, late), rosterIn(late, early), rosterIn(late, late)]).to.deep.equal([2, 1, 2]);
    const rowsIn = (first: string, second: string): readonly unknown[] => {
      const { matches, rows } = gathered(matchItem(), updatedRows(first), updatedRows(second));
      return [matches[0]?.statistics?.file, ...rows().slice(1)];
    };
    const [used, left] = ['player statistics, 5, 5', `player statistics, 5, 0, 5 ${EARLIER}`];
    expect(rowsIn(early, late)).to.deep.equal(['3.json', `2.json: ${left}`, `3.json: ${used}`]);
    expect(rowsIn(late, early)).to.deep.equal(['2.json', `2.json: ${used}`, `3.json: ${left}`]);
    expect(rowsIn(late, late)).to.deep.equal(['3.json', `2.json: ${left}`, `3.json: ${used}`]);
  });

  it('of interchanges the later one counts, and rows of a match that no file has are left out', () => {
    const counted = { ...interchange(), awayInterchangeCounts: { totalInterchangeCount: 60 } };
    const { matches, others } = gathered(matchItem(), interchange(), counted);
    expect(matches[0]?.interchange?.file).to.equal('3.json');
    expect([...others]).to.deep.equal(['homeInterchangeCounts', 'awayInterchangeCounts']);
    expect(gathered(interchange(), interchange()).rows()).to.deep.equal([
      `1.json: interchange, 1, 0, 1 ${EARLIER}`,
      '2.json: interchange, 1, 0, 1 interchange of a match that no file describes',
    ]);
    expect(gathered({ ...interchange(), homeInterchangeCounts: null, awayInterchange: [] }).others.size).to.equal(0);
  });

  it('the names must be equal', () => {
    const renamed = changedJson(matchItem(), 'match.homeTeam.name', 'Larks');
    const allowed = 'an id of only one match; 1.json uses it for Otters v Herons';
    for (const [file, path] of [
      [renamed, ''],
      [{ items: [renamed] }, 'items[0].'],
    ] as const)
      expect(complaintOf(inOrder(matchItem(), file))).to.equal(
        `2.json: ${path}match.matchId: found "${ID}", allowed is ${allowed}`,
      );
  });
});

describe('the match of player statistics', () => {
  const none = (rows: Json): Json => JSON.parse(JSON.stringify(rows).replaceAll(/"teamId":"\w+"/gu, '"x":1')) as Json;
  const unnamed = (side: 'home' | 'away'): Json => {
    const key = `${side}TeamPlayerStats`;
    return { ...statistics(), [key]: none(statistics())[key] };
  };
  const second = changedJson(matchItem(), 'match.matchId', 'CD_M2');
  const [other, rival] = ['home', 'away'].map((side) => changedJson(second, `match.${side}TeamId`, 'CD_T909')) as [
    Json,
    Json,
  ];
  const found: readonly (readonly [string, JsonFiles])[] = [
    ['by its id', { 'a.json': matchItem(), 'b.json': second, 'c.json': { ...none(statistics()), matchId: ID } }],
    ['by its id in the file name', { 'a.json': matchItem(), 'b.json': second, [`${ID}-p.json`]: none(statistics()) }],
    [
      'by its id in the name of the folder',
      { 'a.json': matchItem(), 'b.json': second, [`${ID}/1.json`]: none(statistics()) },
    ],
    ['by its teams, if the id is of no match', { 'a.json': matchItem(), 'b.json': other, 'CD_M77.json': statistics() }],
    ['by its teams', { 'a.json': other, 'b.json': matchItem(), 'c.json': statistics() }],
    ['by both of its teams', { 'a.json': rival, 'b.json': matchItem(), 'c.json': statistics() }],
    ...(['home', 'away'] as const).map(
      (side) =>
        [`by its roster, if the ${side} rows name no team`, { 'a.json': roster(), 'b.json': unnamed(side) }] as const,
    ),
    ['by a player of its roster', { 'a.json': second, 'b.json': roster(), 'c.json': none(statistics()) }],
  ];
  for (const [what, files] of found)
    it(`is found ${what}`, () => {
      const { matches } = gathering(newFolder(), files);
      expect(matches.filter((one) => one.statistics !== undefined).map(({ match }) => match.id)).to.deep.equal([ID]);
    });

  const named = 'the match id in the name of the file or its folder, such as CD_M20310140101';
  const refused: readonly (readonly [string, JsonFiles, string])[] = [
    [
      'its id is two folders up',
      { 'a.json': matchItem(), [`${ID}/x/p.json`]: none(statistics()) },
      `a teamId in its rows, ${named}, or the roster of the match next to it`,
    ],
    [
      'no roster has its players',
      {
        'a.json': second,
        'b.json': changedJson(roster(), 'matchRoster.homeTeam.positions', []),
        'c.json': none(statistics()),
      },
      `a teamId in its rows, ${named}, or the roster of the match next to it`,
    ],
    ...(['home', 'away'] as const).map(
      (side) =>
        [
          `the ${side} rows name no team`,
          { 'a.json': matchItem(), 'c.json': unnamed(side) },
          `a teamId in its rows, ${named}, or the roster of the match next to it`,
        ] as const,
    ),
    [
      'two rosters have its players',
      {
        'a.json': roster(),
        'b.json': JSON.parse(JSON.stringify(roster()).replaceAll(ID, 'CD_M2')) as Json,
        'c.json': none(statistics()),
      },
      `${named}; several matches have these teams`,
    ],
    [
      'no match has its teams',
      { 'a.json': other, 'c.json': statistics() },
      'player statistics of a match whose match item, round items or roster are imported with them',
    ],
    [
      'two matches have its teams',
      { 'a.json': matchItem(), 'b.json': second, 'c.json': statistics() },
      `${named}; several matches have these teams`,
    ],
  ];
  for (const [what, files, allowed] of refused)
    it(`is not found if ${what}`, () => {
      const file = Object.keys(files).at(-1)?.split('/').at(-1);
      expect(complaintOf(files)).to.equal(`${file}: the file: found nothing, allowed is ${allowed}`);
    });
});

describe('the facts of files', () => {
  it('have ladders, whose rows are compared only', () => {
    const { ladders, rows, matches } = gathered(ladder());
    expect([ladders.length, matches.length]).to.deep.equal([1, 0]);
    expect(rows()).to.deep.equal(['1.json: ladder, 2, 0, 2 row of a ladder, which is only compared']);
  });

  it('have no worm of a match of which only the result is wanted', () => {
    const files = inOrder(matchItem(), changedJson(matchItem(), 'match.matchId', 'CD_M2'), {
      ...matchItem('SCHEDULED', [], [], {}),
      match: { ...(matchItem('SCHEDULED').match as Json), matchId: 'CD_M3' },
    });
    const { matches } = gathering(newFolder(), files, new Set([ID, 'CD_M3']));
    expect(matches.map(({ match: { board } }) => board && [board.periods.length, board.scores?.length])).to.deep.equal([
      [0, undefined],
      [4, 5],
      undefined,
    ]);
    expect(matches[0]?.match.board?.result?.home.goals).to.equal(2);
  });
});
