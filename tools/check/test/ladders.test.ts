import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Outcome {
  readonly code: number;
  readonly out: string;
}

/** Runs the check on a folder of files. */
function check(files: Readonly<Record<string, string>>): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-ladders-test-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const words = ['--conditions=source', '--import', 'tsx', 'tools/check/ladders.ts', '--dir', folder];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: root }, (error, stdout) => {
      rmSync(folder, { recursive: true, force: true });
      resolve({ code: error === null ? 0 : Number(error.code), out: stdout });
    });
  });
}

const squads = [
  'Alder Vale',
  'Birch Flat',
  'Cedar Cove',
  'Dusty Plain',
  'Elm Creek',
  'Fern Gully',
  'Gum Ridge',
  'Heath Moor',
] as const;

/** Results in which the first named squad of each pair wins by the points given. */
const resultsOf = (season: number, rounds: readonly (readonly (readonly [number, number, number])[])[]): string =>
  `season,round,home,away,home_goals,home_behinds,away_goals,away_behinds\n${rounds
    .flatMap((round, at) =>
      round.map(
        ([home, away, by]) => `${season},${at + 1},${squads[home] ?? ''},${squads[away] ?? ''},10,${by},10,0\n`,
      ),
    )
    .join('')}`;

/** An official ladder: each line a squad's place in the alphabet, its wins, losses and draws. */
const officialOf = (
  season: number,
  ladders: readonly (readonly [round: number, lines: readonly (readonly [number, number, number, number])[]])[],
): string =>
  `season,round,team,position,form,wins,losses,draws\n${ladders
    .flatMap(([round, lines]) =>
      lines.map(
        ([squad, wins, losses, draws], at) =>
          `${season},${round},${squads[squad] ?? ''},${at + 1},,${wins},${losses},${draws}\n`,
      ),
    )
    .join('')}`;

/** A round in which two matches are played, and the ladder after it. */
const results = resultsOf(2031, [
  [
    [0, 1, 5],
    [2, 3, 9],
  ],
]);
const [first, second, third, fourth] = [
  [2, 1, 0, 0],
  [0, 1, 0, 0],
  [1, 0, 1, 0],
  [3, 0, 1, 0],
] as const;

const final = (percentage: string): string =>
  `season,team,official_position,wins,losses,draws,ladder_points,points_for,points_against,percentage\n2031,Cedar Cove,1,1,0,0,4,69,60,${percentage}\n`;

/** The files of leagues: results and official ladders of each, and the final ladder of some. */
const filesOf = (
  leagues: Readonly<Record<string, readonly [results: string, official: string, final?: string]>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(leagues).flatMap(([league, [played, official, last]]): [string, string][] => [
      [`results_${league}_x.csv`, played],
      [`ladders_official_by_round_${league}_x.csv`, official],
      ...(last === undefined ? [] : ([[`final_ladders_${league}_x.csv`, last]] satisfies [string, string][])),
    ]),
  );

describe('the check of ladders', () => {
  it('passes where every ladder is equal, but for named exceptions, and says so season by season', async () => {
    const won: readonly (readonly [number, number, number])[] = [
      [0, 1, 5],
      [6, 7, 3],
      [4, 5, 2],
    ];
    const rounds = Array.from({ length: 14 }, (_, at) =>
      at === 0 ? won : at === 13 ? ([[2, 3, 1] as const, [4, 5, 2] as const] as const) : [],
    );
    const calledOff = [4, 0, 6, 2, 3, 5, 7, 1].map((squad) => {
      const [wins, losses] = [squad === 4 ? 2 : [0, 6, 2].includes(squad) ? 1 : 0, squad === 5 ? 2 : squad % 2];
      return [squad, wins, losses, 0] as const;
    });
    const { code, out } = await check(
      filesOf({
        opening: [results, officialOf(2031, [[0, [first, second, third, fourth]]])],
        same: [results, officialOf(2031, [[1, [first, second, third, fourth]]]), final('115.0')],
        without: [resultsOf(2015, rounds), officialOf(2015, [[14, calledOff]])],
      }),
    );
    expect(out).to.match(/^same:.*\n +2031 +1 +1 +1 *$/mu);
    expect(out).to.match(/^without:.*\n +2015 +1 +1 +1 +called off: /mu);
    expect(out).to.match(/^opening:.*\n +2031 +1 +1 +1 +shift: /mu);
    expect(code).to.equal(0);
  });

  it('fails on another order, other results, another percentage and missing results, and names each', async () => {
    const { code, out } = await check(
      filesOf({
        order: [results, officialOf(2031, [[1, [second, first, third, fourth]]])],
        records: [results, officialOf(2031, [[1, [[2, 0, 0, 1], second, third, fourth]]])],
        last: [results, officialOf(2031, [[1, [first, second, third, fourth]]]), final('114.9')],
        missing: [results, officialOf(2032, [[1, [first, second, third, fourth]]])],
      }),
    );
    expect(code).to.equal(1);
    expect(out).to.include('  2031 round 1: position 1 is Cedar Cove, officially Alder Vale\n');
    expect(out).to.include('  2031 round 1: Cedar Cove has 1-0-0, officially 0-0-1\n');
    expect(out).to.include('  2031 final: Cedar Cove has 1 1 0 0 4 69 60 115, officially 1 1 0 0 4 69 60 114.9\n');
    expect(out).to.include('  2032: no results\n');
  });

  it('passes without ladders, and says so', async () => {
    const { code, out } = await check({});
    expect(code).to.equal(0);
    expect(out).to.match(/^skipped: official ladders, there are none in .*\n$/u);
  });
});
