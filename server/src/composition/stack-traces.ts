import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** **Empty**: `undefined` where there is no source map. */
function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Lets the stack traces of a bundle name the files and lines of its sources, where they are in its source map,
 * `<file>.map`. The map is read when
 * the stack of an error is first asked for, which takes about 20 ms once. An error whose stack nobody asks for costs
 * nothing. Needed because
 * `--enable-source-maps` does not apply to what `vm.Script` runs.
 */
export function mapStackTraces(file: string): void {
  let map: { readonly read: SourceMap | undefined } | undefined;

  function mapped(frame: NodeJS.CallSite & { readonly toString: () => string }): string {
    const text = frame.toString();
    const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
    if (frame.getFileName() !== file || line === null || column === null) return text;
    map ??= { read: readMap(file) };
    const entry = map.read?.findEntry(line - 1, column - 1);
    if (entry === undefined || !('originalSource' in entry)) return text;
    const source = path.resolve(path.dirname(file), entry.originalSource);
    return text.replace(`${file}:${line}:${column}`, `${source}:${entry.originalLine + 1}`);
  }

  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${mapped(frame)}`)].join('\n');
}
