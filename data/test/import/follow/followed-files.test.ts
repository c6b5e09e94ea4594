import { rmSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { matchesOf } from '../../../src/import/follow/file-matches.js';
import { FollowedFiles } from '../../../src/import/follow/followed-files.js';
import { changedJson, interchange, matchItem, roster, statistics, type Json } from '../../support/afl-json.js';
import { folders, put } from '../../support/folder.js';

const MATCH = 'CD_M90310140101';
const NEXT = 'CD_M90310140102';
const TEAMS = 'CD_T901 CD_T902';
const newFolder = folders();

/** An item with the ids of its match and teams only. */
const item = (match: Json): Json => ({ match });
const line = (teamId: unknown): readonly Json[] => [{ teamId }];

describe('the matches that a file describes', () => {
  const described: readonly (readonly [string, string, unknown, object])[] = [
    ['the match of an item', 'item.json', matchItem(), { matches: [{ id: MATCH, teams: TEAMS }] }],
    [
      'teams that are named only as objects',
      'item.json',
      item({ matchId: MATCH, homeTeam: { teamId: 'CD_T1' }, awayTeam: { teamId: 'CD_T2' } }),
      { matches: [{ id: MATCH, teams: 'CD_T1 CD_T2' }] },
    ],
    [
      'the id beside a team before the one within it',
      'item.json',
      item({
        ...{ matchId: MATCH, homeTeamId: 'CD_T3', awayTeamId: 'CD_T4' },
        ...{ homeTeam: { teamId: 'CD_T1' }, awayTeam: { teamId: 'CD_T2' } },
      }),
      { matches: [{ id: MATCH, teams: 'CD_T3 CD_T4' }] },
    ],
    [
      'a match without an away team',
      'item.json',
      item({ matchId: MATCH, homeTeamId: 'CD_T1' }),
      { matches: [{ id: MATCH }] },
    ],
    [
      'a match without a home team',
      'item.json',
      item({ matchId: MATCH, awayTeamId: 'CD_T1' }),
      { matches: [{ id: MATCH }] },
    ],
    [
      'each match of a round',
      'round.json',
      { items: [item({ matchId: MATCH }), item({ matchId: NEXT }), item({ matchId: 7 }), null] },
      { matches: [{ id: MATCH }, { id: NEXT }] },
    ],
    ['no match of a round whose items are not a list', 'round.json', { items: matchItem() }, { matches: [] }],
    ['the match of a roster', 'roster.json', roster(), { matches: [{ id: MATCH, teams: TEAMS }] }],
    ['the match of interchange, which names it outside', 'bench.json', interchange(), { matches: [{ id: MATCH }] }],
    ['its own id before the one in its name', `${NEXT}.json`, interchange(), { matches: [{ id: MATCH }] }],
    ['an item only, whatever its name is', `${NEXT}.json`, matchItem(), { matches: [{ id: MATCH, teams: TEAMS }] }],
    ['the match in its name', `${NEXT}.json`, statistics(), { matches: [{ id: NEXT }] }],
    ['the match in the name of its folder', `${NEXT}/stats.json`, statistics(), { matches: [{ id: NEXT }] }],
    ['only teams, of statistics', 'stats.json', statistics(), { matches: [], teams: TEAMS }],
    [
      'nothing, of statistics of one team',
      'stats.json',
      { homeTeamPlayerStats: line('CD_T1'), awayTeamPlayerStats: [] },
      { matches: [] },
    ],
    [
      'nothing, of statistics of the other team',
      'stats.json',
      { homeTeamPlayerStats: [], awayTeamPlayerStats: line('CD_T1') },
      { matches: [] },
    ],
    [
      'nothing, if the ids of the teams are no texts',
      'stats.json',
      { homeTeamPlayerStats: line(1), awayTeamPlayerStats: line(2) },
      { matches: [] },
    ],
    ['nothing, of null', 'x.json', null, { matches: [] }],
    ['nothing, of a text', 'x.json', MATCH, { matches: [] }],
    ['nothing, of a list', 'x.json', [matchItem()], { matches: [] }],
  ];
  for (const [what, file, root, expected] of described)
    it(`are ${what}`, () => {
      expect(matchesOf(`/live/${file}`, root)).to.deep.equal(expected);
    });
});

/** A folder of files, a clock, and what is complained of. `changed` and `filesOf` name files without their folder. */
function followed() {
  const folder = newFolder({ 'readme.txt': '' });
  const complaints: string[] = [];
  let clock = 0;
  const files = new FollowedFiles(
    folder,
    () => clock,
    (message) => complaints.push(message),
  );
  const namesOf = (paths: readonly string[]): readonly string[] => paths.map((file) => path.relative(folder, file));
  return {
    folder,
    complaints,
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
    /** Writes files, at another time for each call. */
    put: (added: Readonly<Record<string, unknown>>, seconds = 1) => {
      for (const [name, of] of Object.entries(added)) {
        put(folder, { [name]: typeof of === 'string' || of instanceof Uint8Array ? of : JSON.stringify(of) });
        utimesSync(path.join(folder, name), seconds, seconds);
      }
    },
    remove: (name: string) => {
      rmSync(path.join(folder, name));
    },
    changed: () => {
      const { matches, others } = files.changed();
      return { matches: [...matches], others: namesOf(others) };
    },
    filesOf: (...ids: readonly string[]) => namesOf(files.filesOf(new Set(ids))),
    leaveOut: (...names: readonly string[]) => files.leaveOut(new Set(names)),
  };
}

const nothing = { matches: [], others: [] };
const ofOtherTeams = changedJson(
  changedJson(statistics(), 'homeTeamPlayerStats.0.teamId', 'CD_T903'),
  'awayTeamPlayerStats.0.teamId',
  'CD_T904',
);

describe('followed files', () => {
  it('belong to a match by its id or by its teams', () => {
    const { put: write, changed, filesOf } = followed();
    const next = changedJson(matchItem(), 'match.matchId', NEXT);
    write({
      'item.json': matchItem(),
      'other.json': { ...next, match: { ...(next.match as Json), homeTeamId: 'CD_T903', awayTeamId: 'CD_T904' } },
      'stats.json': statistics(),
      'stats-of-others.json': ofOtherTeams,
      'bench.json.gz': gzipSync(JSON.stringify(interchange())),
    });
    expect(changed()).to.deep.equal({ matches: [MATCH, NEXT], others: [] });
    expect(filesOf(MATCH)).to.deep.equal(['bench.json.gz', 'item.json', 'stats.json']);
    expect(filesOf(NEXT)).to.deep.equal(['other.json', 'stats-of-others.json']);
    expect(filesOf('CD_M1')).to.deep.equal([]);
  });

  it('change the match of their teams, if they name no match', () => {
    const { put: write, changed } = followed();
    write({ 'item.json': matchItem() });
    expect(changed()).to.deep.equal({ matches: [MATCH], others: [] });
    write({ 'stats.json': statistics() });
    expect(changed()).to.deep.equal({ matches: [MATCH], others: [] });
    expect(changed()).to.deep.equal(nothing);
    write({ 'stats.json': ofOtherTeams });
    expect(changed()).to.deep.equal(nothing);
  });

  it('change no match that has no teams, if others name theirs', () => {
    const { put: write, changed, filesOf } = followed();
    write({ 'bench.json': interchange(), 'stats.json': statistics() });
    expect(changed()).to.deep.equal({ matches: [MATCH], others: [] });
    write({ 'stats.json': statistics() }, 2);
    expect(changed()).to.deep.equal(nothing);
    expect(filesOf(MATCH)).to.deep.equal(['bench.json']);
  });

  it('are read again if they change, also to the same size', () => {
    const { put: write, changed } = followed();
    write({ [`item.json`]: item({ matchId: MATCH }) });
    expect(changed().matches).to.deep.equal([MATCH]);
    write({ [`item.json`]: item({ matchId: NEXT }) }, 2);
    expect(changed().matches).to.deep.equal([NEXT]);
  });

  it('are named if they describe no match, and forgotten if they are removed', () => {
    const { put: write, changed, remove, filesOf } = followed();
    write({ 'item.json': matchItem(), 'ladder.json': { ladders: [] } });
    expect(changed()).to.deep.equal({ matches: [MATCH], others: ['ladder.json'] });
    remove('item.json');
    expect(changed()).to.deep.equal(nothing);
    expect(filesOf(MATCH)).to.deep.equal([]);
  });

  it('are passed over if they are gone before they are read', () => {
    const { folder, put: write, changed } = followed();
    write({ 'item.json': matchItem() });
    symlinkSync(path.join(folder, 'gone'), path.join(folder, 'a.json'));
    expect(changed()).to.deep.equal({ matches: [MATCH], others: [] });
  });

  it('wait two seconds to be complete, then are named once', () => {
    const { put: write, changed, pass, complaints, filesOf } = followed();
    write({ 'item.json': '{"match":' });
    expect(changed()).to.deep.equal(nothing);
    pass(1999);
    expect(changed()).to.deep.equal(nothing);
    expect(complaints).to.deep.equal([]);
    pass(1);
    expect(changed()).to.deep.equal(nothing);
    pass(5000);
    expect(changed()).to.deep.equal(nothing);
    expect(complaints).to.deep.equal(['item.json: the JSON is incomplete; the file is read again when it changes']);
    write({ 'item.json': matchItem() }, 2);
    expect(changed().matches).to.deep.equal([MATCH]);
    expect(filesOf(MATCH)).to.deep.equal(['item.json']);
  });

  it('wait again each time that they change', () => {
    const { put: write, changed, pass, complaints } = followed();
    write({ 'item.json': '{"match":' });
    changed();
    pass(1500);
    write({ 'item.json': '{"match": {' }, 2);
    changed();
    pass(1500);
    changed();
    expect(complaints).to.deep.equal([]);
    pass(500);
    changed();
    expect(complaints).to.have.lengthOf(1);
  });

  it('do not count while they are cut short', () => {
    const { put: write, changed, filesOf } = followed();
    write({ [`${MATCH}.json`]: statistics() });
    expect(changed().matches).to.deep.equal([MATCH]);
    write({ [`${MATCH}.json`]: '{"homeTeam' }, 2);
    expect(changed()).to.deep.equal(nothing);
    expect(filesOf(MATCH)).to.deep.equal([]);
  });

  it('are left out by name, once, until they change', () => {
    const { put: write, changed, filesOf, leaveOut } = followed();
    write({ 'item.json': matchItem(), 'in/item.json': matchItem(), 'bench.json': interchange() });
    changed();
    expect(leaveOut('item', 'none.json')).to.equal(false);
    expect(leaveOut('item.json')).to.equal(true);
    expect(filesOf(MATCH)).to.deep.equal(['bench.json']);
    expect(leaveOut('item.json')).to.equal(false);
    write({ 'item.json': matchItem() }, 2);
    changed();
    expect(filesOf(MATCH)).to.have.members(['bench.json', 'item.json']);
  });
});
