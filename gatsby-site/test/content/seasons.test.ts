import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sandboxEdition } from '@goalsquare/data';
import { expect } from 'chai';
import type { SeasonSheet, WorldSheet } from '../../src/seasons/season-sheet.js';
import { inWords } from '../../src/seasons/in-words.js';
import { sheetOf } from '../../src/seasons/sheets.js';

const folder = fileURLToPath(new URL('../../facts/seasons/', import.meta.url));

const read = (file: string): unknown => JSON.parse(readFileSync(`${folder}${file}`, 'utf8'));

const files = readdirSync(folder).filter((file) => /^\d+-\d+-\d+\.json$/u.test(file));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('facts of seasons', () => {
  it('are of the sandbox this version makes: otherwise npm run generate -- seasons', () => {
    expect((read('world.json') as WorldSheet).edition).to.equal(sandboxEdition);
  });

  it('can all be written in words', () => {
    for (const file of files) expect(sheetOf(file.replace('.json', '')), file).to.deep.equal(read(file));
  });

  for (const file of files) {
    const { ladders, summary, leaders, squads } = read(file) as SeasonSheet;

    it(`${file}: every ladder holds every squad once, and is level in all`, () => {
      for (const { round, lines } of ladders) {
        expect(new Set(lines.map(({ squad }) => squad)).size, `round ${round}`).to.equal(squads);
        expect(sum(lines.map((line) => line.for)), `round ${round}`).to.equal(sum(lines.map((line) => line.against)));
        expect(sum(lines.map(({ wins }) => wins)), `round ${round}`).to.equal(sum(lines.map(({ losses }) => losses)));
      }
    });

    it(`${file}: the summary adds up`, () => {
      const points = 6 * summary.goals + summary.behinds;
      expect(summary.averagePoints).to.be.closeTo(points / summary.matches / 2, 0.051);
      expect(summary.homeWins + summary.awayWins + summary.draws).to.equal(summary.matches);
      expect(summary.first).to.deep.equal(ladders.at(-1)?.lines[0]);
    });

    it(`${file}: leaders are in order, and places leave gaps`, () => {
      for (const { lines } of Object.values(leaders)) {
        lines.forEach(({ value, place }, at) => {
          expect(place).to.equal(lines.findIndex((one) => one.value === value) + 1);
          if (at > 0) expect(value).to.be.at.most(lines[at - 1]?.value ?? NaN);
        });
      }
    });
  }

  it('confirm what the posts say beyond single numbers', () => {
    const [of2024, thirteen] = [sheetOf('1-1-2024').summary, sheetOf('13-1-2025').summary];
    expect(of2024.homeWins, '2024: being at home helped').to.be.above(of2024.awayWins);
    const finals = ['5-1', '6-1', '10-5', '11-5', '12-1', '16-1'].map((season) =>
      Math.abs(sheetOf(`${season}-2025`).summary.grandFinal?.margin ?? NaN),
    );
    expect(
      Math.abs(thirteen.grandFinal?.margin ?? NaN),
      '2025: the Grand Final of league 13 was the tightest',
    ).to.be.below(Math.min(...finals));
  });
});

describe('a fact in a sentence', () => {
  for (const [value, text] of [
    [34841, '34,841'],
    [80.7, '80.7'],
    ['2024-09-28', '28 September 2024'],
    ['Oval', 'Oval'],
    [{ squad: 'A', goals: 11, behinds: 7, points: 73 }, '11.7 (73)'],
    [
      {
        home: { squad: 'A', goals: 1, behinds: 0, points: 6 },
        away: { squad: 'B', goals: 1, behinds: 1, points: 7 },
        margin: -1,
      },
      'B 1.1 (7) beat A 1.0 (6)',
    ],
  ] as const) {
    it(`is ${text}`, () => {
      expect(inWords(value)).to.equal(text);
    });
  }

  it('is not a list', () => {
    expect(() => inWords([1])).to.throw('cannot be written');
  });
});
