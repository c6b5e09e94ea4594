import type { LeagueDesign, LevelDesign } from '../league/design.js';
import { levelIdOf } from '../league/ids.js';
import type { NameBook } from '../names/name-book.js';
import { Prospects } from '../persons/prospects.js';
import { randomOf } from '../random.js';
import { listsOf } from '../squads/lists.js';
import { Recruiter } from '../squads/recruiter.js';
import type { SquadList } from '../squads/squad-list.js';

/** The lists of every season of the world. */
export interface People {
  readonly lists: (leagueId: number, level: LevelDesign, seasonId: number) => readonly SquadList[];
}

interface Course {
  readonly league: LeagueDesign;
  readonly level: LevelDesign;
  readonly recruiter: Recruiter;
  before: readonly SquadList[];
}

/** League whose lists a league plays with. The pre-season is played by those of the season. */
const lenderOf = (leagueId: number): number => (leagueId === 2 ? 1 : leagueId);

/**
 * Everyone who plays, year by year. All leagues are peopled, whichever are asked for, so that a person of one league is
 * the same whatever else is simulated. Younger levels come first, since their oldest go on to the others.
 */
export function peopleOf(seed: number | string, leagues: readonly LeagueDesign[], names: NameBook): People {
  const prospects = new Prospects();
  const lists = new Map<string, readonly SquadList[]>();
  const courses = leagues
    .filter(({ id }) => lenderOf(id) === id)
    .flatMap((league) =>
      league.levels.map((level): Course => ({
        league,
        level,
        recruiter: new Recruiter(league, level, names, prospects, randomOf(seed, 'persons', league.id, level.level)),
        before: [],
      })),
    )
    .sort((a, b) => levelIdOf(b.level.level) - levelIdOf(a.level.level) || a.league.id - b.league.id);
  const years = [...new Set(courses.flatMap(({ level }) => level.seasons.map(({ id }) => id)))].sort((a, b) => a - b);
  for (const year of years) {
    for (const course of courses) {
      const season = course.level.seasons.find(({ id }) => id === year);
      if (season === undefined) continue;
      const random = randomOf(seed, 'lists', course.league.id, course.level.level, year);
      course.before = listsOf(
        { level: course.level, season, recruiter: course.recruiter, prospects, random },
        course.before,
      );
      lists.set(JSON.stringify([course.league.id, course.level.level, year]), course.before);
    }
  }
  return {
    lists: (leagueId, { level }, seasonId) => lists.get(JSON.stringify([lenderOf(leagueId), level, seasonId])) ?? [],
  };
}
