/** Other names in a field, which semicolons divide. */
export const aliasesOf = (text: string): readonly string[] =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
