import path from 'node:path';
import { dataFiles } from '@goalsquare/data';
import { expect } from 'chai';
import { said } from '../support/command.js';
import { folders } from '../support/folder.js';

describe('data simulate', () => {
  const newFolder = folders();

  const wrong: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /^--out is needed: the folder for the world\nusage: /u],
    [['--out', 'x', '--seed', '1.5'], /^--seed is 1\.5; allowed is a whole number from 0 to 2147483647\nusage: /u],
    [['--out', 'x', '--seed', '2147483648'], /^--seed is 2147483648; allowed is /u],
    [['--out', 'x', '--leagues', '1,4'], /^--leagues is 1,4; allowed are 1, 2, 3, 5, .*, separated by commas\n/u],
    [['--out', 'x', '--leagues', ''], /^--leagues is ; allowed are /u],
    [['--out', 'x', '--seasons', '2023'], /^--seasons is 2023; allowed are 2024, 2025, 2026, separated by commas\n/u],
    [
      ['--out', 'x', '--leagues', '5', '--seasons', '2024'],
      /^--seasons is 2024; allowed are 2025, 2026, separated by commas\n/u,
    ],
    [['--out', 'x', '--size', 'huge'], /^--size is huge; allowed is whole or small\n/u],
    [['--out', 'x', '--nonsense'], /^Unknown option '--nonsense'/u],
  ];
  for (const [words, complaint] of wrong) {
    it(`says how it is used after "${words.join(' ')}"`, async () => {
      const { code, complaints } = await said(['simulate', ...words]);
      expect(code).to.equal(2);
      expect(complaints).to.match(complaint);
    });
  }

  it('writes the requested leagues and seasons and reports progress', async () => {
    const out = path.join(newFolder(), 'world');
    const {
      code,
      out: summary,
      progress,
    } = await said([
      'simulate',
      '--seed',
      '4',
      '--size',
      'small',
      '--leagues',
      '14',
      '--seasons',
      '2025',
      '--out',
      out,
    ]);
    expect(code).to.equal(0);
    expect(summary).to.match(/^1 match of 1 league written to .*\ndigest [0-9a-f]{64}$/u);
    expect(progress).to.equal('simulating: 1 of 1\n');
    expect(dataFiles(out).records.map(({ file }) => file)).to.deep.equal([
      path.join('14', '5', '2025', '2025.season.json'),
    ]);
  });

  it('is 1, and says why, where the folder holds something else', async () => {
    const out = newFolder({ 'notes.txt': 'mine' });
    const { code, complaints } = await said(['simulate', '--size', 'small', '--leagues', '14', '--out', out]);
    expect(code).to.equal(1);
    expect(complaints).to.contain('this one contains something else\nnothing was written');
  });
});
