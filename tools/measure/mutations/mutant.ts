/** The kinds of change a mutant makes. */
export type MutationKind =
  | 'arithmetic'
  | 'array method'
  | 'boolean'
  | 'boundary'
  | 'call'
  | 'comparison'
  | 'condition'
  | 'default'
  | 'logical'
  | 'number'
  | 'returned array'
  | 'string';

/**
 * What identifies a mutant, whatever the layout of the file: the function it is in, the tokens it replaces, and which
 * of the equal places of that function it is, counted from 1.
 */
export interface MutantId {
  readonly file: string;
  readonly place: string;
  readonly kind: MutationKind;
  readonly before: string;
  readonly after: string;
  readonly occurrence: number;
}

/** A range of characters, `end` excluded. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * How to see that a test reaches a mutant: a statement or an expression that is evaluated, an operator whose result
 * changes, or a `??` whose left side has a value.
 */
export type Probe =
  | { readonly type: 'statement' | 'expression' }
  | {
      readonly type: 'operator';
      readonly left: Range;
      readonly right: Range;
      readonly operators: readonly [string, string];
    }
  | { readonly type: 'value'; readonly left: Range };

/** A mutant and where it is in the file as it is now: `after` replaces the range. */
export interface Mutant extends MutantId, Range {
  readonly line: number;
  readonly code: string;
  readonly probe: Probe;
}

/** What became of a mutant. */
export type Status = 'killed' | 'killed by types' | 'survived' | 'not covered';

/** A test that failed on a mutant. */
export interface Killer {
  readonly file: string;
  readonly test: string;
  readonly message: string;
}

/** What the report states of a mutant. */
export interface Result extends MutantId {
  readonly line: number;
  readonly code: string;
  readonly status: Status;
  /** How many test files run it with an effect: 0 for an operator whose result is the same in all tests. */
  readonly reachedBy: number;
  readonly killer?: Killer;
}

/** One string for the identity of a mutant. */
export const keyOf = ({ file, place, kind, before, after, occurrence }: MutantId): string =>
  [file, place, kind, before, after, occurrence].join('\n');

/** The source text with the mutants in it. **Throws** where two of them overlap. */
export function mutate(source: string, mutants: readonly Mutant[]): string {
  let text = '';
  let from = 0;
  for (const { start, end, after } of mutants.toSorted((a, b) => a.start - b.start)) {
    if (start < from) throw new Error('mutants overlap');
    text += source.slice(from, start) + after;
    from = end;
  }
  return text + source.slice(from);
}
