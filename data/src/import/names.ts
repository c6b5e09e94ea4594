/** A squad or ground as named in match logs. */
export interface Named {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** A name in a companion file: its id and code, if it has them, and its aliases. */
export interface Declared {
  readonly name: string;
  readonly id?: number;
  readonly code?: string;
  readonly aliases: readonly string[];
}

/** The ground of a match whose file names none. */
export const noVenue: Named = { id: 0, code: 'TBC', name: 'To be confirmed' };

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Length of a code that is made from a name. */
const CODE_LETTERS = 3;

/**
 * Returns the code of a name: its initials if it has three words or more, the first two letters and the initial of the
 * second word if it has two, or its first three letters. It depends only on the name, so a squad has the same code in
 * every import.
 */
export function codeFor(name: string): string {
  const words = name
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/gu, '')
    .split(' ')
    .filter((word) => word !== '');
  const [first = '', second = ''] = words;
  const code =
    words.length > 2
      ? words.map((word) => word[0]).join('')
      : (first.slice(0, second === '' ? CODE_LETTERS : CODE_LETTERS - 1) + second).slice(0, CODE_LETTERS);
  return (code === '' ? name : code).slice(0, 40);
}

/** Merges the entries with the same name: the first id and code, and all aliases. */
function mergedByName(declared: readonly Declared[]): readonly Declared[] {
  const byOwnName = new Map<string, Declared>();
  for (const entry of declared) {
    const before = byOwnName.get(entry.name);
    const aliases = [...new Set([...(before?.aliases ?? []), ...entry.aliases])];
    byOwnName.set(entry.name, { ...entry, ...before, aliases });
  }
  return [...byOwnName.values()];
}

/**
 * Assigns an id and a code to every name. They come from a companion file or, without one, from the folder. Other ids
 * are ten apart in alphabetical order. Other codes are made from the names, so two can be equal. Aliases have the id
 * and code of their name. No new name gets an id in `reserved`.
 */
export function namesOf(
  names: Iterable<string>,
  declared: readonly Declared[] = [],
  known: readonly Named[] = [],
  reserved: readonly number[] = [],
): ReadonlyMap<string, Named> {
  const declaredBy = new Map(
    mergedByName(declared).flatMap((entry) => [entry.name, ...entry.aliases].map((name) => [name, entry] as const)),
  );
  const knownBy = new Map(known.map((entry) => [entry.name, entry]));
  const main = [...new Set([...declared.map(({ name }) => name), ...names])].map(
    (name) => declaredBy.get(name)?.name ?? name,
  );
  const taken = new Set([...declared.flatMap(({ id }) => id ?? []), ...known.map(({ id }) => id), ...reserved]);
  let next = 10;
  const free = (): number => {
    while (taken.has(next)) next += 10;
    taken.add(next);
    return next;
  };
  const entries = new Map(
    [...new Set(main)].sort(byName).map((name): [string, Named] => {
      const says = declaredBy.get(name);
      const has = [name, ...(says?.aliases ?? [])]
        .map((other) => knownBy.get(other))
        .find((entry) => entry !== undefined);
      return [name, { id: says?.id ?? has?.id ?? free(), code: says?.code ?? has?.code ?? codeFor(name), name }];
    }),
  );
  const aliases = declared.flatMap(({ name, aliases: others }) => {
    const entry = entries.get(name);
    return entry === undefined ? [] : others.map((other) => [other, entry] as const);
  });
  return new Map([...aliases, ...entries]);
}
