import type { Difference, Table } from './compare.js';

/** Number of differences listed for each metric. */
const NAMED = 3;

const describe = ({ matchId, of, filter, context, oracle, api }: Difference): string =>
  `    match ${matchId}, ${typeof of === 'number' ? `person ${of}` : of}, ${JSON.stringify({ ...filter, ...(context && { context }) })}: oracle ${String(oracle)}, API ${String(api)}`;

/**
 * Describes a comparison in lines: each metric with its numbers of comparisons and differences, followed by its first
 * differences.
 */
export function describeTable({ comparisons, differences }: Table): readonly string[] {
  return [...comparisons]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([code, count]) => {
      const found = differences.filter((difference) => difference.code === code);
      return [
        `${code.padEnd(48)}${String(count).padStart(9)}${String(found.length).padStart(8)}`,
        ...found.slice(0, NAMED).map(describe),
      ];
    });
}
