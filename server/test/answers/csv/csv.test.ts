import type { Table } from '@goalsquare/openapi';
import { expect } from 'chai';
import { toCsv, CSV_TYPE } from '../../../src/answers/csv/csv.js';
import { Json } from '../../../src/answers/json/json.js';

const table: Table = {
  rows: ['things'],
  columns: [{ name: 'name', depth: 1, path: ['name'], type: 'string', description: '' }],
};

describe('an answer turned into CSV', () => {
  it('gives the bytes of its JSON back, once, and only when it is read', () => {
    const bytes = Buffer.from('{"things":[{"name":"a"},{"name":"Ō"}]}');
    let released = 0;
    const { type, body } = toCsv(
      table,
      new Json(bytes, () => {
        released += 1;
        bytes.fill(0);
      }),
    );
    expect([type, [...(body as Iterable<string>)].join(''), released]).to.deep.equal([
      CSV_TYPE,
      'name\r\na\r\nŌ\r\n',
      1,
    ]);
  });

  it('is written in pieces, for which a list is computed as it is walked', () => {
    let computed = 0;
    function* things(): Generator {
      for (; computed < 10_000; computed += 1) yield { name: 'a name of some length' };
    }
    const pieces = toCsv(table, { things: things() }).body as Generator<string>;
    const first = String(pieces.next().value);
    expect(computed).to.be.within(1, 9999);
    const rest = [...pieces];
    expect(computed).to.equal(10_000);
    expect((first + rest.join('')).split('\r\n').length).to.equal(10_002);
  });
});
