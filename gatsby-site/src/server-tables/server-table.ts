/** Words of a cell, as Markdown: code in backticks, links as `[words](/address/)`. */
export type CellText = string;

/** A table of the server, the contract or the engine. */
export interface ServerTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CellText[])[];
  /** An anchor for each row. **Empty**: no row can be linked to. */
  readonly anchors?: readonly string[];
}

/** A word of a program. */
export const code = (word: string): CellText => `\`${word}\``;

const numbers = new Intl.NumberFormat('en-AU');

/** A number by thousands. */
export const number = (value: number): CellText => numbers.format(value);
