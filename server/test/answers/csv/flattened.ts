import type { Column, Step, Table } from '@goalsquare/openapi';

/** An object on the way to a row, and its place in its list. */
interface Stop {
  readonly thing: unknown;
  readonly place: number;
}

const at = (thing: unknown, step: Step): unknown =>
  typeof thing === 'object' && thing !== null ? (thing as Readonly<Record<Step, unknown>>)[step] : undefined;

function stopsUnder({ thing }: Stop, step: string): readonly Stop[] {
  return step.split(',').flatMap((path) => {
    const found = (path === '' ? [] : path.split('.')).reduce<unknown>(at, thing);
    const list: readonly unknown[] = Array.isArray(found) ? found : found === undefined ? [] : [found];
    return list.map((item, place) => ({ thing: item, place }));
  });
}

/** The value of a cell. */
export type CellValue = string | number | boolean | null | undefined | readonly (string | number)[];

function valueAt(way: readonly Stop[], { depth, path }: Column): CellValue {
  return path
    .map((step) =>
      typeof step === 'string' && step.startsWith('@') ? (way[Number(step.slice(1))]?.place ?? -1) : step,
    )
    .reduce(at, way[depth]?.thing) as CellValue;
}

/** An answer as the rows of a table, in the plainest way there is. */
export function flattened({ rows, columns }: Table, answer: unknown): readonly (readonly CellValue[])[] {
  const ways = rows.reduce<readonly (readonly Stop[])[]>(
    (above, step) =>
      above.flatMap((way) =>
        stopsUnder(way.at(-1) ?? { thing: undefined, place: 0 }, step).map((stop) => [...way, stop]),
      ),
    [[{ thing: answer, place: 0 }]],
  );
  return ways.map((way) => columns.map((column) => valueAt(way, column)));
}
