import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { expect } from 'chai';
import fc from 'fast-check';
import { sourceLinesOf } from '../../src/composition/source-lines.js';

const folder = mkdtempSync(path.join(tmpdir(), 'source-lines-'));
const file = path.join(folder, 'one.map');
const sources = ['../src/first.ts', '../src/second.ts', '../src/third.ts'];
const MEGABYTE = 1_048_576;

function write(lines: readonly (readonly SourceMapSegment[])[]): void {
  const mappings = encode(lines.map((segments) => [...segments]));
  writeFileSync(file, JSON.stringify({ version: 3, sources, names: [], mappings }));
}

function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe('the lines of sources', () => {
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('are those of the last position at or before one, and none where that has no source', () => {
    const column = fc.integer({ min: 0, max: 5000 });
    const segment = fc.oneof(
      column.map((at): SourceMapSegment => [at]),
      fc
        .tuple(column, fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 9000 }))
        .map(([at, source, line]): SourceMapSegment => [at, source, line, 0]),
    );
    const segments = fc.uniqueArray(segment, { selector: ([at]) => at, maxLength: 8 });
    const places = fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 5100 })));
    fc.assert(
      fc.property(fc.array(segments, { minLength: 1, maxLength: 6 }), places, (lines, asked) => {
        const sorted = lines.map((some) => some.toSorted(([a], [b]) => a - b));
        write(sorted);
        const lineAt = sourceLinesOf(file);
        const all = sorted.flatMap((some, line) => some.map(([from, ...place]) => ({ line, from, place })));
        for (const [line, at] of asked) {
          const isBefore = (one: (typeof all)[number]): boolean =>
            one.line < line - 1 || (one.line === line - 1 && one.from < at);
          const [source, sourceLine] = all.findLast(isBefore)?.place ?? [];
          const expected =
            source === undefined || sourceLine === undefined
              ? undefined
              : { source: sources[source], line: sourceLine + 1 };
          expect(lineAt(line, at)).to.deep.equal(expected);
        }
      }),
    );
  });

  it('of 60,000 positions stay in memory with less than 1.5 MB', () => {
    write(Array.from({ length: 600 }, (_, line) => Array.from({ length: 100 }, (_, at) => [at * 9, at % 3, line, 0])));
    const lineAt = sourceLinesOf(file);
    const before = bytesInUse();
    const lookups = Array.from({ length: 2 }, () => sourceLinesOf(file));
    expect((bytesInUse() - before) / lookups.length / MEGABYTE).to.be.below(1.5);
    expect(lookups.map((one) => one(600, 1))).to.deep.equal(lookups.map(() => lineAt(600, 1)));
  });
});
