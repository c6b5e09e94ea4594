import type { Table } from '@goalsquare/openapi';
import { inPieces, PIECE } from '../json/json-pieces.js';
import { cellsOf, knownAt } from './cells.js';

const memberOf = (thing: unknown, member: string): unknown =>
  typeof thing === 'object' && thing !== null ? (thing as Readonly<Record<string, unknown>>)[member] : undefined;

/** Returns a function that finds the lists one step below a value. An object counts as a list with one item. */
function walkOf(step: string): (thing: unknown) => readonly Iterable<unknown>[] {
  const paths = step.split(',').map((path) => (path === '' ? [] : path.split('.')));
  return (thing) =>
    paths.flatMap((path) => {
      const found = path.reduce(memberOf, thing);
      if (typeof found !== 'object' || found === null) return [];
      return [Symbol.iterator in found ? (found as Iterable<unknown>) : [found]];
    });
}

/** Yields the CSV rows of a response in batches. Cells that several rows share are formatted only once. */
function* rowsOf({ rows, columns }: Table, answer: unknown): Generator<string> {
  const walks = rows.map(walkOf);
  const cells = Array.from({ length: rows.length + 1 }, (_, depth) =>
    cellsOf(columns.filter((column) => knownAt(column) === depth)),
  );
  const things: unknown[] = [];
  const places: number[] = [];

  const lineOf = (depth: number, thing: unknown, place: number, above: string): string => {
    things[depth] = thing;
    places[depth] = place;
    return above + (cells[depth]?.(things, places) ?? '');
  };

  const rowsUnder = function* (depth: number, thing: unknown, place: number, above: string): Generator<string> {
    const line = lineOf(depth, thing, place, above);
    const walk = walks[depth];
    if (walk === undefined) {
      yield `${line.slice(1)}\r\n`;
      return;
    }
    const isLast = depth === walks.length - 1;
    for (const list of walk(thing)) {
      let at = 0;
      let text = '';
      for (const item of list) {
        if (isLast) text += `${lineOf(depth + 1, item, at, line).slice(1)}\r\n`;
        else yield* rowsUnder(depth + 1, item, at, line);
        at += 1;
        if (text.length > PIECE) {
          yield text;
          text = '';
        }
      }
      yield text;
    }
  };

  yield* rowsUnder(0, answer, 0, '');
}

function* textsOf(table: Table, answer: unknown): Generator<string> {
  yield `${table.columns.map(({ name }) => name).join()}\r\n`;
  yield* rowsOf(table, answer);
}

/** Yields a response as CSV chunks: the column names, then the rows. */
export const csvPieces = (table: Table, answer: unknown): Generator<string> => inPieces(textsOf(table, answer));
