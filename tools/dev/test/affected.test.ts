import path from 'node:path';
import { expect } from 'chai';
import { affectedIn, type Affected } from '../affected.js';
import { testsOf, unitSuites } from '../suites.js';

const root = path.resolve(import.meta.dirname, '../../..');

describe('the tests that a change affects', () => {
  let affectedBy: (changed: readonly string[]) => Affected;
  before(async () => {
    affectedBy = await affectedIn(root);
  });

  const cases: readonly (readonly [changed: string, test: string])[] = [
    ['engine/src/clock/match-clock.ts', 'engine/test/clock/match-clock.test.ts'],
    ['engine/src/clock/match-clock.ts', 'server/test/seasons.test.ts'],
    ['server/src/composition/main.ts', 'server/test/main.test.ts'],
    ['data/src/cli.ts', 'server/test/command-lines-full-disk.test.ts'],
    ['openapi/paths/match.yaml', 'server/test/answers.test.ts'],
    ['compose.yaml', 'server/test/deploy.test.ts'],
    ['docs/errors.md', 'server/test/errors.test.ts'],
  ];
  for (const [changed, test] of cases)
    it(`include ${test} for ${changed}`, () => {
      expect(affectedBy([changed]).unit).to.include(test);
    });

  it('are those of a client only for a file of the client', () => {
    const { unit, javascript, hub } = affectedBy(['clients/javascript/src/api.ts']);
    expect([unit, hub]).to.deep.equal([[], []]);
    expect(javascript).to.include('clients/javascript/test/operations.test.ts');
    expect(affectedBy(['clients/python/README.md'])).to.deep.equal({ unit: [], javascript: [], hub: [] });
  });

  it('are fewer for a file that fewer tests import', () => {
    const { unit } = affectedBy(['server/test/support/server-process.ts']);
    expect(unit).to.include('server/test/main.test.ts').and.not.to.include('engine/test/match.test.ts');
  });

  it('are all for a file that decides how tests are run', () => {
    expect(affectedBy(['package.json']).unit).to.have.members([...testsOf(root, ...unitSuites)]);
  });
});
