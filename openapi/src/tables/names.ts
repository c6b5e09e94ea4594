import type { Level, Name } from './declaration.js';
import type { Step } from './table.js';

/** First words of member names that identify a thing or its time. */
const ownWords = new Set([
  'id',
  'name',
  'code',
  'description',
  'gender',
  'number',
  'start',
  'end',
  'fullname',
  'display',
  'firstname',
  'surname',
]);

const snake = (member: string): string => member.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('_');

const ownedBy = (noun: string | undefined, name: string): string =>
  noun !== undefined && ownWords.has(name.split('_')[0] ?? '') ? joined(noun, name) : name;

/** A place in a numbered list as people count it. */
const wordOf = (step: Step): string => (typeof step === 'number' ? String(step + 1) : snake(step));

/** Numbered columns of a list are named after one of its items: `players`, 0 is `player_1`. */
const wordsOf = (path: readonly Step[]): readonly string[] =>
  path.map((step, at) => (typeof path[at + 1] === 'number' ? wordOf(step).replace(/s$/u, '') : wordOf(step)));

/** The longest declared part of a path. */
function declaredPart(
  path: readonly Step[],
  names: Readonly<Record<string, Name>>,
): { readonly name: Name; readonly rest: readonly Step[] } | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const name = names[path.slice(0, length).join('.')];
    if (name !== undefined) return { name, rest: path.slice(length) };
  }
  return undefined;
}

/** Removes a repeated word: `player`, `personId` becomes `person_id`. */
const once = (name: string): string => name.replace(/(player(?:_\d+)?)_person_id$/u, '$1_id');

/** Returns the column name of a member, from its path within its object and its declaration. */
export function columnName(path: readonly Step[], { noun, names = {} }: Pick<Level, 'noun' | 'names'>): string {
  const found = declaredPart(path, names);
  if (found === undefined)
    return once(path.length === 1 ? ownedBy(noun, joined(...wordsOf(path))) : joined(...wordsOf(path)));
  const { name, rest } = found;
  if (typeof name === 'string') return once(joined(name, ...wordsOf(rest)));
  const [prefix, thing] = name;
  return once(joined(prefix, rest.length === 1 ? ownedBy(thing, joined(...wordsOf(rest))) : joined(...wordsOf(rest))));
}
