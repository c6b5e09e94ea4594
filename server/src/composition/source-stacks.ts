import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

const headOf = (error: Error): string => {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
};

/** Reads the source map beside a file of the bundle. **Empty**: `undefined` if there is no map. */
function mapBeside(url: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}

/**
 * Maps stack traces of the bundle to source files and lines. Source maps are read when the first error needs them:
 * `process.setSourceMapsEnabled` reads all of them at startup.
 */
export function traceToSources(): void {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (url: string): SourceMap | undefined => {
    if (!maps.has(url)) maps.set(url, mapBeside(url));
    return maps.get(url);
  };
  const lineOf = (frame: NodeJS.CallSite): string => {
    const [text, url] = [(frame as { readonly toString: () => string }).toString(), frame.getFileName()];
    const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
    if (typeof url !== 'string' || !url.startsWith('file:') || line === null || column === null) return text;
    const place = mapOf(url)?.findEntry(line - 1, column - 1);
    if (place === undefined || !('originalSource' in place)) return text;
    const source = fileURLToPath(new URL(place.originalSource, url));
    return text.replace(`${url}:${line}:${column}`, `${source}:${place.originalLine + 1}`);
  };
  Error.prepareStackTrace = (error: Error, frames): string =>
    [headOf(error), ...frames.map((frame) => `    at ${lineOf(frame)}`)].join('\n');
}
