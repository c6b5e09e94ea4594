import { EngineError, type ValidationIssue } from '@goalsquare/engine';
import { errorMessage } from '../error-message.js';

/**
 * A fault in a file, with its line and field. **Shape**: `line` counts from 1, which is the header. 0 means the entire
 * file.
 */
export interface Fault extends ValidationIssue {
  readonly file: string;
  readonly line: number;
}

/**
 * Returns a fault in a file. `at` has its line, field and value. **Empty**: without `at`, the fault is of the entire
 * file.
 */
export const faultIn = (file: string, allowed: string, at: Partial<Fault> = {}): Fault => ({
  file,
  line: 0,
  field: '',
  value: undefined,
  ...at,
  allowed,
});

const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
};

/**
 * Returns a fault as text: `file:line: field: found ..., allowed is ...`. A fault of the entire file has no line
 * number.
 */
export const faultLine = ({ file, line, field, value, allowed }: Fault): string =>
  `${line === 0 ? file : `${file}:${line}`}: ${field === '' ? (line === 0 ? 'the file' : 'the line') : field}: found ${shown(value)}, allowed is ${allowed}`;

/** Thrown if files are invalid or cannot be used. Nothing was changed. `advice` says what the user can do. */
export class DataError extends Error {
  override readonly name = 'DataError';
  constructor(
    readonly faults: readonly Fault[],
    readonly advice?: string,
  ) {
    const [first] = faults;
    const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
    super(first === undefined ? 'the data is not valid' : faultLine(first) + more);
  }

  /** Returns an error with one fault, as `faultIn` describes it. */
  static of(...fault: Parameters<typeof faultIn>): DataError {
    return new DataError([faultIn(...fault)]);
  }
}

/** Records the log of a match by its id. **Throws** DataError if another log has the id. */
export function recordId(files: Map<number, string>, id: number, file: string): void {
  const other = files.get(id);
  if (other !== undefined)
    throw DataError.of(file, `an id no other log has; ${other} has it`, { line: 1, field: 'id', value: id });
  files.set(id, file);
}

/** **Throws** DataError with some issues of a line, if there are any. */
export function throwIssues(file: string, line: number, issues: readonly ValidationIssue[]): void {
  if (issues.length > 0) throw new DataError(issues.map((issue) => ({ file, line, ...issue })));
}

/** Returns the issues of an engine error. Any other error becomes an issue with its message. */
export function issuesOf(error: unknown): readonly ValidationIssue[] {
  if (error instanceof EngineError && error.details.length > 0) return error.details as readonly ValidationIssue[];
  return [{ field: '', value: undefined, allowed: errorMessage(error) }];
}
