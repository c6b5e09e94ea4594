/**
 * How members of an object are called: by a name that replaces their path, or by a prefix and the noun of a thing with
 * an id and a name.
 */
export type Name = string | readonly [prefix: string, noun: string];

/** Declaration of the objects at one depth of a path. */
export interface Level {
  /** The path from the objects above: see `Table`. **Empty**: the response itself, at depth 0. */
  readonly at?: string;
  /** The name of one object. Columns such as its id, name and code are named after it: `match_id`. */
  readonly noun?: string;
  /** The only members with columns, by their paths. Default: every scalar, of inner objects too. */
  readonly only?: readonly string[];
  /** Names of members and of inner objects, by their paths, where the mechanical one would be clumsy. */
  readonly names?: Readonly<Record<string, Name>>;
  /** Inner lists with numbered columns, and how many of their items have one. */
  readonly wide?: Readonly<Record<string, number>>;
  /** A list of the response that is parallel to the one being walked, and the names of its columns. */
  readonly beside?: Omit<Level, 'at' | 'beside'> & { readonly list: string };
}

/** A table is declared as the objects at each depth, the answer first. */
export type DeclaredTable = readonly [Level, ...Level[]];

/** The tables of an operation, its default first. */
export type DeclaredTables = Readonly<Record<string, DeclaredTable>>;
