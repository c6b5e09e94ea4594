import { escape, op, table, type ColumnTable } from 'arquero';
import { metaOf, type Contributions, type Meta } from '../contributions.js';
import type { Question } from '../questions.js';
import { addCells, cellOf } from './cells.js';
import { Finish } from './finish.js';
import type { Peer } from './peer.js';
import { rangesIn, selectionOf, type Selection } from './selection.js';

interface Row {
  readonly moment: number;
  readonly side: number;
  readonly zone: number;
  readonly base: number;
}

/** Returns a match as a table. One number encodes the base and the slot. */
const frameOf = ({ moments, sides, zones, slots, bases, amounts }: Contributions): ColumnTable =>
  table({
    moment: moments,
    side: sides,
    zone: zones,
    base: bases,
    amount: amounts,
    cell: Uint16Array.from(bases, (base, at) => cellOf(base, slots[at] ?? 0)),
  });

function rowsOf(
  frame: ColumnTable,
  meta: Meta,
  { zones, side, bases, wholeMatch }: Selection,
  { ask }: Question,
): ColumnTable {
  if (wholeMatch && zones === undefined && side === undefined) return frame;
  const ranges = wholeMatch ? undefined : rangesIn(meta, ask);
  const [inZones, read] = [zones && new Set(zones), new Set(bases)];
  return frame.filter(
    escape(
      (row: Row) =>
        (ranges === undefined || ranges.some(([from, to]) => row.moment >= from && row.moment <= to)) &&
        (side === undefined || row.side === side) &&
        (inZones === undefined || inZones.has(row.zone)) &&
        read.has(row.base),
    ),
  );
}

/** Loads arquero with one table per match. Questions use its verbs filter, groupby and rollup. */
export function loadArquero(season: readonly Contributions[]): Peer {
  const matches = season.map((match) => ({ meta: metaOf(match), frame: frameOf(match) }));
  return {
    prepare: (question) => {
      const selection = selectionOf(question);
      const finish = new Finish(question);
      return (index) => {
        const match = matches[index];
        if (match === undefined) throw new Error(`no match ${index}`);
        const { meta, frame } = match;
        const sums = rowsOf(frame, meta, selection, question)
          .groupby('cell')
          .rollup({ sum: op.sum('amount') });
        const totals = finish.begin(meta);
        addCells(sums.array('cell') as Uint16Array, sums.array('sum') as number[], question.level, totals, meta);
        return finish.answer(totals, meta);
      };
    },
    nativeBytes: () => 0,
    close: () => {
      matches.length = 0;
    },
  };
}
