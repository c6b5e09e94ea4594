import { expect } from 'chai';
import { csvCell } from '../../../src/answers/csv/cell.js';

const cells: readonly (readonly [value: unknown, cell: string])[] = [
  [undefined, ''],
  [null, ''],
  ['', ''],
  [0, '0'],
  [-1.5, '-1.5'],
  [1e21, '1e+21'],
  [true, 'true'],
  ['Port Merrow', 'Port Merrow'],
  ['50, forward', '"50, forward"'],
  ['the "Creek"', '"the ""Creek"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['Ōtāhuhu 🏉', 'Ōtāhuhu 🏉'],
  [[1, 2], '1;2'],
  [['F50', 'AM'], 'F50;AM'],
  [['a,b', 'c'], '"a,b;c"'],
  [[], ''],
  [{ a: 1 }, ''],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://x.example","open")', `"'=HYPERLINK(""https://x.example"",""open"")"`],
  ['+x', "'+x"],
  ['-x', "'-x"],
  ['-', "'-"],
  ['-1+cmd', "'-1+cmd"],
  ['@sum', "'@sum"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"\r'=1"`],
  ['\n=1', `"\n'=1"`],
  ['＝1', "'＝1"],
  [['=1', 'x'], "'=1;x"],
  [['x', '=1'], "x;'=1"],
  ["x;=cmd|' /C calc'!A0;y", "x;'=cmd|' /C calc'!A0;y"],
  ['x\n=1;+x', `"x\n'=1;'+x"`],
  ['x\r\n@y', `"x\r\n'@y"`],
  ['F50; D50', 'F50; D50'],
  [[-1, -2], '-1;-2'],
  [['-3', '+3'], '-3;+3'],
  ['-3', '-3'],
  ['+3', '+3'],
  ['-12.5%', '-12.5%'],
  ['-1:05', '-1:05'],
  ['a=1', 'a=1'],
];

describe('a cell of CSV', () => {
  for (const [value, cell] of cells) {
    it(`of ${value === undefined ? 'nothing' : JSON.stringify(value)} is ${JSON.stringify(cell)}`, () => {
      expect(csvCell(value)).to.equal(cell);
    });
  }
});
