import { expect } from 'chai';
import fc from 'fast-check';
import { readAddress, wholeNumberIn, writeQuery } from '../../src/addresses/address-query.js';

const word = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && !text.includes(','));

describe('the query of an address', () => {
  it('has each text and each list that was written', () => {
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(word), (text, list) => {
        const query = readAddress(writeQuery({ text, list }));
        expect([query.text('text'), query.list('list')]).to.deep.equal([text, list]);
      }),
    );
  });

  it('leaves out what is missing, empty or the default, so that equal values have one address', () => {
    expect(writeQuery({})).to.equal('');
    expect(writeQuery({ matchId: undefined, words: '', period: [] })).to.equal('');
    expect(writeQuery({ level: 'players', period: [1, 2] }, { level: 'players' })).to.equal('?period=1,2');
    expect(writeQuery({ matchId: 0 })).to.equal('?matchId=0');
  });

  it('may repeat a list, which has each value once', () => {
    expect(readAddress('?period=2&period=1,%202,').list('period')).to.deep.equal(['2', '1']);
    expect(readAddress('?b=1&a=2&b=3').names).to.deep.equal(['b', 'a']);
  });
});

describe('a whole number in an address', () => {
  for (const [text, number] of [
    ['0', 0],
    ['2411', 2411],
    ['2147483647', 2_147_483_647],
    ...['2147483648', '007', '-1', '1e3', '1.5', 'x', '', '12345678901'].map((one) => [one, undefined] as const),
    [undefined, undefined],
  ] as const)
    it(`is ${number ?? 'none'} in ${text ?? 'no text'}`, () => {
      expect(wholeNumberIn(text)).to.equal(number);
    });

  it('can be negative between other bounds', () => {
    expect(['-6', '-5', '6'].map((text) => wholeNumberIn(text, -5, 5))).to.deep.equal([undefined, -5, undefined]);
  });
});
