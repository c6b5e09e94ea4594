import { expect } from 'chai';
import { referenceTarget } from '../src/reference-target.js';

describe('referenceTarget', () => {
  const document = { paths: { '/v1/~leagues': { get: 1 } }, list: [{ a: 2 }] };

  for (const [reference, target] of [
    ['#/paths/~1v1~1~0leagues/get', 1],
    ['#/list/0/a', 2],
    ['#', document],
  ] as const)
    it(`returns the part at ${reference}`, () => {
      expect(referenceTarget(document, reference)).to.equal(target);
    });

  for (const reference of ['#/paths/~1v1', '#/list/1/a', '#/paths/~1v1~1~0leagues/get/more'])
    it(`refuses ${reference}, which the document lacks`, () => {
      expect(() => referenceTarget(document, reference)).to.throw(`the contract has no ${reference}`);
    });
});
