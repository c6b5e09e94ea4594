import { DataError, faultLine, type Fault } from '../log/fault.js';
import type { ColumnMatch } from './match-columns.js';
import { RowCounts } from './row-counts.js';
import { countOf } from '../count-of.js';

/**
 * Something unusual that an import can handle. `allowed` is the expected value, and `action` is how the import handles
 * it.
 */
export interface Finding extends Fault {
  readonly action: string;
}

/** Findings of the same kind: the first few, and their total number. */
interface Kind {
  readonly first: Finding[];
  count: number;
}

/** Number of findings of each kind that are listed. The others are only counted. */
const KEPT = 5;

/** A file, and how its header matches the columns that an import reads. */
export interface FileColumns {
  readonly file: string;
  readonly match: ColumnMatch<string>;
}

/** Comparison of a match's score with the official one, and the rushed behinds that were added. */
export interface ComparedScore {
  /**
   * `equal`: the events add up to the official score. `closed`: they do, with the rushed behinds that were added.
   * `different`: they do not. `unchecked`: no official score is known.
   */
  readonly is: 'equal' | 'closed' | 'different' | 'unchecked';
  readonly added: readonly unknown[];
  /** Describes the added behinds in a line. **Empty**: `undefined` if there are none. */
  readonly line?: string;
}

/** Collects the findings of an import by kind, and counts the rows of its files. */
export class Findings {
  readonly rows = new RowCounts();
  readonly #kinds = new Map<string, Kind>();
  /** The CSV files, in the order in which they were opened. */
  readonly columns: FileColumns[] = [];
  readonly #scores = { equal: 0, closed: 0, different: 0, unchecked: 0, behinds: 0, lines: [] as string[] };

  /**
   * Adds a finding. Findings are of one kind if file, field, `allowed` and `action` are equal. Numbers in `allowed` are
   * ignored, and those of items in a field such as `games[2].date`.
   */
  add(finding: Finding): void {
    const allowed = finding.allowed.replaceAll(/\d+/gu, '#');
    const key = [finding.file, finding.field.replaceAll(/\[\d+\]/gu, '[#]'), allowed, finding.action].join('\n');
    const kind = this.#kinds.get(key) ?? { first: [], count: 0 };
    if (kind.first.length < KEPT) kind.first.push(finding);
    kind.count += 1;
    this.#kinds.set(key, kind);
  }

  /** Adds a finding about a row that is left out, and counts the row under a cause. */
  leaveOut(finding: Omit<Finding, 'action'>, cause: string): void {
    this.add({ ...finding, action: 'the row is left out' });
    this.rows.leftOut(finding.file, cause);
  }

  /** Returns a line for each file with columns that are not read. */
  unreadLines(): readonly string[] {
    return this.columns.flatMap(({ file, match: { unused, alternatives } }) => {
      const marked = unused.map((field) =>
        alternatives.includes(field) ? `${field} (another column is read instead)` : field,
      );
      return unused.length === 0 ? [] : [`columns of ${file} that are not read: ${marked.join(', ')}`];
    });
  }

  /** Records how the score of a match compares with the official one. */
  addScore({ is, added, line }: ComparedScore): void {
    this.#scores[is] += 1;
    this.#scores.behinds += added.length;
    if (line !== undefined) this.#scores.lines.push(line);
  }

  /**
   * Describes how the scores of all matches compare with the official ones. **Empty**: no lines if no official score is
   * known.
   */
  scoreLines(): readonly string[] {
    const { equal, closed, different, unchecked, behinds, lines } = this.#scores;
    if (equal + closed + different === 0) return [];
    return [
      ...lines,
      `scores: ${equal} equal to the official ones, ${closed} reconciled by ${countOf(behinds, 'rushed behind')}, ${different} different, ${unchecked} without an official score`,
    ];
  }

  get size(): number {
    return [...this.#kinds.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** Returns a line for each kind of finding: the first finding, then the places of the next few. */
  lines(): readonly string[] {
    return [...this.#kinds.values()].flatMap(({ first: [one, ...others], count }) => {
      if (one === undefined) return [];
      const places = others
        .map(({ line, field }) => (line === 0 ? field : line))
        .filter((place) => place !== one.field);
      const also = one.line === 0 ? 'also' : 'also on lines';
      const more = places.length > 0 ? `; ${also} ${places.join(', ')}${count > KEPT ? ', ...' : ''}` : '';
      return [`${faultLine(one)}; ${one.action}${count > 1 ? ` (${count} times${more})` : ''}`];
    });
  }

  /** **Throws** DataError with the first findings of each kind, if there are any. */
  throwIfAny(): void {
    const faults = [...this.#kinds.values()].flatMap(({ first }) => first);
    if (faults.length > 0) throw new DataError(faults, `--strict refuses all ${this.size} findings`);
  }
}
