import { alike } from '../suggest.js';

/** A thing that has a name. */
export interface NamedThing {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** The fault of a name that does not name exactly one thing, and candidates. */
export interface UnknownThing {
  readonly fault: string;
  readonly suggestions: readonly string[];
}

const SUGGESTED = 5;

/** Returns a name without case, accents and punctuation, so `Callow Ranges` and `callow-ranges` are equal. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const label = ({ code, name }: NamedThing): string => `${name} (${code})`;

/** Returns the labels of the things with the most similar code, name or word. **Empty**: the labels of all things. */
function similar(name: string, things: readonly NamedThing[]): readonly string[] {
  const words = new Map<string, string>();
  for (const thing of things)
    for (const text of [thing.code, thing.name, ...thing.name.split(/\s+/u)])
      if (!words.has(foldedName(text))) words.set(foldedName(text), label(thing));
  const found = alike(foldedName(name), [...words.keys()]).map((word) => words.get(word) ?? '');
  return found.length === 0 ? things.map(label) : found;
}

/**
 * Returns the thing with a code or name, or the only thing whose name has a word that begins with it. If there is none
 * or more than one, returns the candidates. `what` describes the thing in the error.
 */
export function chosenByName(name: string, things: readonly NamedThing[], what: string): NamedThing | UnknownThing {
  const fault = `Cannot identify ${what}`;
  const sought = foldedName(name);
  const exact = things.filter((thing) => [thing.code, thing.name].some((text) => foldedName(text) === sought));
  const parts = things.filter((thing) => sought !== '' && ` ${foldedName(thing.name)}`.includes(` ${sought}`));
  for (const found of [exact, parts]) {
    const [first] = found;
    if (first !== undefined && new Set(found.map(({ id }) => id)).size === 1) return first;
    if (first !== undefined) return { fault, suggestions: found.slice(0, SUGGESTED).map(label) };
  }
  return { fault, suggestions: [...new Set(similar(name, things))].slice(0, SUGGESTED) };
}
