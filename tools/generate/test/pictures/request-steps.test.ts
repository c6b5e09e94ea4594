import { expect } from 'chai';
import { problemCodes, problemKind } from '@goalsquare/server/problems';
import { requestSteps } from '../../pictures/request-steps.js';

const { listener, steps } = requestSteps();
const stepOf = (name: string) => steps.find((step) => step.name === name);

describe('the steps of a request', () => {
  it('reject with every status that a problem has', () => {
    const statuses = new Set(problemCodes.map((code) => problemKind(code).status));
    expect(new Set([...listener, ...steps.flatMap((step) => step.statuses)])).to.deep.equal(statuses);
  });

  const cases: readonly (readonly [name: string, statuses: readonly number[], canRespond: boolean])[] = [
    ['requestId', [], false],
    ['cors', [], true],
    ['uriLimit', [414], false],
    ['quota', [429], false],
    ['resolve', [400, 403, 404, 413, 503], false],
    ['gate', [403, 404], false],
    ['respond', [400, 403, 404, 409, 416, 429, 503], true],
    ['notFound', [404], false],
    ['problemHandler', [400, 500, 503], true],
  ];
  for (const [name, statuses, canRespond] of cases) {
    it(`${name} ${canRespond ? 'can respond' : 'passes on'}, and rejects with ${statuses.join(', ') || 'nothing'}`, () => {
      expect(stepOf(name)).to.include({ canRespond }).and.deep.include({ statuses });
    });
  }

  it('end with the one that writes errors', () => {
    expect(steps.at(-1)?.name).to.equal('problemHandler');
  });
});
