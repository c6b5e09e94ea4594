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
function check(files: Readonly<Record<string, string>>, more: readonly string[] = []): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-ladders-test-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const words = ['--conditions=source', '--import', 'tsx', 'tools/check/ladders.ts', '--dir', folder, ...more];
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

const one = [
  [
    [0, 1, 5],
    [2, 3, 9],
  ],
] as const;
const oneOfficial = [
  [
    1,
    [
      [2, 1, 0, 0],
      [0, 1, 0, 0],
      [1, 0, 1, 0],
      [3, 0, 1, 0],
    ],
  ],
] as const;

describe('the check of ladders', () => {
  it('passes where every ladder is equal, and says so season by season', async () => {
    const { code, out } = await check({
      'results_x_2031.csv': resultsOf(2031, one),
      'ladders_official_by_round_x_2031.csv': officialOf(2031, oneOfficial),
    });
    expect(code).to.equal(0);
    expect(out).to.match(/^ +2031 +1 +1 +1 *$/mu);
  });

  it('fails on another order, and names season, round, position and squads', async () => {
    const [[round, [first, second, ...rest]]] = oneOfficial;
    const { code, out } = await check({
      'results_x_2031.csv': resultsOf(2031, one),
      'ladders_official_by_round_x_2031.csv': officialOf(2031, [[round, [second, first, ...rest]]]),
    });
    expect(code).to.equal(1);
    expect(out).to.include('  2031 round 1: position 1 is Cedar Cove, officially Alder Vale\n');
  });

  it('fails on other results, as JSON too', async () => {
    const [[round, [first, ...rest]]] = oneOfficial;
    const { code, out } = await check(
      {
        'results_x_2031.csv': resultsOf(2031, one),
        'ladders_official_by_round_x_2031.csv': officialOf(2031, [[round, [[first[0], 0, 0, 1], ...rest]]]),
      },
      ['--json'],
    );
    expect(code).to.equal(1);
    const { seasons, holds } = JSON.parse(out) as {
      readonly seasons: readonly { readonly differences: readonly string[] }[];
      readonly holds: boolean;
    };
    expect(holds).to.equal(false);
    expect(seasons[0]?.differences).to.deep.equal(['2031 round 1: Cedar Cove has 1-0-0, officially 0-0-1']);
  });

  it('fails where a season has ladders but no results', async () => {
    const { code, out } = await check({
      'results_x_2031.csv': resultsOf(2031, one),
      'ladders_official_by_round_x_2031.csv': officialOf(2032, oneOfficial),
    });
    expect(code).to.equal(1);
    expect(out).to.include('  2032: no results\n');
  });

  it('takes a match called off and an opening round from the table of exceptions, and names them', async () => {
    const rounds = Array.from({ length: 14 }, (_, at) =>
      at === 0
        ? ([
            [0, 1, 5],
            [6, 7, 3],
          ] as const)
        : at === 13
          ? ([[2, 3, 1]] as const)
          : [],
    );
    const cancelled = await check({
      'results_x_2015.csv': resultsOf(
        2015,
        rounds.map((round) => [...round, ...(round.length > 0 ? [[4, 5, 2] as const] : [])]),
      ),
      'ladders_official_by_round_x_2015.csv': officialOf(2015, [
        [
          14,
          [
            [4, 2, 0, 0],
            [0, 1, 0, 0],
            [6, 1, 0, 0],
            [2, 1, 0, 0],
            [3, 0, 1, 0],
            [5, 0, 2, 0],
            [7, 0, 1, 0],
            [1, 0, 1, 0],
          ],
        ],
      ]),
    });
    expect(cancelled.out).to.match(/^ +2015 +1 +1 +1 +called off: /mu);
    expect(cancelled.code).to.equal(0);
    const opening = await check({
      'results_x_2031.csv': resultsOf(2031, one),
      'ladders_official_by_round_x_2031.csv': officialOf(2031, [[0, oneOfficial[0][1]]]),
    });
    expect(opening.out).to.match(/^ +2031 +1 +1 +1 +shift: /mu);
    expect(opening.code).to.equal(0);
  });

  it('holds the final ladder to its points and percentage', async () => {
    const files = {
      'results_x_2031.csv': resultsOf(2031, one),
      'ladders_official_by_round_x_2031.csv': officialOf(2031, oneOfficial),
    };
    const final = (percentage: string): string =>
      `season,team,official_position,wins,losses,draws,ladder_points,points_for,points_against,percentage\n2031,Cedar Cove,1,1,0,0,4,69,60,${percentage}\n`;
    expect(await check({ ...files, 'final_ladders_x_2031.csv': final('115.0') })).to.include({ code: 0 });
    const { code, out } = await check({ ...files, 'final_ladders_x_2031.csv': final('114.9') });
    expect(code).to.equal(1);
    expect(out).to.include('  2031 final: Cedar Cove has 1 1 0 0 4 69 60 115, officially 1 1 0 0 4 69 60 114.9\n');
  });

  it('passes without ladders, and says so', async () => {
    const { code, out } = await check({});
    expect(code).to.equal(0);
    expect(out).to.match(/^skipped: official ladders, there are none in .*\n$/u);
  });
});
