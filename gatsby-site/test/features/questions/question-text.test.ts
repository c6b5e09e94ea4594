import { expect } from 'chai';
import fc from 'fast-check';
import { readQuery } from '../../../src/query/read-query.js';
import { parameterNames } from '../../../src/query/parameters.js';
import { namesIn, questionText } from '../../../src/features/questions/question-text.js';
import { valuesOf } from '../../../src/query/query.js';
import { queries } from '../../query/query.js';

const metrics = [{ id: 1, code: 'DISPOSAL', name: 'Disposal', namePlural: 'Disposals' }];
const unnamed = (): undefined => undefined;

describe('a question in words', () => {
  const cases: readonly (readonly [search: string, title: string, choices: string])[] = [
    [
      '?seasonId=2025&result=won&period=3,4&metric=DISPOSAL&measure=perMatch&minMatches=10&limit=20',
      'Disposal: per match, by player',
      'Matches won; Q3 or Q4; at least 10 matches',
    ],
    ['?metric=DISPOSAL', 'Disposal: total, by player', ''],
    [
      '?personId=7&by=match&metric=DISPOSAL&measure=total,rollingMean&rollingMatches=3',
      'Disposal: total, rolling mean, by match',
      'Player 7; mean of the last 3 matches',
    ],
    [
      '?level=squads&squadId=30&opponentId=40&period=5&scoreState=trailing&metric=DISPOSAL&by=squad,venue',
      'Disposal: total, by squad and venue',
      'Squad 30; against squad 40; Period 5; while trailing',
    ],
  ];
  for (const [search, title, choices] of cases)
    it(`is “${title}” with “${choices}”`, () => {
      expect(questionText(readQuery(search).query, { metrics }, unnamed)).to.deep.equal({ title, choices });
    });

  it('names squads and players of its rows', () => {
    const squad = { squadId: 30, squadName: 'Ashenvale Kelpies', squadCode: 'ASH' };
    const person = { personId: 7, fullname: 'Ivan Brambleby', displayName: 'I. Brambleby' };
    const nameOf = namesIn({ rows: [{ statistics: [] }, { person, squad, statistics: [] }] });
    expect(nameOf('squadId', '30')).to.equal('Ashenvale Kelpies');
    expect(nameOf('personId', '7')).to.equal('Ivan Brambleby');
    expect(nameOf('opponentId', '30')).to.equal(undefined);
  });

  it('names the first four of many metrics', () => {
    const many = Array.from({ length: 6 }, (_, at) => ({
      id: at,
      code: `M${at}`,
      name: `Metric ${at}`,
      namePlural: `Metrics ${at}`,
    }));
    expect(questionText(readQuery('?metric=DISPOSAL').query, { metrics: many }, unnamed).title).to.equal(
      'Metric 0, Metric 1, Metric 2, Metric 3 and 2 more: total, by player',
    );
  });

  it('mentions every choice of matches and acts', () => {
    const unmentioned = new Set(['seasonId', 'areaUnit', 'by', 'metric', 'measure', 'cellMetres', 'sort', 'limit']);
    fc.assert(
      fc.property(queries, (query) => {
        const chosen = parameterNames.filter((name) => !unmentioned.has(name) && valuesOf(query, name).length > 0);
        const { choices } = questionText(query, { metrics }, unnamed);
        expect(choices === '' ? 0 : choices.split('; ').length).to.be.at.least(chosen.length);
      }),
    );
  });
});
