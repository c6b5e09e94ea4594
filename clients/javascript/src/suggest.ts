/** Returns how many letters to change, add, remove or swap with the next to turn one word into the other. */
export function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** Returns the names that are similar to a word, most similar first. **Empty**: no names. */
export function alike(word: string, names: readonly string[]): readonly string[] {
  const sought = word.toLowerCase();
  if (sought === '') return [];
  return names
    .map((name) => {
      const lower = name.toLowerCase();
      return { name, far: lower.startsWith(sought) ? 0.5 : lower.includes(sought) ? 1 : editDistance(sought, lower) };
    })
    .filter(({ far }) => far <= Math.max(2, sought.length / 3))
    .sort((a, b) => a.far - b.far || a.name.localeCompare(b.name))
    .map(({ name }) => name)
    .slice(0, 3);
}

/** Returns a sentence that suggests similar names, preceded by a space. **Empty**: an empty text. */
export function didYouMean(word: string, names: readonly string[], prefix = ''): string {
  const found = alike(word, names).map((name) => `${prefix}${name}`);
  return found.length === 0 ? '' : ` Did you mean ${found.join(' or ')}?`;
}
