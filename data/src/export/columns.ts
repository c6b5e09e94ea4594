import type { Cell, ColumnKind, ExportColumn } from './table.js';

/** The members of a column that most columns lack. */
type Extras = Pick<ExportColumn<never>, 'unit' | 'chosen' | 'grows'>;

/** Returns a function that declares columns of a kind: the name, the description, and the value in a row. */
const columnOf =
  (kind: ColumnKind) =>
  <R>(name: string, is: string, of: (row: R) => Cell, extras: Extras = {}): ExportColumn<R> => ({
    name,
    kind,
    is,
    of,
    ...extras,
  });

export const integer = columnOf('integer');
export const number = columnOf('number');
export const text = columnOf('text');
export const flag = columnOf('flag');
export const day = columnOf('day');
export const instant = columnOf('instant');

/** Declares a column of text that someone chose freely. */
export const chosenText = <R>(name: string, is: string, of: (row: R) => Cell): ExportColumn<R> =>
  text(name, is, of, { chosen: true });
