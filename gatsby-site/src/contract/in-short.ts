/** Maximum length of a description for search engines. **Units**: characters. */
const SHOWN = 160;

/** Shortens a description for search engines without splitting a word. */
export const inShort = (description: string): string =>
  description.length <= SHOWN ? description : `${description.slice(0, SHOWN).replace(/\W*\s\S*$/u, '')}…`;
