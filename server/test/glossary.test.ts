import { expect } from 'chai';
import { metricCodes, explain } from '@goalsquare/engine';
import type { Fault } from '../src/domain/problems.js';
import { appForSuite } from './support/app.js';
import { expectProblem } from './support/problem.js';

describe('the glossary', () => {
  const app = appForSuite();
  const path = '/v1/metadata/metrics/glossary';

  const missing = (index: number, value: string, near?: string): Fault => ({
    detail: `metric[${index}] '${value}' is not in the glossary; codes are case-sensitive${near === undefined ? '' : `, and the nearest is ${near}`}.`,
    parameter: 'metric',
    value,
    ...(near !== undefined && { allowed: [near] }),
  });

  it('explains every metric where none is named', async () => {
    expect(await app.read('getMetricGlossary', path)).to.deep.equal(metricCodes.map(explain));
  });

  it('explains a metric whole', async () => {
    const [entry] = await app.read('getMetricGlossary', `${path}?metric=POINTS`);
    expect(entry).to.deep.equal({
      code: 'POINTS',
      name: 'Points',
      description: 'Six for each goal and one for each behind. For a squad, rushed behinds count too.',
      technicalDescription:
        'goal counts Goal (GOAL). behind counts Behind (BEHI). rushedBehind counts Behind Rushed (RUSH).',
      edgeCases: '',
      aggregateFormula: 'Players: 6 x goal + behind; Squads: 6 x goal + behind + rushedBehind',
      level: 'Both',
      format: 'Integer',
      formatAvg: 'Decimal One',
      dimensions: {
        season: true,
        matchPeriod: true,
        matchZone: true,
        matchContext: true,
        matchTransactions: true,
        gamesPlayedAverage: true,
        career: true,
        match: true,
      },
    });
  });

  for (const query of [
    'metric=KICK&metric=GOAL',
    'metric[]=KICK&metric[]=GOAL',
    'metric%5B%5D=KICK&metric%5B%5D=GOAL',
    'metric[0]=KICK&metric[1]=GOAL',
    'metric=KICK,GOAL',
    'metric=KICK%2CGOAL',
    'metric=KICK&metric[]=GOAL',
    'metric=KICK,GOAL,KICK',
  ]) {
    it(`explains the metrics of ${query} in that order, each once`, async () => {
      expect((await app.read('getMetricGlossary', `${path}?${query}`)).map(({ code }) => code)).to.deep.equal([
        'KICK',
        'GOAL',
      ]);
    });
  }

  it('does not depend on the tier', async () => {
    expect((await app.getAs('sandbox-basic', `${path}?metric=PRESSURE_ACT`)).body).to.deep.equal([
      explain('PRESSURE_ACT'),
    ]);
  });

  const refused: readonly (readonly [string, readonly Fault[]])[] = [
    ['metric=GAOL', [missing(0, 'GAOL', 'GOAL')]],
    ['metric=goal', [missing(0, 'goal', 'GOAL')]],
    ['metric=KICK&metric=XYZZY', [missing(1, 'XYZZY')]],
    ['metric=KIKC,GOAL,MRAK', [missing(0, 'KIKC', 'KICK'), missing(2, 'MRAK', 'MARK')]],
    ['metric=toString', [missing(0, 'toString')]],
  ];
  for (const [query, faults] of refused) {
    it(`does not know ${query}`, async () => {
      expectProblem(await app.get(`${path}?${query}`).set('X-Request-Id', 'test'), 'metric-not-in-glossary', faults);
    });
  }

  it('lists twenty codes it does not know, of however many', async () => {
    const { status, errors } = await app.refused(
      `${path}?metric=${Array.from({ length: 500 }, (_, n) => `NO_${n}`).join(',')}`,
    );
    expect([status, errors?.length]).to.deep.equal([404, 20]);
  });

  for (const [query, code] of [
    ['metric=', 'invalid-parameter'],
    [`metric=${'A'.repeat(101)}`, 'invalid-parameter'],
    ['codes=KICK', 'unknown-parameter'],
  ] as const) {
    it(`refuses ${query.slice(0, 20)}`, async () => {
      const { status, type } = await app.refused(`${path}?${query}`);
      expect([status, type]).to.deep.equal([400, `/problems/${code}`]);
    });
  }

  it('refuses more codes than 500', async () => {
    expect(
      (await app.refused(`${path}?metric=${Array.from({ length: 501 }, () => 'KICK').join(',')}`)).detail,
    ).to.equal('metric has 501 values; at most 500 are allowed.');
  });
});
