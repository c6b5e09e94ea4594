import { expect } from 'chai';
import { sandboxMatch } from '../../../src/pictures/facts/sandbox-match.js';
import { questionIn } from '../../../src/features/playground/address.js';
import { answerTo } from '../../../src/features/playground/answer.js';
import { quartersOf } from '../../../src/features/playground/quarters.js';

const { match } = sandboxMatch('110510101');
const { question } = questionIn('?match=110510101&level=squads&metric=DISPOSAL,TACKLE', [110510101]);
const answer = answerTo(match, question);
const sumOf = (values: readonly ({ readonly shown: string } | undefined)[]): number =>
  values.reduce((sum, value) => sum + Number(value?.shown), 0);

describe('the answer of the playground by quarter', () => {
  it('adds up to the answer of the whole match, for each squad and metric', () => {
    const { periods, rows } = quartersOf(match, question, [1, 2, 3, 4], undefined);
    expect(periods).to.deep.equal(['Q1', 'Q2', 'Q3', 'Q4']);
    expect(rows.map(({ metric, owner, values }) => [metric, owner, sumOf(values)])).to.deep.equal(
      answer.columns.flatMap(({ name }, at) => answer.rows.map((row) => [name, row.name, row.values[at]?.value])),
    );
  });

  it('is that of the selected row alone', () => {
    const { question: players } = questionIn('?match=110510101&metric=DISPOSAL', [110510101]);
    const [selected] = answerTo(match, players).rows;
    const { rows } = quartersOf(match, players, [1, 2, 3, 4], selected);
    expect(rows.map(({ owner, values }) => [owner, sumOf(values)])).to.deep.equal([
      [selected?.name, selected?.values[0]?.value],
    ]);
    expect(rows[0]?.values.map((value) => value?.evidence)).to.deep.equal(
      ['1', '2', '3', '4'].map((period) => ({
        matchId: 110510101,
        level: 'players',
        id: selected?.id,
        metric: 'DISPOSAL',
        filter: { period },
      })),
    );
  });
});
