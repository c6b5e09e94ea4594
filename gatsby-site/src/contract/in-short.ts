/** The most of a description that search engines show. **Units**: characters. */
const SHOWN = 160;

/** A description as far as search engines show it, cut after a word. */
export const inShort = (description: string): string =>
  description.length <= SHOWN ? description : `${description.slice(0, SHOWN).replace(/\W*\s\S*$/u, '')}…`;
