import type { Side } from '../vocabulary/sides.js';
import type { BoxScoreLine } from './entry.js';
import type { ValidationIssue } from './validation.js';

type Persons = ReadonlyMap<number, Side>;

/** The box score of a log: the last line of each person, in the order in which the persons first appear. */
export class BoxScore {
  readonly #lines = new Map<number, BoxScoreLine>();

  get lines(): ReadonlyMap<number, BoxScoreLine> {
    return this.#lines;
  }

  /** Returns the issues of a line: the header must name its person. */
  issuesOf({ personId }: BoxScoreLine, persons: Persons): readonly ValidationIssue[] {
    return persons.has(personId) ? [] : [{ field: 'personId', value: personId, allowed: 'a person the header names' }];
  }

  /** Returns the issues of a header with these persons: it must name everyone who has a line. */
  issuesWith(persons: Persons): readonly ValidationIssue[] {
    const missing = [...this.#lines.keys()].filter((personId) => !persons.has(personId));
    return missing.map((personId) => ({
      field: 'home.players',
      value: undefined,
      allowed: `person ${personId}, who has a line in the box score`,
    }));
  }

  /** Sets a person's line. Returns a function that undoes it. */
  set(line: BoxScoreLine): () => void {
    const { personId } = line;
    const before = this.#lines.get(personId);
    this.#lines.set(personId, line);
    return () => {
      if (before === undefined) this.#lines.delete(personId);
      else this.#lines.set(personId, before);
    };
  }
}
