/** Returns the names in a field, separated by semicolons. */
export const aliasesOf = (text: string): readonly string[] =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
