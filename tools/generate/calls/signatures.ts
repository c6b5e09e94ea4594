/** The names of the parameters of a function, in order. */
export type Signature = readonly string[];

/** Returns the text from `start` to the bracket that closes the bracket before it. */
function inBrackets(text: string, start: number): string {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if ('([{'.includes(text.charAt(at))) depth += 1;
    if (')]}'.includes(text.charAt(at))) depth -= 1;
    if (depth === 0) return text.slice(start, at);
  }
  throw new Error('a bracket is never closed');
}

/** Splits a text at commas outside brackets. */
function betweenCommas(text: string): readonly string[] {
  let depth = 0;
  const commas = [-1];
  for (let at = 0; at < text.length; at += 1) {
    if ('([{'.includes(text.charAt(at))) depth += 1;
    if (')]}'.includes(text.charAt(at))) depth -= 1;
    if (text.charAt(at) === ',' && depth === 0) commas.push(at);
  }
  return commas.map((comma, n) => text.slice(comma + 1, commas[n + 1]));
}

/**
 * Returns the functions in a text whose declarations match a pattern. The pattern captures the name and ends at the
 * opening bracket of the parameters.
 */
export const signaturesIn = (text: string, head: RegExp): ReadonlyMap<string, Signature> =>
  new Map(
    [...text.matchAll(head)].map(({ 0: found, 1: name = '', index }) => {
      const parameters = betweenCommas(inBrackets(text, index + found.length));
      return [name, parameters.flatMap((one) => /^\s*(?:optional\s+)?(\w+)/u.exec(one)?.[1] ?? [])];
    }),
  );
