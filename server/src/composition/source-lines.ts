import { readFileSync } from 'node:fs';

/** A source file and a line of it, which begins with 1. */
interface SourceLine {
  readonly source: string;
  readonly line: number;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The low bits of a digit are part of a number, which goes on with the next digit if the bit above them is set. */
const [BITS, CONTINUES] = [5, 32] as const;

/** Number of integers for each position: line, column, source and line in it. */
const WIDTH = 4;

/** Returns the numbers of a segment of a source map. **Source**: ECMA-426, Base64 VLQ. */
function numbersOf(segment: string): readonly number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits % CONTINUES) << shift;
    shift += BITS;
    if (bits >= CONTINUES) continue;
    numbers.push(value % 2 === 0 ? value / 2 : (1 - value) / 2);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/** Returns the positions of a source map, sorted. The source is -1 where there is none. All lines begin with 0. */
function positionsOf(mappings: string): Int32Array {
  const positions: number[] = [];
  let [source, sourceLine] = [0, 0];
  for (const [line, segments] of mappings.split(';').entries()) {
    let column = 0;
    for (const segment of segments === '' ? [] : segments.split(',')) {
      const [columns = 0, sources, lines = 0] = numbersOf(segment);
      column += columns;
      source += sources ?? 0;
      sourceLine += lines;
      positions.push(line, column, sources === undefined ? -1 : source, sourceLine);
    }
  }
  return Int32Array.from(positions);
}

/**
 * Reads a source map into a lookup from line and column, which begin with 1, to source and line. It stays in memory,
 * so it takes 1 MB for the server instead of the 7 MB of a `SourceMap` of Node.js. **Empty**: the lookup returns
 * `undefined` for a position without a source. **Throws** if the file cannot be read.
 */
export function sourceLinesOf(file: string): (line: number, column: number) => SourceLine | undefined {
  const { sources, mappings } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly sources: readonly string[];
    readonly mappings: string;
  };
  const positions = positionsOf(mappings);
  const numberAt = (at: number, member: number): number => positions[at * WIDTH + member] ?? -1;
  return (line, column) => {
    let [from, to] = [0, positions.length / WIDTH];
    while (from < to) {
      const middle = (from + to) >> 1;
      const lines = numberAt(middle, 0) - (line - 1);
      if (lines < 0 || (lines === 0 && numberAt(middle, 1) <= column - 1)) from = middle + 1;
      else to = middle;
    }
    const source = sources[numberAt(from - 1, 2)];
    return source === undefined ? undefined : { source, line: numberAt(from - 1, 3) + 1 };
  };
}
