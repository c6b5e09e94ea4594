import { checkWorldRecords, openSandbox, sandboxEdition, sandboxWorld } from '@goalsquare/data';
import { expect } from 'chai';
import { readWorldRecords } from '../../src/sandbox/world-records.js';
import { folders } from '../support/folder.js';

describe('the records of the sandbox world', () => {
  const newFolder = folders();

  it('are of the edition that the simulator makes', () => {
    expect(readWorldRecords(sandboxWorld.records).edition).to.equal(sandboxEdition);
  });

  it('are those of the simulator: the last match of each season, finals among them', async () => {
    expect(await checkWorldRecords(sandboxWorld, { workers: 0, ofSeason: 1 })).to.deep.equal([]);
  });

  it('make a world that says how much of it is simulated', async () => {
    const said: string[] = [];
    const { matches, simulated, isSimulatedOnly } = await openSandbox(
      newFolder(),
      (line) => said.push(line),
      undefined,
      0,
    );
    expect(isSimulatedOnly).to.equal(true);
    expect(simulated?.count()).to.deep.equal({ simulated: 0, all: (await matches.matchIds()).length });
    expect(said).to.deep.equal([]);
    matches.close();
  });

  it('say that logs in the folder of simulated matches are not served', async () => {
    const said: string[] = [];
    const { matches } = await openSandbox(newFolder({ 'mine.ndjson': '' }), (line) => said.push(line), undefined, 0);
    matches.close();
    expect(said).to.have.length(1);
    expect(said[0]).to.match(/^1 match logs in .* are not served: set GOALSQUARE_DATA to a folder of your own$/u);
  });
});
