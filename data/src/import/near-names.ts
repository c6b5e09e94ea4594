import type { MatchHeader } from '@goalsquare/engine';
import { bareName } from './match-columns.js';

/** A squad or venue in a header. */
interface Named {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

const words = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const plain = (name: string): string => bareName(name).replace(/[^\p{L}\p{N}]/gu, '');

const initials = (name: string): string =>
  words(name)
    .map((word) => word[0])
    .join('');

/** Checks whether a name has several words. Only a long name has initials or a prefix. */
const isLong = (name: string): boolean => words(name).length > 1;

/**
 * Checks whether two names may be spellings of the same name: they differ only in case and punctuation, or the shorter
 * name is the initials or the first words of the longer one.
 */
export function areNear(one: string, other: string): boolean {
  if (plain(one) === plain(other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    isLong(long) &&
    ((plain(short).length > 2 && plain(short) === initials(long)) ||
      long.toLowerCase().startsWith(`${short.toLowerCase()} `))
  );
}

const keyOf = (one: string, other: string): string => [one, other].sort().join('\n');

/** Returns pairs of squads that are certainly different, because both play in the same round. */
function pairsApart(headers: readonly MatchHeader[]): ReadonlySet<string> {
  const rounds = new Map<string, Set<string>>();
  for (const { seasonId, roundNumber, home, away } of headers) {
    const round = `${seasonId} ${roundNumber}`;
    const playing = rounds.get(round) ?? new Set();
    rounds.set(round, playing.add(home.name).add(away.name));
  }
  return new Set(
    [...rounds.values()].flatMap((playing) =>
      [...playing].flatMap((one) => [...playing].map((other) => keyOf(one, other))),
    ),
  );
}

/** Describes each pair of names that may be spellings of the same name, and the line that would merge them. */
function pairsNear(all: readonly Named[], option: string, areApart: (key: string) => boolean): readonly string[] {
  const ids = new Map(all.map(({ id, name }) => [name, id]));
  const names = [...ids.keys()].sort();
  return names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .filter((other) => areNear(one, other) && ids.get(one) !== ids.get(other) && !areApart(keyOf(one, other)))
      .map((other) => {
        const [name, alias] = one.length < other.length ? [other, one] : [one, other];
        return `'${alias}' may be '${name}'; a line ${name},${alias} in a file with columns name,aliases merges them (--${option})`;
      }),
  );
}

/** Describes codes that several squads share. */
function codesShared(squads: readonly Named[]): readonly string[] {
  const byCode = new Map<string, Map<number, string>>();
  for (const { id, code, name } of squads) {
    const names = byCode.get(code) ?? new Map<number, string>();
    byCode.set(code, names.set(id, name));
  }
  return [...byCode].flatMap(([code, names]) =>
    names.size < 2
      ? []
      : [
          `${[...names.values()].join(' and ')} have the code ${code}; a file with columns name,code changes it (--squads)`,
        ],
  );
}

/** Describes unusual names and codes of squads and venues in the matches of a league. */
export function oddNames(headers: readonly MatchHeader[]): readonly string[] {
  const squads = headers.flatMap(({ home, away }) => [home, away]);
  const apart = pairsApart(headers);
  return [
    ...pairsNear(squads, 'squads', (key) => apart.has(key)),
    ...pairsNear(
      headers.map(({ venue }) => venue),
      'venues',
      () => false,
    ),
    ...codesShared(squads),
  ];
}
