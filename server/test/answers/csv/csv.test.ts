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
    expect([type, Buffer.from(body as Uint8Array).toString(), released]).to.deep.equal([
      CSV_TYPE,
      'name\r\na\r\nŌ\r\n',
      1,
    ]);
  });

  it('is bytes where it is there already, and pieces where its lists are computed as they are walked', () => {
    function* things(): Generator {
      yield { name: 'a' };
    }
    expect(toCsv(table, { things: [{ name: 'a' }] }).body).to.be.instanceOf(Uint8Array);
    const { body } = toCsv(table, { things: things() });
    expect([...(body as Iterable<string>)].join('')).to.equal('name\r\na\r\n');
    expect(body).not.to.be.instanceOf(Uint8Array);
  });
});
