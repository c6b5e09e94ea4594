/** A column that a file may have. */
export interface Column {
  /** The names of the column, its own name first. */
  readonly names: readonly [string, ...string[]];
  /** Names that take precedence over `names`, because their columns contain more. */
  readonly preferred?: readonly string[];
  readonly needed?: true;
  /** Whether people write the text by hand, so that words such as `NA` are values. */
  readonly isText?: true;
}

/** The columns of a kind of file. */
export type ColumnTable<C extends string> = Readonly<Record<C, Column>>;

/** Returns required columns that have only one name. */
export const neededColumns = <const C extends string>(columns: readonly C[]): ColumnTable<C> =>
  Object.fromEntries(columns.map((column) => [column, { names: [column], needed: true }])) as unknown as ColumnTable<C>;

/**
 * A column, and the header field with which it was matched. **Empty**: no `header` if the file does not have the
 * column.
 */
export interface MatchedColumn<C extends string> {
  readonly column: C;
  readonly needed: boolean;
  readonly isText: boolean;
  readonly header: string | undefined;
  /** Position of the field in a row, or -1 if the file does not have it. */
  readonly place: number;
}

/** The result of matching a header with a table of columns. */
export interface ColumnMatch<C extends string> {
  readonly columns: readonly MatchedColumn<C>[];
  /** Header fields that match no column. */
  readonly unused: readonly string[];
  /** Unused header fields with another name of a column that is read from a different field. */
  readonly alternatives: readonly string[];
}

/**
 * Returns a name in lower case, without the characters that R, pandas or a spreadsheet change. `Home.Team`, `home_team`
 * and `Home Team` become the same name.
 */
export const bareName = (name: string): string => name.toLowerCase().replace(/[\s._-]+/gu, '');

/**
 * Matches the header of a CSV file with a table of columns. Letter case, dots, underscores, hyphens and spaces do not
 * matter. A column is read from the first of its names that the file has.
 */
export function matchColumns<C extends string>(header: readonly string[], columns: ColumnTable<C>): ColumnMatch<C> {
  const places = new Map<string, number>();
  for (const [place, field] of header.entries()) if (!places.has(bareName(field))) places.set(bareName(field), place);
  const matched = (Object.keys(columns) as C[]).map((column): MatchedColumn<C> => {
    const { names, preferred = [], needed, isText }: Column = columns[column];
    const place = [...preferred, ...names]
      .map((name) => places.get(bareName(name)))
      .find((found) => found !== undefined);
    return {
      column,
      needed: needed === true,
      isText: isText === true,
      header: place === undefined ? undefined : header[place],
      place: place ?? -1,
    };
  });
  const used = new Set(matched.map(({ place }) => place));
  const all = new Set(
    Object.values<Column>(columns).flatMap(({ names, preferred = [] }) => [...preferred, ...names].map(bareName)),
  );
  const unused = header.filter((field, place) => field !== '' && !used.has(place));
  return { columns: matched, unused, alternatives: unused.filter((field) => all.has(bareName(field))) };
}
