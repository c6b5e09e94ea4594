/** The text of a cell as Markdown: code in backticks, links as `[words](/address/)`. */
export type CellText = string;

/** A table with data from the server, the contract or the engine. */
export interface ServerTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CellText[])[];
  /** The anchor of each row. **Empty**: rows have no anchors. */
  readonly anchors?: readonly string[];
}

/** Returns a text as code. */
export const code = (word: string): CellText => `\`${word}\``;

const numbers = new Intl.NumberFormat('en-AU');

/** Returns a number with thousands separators. */
export const number = (value: number): CellText => numbers.format(value);
