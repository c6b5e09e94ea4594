import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import {
  javascriptLiteral,
  powerQueryLiteral,
  pythonLiteral,
  rLiteral,
  shellQuoted,
  snakeCase,
} from '../src/call-literals.js';

describe('literals of calls', () => {
  it('writes JavaScript, records too', () => {
    expect(javascriptLiteral([`a "b" 'c'`, 7, true])).to.equal(String.raw`['a "b" \'c\'', 7, true]`);
    expect(javascriptLiteral({ zones: ['F50'], last: [] })).to.equal(`{ zones: ['F50'], last: [] }`);
    for (const text of ['\\', '\\"', "\\'", '\n', '"'])
      expect(runInNewContext(javascriptLiteral(text)), JSON.stringify(text)).to.equal(text);
  });

  it('gives each of several records a line', () => {
    expect(javascriptLiteral([{ a: 1 }, { a: 2 }])).to.equal('[\n    { a: 1 },\n    { a: 2 }\n  ]');
  });

  it('writes Python', () => {
    expect(pythonLiteral(['GOAL', 7, true])).to.equal('["GOAL", 7, True]');
  });

  it('writes R', () => {
    expect(rLiteral(['GOAL', 7, false])).to.equal('c("GOAL", 7, FALSE)');
  });

  it('writes Power Query, records too', () => {
    expect(powerQueryLiteral([{ periods: [1, 2], zone: 'a "b"' }])).to.equal('{[periods = {1, 2}, zone = "a ""b"""]}');
  });

  it('refuses a record where a language has none for calls', () => {
    expect(() => pythonLiteral({ a: 1 })).to.throw('no record can be written: {"a":1}');
    expect(() => rLiteral([{ a: 1 }])).to.throw('no record can be written: {"a":1}');
  });

  it('quotes a text for the shell, quotes within it too', () => {
    expect(shellQuoted("it's")).to.equal(String.raw`'it'\''s'`);
  });

  it('spells a name in snake case', () => {
    expect(snakeCase('lastXSeconds')).to.equal('last_x_seconds');
  });
});
