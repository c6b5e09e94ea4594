/** Returns the items of a comma-separated text. */
export const itemsOf = (text: string): readonly string[] =>
  Object.freeze(
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

/** `allowed` and `parse` of a variable, for a common type of value. */
export interface Kind<T> {
  readonly allowed: string;
  readonly parse: (text: string) => T | undefined;
}

/** Any text. */
export const anyText = (allowed: string): Kind<string | undefined> => ({ allowed, parse: (text) => text });

/** Returns the kind of a whole number within limits, in decimal digits. */
export const wholeNumber = (from: number, to: number): Kind<number> => ({
  allowed: `a whole number from ${from} to ${to}`,
  parse: (text) => (/^\d{1,15}$/u.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined),
});

/** One of several words. */
export const oneOf = <const W extends string>(words: readonly W[]): Kind<W> => ({
  allowed: `one of ${words.join(', ')}`,
  parse: (text) => words.find((word) => word === text),
});

/** Returns the kind of a URL with one of several schemes, such as `https`. */
export const urlOf = (...schemes: readonly string[]): Kind<string | undefined> => ({
  allowed: `a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  parse: (text) => (URL.canParse(text) && schemes.some((scheme) => text.startsWith(`${scheme}://`)) ? text : undefined),
});
