import { expect } from 'chai';
import type { AflMatchFiles } from '../../src/import/afl-json/gather.js';
import { insAndOutsOf, officialsOf, personIdsOf, playersOf } from '../../src/import/afl-json/persons.js';
import { rosterOf } from '../../src/import/afl-json/players.js';
import { changedJson, gathering, matchItem, roster, statistics, type Json } from '../support/afl-json.js';
import { folders } from '../support/folder.js';
import { reading } from '../support/json-value.js';

const newFolder = folders();
const rosterWith = (at: string, value: unknown) => reading(changedJson(roster(), `matchRoster.${at}`, value), rosterOf);

describe('a roster of the AFL', () => {
  it('has players with their places, except emergencies', () => {
    const { is, faults } = reading(roster(), rosterOf);
    expect(faults).to.deep.equal([]);
    expect([is.matchId, is.round, is.updated]).to.deep.equal(['CD_M90310140101', 1, '2031-03-20T07:00:00.000+0000']);
    expect(is.players.home[0]).to.deep.equal({
      ...{ id: 'CD_I9001', firstname: 'Ada', surname: 'Brook', jumper: 7, position: 'FF' },
    });
    expect([is.players.home, is.players.away].map((side) => side.map(({ id }) => id))).to.deep.equal([
      ['CD_I9001', 'CD_I9002', 'CD_I9003'],
      ['CD_I9101', 'CD_I9102'],
    ]);
  });

  const persons: readonly (readonly [string, unknown, readonly string[]])[] = [
    ['homeTeam.positions.0.player', null, ['homeTeam.positions[0].player: null, not a player']],
    ['homeTeam.positions.3.player', null, []],
    ['homeTeam.ins.0.player', null, ['homeTeam.ins[0].player: null, not a player']],
    ['homeTeam.outs.0.player', null, ['homeTeam.outs[0].player: null, not a player']],
    ['homeTeam.positions.0.player.playerId', null, ['homeTeam.positions[0].player.playerId: null, not a text']],
    [
      'homeTeam.positions.0.player.playerJumperNumber',
      1000,
      ['homeTeam.positions[0].player.playerJumperNumber: 1000, not a number from 0 to 999'],
    ],
    ['homeTeam.positions.0.player.playerJumperNumber', 0, []],
    ['umpires.0.umpireId', null, ['umpires[0].umpireId: null, not a text']],
    ['umpires.0.umpireType', null, ['umpires[0].umpireType: null, not a text']],
    ['umpires.0.umpireNumber', 1000, ['umpires[0].umpireNumber: 1000, not a number from 0 to 999']],
    ['umpires.0.umpireNumber', -1, ['umpires[0].umpireNumber: -1, not a number from 0 to 999']],
    ['roundNumber', 100, ['roundNumber: 100, not a number from 0 to 99']],
    ['roundNumber', 99, []],
  ];
  for (const [at, value, expected] of persons)
    it(`has ${expected.length === 0 ? 'no fault' : 'a fault'} with ${at} of ${String(value)}`, () => {
      expect(rosterWith(at, value).faults).to.deep.equal(expected.map((fault) => `matchRoster.${fault}`));
    });

  it('has who came in and who left on both sides, with reasons', () => {
    const away = [{ player: { playerId: 'CD_I9102' }, reason: 'Debut' }];
    const { changes } = rosterWith('awayTeam.ins', away).is;
    const brief = changes.home.map(({ id, change, reason }) => [id, change, reason]);
    expect(brief).to.deep.equal([
      ['CD_I9002', 'In', undefined],
      ['CD_I9010', 'Out', 'Managed'],
    ]);
    expect(changes.away.map(({ id, change, reason }) => [id, change, reason])).to.deep.equal([
      ['CD_I9102', 'In', 'Debut'],
    ]);
  });
});

