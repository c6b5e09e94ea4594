import type { BoxScoreLine, MatchLog } from '@goalsquare/engine';
import { expect } from 'chai';
import {
  changedJson,
  importingJson,
  interchange,
  kindsOf,
  logIn,
  matchItem,
  roster,
  scores,
  statistics,
  type Json,
  type JsonFiles,
  type Score,
} from '../support/afl-json.js';
import { folders } from '../support/folder.js';

const newFolder = folders();

/** Imports files, and returns the log of the match and what was reported. */
async function imported(files: JsonFiles) {
  const folder = newFolder();
  const { code, complaints, out } = await importingJson(folder, files);
  expect(code, complaints).to.equal(0);
  return { log: logIn(folder), complaints, out };
}
const logOf = async (item: Json): Promise<MatchLog> => (await imported({ 'item.json': item })).log;

const withoutWorm = (item: Json): Json => changedJson(item, 'score.scoreWorm', null);
const lengths = [1800, 1810, 1820, 1830];
const clock = (item: Json): unknown => ((item.score as Json).matchClock as Json).periods;
const goal = (period: number, seconds: number): Score => ['home', 0, period, seconds, 'GOAL'];
const quarters = ['LIVE', 'QT', 'LIVE', 'HT', 'LIVE', 'TQT', 'LIVE'];

describe('the log of a match of the AFL', () => {
  const plays: readonly (readonly [string, Json, readonly string[]])[] = [
    ['a live match before its first score', withoutWorm(matchItem('LIVE', [], [900])), ['LIVE']],
    [
      'a live match with a behind and no worm',
      withoutWorm(matchItem('LIVE', scores.slice(1, 2), [900])),
      ['LIVE', 'result'],
    ],
    [
      'a break',
      changedJson(matchItem('LIVE', [], [1800, 0]), 'score.matchClock.periods.0.periodCompleted', true),
      ['LIVE', 'QT'],
    ],
    ['a period that begins with a score', matchItem('LIVE', [goal(2, 0)], [1800, 0]), ['LIVE', 'QT', 'LIVE', 'GOAL']],
    ['the last quarter under way', matchItem('LIVE', [], lengths), quarters],
    ['a match after full time', matchItem('POSTGAME', [], lengths), [...quarters, 'FT']],
    ['a match that is over', matchItem('CONCLUDED', [], lengths), [...quarters, 'FT', 'FINAL']],
    [
      'a match with extra time',
      matchItem('CONCLUDED', [goal(5, 9)], [...lengths, 300]),
      [...quarters, 'ET', 'LIVE', 'GOAL', 'FT', 'FINAL'],
    ],
    ['extra time under way', matchItem('LIVE', [], [...lengths, 300]), [...quarters, 'ET', 'LIVE']],
    [
      'a match abandoned in its third quarter',
      matchItem('ABANDONED', [], lengths.slice(0, 3)),
      [...quarters.slice(0, 6), 'ABAN'],
    ],
    [
      'an abandoned match without a worm',
      withoutWorm(matchItem('ABANDONED', scores.slice(0, 2), [1800])),
      ['LIVE', 'QT', 'result', 'ABAN'],
    ],
    [
      'a match that is over, whose last period is not closed',
      changedJson(matchItem('CONCLUDED', [], lengths), 'score.matchClock.periods.3.periodCompleted', false),
      [...quarters, 'FT', 'FINAL'],
    ],
    [
      'a match that ended without a score and a worm',
      withoutWorm(matchItem('CONCLUDED', [], lengths)),
      [...quarters, 'FT', 'result', 'FINAL'],
    ],
    ['a live match without a score', matchItem('LIVE', [], []), ['LIVE']],
    ['a postponed match with a score', matchItem('POSTPONED', scores.slice(0, 2), [1800]), ['POST']],
    ['a match without lengths of periods', changedJson(matchItem(), 'score.matchClock', null), ['result', 'FINAL']],
    [
      'a match without a score and lengths of periods',
      changedJson(matchItem('CONCLUDED', [], lengths), 'score.matchClock', null),
      ['result', 'FINAL'],
    ],
    [
      'a worm with a score in a period that has no length',
      changedJson(matchItem(), 'score.matchClock.periods', clock(matchItem('CONCLUDED', [], lengths.slice(0, 3)))),
      [...quarters.slice(0, 6), 'result', 'FINAL'],
    ],
  ];
  for (const [what, item, kinds] of plays)
    it(`is of ${what}`, async () => {
      expect(kindsOf(await logOf(item))).to.deep.equal(kinds);
    });

  it('has periods of their lengths, or to their last score if that is later', async () => {
    const { entries, header } = await logOf(matchItem('CONCLUDED', [goal(2, 1850), goal(2, 1900)], lengths));
    expect(entries).to.deep.equal([
      { kind: 'status', code: 'LIVE', period: 1 },
      { kind: 'status', code: 'QT', period: 1, periodSeconds: 1800 },
      { kind: 'status', code: 'LIVE', period: 2 },
      ...[1850, 1900].map((periodSeconds, at) => ({
        ...{ kind: 'transaction', id: at + 1, code: 'GOAL', period: 2, periodSeconds, side: 'home', personId: 9001 },
      })),
      { kind: 'status', code: 'HT', period: 2, periodSeconds: 1900 },
      { kind: 'status', code: 'LIVE', period: 3 },
      { kind: 'status', code: 'TQT', period: 3, periodSeconds: 1820 },
      { kind: 'status', code: 'LIVE', period: 4 },
      { kind: 'status', code: 'FT', period: 4, periodSeconds: 1830 },
      { kind: 'status', code: 'FINAL' },
    ]);
    expect(header.homeFirstDirection).to.equal('Right');
    expect(header.lacks).to.include.members(['ratings', 'play']);
    expect(header.officialScore?.home).to.deep.equal({ goals: 2, behinds: 0 });
  });

  it('has no official score, umpires, ins and outs or time zone without their facts', async () => {
    const live = await logOf(changedJson(matchItem('LIVE', scores.slice(0, 1), [900]), 'venue.timeZone', null));
    for (const member of ['officialScore', 'officials', 'insAndOuts']) expect(live.header).to.not.have.property(member);
    expect(live.header.venue).to.not.have.property('timeZone');
  });

  it('is refused with the file of its match if a person is at both squads', async () => {
    const [first] = statistics().homeTeamPlayerStats as readonly Json[];
    const { code, complaints } = await importingJson(newFolder(), {
      'item.json': matchItem(),
      'players.json': { ...statistics(), awayTeamPlayerStats: [first], matchId: 'CD_M90310140101' },
    });
    expect(code).to.equal(1);
    expect(complaints).to.match(
      /^item\.json: away\.players\[0\]\.personId: found 9001, allowed is a person named once/u,
    );
  });
});

