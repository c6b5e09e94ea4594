import type { SeasonPositionCode } from '@goalsquare/engine';
import { agesOf, type LeagueDesign, type LevelDesign } from '../league/design.js';
import { levelIdOf } from '../league/ids.js';
import type { NameBook } from '../names/name-book.js';
import { createPerson, type Person } from '../players/person.js';
import type { ProspectPool } from '../players/prospect-pool.js';
import type { Random } from '../random.js';

/** Share of the open places on a list that go to prospects from another level, if there are any. */
const PROSPECT_SHARE = 0.5;

/** Returns the weights of ages on a new list. Most players are in their first years. */
const ageWeights = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => 1 / (1 + n / 6));

/** Finds players for the lists of one level of a league. */
export class PlayerSource {
  #created = 0;

  constructor(
    private readonly league: Pick<LeagueDesign, 'id' | 'gender'>,
    private readonly level: Pick<LevelDesign, 'level'>,
    private readonly names: NameBook,
    private readonly prospects: ProspectPool,
    private readonly random: Random,
  ) {}

  /** Returns a player of any age for a new list. */
  forNewList(position: SeasonPositionCode, year: number): Person {
    const [youngest, oldest] = agesOf[this.level.level];
    return this.#create(position, year - youngest - this.random.place(ageWeights(oldest - youngest + 1)));
  }

  /** Returns a player for an open place on a list: a prospect, or a new young player. */
  forOpenPlace(position: SeasonPositionCode, year: number): Person {
    const ages = agesOf[this.level.level];
    const prospect = this.random.chance(PROSPECT_SHARE)
      ? this.prospects.take({ gender: this.league.gender, position, year, ages })
      : undefined;
    return prospect ?? this.#create(position, year - ages[0] - this.random.integer(0, 1));
  }

  #create(position: SeasonPositionCode, birthYear: number): Person {
    this.#created += 1;
    const personId = this.league.id * 100_000 + levelIdOf(this.level.level) * 10_000 + this.#created;
    return createPerson({ personId, gender: this.league.gender, position, birthYear }, this.names, this.random);
  }
}
