import pl from 'nodejs-polars';
import { metaOf, type Contributions, type Meta } from '../contributions.js';
import type { Question } from '../questions.js';
import { addCells, cellOf } from './cells.js';
import { Finish } from './finish.js';
import type { Peer } from './peer.js';
import { rangesIn, selectionOf, type Selection } from './selection.js';

type Frame = pl.DataFrame;
type Expression = pl.Expr;

const frameOf = ({ moments, sides, zones, slots, bases, amounts }: Contributions): Frame =>
  pl.DataFrame([
    pl.Series('moment', [...moments], pl.Int32),
    pl.Series('side', [...sides], pl.UInt8),
    pl.Series('zone', [...zones], pl.UInt8),
    pl.Series(
      'cell',
      Array.from(bases, (base, at) => cellOf(base, slots[at] ?? 0)),
      pl.UInt16,
    ),
    pl.Series('amount', [...amounts], pl.Int32),
  ]);

const numbersIn = (frame: Frame, column: string): ArrayLike<number> =>
  frame.getColumn(column).toTypedArray() as ArrayLike<number>;

const anyOf = (wheres: readonly Expression[]): readonly Expression[] =>
  wheres.length === 0 ? [] : [wheres.reduce((all, where) => all.or(where))];

/**
 * Returns the filters of a question. JavaScript filters the bases, because `isIn` costs polars more than the rows it
 * saves.
 */
function wheresOf(meta: Meta, { zones, side, wholeMatch }: Selection, { ask }: Question): readonly Expression[] {
  const ranges = wholeMatch ? [] : rangesIn(meta, ask);
  return [
    ...anyOf(ranges.map(([from, to]) => pl.col('moment').gtEq(from).and(pl.col('moment').ltEq(to)))),
    ...(side === undefined ? [] : [pl.col('side').eq(side)]),
    ...anyOf((zones ?? []).map((zone) => pl.col('zone').eq(zone))),
  ];
}

/** Loads nodejs-polars with one frame per match, lazy queries and one thread. */
export function loadPolars(season: readonly Contributions[]): Peer {
  const matches = season.map((match) => ({ meta: metaOf(match), frame: frameOf(match) }));
  const bytes = season.reduce((sum, { moments }) => sum + moments.length * (4 + 1 + 1 + 2 + 4), 0);
  return {
    prepare: (question) => {
      const selection = selectionOf(question);
      const finish = new Finish(question);
      return (index) => {
        const match = matches[index];
        if (match === undefined) throw new Error(`no match ${index}`);
        const { meta, frame } = match;
        const wheres = wheresOf(meta, selection, question);
        const rows =
          wheres.length === 0 ? frame.lazy() : frame.lazy().filter(wheres.reduce((all, where) => all.and(where)));
        const sums = rows.groupBy('cell').agg(pl.col('amount').sum()).collectSync();
        const totals = finish.begin(meta);
        addCells(numbersIn(sums, 'cell'), numbersIn(sums, 'amount'), question.level, totals, meta);
        return finish.answer(totals, meta);
      };
    },
    nativeBytes: () => bytes,
    close: () => {
      matches.length = 0;
    },
  };
}
