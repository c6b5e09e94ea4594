/** The output that a task must print. */
export interface Answer {
  /** Numbers printed before the rows. */
  readonly counts?: readonly number[];
  /** The rows, in any order. Each contains a number. */
  readonly rows: readonly (readonly (number | string)[])[];
}

const isNumber = (value: number | string): value is number => typeof value === 'number';

/** Returns the values in each line. A line without a number is a header, and is omitted. */
const linesOf = (output: string): readonly (readonly (number | string)[])[] =>
  output
    .split('\n')
    .map((line) => line.split(/[\s,"]+/u).filter((word) => word !== ''))
    .map((words) => words.map((word) => (Number.isNaN(Number(word)) ? word : Number(word))))
    .filter((values) => values.some(isNumber));

/** Returns the first lines, up to the given number of counts, and the remaining lines. */
function divided(output: string, counts: number): readonly [string, readonly string[]] {
  const lines = linesOf(output);
  let taken = 0;
  const at = lines.findIndex((values) => {
    taken += values.length;
    return taken > counts;
  });
  const end = at < 0 ? lines.length : at;
  const text = (values: readonly (number | string)[]): string => values.join(' ');
  return [lines.slice(0, end).map(text).join(' '), lines.slice(end).map(text)];
}

/**
 * Describes how an output differs from an answer. The output must have the counts first, then the rows, separated
 * by commas or spaces. A header is optional. **Empty**: `undefined` if it does not differ.
 */
export function answerFault(output: string, { counts = [], rows }: Answer): string | undefined {
  const [counted, printed] = divided(output, counts.length);
  if (counted !== counts.join(' ')) return `it counts ${counted}, not ${counts.join(' ')}`;
  const expected = rows.map((row) => row.join(' ')).sort();
  if (printed.length !== expected.length) return `it prints ${printed.length} rows, not ${expected.length}`;
  const sorted = [...printed].sort();
  const at = expected.findIndex((row, index) => row !== sorted[index]);
  return at < 0 ? undefined : `it prints "${sorted[at] ?? ''}" in place of "${expected[at] ?? ''}"`;
}

/** Describes the numbers missing from the last line of an output. **Empty**: `undefined` if no number is missing. */
export function lastLineFault(output: string, numbers: readonly number[]): string | undefined {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const found = (last.match(/\b\d+\b/gu) ?? []).map(Number);
  return numbers.every((number) => found.includes(number))
    ? undefined
    : `its last line is "${last}", without ${numbers.join(' and ')}`;
}