describe('the persons of a match of the AFL', () => {
  const filesWith = (one: Json, ...others: readonly Json[]): AflMatchFiles => {
    const files = Object.fromEntries([one, ...others].map((json, at) => [`${at}.json`, json]));
    const [match] = gathering(newFolder(), files).matches;
    if (match === undefined) throw new Error('The files have no match.');
    return match;
  };
  const position = (code: string) => {
    const [player] = playersOf(
      filesWith(changedJson(roster(), 'matchRoster.homeTeam.positions.0.position', code)),
      'home',
    );
    return [player?.position?.code, player?.position?.name, player?.starts];
  };

  it('are first the line-up, then players with statistics, then scorers, each once', () => {
    const ids = (...files: readonly [Json, ...Json[]]) =>
      playersOf(filesWith(...files), 'home').map(({ personId }) => personId);
    const scorer = matchItem('CONCLUDED', [
      ['home', 2, 1, 5, 'GOAL'],
      ['away', 0, 1, 9, 'GOAL'],
    ]);
    expect(ids(scorer)).to.deep.equal([9003]);
    expect(ids(scorer, statistics())).to.deep.equal([9001, 9002, 9003]);
    const short = changedJson(roster(), 'matchRoster.homeTeam.positions', [
      { position: 'RK', player: { playerId: 'CD_I9002' } },
    ]);
    expect(ids(scorer, statistics(), short)).to.deep.equal([9002, 9001, 9003]);
    const [ruck] = playersOf(filesWith(scorer, statistics(), short), 'home');
    expect(ruck).to.deep.equal({
      ...{ personId: 9002, firstname: 'Cal', surname: 'Dunn', fullname: 'Cal Dunn', jumperNumber: 9, starts: true },
      position: { id: ruck?.position?.id, code: 'RK', name: 'Ruck' },
    });
  });

  it('start if they are selected on the ground', () => {
    expect(position('RK')).to.deep.equal(['RK', 'Ruck', true]);
    expect(position('INT')).to.deep.equal(['INT', 'Interchange', undefined]);
    expect(position('SUB')[2]).to.equal(undefined);
    for (const other of ['toString', 'XX']) expect(position(other)).to.deep.equal([undefined, undefined, undefined]);
  });

  it('are umpires with a position, if they have a name', () => {
    const umpire = (umpireType: string, umpireName: Json | null) =>
      officialsOf(
        filesWith(changedJson(roster(), 'matchRoster.umpires', [{ umpireId: 'CD_I5', umpireType, umpireName }])),
      );
    const codes = ['FIELD', 'BOUNDARY', 'GOAL', 'EMERGENCY', 'toString'].map(
      (type) => umpire(type, { surname: 'Ash' })[0]?.position?.code,
    );
    expect(codes).to.deep.equal(['FU', 'BU', 'GU', undefined, undefined]);
    expect(umpire('EMERGENCY', { givenName: 'Una' })).to.deep.equal([
      { personId: 5, fullname: 'Una', firstname: 'Una' },
    ]);
    expect([umpire('GOAL', null), officialsOf(filesWith(matchItem()))]).to.deep.equal([[], []]);
  });

  it('are those who came in or left, on one side or on both', () => {
    const swapped = changedJson(
      changedJson(roster(), 'matchRoster.awayTeam.outs', [{ player: { playerId: 'CD_I9102' } }]),
      'matchRoster.homeTeam',
      { positions: [] },
    );
    expect(insAndOutsOf(filesWith(swapped))).to.deep.equal({ home: [], away: [{ personId: 9102, change: 'Out' }] });
    const both = changedJson(
      roster(),
      'matchRoster.awayTeam.ins',
      [0, 1].map((n) => ({ player: { playerId: `CD_I${n}` } })),
    );
    const { home = [], away = [] } = insAndOutsOf(filesWith(both)) ?? {};
    expect([home.length, away.length]).to.deep.equal([2, 2]);
    expect(insAndOutsOf(filesWith(matchItem()))).to.equal(undefined);
  });

  it('have their ids of the source, with names if they have one', () => {
    const ids = personIdsOf(filesWith(roster()));
    expect(ids[0]).to.deep.equal({
      kind: 'person',
      source: 'afl',
      externalId: 'CD_I9001',
      id: 9001,
      name: 'Ada Brook',
    });
    expect(ids.map(({ externalId }) => externalId)).to.deep.equal([
      ...['CD_I9001', 'CD_I9002', 'CD_I9003', 'CD_I9002', 'CD_I9010', 'CD_I9101', 'CD_I9102', 'CD_U901'],
    ]);
    const nameless = changedJson(roster(), 'matchRoster.homeTeam.positions.0.player.playerName', null);
    expect(personIdsOf(filesWith(nameless))[0]?.name).to.equal(undefined);
  });
});
