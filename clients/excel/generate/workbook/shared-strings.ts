import { XML, xmlText } from './zipped.js';

/** The texts of a workbook, each stored once. */
export class SharedStrings {
  readonly #indexes = new Map<string, number>();
  #used = 0;

  /** Returns the index of a text, and adds the text if it is new. */
  indexOf(text: string): number {
    this.#used += 1;
    const known = this.#indexes.get(text);
    if (known !== undefined) return known;
    this.#indexes.set(text, this.#indexes.size);
    return this.#indexes.size - 1;
  }

  /** The XML part that lists all texts that `indexOf` was called with. */
  get xml(): string {
    const items = [...this.#indexes.keys()].map((text) => `<si><t xml:space="preserve">${xmlText(text)}</t></si>`);
    return `${XML}<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="${this.#used}" uniqueCount="${items.length}">${items.join('')}</sst>`;
  }
}
