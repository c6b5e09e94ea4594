/** A squad or a ground as match logs name one. */
export interface Named {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** A name of a companion file: its id and code, if it has them, and its other names. */
export interface Declared {
  readonly name: string;
  readonly id?: number;
  readonly code?: string;
  readonly aliases: readonly string[];
}

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The first letters of a name that no other has taken. */
export function codeFor(name: string, taken: ReadonlySet<string> = new Set()): string {
  const words = name
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/gu, '')
    .split(' ')
    .filter((word) => word !== '');
  const whole = words.join('');
  const initials = words.length > 2 ? words.map((word) => word[0]).join('') : whole.slice(0, 3);
  const wanted = [
    initials,
    ...Array.from(whole.slice(3), (letter) => whole.slice(0, 2) + letter),
    whole,
    ...Array.from({ length: 99 }, (_, n) => `${initials}${n + 2}`),
  ];
  return (wanted.find((code) => code !== '' && !taken.has(code)) ?? name).slice(0, 40);
}

/**
 * Gives every name an id and a code: those a companion file declares, those the folder already has, and for the rest
 * ids ten apart in the order of the alphabet, and first letters made different where they agree. Other names of a
 * declared one stand for it.
 */
export function namesOf(
  names: Iterable<string>,
  declared: readonly Declared[] = [],
  known: readonly Named[] = [],
): ReadonlyMap<string, Named> {
  const declaredBy = new Map(
    declared.flatMap((entry) => [entry.name, ...entry.aliases].map((name) => [name, entry] as const)),
  );
  const knownBy = new Map(known.map((entry) => [entry.name, entry]));
  const main = [...new Set([...declared.map(({ name }) => name), ...names])].map(
    (name) => declaredBy.get(name)?.name ?? name,
  );
  const taken = new Set([...declared.flatMap(({ id }) => id ?? []), ...known.map(({ id }) => id)]);
  const codes = new Set([...declared.flatMap(({ code }) => code ?? []), ...known.map(({ code }) => code)]);
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
      const code = says?.code ?? has?.code ?? codeFor(name, codes);
      codes.add(code);
      return [name, { id: says?.id ?? has?.id ?? free(), code, name }];
    }),
  );
  const aliases = declared.flatMap(({ name, aliases: others }) => {
    const entry = entries.get(name);
    return entry === undefined ? [] : others.map((other) => [other, entry] as const);
  });
  return new Map([...aliases, ...entries]);
}
