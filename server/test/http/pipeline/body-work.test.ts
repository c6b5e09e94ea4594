import { expect } from 'chai';
import { codesOrFaults } from '../../../src/answers/statistics/metric-faults.js';
import { itemLocation } from '../../../src/domain/fault-location.js';
import { MAX_DEPTH, MAX_MEMBERS, MAX_VALUES, bodyLimitFault } from '../../../src/http/pipeline/body-limits.js';
import { earlyFindings } from '../../../src/http/pipeline/body-faults.js';
import { appForSuite } from '../../support/app.js';

const root = { $ref: '#/components/schemas/PostPlayerMetricRequests' };
const shapeOf = (text: string): string | undefined => bodyLimitFault(Buffer.from(text));
const tooDeep = `The body is nested more than ${MAX_DEPTH} deep.`;
const tooLarge = `An object of the body has more than ${MAX_MEMBERS} members.`;
const tooMany = `The body contains more than ${MAX_VALUES} values.`;

describe('the work a body makes', () => {
  const shapes: readonly (readonly [string, string, string | undefined])[] = [
    ['the deepest nesting', `${'['.repeat(MAX_DEPTH)}${']'.repeat(MAX_DEPTH)}`, undefined],
    ['one level more', '['.repeat(MAX_DEPTH + 1), tooDeep],
    ['objects one level too deep', '{"a":'.repeat(MAX_DEPTH + 1), tooDeep],
    ['many lists, none deep', `[${'[],'.repeat(MAX_VALUES - 2)}[]]`, undefined],
    ['as many values as there may be', `[${'1,'.repeat(MAX_VALUES - 1)}1]`, undefined],
    ['one value more', `[${'1,'.repeat(MAX_VALUES)}1]`, tooMany],
    ['as many members as an object may have', `[{${'"a":1,'.repeat(MAX_MEMBERS - 1)}"a":[1,2]}]`, undefined],
    ['one member more', `[{${'"a":[1,2],'.repeat(MAX_MEMBERS)}"a":1}]`, tooLarge],
    ['closing brackets alone', ']]]}}}', undefined],
    ['brackets and commas in a text', `["${'[{,'.repeat(MAX_VALUES)}"]`, undefined],
    ['a quote and a backslash in a text', `["\\"${'['.repeat(MAX_DEPTH)}\\\\",[]]`, undefined],
    ['a text that does not end', '["[[', undefined],
    ['nothing', '', undefined],
  ];
  for (const [name, text, expected] of shapes) {
    it(`is limited before it is parsed: ${name}`, () => {
      expect(shapeOf(text)).to.equal(expected);
    });
  }

  it('does not grow with its faults: twenty are described, the others are counted', () => {
    const members = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`member${n}`, 1]));
    const { findings, count } = earlyFindings(root, {
      playerMetricRequests: [members, { metricCodes: [1, 'KICK', ''] }],
    });
    expect(findings).to.have.lengthOf(20);
    expect(count).to.equal(50_002);
    expect(findings[0]).to.include({ path: '/body/playerMetricRequests/0/member0', errorCode: 'additionalProperties' });
  });

  it('does not look into a list that is too long', () => {
    const metricCodes = Array.from({ length: 501 }, () => 1);
    expect(earlyFindings(root, { playerMetricRequests: [{ metricCodes }] })).to.deep.equal({
      findings: [{ path: '/body/playerMetricRequests/0/metricCodes', message: '', errorCode: 'maxItems' }],
      count: 1,
    });
  });

  it('finds nothing in a body as the contract describes it', () => {
    const body = {
      playerMetricRequests: [{ id: 'a', metricCodes: ['KICK'], periods: [1], zones: ['F50'], team: 'home' }],
    };
    expect(earlyFindings(root, body)).to.deep.equal({ findings: [], count: 0 });
  });

  it('suggests the nearest code for as many codes as are described, and counts the others', () => {
    const codes = Array.from({ length: 500 }, () => 'KIKC');
    const { faults, count } = codesOrFaults('player', codes, itemLocation('playerMetricRequests', 0), 3);
    expect([faults.length, count]).to.deep.equal([3, 500]);
    expect(faults[0]?.fault.allowed).to.deep.equal(['KICK']);
  });

  const app = appForSuite();
  const refusals: readonly (readonly [string, object, string])[] = [
    ['misspelt codes', { metricCodes: Array.from({ length: 500 }, () => 'KIKC') }, '49999'],
    ['codes that are numbers', { metricCodes: Array.from({ length: 500 }, () => 1) }, '49999'],
    ['unknown members', Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`x${n}`, 1])), '2999'],
  ];
  for (const [name, request, more] of refusals) {
    it(`of a hundred requests with ${name} ends in one error`, async () => {
      const { errors, detail } = await app.refused('/v1/matches/7001/statistics/players', {
        playerMetricRequests: Array.from({ length: 100 }, () => request),
      });
      expect(errors).to.have.lengthOf(20);
      expect(detail).to.match(new RegExp(` \\(and ${more} more\\)$`, 'u'));
    });
  }
});
