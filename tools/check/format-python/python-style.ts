import { PositionEncoding, Workspace, type Diagnostic } from '@astral-sh/ruff-wasm-nodejs';
import { parse } from 'smol-toml';

type Edit = NonNullable<Diagnostic['fix']>['edits'][number];

/** A formatter and linter for Python. */
export interface PythonStyle {
  /** Returns the source with sorted imports and ruff's layout, or unchanged if it does not parse. */
  readonly format: (source: string) => string;
  /** Returns the lint findings of a file by row, each as `path:row:column rule message`. **Empty**: none. */
  readonly findings: (path: string, source: string) => readonly string[];
}

interface RuffTable {
  readonly tool: { readonly ruff: { readonly lint?: { readonly 'per-file-ignores'?: Record<string, string[]> } } };
}

const unsortedImports = 'I001';
const doesNotParse = 'invalid-syntax';

/** Returns the offset of a position, whose row and column count from 1. */
function offsetOf(source: string, { row, column }: Edit['location']): number {
  let start = 0;
  for (let at = 1; at < row; at += 1) start = source.indexOf('\n', start) + 1;
  return start + column - 1;
}

const applyEdit = (source: string, { content, location, end_location }: Edit): string =>
  source.slice(0, offsetOf(source, location)) + (content ?? '') + source.slice(offsetOf(source, end_location));

/** Whether a pattern in `per-file-ignores` covers a path. A pattern is a file or a folder, such as `tests/**`. */
const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith('/**') ? path.startsWith(pattern.slice(0, -2)) : path === pattern;

/** The style that `[tool.ruff]` of a pyproject.toml configures. Paths are relative to its folder. */
export function pythonStyle(pyproject: string): PythonStyle {
  const { ruff } = (parse(pyproject) as unknown as RuffTable).tool;
  const workspace = new Workspace(ruff, PositionEncoding.Utf16);
  const ignores = Object.entries(ruff.lint?.['per-file-ignores'] ?? {});
  const check = (source: string): readonly Diagnostic[] => workspace.check(source) as Diagnostic[];
  const isIgnored = (path: string, code: string): boolean =>
    ignores.some(([pattern, prefixes]) => covers(pattern, path) && prefixes.some((prefix) => code.startsWith(prefix)));

  return {
    format: (source) => {
      const diagnostics = check(source);
      if (diagnostics.some(({ code }) => code === doesNotParse)) return source;
      const edits = diagnostics.filter(({ code }) => code === unsortedImports).flatMap(({ fix }) => fix?.edits ?? []);
      // From the last to the first, so that no edit moves the position of another.
      return workspace.format(edits.reduceRight(applyEdit, source));
    },
    findings: (path, source) =>
      check(source)
        .filter(({ code }) => code === null || !isIgnored(path, code))
        .toSorted((one, other) => one.start_location.row - other.start_location.row)
        .map(
          ({ code, message, start_location: { row, column } }) =>
            `${path}:${row}:${column} ${code ?? 'error'} ${message}`,
        ),
  };
}
