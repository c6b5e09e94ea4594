import { expect } from 'chai';
import fc from 'fast-check';
import { traceOf } from '../../../src/http/steps/request-id.js';

const trace = '0af7651916cd43dd8448eb211c80319c';
const span = 'b7ad6b7169203331';

const sound: readonly string[] = [
  `00-${trace}-${span}-01`,
  `00-${trace}-${span}-00`,
  `01-${trace}-${span}-01`,
  `cc-${trace}-${span}-01-what-comes-later`,
];
const unsound: readonly (string | undefined)[] = [
  undefined,
  '',
  'nonsense',
  `ff-${trace}-${span}-01`,
  `00-${trace}-${span}-01-more`,
  `00-${'0'.repeat(32)}-${span}-01`,
  `00-${trace}-${'0'.repeat(16)}-01`,
  `00-${trace.toUpperCase()}-${span}-01`,
  `00-${trace.slice(1)}-${span}-01`,
  ` 00-${trace}-${span}-01`,
  `00-${trace}-${span}`,
];

describe('a traceparent', () => {
  for (const given of sound) {
    it(`${given} is continued with a span of our own`, () => {
      const { traceId, parentId, spanId } = traceOf(given);
      expect([traceId, parentId]).to.deep.equal([trace, span]);
      expect(spanId)
        .to.match(/^[0-9a-f]{16}$/u)
        .and.not.equal(span);
    });
  }
  for (const given of unsound) {
    it(`${String(given)} begins another trace`, () => {
      const { traceId, parentId } = traceOf(given);
      expect(traceId)
        .to.match(/^[0-9a-f]{32}$/u)
        .and.not.equal(trace);
      expect(parentId).to.equal(undefined);
    });
  }
  it('of any text gives ids of the right form', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { traceId, spanId } = traceOf(text);
        expect(`${traceId}-${spanId}`).to.match(/^[0-9a-f]{32}-[0-9a-f]{16}$/u);
      }),
    );
  });
});