describe('the box score of a match of the AFL', () => {
  const linesIn = ({ entries }: MatchLog): readonly BoxScoreLine[] =>
    entries.filter((entry) => entry.kind === 'boxScore');
  const away = 'awayTeamPlayerStats.1';
  /** Returns the seconds, share and interchanges of the away player on the bench, and whether that is a substitute. */
  async function benchLine(changes: readonly (readonly [string, unknown])[], files: JsonFiles = {}) {
    const rows = changes.reduce((json, [at, value]) => changedJson(json, `${away}.${at}`, value), statistics());
    const { log } = await imported({ 'item.json': matchItem(), 'players.json': rows, ...files });
    const line = linesIn(log).find(({ personId }) => personId === 9102);
    const { TIME_ON_GROUND: seconds, INTERCHANGE_OFF: count } = line?.statistics ?? {};
    return [seconds, line?.timeOnGroundPercent, count, line?.substitute];
  }
  const share = 'playerStats.timeOnGroundPercentage';
  const bench = (change: Json) => {
    const [row] = interchange().awayInterchange as readonly Json[];
    return { 'bench.json': { ...interchange(), awayInterchange: [{ ...row, ...change }] } };
  };
  const place = (position: string) =>
    [
      ['player.player.position', position],
      [share, 10],
    ] as const;

  const lines: readonly (readonly [string, Parameters<typeof benchLine>, readonly unknown[]])[] = [
    ['the share of the whole match', [[[share, 50]]], [3630, 50, undefined, undefined]],
    ['no time without a share', [[[share, null]]], [undefined, undefined, undefined, undefined]],
    ['seconds and interchanges of the bench', [[], bench({})], [5000, 80, 8, undefined]],
    ['a share of the seconds', [[[share, null]], bench({ timeOnGround: 1815 })], [1815, 25, 8, undefined]],
    ['a share of at most 100', [[[share, null]], bench({ timeOnGround: 8000 })], [8000, 100, 8, undefined]],
    ['the share if the bench has no seconds', [[], bench({ timeOnGround: null })], [5808, 80, 8, undefined]],
    [
      'its own count of interchanges',
      [[['playerStats.stats.interchangeCounts', 3]], bench({})],
      [5000, 80, 3, undefined],
    ],
    ['a substitute who played', [place('SUB')], [726, 10, undefined, 'On']],
    ['a substitute who did not', [[...place('SUB'), [share, 0]]], [0, 0, undefined, undefined]],
    [
      'a substitute by the roster',
      [place('INT'), { 'roster.json': changedJson(roster(), 'matchRoster.awayTeam.positions.1.position', 'SUB') }],
      [726, 10, undefined, 'On'],
    ],
    [
      'neither time nor share without lengths of periods',
      [[[share, null]], { ...bench({}), 'item.json': changedJson(matchItem(), 'score.matchClock', null) }],
      [undefined, undefined, 8, undefined],
    ],
    [
      'no time of a match without a score',
      [[], { 'item.json': matchItem('SCHEDULED', [], []) }],
      [undefined, 80, undefined, undefined],
    ],
    [
      'no time without lengths of periods',
      [[], { ...bench({}), 'item.json': changedJson(matchItem(), 'score.matchClock', null) }],
      [undefined, 80, 8, undefined],
    ],
  ];
  for (const [what, files, expected] of lines)
    it(`has ${what}`, async () => {
      expect(await benchLine(...files)).to.deep.equal(expected);
    });

  it('is between the result and the end of the match', async () => {
    const without = changedJson(matchItem(), 'score.matchClock', null);
    const { log } = await imported({ 'item.json': without, 'players.json': statistics() });
    expect(kindsOf(log)).to.deep.equal(['result', ...linesIn(log).map(() => 'boxScore'), 'FINAL']);
    expect(linesIn(log)).to.have.lengthOf(5);
  });

  it('has players on the bench whom only a roster has, and counts those whom nobody has', async () => {
    const [row] = interchange().awayInterchange as readonly Json[];
    const stranger = { ...row, player: { playerId: 'CD_I1' } };
    const { log, out } = await imported({
      'item.json': matchItem(),
      'roster.json': roster(),
      'bench.json': { ...interchange(), homeInterchange: [stranger], awayInterchange: [row] },
    });
    expect(linesIn(log)).to.deep.equal([
      {
        ...{ kind: 'boxScore', personId: 9102, timeOnGroundPercent: 69 },
        statistics: { INTERCHANGE_OFF: 8, TIME_ON_GROUND: 5000 },
      },
    ]);
    expect(out).to.match(
      /^ +bench\.json: 2 rows, 1 imported, 1 left out\n +1 {2}player in neither the statistics nor a roster$/mu,
    );
  });

  const goals = 'playerStats.stats.goals';
  const sums: readonly (readonly [string, JsonFiles, RegExp])[] = [
    ['add up', {}, /^$/u],
    [
      'do not add up on the away side',
      { 'players.json': changedJson(statistics(), `${away}.${goals}`, 4) },
      /^players\.json: awayTeamPlayerStats: found 5, allowed is 1 goals in total, the goals of Herons; the score counts for the squad$/u,
    ],
    ['are not all known', { 'players.json': changedJson(statistics(), `homeTeamPlayerStats.0.${goals}`, null) }, /^$/u],
    [
      'are of one side only',
      { 'players.json': { ...statistics(), matchId: 'CD_M90310140101', homeTeamPlayerStats: [] } },
      /^$/u,
    ],
  ];
  for (const [what, files, complaint] of sums)
    it(`is reported or not if goals ${what}`, async () => {
      const { complaints } = await imported({ 'item.json': matchItem(), 'players.json': statistics(), ...files });
      expect(complaints).to.match(complaint);
    });
});
