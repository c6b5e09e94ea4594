import type { Column, Table } from '@goalsquare/openapi';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvPieces } from '../../../src/answers/csv/rows.js';
import { flattened } from './flattened.js';

const column = (name: string, depth: number, ...path: Column['path']): Column => ({
  name,
  depth,
  path,
  type: 'string',
  description: '',
});

const table: Table = {
  rows: ['squads.home,squads.away', 'players'],
  columns: [
    column('match_id', 0, 'id'),
    column('squad_id', 1, 'id'),
    column('coach', 0, 'coaches', '@1', 'name'),
    column('name', 2, 'name'),
    column('first_award', 2, 'awards', 0, 'name'),
  ],
};

const text = (of: Table, answer: unknown): string => [...csvPieces(of, answer)].join('');

const name = fc.string({ maxLength: 6 }).filter((one) => !/(?:^|[;\r\n])[=+\-@\t\r\n＝＋－＠]/u.test(one));
const player = fc.record({ name, awards: fc.array(fc.record({ name }), { maxLength: 2 }) }, { requiredKeys: [] });
const squad = fc.record({ id: fc.nat(), players: fc.array(player, { maxLength: 4 }) }, { requiredKeys: ['id'] });
const match = fc.record(
  {
    id: fc.nat(),
    coaches: fc.array(fc.record({ name }), { maxLength: 2 }),
    squads: fc.record({ home: squad, away: squad }, { requiredKeys: [] }),
  },
  { requiredKeys: ['id'] },
);

describe('rows of CSV', () => {
  it('begin with the names of the columns, also where there are none', () => {
    expect(text(table, { id: 1 })).to.equal('match_id,squad_id,coach,name,first_award\r\n');
  });

  it('are ended by CRLF, every one', () => {
    expect(text({ rows: [], columns: table.columns.slice(0, 1) }, { id: 1 })).to.equal('match_id\r\n1\r\n');
  });

  it('hold the value at the place of each cell, whatever it is', () => {
    fc.assert(
      fc.property(match, (answer) => {
        const [, ...rows] = parse(text(table, answer), { recordDelimiter: '\r\n' });
        expect(rows).to.deep.equal(
          flattened(table, answer).map((row) =>
            row.map((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')),
          ),
        );
      }),
    );
  });

  it('are made as a list is computed, and given away piece by piece', () => {
    let made = 0;
    function* things(): Generator {
      for (; made < 20_000; made += 1) yield { name: 'twelve bytes' };
    }
    const pieces = csvPieces({ rows: ['things'], columns: [column('name', 1, 'name')] }, { things: things() });
    expect((pieces.next().value as string).length).to.be.within(65_536, 66_000);
    expect(made).to.be.below(10_000);
    let rest = 0;
    for (const piece of pieces) rest += piece.length;
    expect(rest).to.be.above(200_000);
    expect(made).to.equal(20_000);
  });
});
