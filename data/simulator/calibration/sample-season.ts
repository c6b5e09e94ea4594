import {
  leagues,
  matchPlanOf,
  planWorld,
  simulateMatch,
  type MatchPlan,
  type WorldSeason,
} from '@goalsquare/simulator';
import { ageAtEndOf, type MatchLog, type SeasonPositionCode } from '@goalsquare/engine';

type Competition = 'men' | 'women';

/** The league of each competition whose seasons are compared with real ones. */
const leagueOf: Readonly<Record<Competition, number>> = { men: 1, women: 3 };

/** A simulated match, with its players' positions and ages and its season. */
export interface SampleMatch {
  readonly log: MatchLog;
  readonly positions: ReadonlyMap<number, SeasonPositionCode>;
  /** Ages of the season's listed players at the end of its year. **Units**: years. */
  readonly ages: ReadonlyMap<number, number>;
  /** Seed of the world, and the year of the season. */
  readonly world: number;
  readonly year: number;
}

const seasonsOf = (seed: number, competition: Competition): readonly WorldSeason[] =>
  planWorld({ seed, designs: leagues, leagues: [leagueOf[competition]] });

const agesIn = ({ planned: { season, squads } }: WorldSeason): ReadonlyMap<number, number> =>
  new Map(
    squads.flatMap(({ list }) =>
      list.members.map(({ person }) => [person.personId, ageAtEndOf(season.id, person.dateOfBirth)] as const),
    ),
  );

function* plansOf(seed: number, { planned, umpires }: WorldSeason): Generator<MatchPlan> {
  for (const match of planned.matches) yield matchPlanOf(seed, planned, match, umpires, 0);
}

/**
 * Simulates matches of a competition's first league: the seasons of the seed's world in order, and then those of other
 * worlds. Finals are omitted, and special matches are included.
 */
export function* sampleSeasons(seed: number, competition: Competition, matches: number): Generator<SampleMatch> {
  for (let [world, left] = [seed, matches]; left > 0; world += 1)
    for (const season of seasonsOf(world, competition)) {
      const year = season.planned.season.id;
      const ages = agesIn(season);
      for (const plan of plansOf(world, season)) {
        if (left <= 0) return;
        left -= 1;
        yield {
          log: simulateMatch(plan),
          positions: new Map([...plan.players].map(([personId, { position }]) => [personId, position])),
          ages,
          world,
          year,
        };
      }
    }
}

/**
 * Playing time of a quarter in finals that are meant to end level: a short quarter has few scores. **Units**: seconds.
 */
const SHORT_QUARTER = 60;

const hasExtraTime = ({ entries }: MatchLog): boolean =>
  entries.some((entry) => entry.kind === 'status' && entry.code === 'ET');

/** Simulates finals with changed plans, and yields those that go into extra time. */
function* finalsOf(seed: number, competition: Competition, finals: number, changes: (plan: MatchPlan) => MatchPlan) {
  const plans = seasonsOf(seed, competition).flatMap((season) => [...plansOf(seed, season)]);
  for (let [n, found] = [0, 0]; found < finals; n += 1) {
    const plan = plans[n % plans.length] as MatchPlan;
    const log = simulateMatch(changes({ ...plan, final: true, stream: [...plan.stream, 'final', n] }));
    if (!hasExtraTime(log)) continue;
    found += 1;
    yield log;
  }
}

/** Returns finals that go into extra time. Their quarters are short, so that many end level. */
export const sampleDrawnFinals = (seed: number, competition: Competition, finals: number): readonly MatchLog[] => [
  ...finalsOf(seed, competition, finals, (plan) => ({
    ...plan,
    rules: { ...plan.rules, countdownSeconds: SHORT_QUARTER },
  })),
];

/** Returns finals with full-length quarters that are level at full time and go into extra time. */
export const sampleLevelFinals = (seed: number, competition: Competition, finals: number): Iterable<MatchLog> =>
  finalsOf(seed, competition, finals, (plan) => ({ ...plan, endsLevel: true }));
