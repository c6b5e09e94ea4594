import { randomOf, type Random } from '../random.js';
import { given, heritages, type Heritage } from './heritages.js';

export interface PersonName {
  readonly firstname: string;
  readonly surname: string;
}

/** Gender of a person, which determines the possible given names. */
export type Gender = 'men' | 'women';

/** Share of persons whose given name fits any surname. */
const GENERAL_NAME_SHARE = 0.62;
/** Share of persons who are a sibling of an earlier person, and the maximum number of years between siblings. */
const SIBLING_SHARE = 0.035;
const SIBLING_YEARS = 6;
/** Evenness of the surname frequencies in a heritage: the larger it is, the more even they are. */
const FLATNESS = 200;

/**
 * Returns whether a surname is pronounceable: no letter occurs three times in a row, and no vowels clash where the stem
 * meets the ending.
 */
const isPronounceable = (stem: string, ending: string): boolean =>
  !/(?<letter>.)\k<letter>\k<letter>|a[aou]|e[aeou]|i[i]|o[ao]|u[aou]/iu.test(stem.slice(-2) + ending.slice(0, 2));

export const surnamesOf = ({ stems, endings }: Heritage): readonly string[] =>
  stems.flatMap((stem) => endings.flatMap((ending) => (isPronounceable(stem, ending) ? [stem + ending] : [])));

/** Draws a given name for a person of a heritage: a general one, or one of the heritage's own. */
const givenOf = (heritage: Heritage, gender: Gender, random: Random): string =>
  random.pick(!heritage.ownNamesOnly && random.chance(GENERAL_NAME_SHARE) ? given[gender] : heritage[gender]);

interface Surnames {
  readonly list: readonly string[];
  readonly weights: readonly number[];
}

/** Returns the surnames of a heritage with their frequencies. The n-th has a weight of `1 / (n + FLATNESS)`. */
function weighted(heritage: Heritage): Surnames {
  const list = randomOf('surnames', heritage.name).shuffled(surnamesOf(heritage));
  return { list, weights: list.map((_, n) => 1 / (n + FLATNESS)) };
}

const heritageWeights = heritages.map(({ weight }) => weight);
const surnames = new Map(heritages.map((heritage) => [heritage, weighted(heritage)]));
const heritageOf = new Map(
  [...surnames].flatMap(([heritage, { list }]) => list.map((surname) => [surname, heritage] as const)),
);

/** Creates names of persons. No two have the same full name. */
export class NameBook {
  readonly #taken = new Set<string>();
  readonly #born: { readonly surname: string; readonly year: number }[] = [];

  /**
   * Returns a new name. A person with a `birthYear` can be a sibling of an earlier person, and has the same surname
   * then.
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
