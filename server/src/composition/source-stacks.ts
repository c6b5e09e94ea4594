import { fileURLToPath } from 'node:url';
import { sourceLinesOf } from './source-lines.js';

const headOf = (error: Error): string => {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
};

type SourceLines = ReturnType<typeof sourceLinesOf>;

/** Reads the source map beside a file of the bundle. **Empty**: no position has a source if there is no map. */
function linesBeside(url: string): SourceLines {
  try {
    return sourceLinesOf(fileURLToPath(`${url}.map`));
  } catch {
    return () => undefined;
  }
}

/**
 * Maps stack traces of the bundle to source files and lines. Source maps are read when the first error needs them:
 * `process.setSourceMapsEnabled` reads all of them at startup.
 */
export function traceToSources(): void {
  const maps = new Map<string, SourceLines>();
  const linesOf = (url: string): SourceLines => {
    const lines = maps.get(url) ?? linesBeside(url);
    maps.set(url, lines);
    return lines;
  };
  const lineOf = (frame: NodeJS.CallSite): string => {
    const [text, url] = [(frame as { readonly toString: () => string }).toString(), frame.getFileName()];
    const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
    if (typeof url !== 'string' || !url.startsWith('file:') || line === null || column === null) return text;
    const place = linesOf(url)(line, column);
    if (place === undefined) return text;
    return text.replace(`${url}:${line}:${column}`, `${fileURLToPath(new URL(place.source, url))}:${place.line}`);
  };
  Error.prepareStackTrace = (error: Error, frames): string =>
    [headOf(error), ...frames.map((frame) => `    at ${lineOf(frame)}`)].join('\n');
}
