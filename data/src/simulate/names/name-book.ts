import type { Random } from '../random.js';
import { given, heritages, type Heritage } from './heritages.js';

/** The name of a person. */
export interface PersonName {
  readonly firstname: string;
  readonly surname: string;
}

/** Whose given names a person bears. */
export type Gender = 'men' | 'women';

/** How many draw their given name from those that go with any family name. */
const COMMON_SHARE = 0.62;

/** Family names of a heritage, every one it can give. */
export const surnamesOf = ({ stems, endings }: Heritage): readonly string[] =>
  stems.flatMap((stem) => endings.flatMap((ending) => (isSpeakable(stem, ending) ? [stem + ending] : [])));

/** A letter three times, or a vowel twice where stem and ending meet, cannot be said. */
const isSpeakable = (stem: string, ending: string): boolean =>
  !/(?<letter>.)\k<letter>\k<letter>|a[aou]|e[aeou]|i[i]|o[ao]|u[aou]/iu.test(stem.slice(-2) + ending.slice(0, 2));

const weights = heritages.map(({ weight }) => weight);
const surnames = new Map(heritages.map((heritage) => [heritage, surnamesOf(heritage)]));

/** Names persons, each differently. */
export class NameBook {
  readonly #taken = new Set<string>();

  /** A name nobody in this book has. */
  next(random: Random, gender: Gender): PersonName {
    for (;;) {
      const heritage = random.weighted(heritages, weights);
      const firstname = random.pick(random.chance(COMMON_SHARE) ? given[gender] : heritage[gender]);
      const surname = random.pick(surnames.get(heritage) ?? []);
      const full = `${firstname} ${surname}`;
      if (this.#taken.has(full)) continue;
      this.#taken.add(full);
      return { firstname, surname };
    }
  }
}
