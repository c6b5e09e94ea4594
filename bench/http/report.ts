import type { Result } from './measure.js';

const cpuOf = (results: readonly Result[], name: string): number => results.find((result) => result.name === name)?.cpuUs ?? NaN;

const round = (value: number): number => Number(value.toPrecision(3));

interface Ratio {
  readonly says: string;
  readonly of: readonly [dividend: string, divisor: string];
  readonly goal: string;
}

/** What is held against what, by processor time. **Source**: design section 7. */
const ratios: Readonly<Record<string, Ratio>> = {
  smallRepeated: { says: 'small, repeated, times node:http', of: ['goalsquare small, repeated', 'node:http small'], goal: 'at most 3, aim 2' },
  smallFirst: { says: 'small, first time, times node:http', of: ['goalsquare small, first time', 'node:http small'], goal: 'at most 9, aim 6' },
  largeComputedVsStringify: { says: 'large, JSON.stringify, times ours computed', of: ['node:http large, JSON.stringify', 'goalsquare large, computed'], goal: 'at least 10, aim 14' },
  notModified: { says: 'not modified, times node:http small', of: ['goalsquare small, not modified', 'node:http small'], goal: 'less than small, repeated' },
};

const ratioOf = (results: readonly Result[], { of: [dividend, divisor] }: Ratio): number => cpuOf(results, dividend) / cpuOf(results, divisor);

/** The results as programs read them. **Source**: design section 7. */
export const asJson = (results: readonly Result[]): unknown => ({
  variants: results.map(({ name, ...numbers }) => ({ name, ...Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, round(value)])) })),
  ratios: Object.fromEntries(Object.entries(ratios).map(([name, ratio]) => [name, round(ratioOf(results, ratio))])),
});

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')).join('\n');
}

/** The results as people read them. */
export function asText(results: readonly Result[]): string {
  const base = cpuOf(results, 'node:http small');
  const rows = results.map(({ name, cpuUs, perSecond, p50Ms, p99Ms, p50At100Ms, p99At100Ms }) =>
    [name, ...[cpuUs, cpuUs / base, perSecond, p50Ms, p99Ms, p50At100Ms, p99At100Ms].map((value) => String(round(value)))]);
  const found = Object.values(ratios).map((ratio) => [ratio.says, String(round(ratioOf(results, ratio))), ratio.goal]);
  return [
    aligned([['', 'CPU us', 'x node:http', 'a second', 'p50 ms', 'p99 ms', 'p50 of 100', 'p99 of 100'], ...rows]),
    '', aligned([['', 'ratio', 'wanted'], ...found]),
  ].join('\n');
}
