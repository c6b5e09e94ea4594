import path from 'node:path';
import { expect } from 'chai';
import { readFolder, readWholeLog } from '../../src/import/folder.js';
import { readRegister, writeRegister } from '../../src/register/register-file.js';
import { Register, type ExternalId } from '../../src/register/register.js';
import { said, type Said } from '../support/command.js';
import { folders, put } from '../support/folder.js';
import { aflTables, footywire, resultOfPlayers } from '../support/player-statistics.js';

const newFolder = folders();

/** Imports the text of a CSV file into a folder. */
async function imported(folder: string, option: 'player-statistics' | 'results', text: string): Promise<Said> {
  put(folder, { [`${option}.csv`]: text });
  const file = path.join(folder, `${option}.csv`);
  return said(['import', '--format', `${option}-csv`, `--${option}`, file, '--out', path.join(folder, 'out')]);
}

const idsIn = (folder: string): readonly ExternalId[] => readRegister(path.join(folder, 'out')).ids;

const person = (source: string, externalId: string, id: number, ...names: readonly string[]): ExternalId => ({
  kind: 'person',
  source,
  externalId,
  id,
  names,
});

/** The players with the columns of the AFL and their ids. */
const afl = aflTables
  .replace('"ID"', '"player.player.player.playerId"')
  .replace('"Playing.for"', '"team.name"')
  .replaceAll(/"(Brook|Dunn|Fox)",(\d+)/gu, '"$1",CD_I$2');

describe('ids of persons in CSV', () => {
  it('go into the register with the name of their source', async () => {
    const folder = newFolder();
    await imported(folder, 'player-statistics', aflTables);
    expect(idsIn(folder)).to.deep.equal([
      person('afltables', '11', 11, 'Ada Brook'),
      person('afltables', '12', 12, 'Cal Dunn'),
      person('afltables', '21', 21, 'Eve Fox'),
    ]);
    expect((await imported(folder, 'player-statistics', afl)).code).to.equal(0);
    expect(idsIn(folder).slice(3)).to.deep.equal([
      person('afl', 'CD_I11', 11, 'Ada Brook'),
      person('afl', 'CD_I12', 12, 'Cal Dunn'),
      person('afl', 'CD_I21', 21, 'Eve Fox'),
    ]);
  });

  it('are of two persons if two sources use one number for two names', async () => {
    const folder = newFolder();
    await imported(folder, 'player-statistics', aflTables);
    const { code, complaints } = await imported(
      folder,
      'player-statistics',
      afl.replaceAll('"Ada","Brook"', '"Zoe","Quill"').replaceAll(',"4","2031-04-05"', ',"5","2031-04-12"'),
    );
    expect(code).to.equal(0);
    expect(complaints).to.match(
      /afl:CD_I11: found "Zoe Quill", allowed is Ada Brook, for whom afltables uses the number 11/u,
    );
    const zoe = idsIn(folder).find(({ names }) => names.includes('Zoe Quill'));
    expect(zoe?.externalId).to.equal('CD_I11');
    expect(zoe?.id).to.be.greaterThan(1_000_000_000);
    const { logs } = readFolder(path.join(folder, 'out'), readWholeLog);
    expect([...logs.values()].map(({ header }) => header.home.players[0]?.personId)).to.deep.equal([11, zoe?.id]);
    expect(idsIn(folder).find(({ externalId }) => externalId === 'CD_I12')?.id).to.equal(12);
  });

  it('keep both names of one id', async () => {
    const folder = newFolder();
    await imported(folder, 'player-statistics', aflTables);
    await imported(folder, 'player-statistics', aflTables.replace('"Ada","Brook"', '"Ada","Brook-Lane"'));
    expect(idsIn(folder)[0]).to.deep.equal(person('afltables', '11', 11, 'Ada Brook', 'Ada Brook-Lane'));
  });

  it('lead to the person that the register has for them', async () => {
    const folder = newFolder();
    const known = new Register([person('afltables', '12', 77, 'Callum Dunn')], []);
    put(folder, { 'out/register.jsonl': writeRegister(known) });
    const { code, complaints } = await imported(folder, 'player-statistics', aflTables);
    expect([code, complaints]).to.deep.equal([0, '']);
    expect(idsIn(folder)[0]).to.deep.equal(person('afltables', '12', 77, 'Callum Dunn', 'Cal Dunn'));
    const { logs } = readFolder(path.join(folder, 'out'), readWholeLog);
    const [log] = logs.values();
    expect(log?.header.home.players.map(({ personId }) => personId)).to.deep.equal([11, 77]);
  });

  it('are reported if a round has one at two squads', async () => {
    const other = aflTables
      .split('\n')
      .slice(1)
      .join('\n')
      .replaceAll('Rivermouth', 'Old North Wharf')
      .replaceAll('Rivergate Town', 'Cinder Hill');
    const { code, complaints } = await imported(newFolder(), 'player-statistics', aflTables + other);
    expect(code).to.equal(0);
    expect(complaints).to.match(
      /person_id: found 11, allowed is one squad in round 4; line 2 has the person in Rivermouth/u,
    );
  });

  it('are no ids of a source if the file has none, or its own', async () => {
    const [one, other] = [newFolder(), newFolder()];
    await imported(one, 'results', resultOfPlayers);
    await imported(one, 'player-statistics', footywire);
    await imported(other, 'player-statistics', aflTables.replace('"ID"', '"person_id"'));
    expect([idsIn(one), idsIn(other)]).to.deep.equal([[], []]);
  });
});

describe('ids of matches in CSV', () => {
  it('go into the register if the AFL gives them', async () => {
    const folder = newFolder();
    const text = resultOfPlayers.replace('Season', 'match.matchId,Season').replace('\n2031', '\nCD_M20310140401,2031');
    const { out } = await imported(folder, 'results', text);
    expect(out).not.to.match(/new id/u);
    expect(idsIn(folder)).to.deep.equal([
      { kind: 'match', source: 'afl', externalId: 'CD_M20310140401', id: 2031011001, names: [] },
    ]);
  });
});
