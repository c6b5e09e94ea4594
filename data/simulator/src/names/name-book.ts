import { randomOf, type Random } from '../random.js';
import { given, heritages, type Heritage } from './heritages.js';

/** The name of a person. */
export interface PersonName {
  readonly firstname: string;
  readonly surname: string;
}

/** Whose given names a person can have. */
export type Gender = 'men' | 'women';

/** Share of persons whose given name is one that goes with any surname. */
const GENERAL_NAME_SHARE = 0.62;
/** Share of persons who are a brother or sister of someone named before, and the most years between them. */
const SIBLING_SHARE = 0.035;
const SIBLING_YEARS = 6;
/** The larger it is, the more even are the frequencies of a heritage's surnames. */
const FLATNESS = 200;

/** Whether a surname is pronounceable: no letter three times, no vowel twice where stem and ending meet. */
const isPronounceable = (stem: string, ending: string): boolean =>
  !/(?<letter>.)\k<letter>\k<letter>|a[aou]|e[aeou]|i[i]|o[ao]|u[aou]/iu.test(stem.slice(-2) + ending.slice(0, 2));

/** Returns all surnames of a heritage. */
export const surnamesOf = ({ stems, endings }: Heritage): readonly string[] =>
  stems.flatMap((stem) => endings.flatMap((ending) => (isPronounceable(stem, ending) ? [stem + ending] : [])));

/** Returns the given names that persons of a heritage can have beside the general ones. */
const givenOf = (heritage: Heritage, gender: Gender, random: Random): string =>
  random.pick(!heritage.ownNamesOnly && random.chance(GENERAL_NAME_SHARE) ? given[gender] : heritage[gender]);

interface Surnames {
  readonly list: readonly string[];
  readonly weights: readonly number[];
}

/** The surnames of a heritage with how frequent each is: the n-th has a weight of `1 / (n + FLATNESS)`. */
function weighted(heritage: Heritage): Surnames {
  const list = randomOf('surnames', heritage.name).shuffled(surnamesOf(heritage));
  return { list, weights: list.map((_, n) => 1 / (n + FLATNESS)) };
}

const heritageWeights = heritages.map(({ weight }) => weight);
const surnames = new Map(heritages.map((heritage) => [heritage, weighted(heritage)]));
const heritageOf = new Map(
  [...surnames].flatMap(([heritage, { list }]) => list.map((surname) => [surname, heritage] as const)),
);

/** Names persons. No two have the same full name. */
export class NameBook {
  readonly #taken = new Set<string>();
  readonly #born: { readonly surname: string; readonly year: number }[] = [];

  /**
   * Returns a new name. A person with a `birthYear` can be a brother or sister of another one, with the same surname.
   */
  next(random: Random, gender: Gender, birthYear?: number): PersonName {
    const family = birthYear === undefined ? undefined : this.#family(random, birthYear);
    for (;;) {
      const surname = family ?? this.#surname(random);
      const firstname = givenOf(heritageOf.get(surname) as Heritage, gender, random);
      const full = `${firstname} ${surname}`;
      if (this.#taken.has(full)) continue;
      this.#taken.add(full);
      if (birthYear !== undefined) this.#born.push({ surname, year: birthYear });
      return { firstname, surname };
    }
  }

  #surname(random: Random): string {
    const { list, weights } = surnames.get(random.weighted(heritages, heritageWeights)) as Surnames;
    return random.weighted(list, weights);
  }

  #family(random: Random, birthYear: number): string | undefined {
    if (!random.chance(SIBLING_SHARE)) return undefined;
    const near = this.#born.filter(({ year }) => year !== birthYear && Math.abs(year - birthYear) <= SIBLING_YEARS);
    return near.length === 0 ? undefined : random.pick(near).surname;
  }
}
