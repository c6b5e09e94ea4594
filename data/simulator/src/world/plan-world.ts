import { GroundCalendar } from '../fixture/ground-calendar.js';
import { NameBook } from '../names/name-book.js';
import { randomOf } from '../random.js';
import { planSeason, type PlanContext } from '../season/plan-season.js';
import type { PlannedSeason } from '../season/planned-season.js';
import { umpiresOf, type Umpire } from '../season/umpires.js';
import { worldInstant, type WorldOptions } from './edition.js';
import { playerLists } from './player-lists.js';

/** A season of the world, with its umpires and the inputs of its finals other than results. */
export interface WorldSeason {
  readonly planned: PlannedSeason;
  readonly umpires: readonly Umpire[];
  readonly context: PlanContext;
}

const includes = (ids: readonly number[] | undefined, id: number): boolean => ids?.includes(id) ?? true;

/**
 * Plans the seasons of a world. All seasons are planned even if only a part is requested, because they share grounds
 * and players. A season is therefore always the same.
 */
export function planWorld({ seed, designs, leagues, seasons }: WorldOptions): readonly WorldSeason[] {
  const names = new NameBook();
  const listsOf = playerLists(seed, designs, names);
  const context: PlanContext = { seed, instant: worldInstant, calendar: new GroundCalendar() };
  return designs
    .flatMap((league) => {
      const umpires = umpiresOf(league, names, randomOf(seed, 'umpires', league.id));
      return league.levels.flatMap((level) =>
        level.seasons.map((season): WorldSeason => ({
          planned: planSeason({ league, level, season }, listsOf(league.id, level, season.id), context),
          umpires,
          context,
        })),
      );
    })
    .filter(({ planned: { league, season } }) => includes(leagues, league.id) && includes(seasons, season.id));
}
