import { expect } from 'chai';
import { appForSuite } from './support/app.js';

describe('a long list', () => {
  const app = appForSuite();

  /**
   * Every way a client sends the list `[a, b]` of a parameter. **Source**: `openapi/components/parameters/Metric.yaml`.
   */
  const forms: readonly (readonly [string, (name: string, a: string, b: string) => string])[] = [
    ['repeated', (name, a, b) => `${name}=${a}&${name}=${b}`],
    ['brackets', (name, a, b) => `${name}[]=${a}&${name}[]=${b}`],
    ['encoded brackets', (name, a, b) => `${name}%5B%5D=${a}&${name}%5B%5D=${b}`],
    ['indexed', (name, a, b) => `${name}[0]=${a}&${name}[1]=${b}`],
    ['encoded indexes', (name, a, b) => `${name}%5B0%5D=${a}&${name}%5B1%5D=${b}`],
    ['plain and brackets', (name, a, b) => `${name}=${a}&${name}[]=${b}`],
    ['brackets and an index', (name, a, b) => `${name}[]=${a}&${name}[7]=${b}`],
    ['comma', (name, a, b) => `${name}=${a},${b}`],
    ['encoded comma', (name, a, b) => `${name}=${a}%2C${b}`],
    ['brackets and comma', (name, a, b) => `${name}[]=${a},${b}`],
    ['index and comma', (name, a, b) => `${name}[3]=${a}%2C${b}`],
    ['encoded name', (name, a, b) => `%${name.charCodeAt(0).toString(16)}${name.slice(1)}=${a}&${name}=${b}`],
  ];

  const single: readonly (readonly [string, (name: string, a: string) => string])[] = [
    ['plain', (name, a) => `${name}=${a}`],
    ['brackets', (name, a) => `${name}[]=${a}`],
    ['encoded brackets', (name, a) => `${name}%5B%5D=${a}`],
    ['index 0', (name, a) => `${name}[0]=${a}`],
    ['index 9', (name, a) => `${name}[9]=${a}`],
  ];

  const lists: readonly (readonly [string, string, string])[] = [
    ['period', '1', '2'],
    ['zone', 'F50', 'D50'],
    ['metric', 'KICK', 'DISPOSAL_EFFICIENCY'],
  ];

  for (const level of ['players', 'squads']) {
    const base = `/v1/matches/7001/statistics/${level}`;
    for (const [name, a, b] of lists) {
      describe(`${name} of ${level}`, () => {
        for (const [form, write] of forms) {
          it(`is the same list sent as ${form}`, async () => {
            const expected = await app.get(`${base}?${forms[0]?.[1](name, a, b) ?? ''}`);
            const answer = await app.get(`${base}?${write(name, a, b)}`);
            expect(answer.status).to.equal(200);
            expect(answer.text).to.equal(expected.text);
          });
        }
        for (const [form, write] of single) {
          it(`is the same list of one sent as ${form}`, async () => {
            const expected = await app.get(`${base}?${name}=${a}`);
            const answer = await app.get(`${base}?${write(name, a)}`);
            expect([answer.status, answer.text]).to.deep.equal([200, expected.text]);
          });
        }
        it('is not the same list with one value', async () => {
          const [both, one] = [await app.get(`${base}?${name}=${a},${b}`), await app.get(`${base}?${name}=${a}`)];
          expect(both.text).not.to.equal(one.text);
        });
        for (const empty of [`${name}=`, `${name}[]=`, `${name}[0]=`, name, `${name}=${a},`, `${name}=,${b}`]) {
          it(`is refused as ${empty}`, async () => {
            const { status, errors } = await app.refused(`${base}?${empty}`);
            expect([status, errors?.[0]?.parameter]).to.deep.equal([400, name]);
          });
        }
        for (const odd of [
          `${name}[x]=${a}`,
          `${name}[0][0]=${a}`,
          `${name}[-1]=${a}`,
          `${name}]=${a}`,
          `${name}[=${a}`,
          `${name}.0=${a}`,
          `${name}[]x=${a}`,
        ]) {
          it(`is another, unknown parameter as ${odd}`, async () => {
            const { status, type } = await app.refused(`${base}?${odd}`);
            expect([status, type]).to.deep.equal([400, '/problems/unknown-parameter']);
          });
        }
      });
    }
  }

  for (const [form, pair] of [
    ['repeated', 'metric=KICK&'],
    ['brackets', 'metric[]=KICK&'],
    ['indexed', 'metric[0]=KICK&'],
  ] as const) {
    it(`of 30 values is read whole, sent ${form}`, async () => {
      const answer = await app.read(
        'getPlayerStatistics',
        `/v1/matches/7001/statistics/players?${pair.repeat(29)}metric=GOAL`,
      );
      const codes = answer.squads[0]?.players[0]?.statistics.map(({ code }) => code);
      expect(codes).to.deep.equal(['KICK', 'GOAL']);
    });
  }

  it('of 500 codes is read, and of 501 refused', async () => {
    const path = (size: number): string =>
      `/v1/matches/7001/statistics/players?metric=${Array.from({ length: size }, () => 'KICK').join(',')}`;
    expect((await app.get(path(500))).status).to.equal(200);
    expect((await app.refused(path(501))).detail).to.equal('metric has 501 values; at most 500 are allowed.');
  });
});
