/** The number of letters to change, add or remove to make one text another. **Source**: Levenshtein. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(a).entries()) {
    let diagonal = row[0] ?? 0;
    row = row.reduce<number[]>((next, above, column) => {
      if (column === 0) return [at + 1];
      const same = diagonal + (letter === b[column - 1] ? 0 : 1);
      diagonal = above;
      return [...next, Math.min(same, above + 1, (next[column - 1] ?? 0) + 1)];
    }, []);
  }
  return row.at(-1) ?? 0;
}

/** Returns the names that are like a word, the most alike first. **Empty**: none is. */
export function alike(word: string, names: readonly string[]): readonly string[] {
  const sought = word.toLowerCase();
  return names
    .map((name) => {
      const lower = name.toLowerCase();
      return { name, far: lower.startsWith(sought) ? 0.5 : lower.includes(sought) ? 1 : distance(sought, lower) };
    })
    .filter(({ far }) => far <= Math.max(2, sought.length / 3))
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .map(({ name }) => name)
    .slice(0, 3);
}

/** Returns a sentence that suggests names like a word, after a space. **Empty**: an empty text. */
export function didYouMean(word: string, names: readonly string[], prefix = ''): string {
  const found = alike(word, names).map((name) => `${prefix}${name}`);
  return found.length === 0 ? '' : ` Did you mean ${found.join(' or ')}?`;
}
