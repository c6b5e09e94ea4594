import type { Column, Step } from '@goalsquare/openapi';
import { csvCell } from './cell.js';

/** Adjacent columns whose paths begin with the same step. They often lack values together. */
interface Branch {
  readonly step: Step;
  /** Depth of the list that the step indexes. **Empty**: the step is a member. */
  readonly placeAt: number | undefined;
  /** The text for missing values. */
  readonly nothing: string;
  /** Branches of the next step. **Empty**: the branch is a single column. */
  readonly inner: readonly Branch[];
}

/** Returns the depth that a step refers to as `@n`. **Empty**: `undefined` if the step is a member. */
const placeOf = (step: Step): number | undefined =>
  typeof step === 'string' && step.startsWith('@') ? Number(step.slice(1)) : undefined;

/** Returns the depth at which a column is complete: that of its object, or of the list parallel to it. */
export const knownAt = ({ depth, path }: Pick<Column, 'depth' | 'path'>): number =>
  Math.max(depth, ...path.map((step) => placeOf(step) ?? 0));

function branchesOf(paths: readonly (readonly Step[])[]): readonly Branch[] {
  const groups: (readonly Step[])[][] = [];
  for (const path of paths) {
    const last = groups.at(-1);
    if (last?.[0]?.[0] === path[0]) last?.push(path);
    else groups.push([path]);
  }
  return groups.flatMap((group) => {
    const [step] = group[0] ?? [];
    if (step === undefined) return [];
    return [
      {
        step,
        placeAt: placeOf(step),
        nothing: ','.repeat(group.length),
        inner: branchesOf(group.map((path) => path.slice(1)).filter((rest) => rest.length > 0)),
      },
    ];
  });
}

function written(branches: readonly Branch[], thing: object, places: readonly number[]): string {
  let text = '';
  for (const { step, placeAt, nothing, inner } of branches) {
    const found = (thing as Readonly<Record<Step, unknown>>)[placeAt === undefined ? step : (places[placeAt] ?? -1)];
    if (inner.length === 0) text += `,${csvCell(found)}`;
    else text += typeof found === 'object' && found !== null ? written(inner, found, places) : nothing;
  }
  return text;
}

/**
 * Returns a function that writes the cells of some columns, each after a comma. `things` are the values on the path to
 * a row, and `places` their list indexes.
 */
export function cellsOf(columns: readonly Column[]): (things: readonly unknown[], places: readonly number[]) => string {
  const branches = branchesOf(columns.map(({ depth, path }) => [depth, ...path]));
  return (things, places) => written(branches, things, places);
}
