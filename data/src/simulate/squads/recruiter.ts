import type { SeasonPositionCode } from '@goalsquare/engine';
import { agesOf } from '../league/ages.js';
import type { LeagueDesign, LevelDesign } from '../league/design.js';
import { levelIdOf } from '../league/ids.js';
import type { NameBook } from '../names/name-book.js';
import { newcomer } from '../persons/newcomer.js';
import type { Person } from '../persons/person.js';
import type { Prospects } from '../persons/prospects.js';
import type { Random } from '../random.js';

/**
 * Share of the places that open up on a list which go to those who have outgrown another level, where there are some.
 */
const GRADUATES_SHARE = 0.5;

/** How many of those on a new list are of each age: most are in their first years. */
const ageWeights = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => 1 / (1 + n / 6));

/** Finds players for the lists of one level of a league. */
export class Recruiter {
  #found = 0;

  constructor(
    private readonly league: Pick<LeagueDesign, 'id' | 'gender'>,
    private readonly level: Pick<LevelDesign, 'level'>,
    private readonly names: NameBook,
    private readonly prospects: Prospects,
    private readonly random: Random,
  ) {}

  /** Someone for a new list, of any age. */
  forNewList(position: SeasonPositionCode, year: number): Person {
    const [youngest, oldest] = agesOf[this.level.level];
    return this.#newcomer(position, year - youngest - this.random.place(ageWeights(oldest - youngest + 1)));
  }

  /** Someone for a place that has opened up on a list. */
  forList(position: SeasonPositionCode, year: number): Person {
    const ages = agesOf[this.level.level];
    const graduate = this.random.chance(GRADUATES_SHARE)
      ? this.prospects.take(this.league.gender, position, year, ages)
      : undefined;
    return graduate ?? this.#newcomer(position, year - ages[0] - this.random.integer(0, 1));
  }

  #newcomer(position: SeasonPositionCode, birthYear: number): Person {
    this.#found += 1;
    const personId = this.league.id * 100_000 + levelIdOf(this.level.level) * 10_000 + this.#found;
    return newcomer({ personId, gender: this.league.gender, position, birthYear }, this.names, this.random);
  }
}
