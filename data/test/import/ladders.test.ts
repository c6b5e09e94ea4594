import path from 'node:path';
import { expect } from 'chai';
import { said, type Said } from '../support/command.js';
import { folders, put } from '../support/folder.js';
import { digests } from '../support/inputs.js';

const newFolder = folders();

const results = `season,round,date,home,away,home_goals,home_behinds,away_goals,away_behinds
2031,1,2031-03-20,Otters,Herons,10,5,9,8
2031,2,2031-03-27,Herons,Otters,10,0,10,0
2031,Grand Final,2031-09-20,Otters,Herons,1,0,0,0
`;

/** Imports the results beside a ladder. */
async function compared(folder: string, ladder: string): Promise<Said> {
  put(folder, { 'results.csv': results, 'ladder.csv': ladder });
  const [file, other] = ['results.csv', 'ladder.csv'].map((name) => path.join(folder, name)) as [string, string];
  const words = ['import', '--format', 'results-csv', '--results', file, '--ladder', other];
  return said([...words, '--out', path.join(folder, 'out')]);
}

const ladders = {
  'of the AFL': `season,round_number,position,team.name,played,pointsFor,pointsAgainst,thisSeasonRecord.winLossRecord.wins,thisSeasonRecord.winLossRecord.losses,thisSeasonRecord.winLossRecord.draws
2031,1,1,Otters,1,65,62,1,0,0
2031,1,2,Herons,1,62,65,0,1,0
`,
  'of AFL Tables': `Season,Team,Round.Number,Season.Points,Score.For,Score.Against,Percentage,Ladder.Position
2031,Otters,1,4,65,62,104.8,1
2031,Herons,1,0,62,65,95.4,2
`,
  'of Squiggle, which names no season': `rank,name,played,wins,losses,draws,for,against,percentage,pts
1,Otters,2,1,0,1,125,122,102.5,6
2,Herons,2,0,1,1,122,125,97.6,2
`,
} as const;

describe('a ladder as CSV', () => {
  for (const [what, ladder] of Object.entries(ladders)) {
    it(`${what} is compared with the matches, and not stored`, async () => {
      const [folder, other] = [newFolder(), newFolder({ 'results.csv': results })];
      const { code, out, complaints } = await compared(folder, ladder);
      expect([code, complaints]).to.deep.equal([0, '']);
      expect(out).to.match(/ladder\.csv: ladder.*: 2 of 2 squads as computed, 0 not compared/u);
      expect(out).to.match(/^ {2}ladder\.csv: 2 rows, 0 imported, 2 left out/mu);
      const words = ['import', '--format', 'results-csv', '--results', path.join(other, 'results.csv')];
      await said([...words, '--out', path.join(other, 'out')]);
      expect([...digests(path.join(folder, 'out'))]).to.deep.equal([...digests(path.join(other, 'out'))]);
    });

    it(`${what} is reported with line and column where it differs`, async () => {
      const { code, out, complaints } = await compared(newFolder(), ladder.replace(/\b(?:65|125),/u, '66,'));
      expect([code, out.includes(': 1 of 2 squads as computed')]).to.deep.equal([0, true]);
      expect(complaints).to.match(
        /^ladder\.csv:2: (?:pointsFor|Score\.For|for): found 66, allowed is (?:65|125), from the matches of Otters; ladders are computed from matches$/mu,
      );
    });
  }

  it('is not compared for squads of which matches are missing', async () => {
    const { out } = await compared(newFolder(), ladders['of the AFL'].replaceAll('2031,1,', '2031,2,'));
    expect(out).to.match(
      /ladder after round 2: 0 of 0 squads as computed, 2 not compared, because matches are missing/u,
    );
  });

  it('is refused with a figure that is no number, or without points', async () => {
    const cases: readonly (readonly [string, RegExp])[] = [
      [
        ladders['of the AFL'].replace(',65,', ',many,'),
        /ladder\.csv:2: pointsFor: found "many", allowed is a whole number/u,
      ],
      ['team,wins\nOtters,1\n', /ladder\.csv:1: points_for: .* a column points_for; the file has none/u],
    ];
    for (const [ladder, complaint] of cases) {
      const { code, complaints } = await compared(newFolder(), ladder);
      expect([code, complaint.test(complaints)], complaints).to.deep.equal([1, true]);
    }
  });
});
