import { expect } from 'chai';
import { answerFault, lastLineFault } from '../answer.js';

const answer = {
  counts: [2, 18],
  rows: [
    [1, 'CAL', 3.5],
    [2, 'BRI', 0],
  ],
};

describe('the answer of a task', () => {
  for (const [form, output] of [
    ['CSV with a header', '2 18\nperson,squad,value\n1,CAL,3.5\n2,BRI,0.0\n'],
    ['CSV of R', '2 \n18 \n"person","squad","value"\n2,"BRI",0\n1,"CAL",3.5\n'],
    ['words', '2\n18\n2 BRI 0\n1 CAL 3.5\n'],
  ] as const)
    it(`is read from ${form}`, () => {
      expect(answerFault(output, answer)).to.equal(undefined);
    });

  for (const [what, output, fault] of [
    ['a count', '2 17\n1 CAL 3.5\n2 BRI 0\n', 'it counts 2 17, not 2 18'],
    ['a row', '2 18\n1 CAL 3.5\n', 'it prints 1 rows, not 2'],
    ['a value', '2 18\n1 CAL 3\n2 BRI 0\n', 'it prints "1 CAL 3" in place of "1 CAL 3.5"'],
    ['everything', '', 'it counts , not 2 18'],
  ] as const)
    it(`is wrong by ${what}`, () => {
      expect(answerFault(output, answer)).to.equal(fault);
    });

  it('may be the numbers of the last line', () => {
    expect(lastLineFault('0 6\nFT  Terns 12.16 (88)  Breakers 15.8 (98)\n', [88, 98])).to.equal(undefined);
    expect(lastLineFault('88 98\n82 98\n', [88, 98])).to.equal('its last line is "82 98", without 88 and 98');
    expect(lastLineFault('', [88])).to.equal('its last line is "", without 88');
  });
});
