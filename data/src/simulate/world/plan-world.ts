import type { LeagueDesign } from '../league/design.js';
import { NameBook } from '../names/name-book.js';
import { planSeason } from '../season/plan-season.js';
import type { PlannedSeason } from '../season/planned.js';
import { umpiresOf, type Umpire } from '../season/umpires.js';
import { randomOf } from '../random.js';
import { peopleOf } from './people.js';

/** Which world is asked for, and how much of it. */
export interface WorldAsk {
  readonly seed: number;
  readonly designs: readonly LeagueDesign[];
  /** Ids of the leagues and seasons wanted. Default all. */
  readonly leagues?: readonly number[];
  readonly seasons?: readonly number[];
}

/** A season of the world, and who umpires it. */
export interface WorldSeason {
  readonly planned: PlannedSeason;
  readonly umpires: readonly Umpire[];
}

const wanted = (id: number, ids: readonly number[] | undefined): boolean => ids?.includes(id) ?? true;

/** The seasons of a world as they are drawn up. A season is the same whatever else is asked for. */
export function planWorld({ seed, designs, leagues, seasons }: WorldAsk): readonly WorldSeason[] {
  const names = new NameBook();
  const people = peopleOf(seed, designs, names);
  const panels = new Map(
    designs.map((league) => [league.id, umpiresOf(league, names, randomOf(seed, 'umpires', league.id))]),
  );
  return designs
    .filter(({ id }) => wanted(id, leagues))
    .flatMap((league) =>
      league.levels.flatMap((level) =>
        level.seasons
          .filter(({ id }) => wanted(id, seasons))
          .map((season): WorldSeason => ({
            planned: planSeason(seed, league, level, season, people.lists(league.id, level, season.id)),
            umpires: panels.get(league.id) ?? [],
          })),
      ),
    );
}
