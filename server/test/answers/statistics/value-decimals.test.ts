import { VALUE_DECIMALS } from '@goalsquare/engine';
import { contract } from '@goalsquare/openapi';
import { expect } from 'chai';
import { appForSuite } from '../../support/app.js';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

describe('the values of statistics', () => {
  const app = appForSuite();

  it('have as many decimals as the contract says', () => {
    for (const name of ['Statistic', 'Leader', 'ChangedStatistic']) {
      const { description } = (
        contract.components.schemas as unknown as Record<
          string,
          { properties: Record<string, { description: string }> }
        >
      )[name]?.properties.value ?? { description: '' };
      expect(description, name).to.contain(`to ${words[VALUE_DECIMALS]} decimals at most`);
    }
  });

  it('are rounded to them if they are ratios, and whole if they are counts', async () => {
    const path = '/v1/matches/7001/statistics/squads?metric=KICK&metric=HANDBALL&metric=DISPOSAL_EFFICIENCY';
    const { squads } = await app.read('getSquadStatistics', path);
    const values = squads.flatMap(({ statistics }) => statistics);
    expect(values.some(({ value }) => !Number.isInteger(value))).to.equal(true);
    for (const { code, value } of values)
      expect(Number(value.toFixed(code.endsWith('_EFFICIENCY') ? VALUE_DECIMALS : 0)), code).to.equal(value);
  });
});
