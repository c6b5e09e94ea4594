import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { editionOf, simulatorVersion, smallLeagues } from '@goalsquare/simulator';
import { generateWorld } from '../../src/sandbox/generate.js';

/**
 * The version of the simulator and the digest of what it makes. Where the digest changes, raise the version and write
 * both here.
 */
const known = { simulatorVersion: 8, digest: '0166ddc3914ad7ebb9944b540be782b0156f31811af3c6826439f2cd255745fb' };

const ask = { seed: 1, designs: smallLeagues, leagues: [1, 14, 19], seasons: [2025] };

describe('the edition of a world', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edition-'));
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('has another version where the same seed gives another world', async () => {
    const { digest } = await generateWorld({ ...ask, out: path.join(folder, 'world'), workers: 0 });
    expect({ simulatorVersion, digest }).to.deep.equal(known);
  });

  it('is another for another seed, other leagues and less of them', () => {
    const editions = [
      ask,
      { ...ask, seed: 2 },
      { ...ask, designs: smallLeagues.slice(1) },
      { ...ask, leagues: [1] },
      { ...ask, seasons: [2026] },
    ].map(editionOf);
    expect(new Set(editions).size).to.equal(editions.length);
    expect(editionOf({ ...ask })).to.equal(editions[0]);
  });
});
