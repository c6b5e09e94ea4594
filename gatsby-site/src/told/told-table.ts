/** Words of a cell, as Markdown: code in backticks, links as `[words](/address/)`. */
export type Told = string;

/** A table of the server, the contract or the engine. */
export interface ToldTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Told[])[];
}

/** A word of a program. */
export const code = (word: string): Told => `\`${word}\``;

const numbers = new Intl.NumberFormat('en-AU');

/** A number by thousands. */
export const number = (value: number): Told => numbers.format(value);
