import { leagues, physiqueIn, planWorld, playedAt, sandboxSeed, type PlannedSeason } from '@goalsquare/simulator';
import type { SeasonPositionCode } from '@goalsquare/engine';
import { cellsOf } from './reference.js';
import { Tallies, Tally } from './tally.js';
import { comparing } from './measures/measure.js';
import type { Compared } from './verdict.js';

type Competition = 'men' | 'women';

/** Role of each season position in `player_by_role_afl.csv`. */
const roleOf: Readonly<Record<SeasonPositionCode, string>> = {
  GD: 'DEF',
  KD: 'DEF',
  MID: 'MID',
  WNG: 'MID',
  MF: 'MID',
  GF: 'FWD',
  KF: 'FWD',
  RK: 'RUCK',
};

/** Share of a league's players who share a surname. An estimate, because we have no list of names. */
const SHARED_SURNAMES: Readonly<Record<Competition, number>> = { men: 0.3, women: 0.22 };

const DAY = 86_400_000;
/** Minimum number of days between two matches of a squad. */
const FEWEST_DAYS = 5;

/**
 * Compares height and weight by role, in the senior level of the first men's league. There are no real figures for
 * women.
 */
function builds(seasons: readonly PlannedSeason[]): readonly Compared[] {
  const tallies = new Tallies();
  for (const { season, squads } of seasons)
    for (const { person } of squads.flatMap(({ list }) => list.members)) {
      const { heightCm, weightKg } = physiqueIn(season.id, person);
      tallies.of(roleOf[person.position], 'height').add(heightCm);
      tallies.of(roleOf[person.position], 'weight').add(weightKg);
    }
  const [[, , ...roles] = [], ...rows] = cellsOf('player_by_role_afl');
  const real = (name: string, kind: string, column: number): number =>
    Number(rows.find(([first, second]) => first === name && second === kind)?.[column + 2]);
  return roles.flatMap((role, column) =>
    ['height', 'weight'].flatMap((name) =>
      comparing(`${role} of the lists`).meanAndSd(
        name,
        [real(name, 'mean', column), real(name, 'std', column)],
        tallies.of(role, name),
      ),
    ),
  );
}

/** Returns the share of a season's players who share a surname. */
function sharedSurnames({ squads }: PlannedSeason): number {
  const surnames = squads.flatMap(({ list }) => list.members.map(({ person }) => person.surname));
  const counts = new Map<string, number>();
  for (const surname of surnames) counts.set(surname, (counts.get(surname) ?? 0) + 1);
  return surnames.filter((surname) => (counts.get(surname) ?? 0) > 1).length / surnames.length;
}

/** Returns, for each break between two matches of a squad in a season, whether it is too short. */
function shortBreaks({ matches }: PlannedSeason): readonly boolean[] {
  const dates = new Map<number, number[]>();
  for (const match of matches)
    for (const { id } of [match.home, match.away])
      dates.set(id, [...(dates.get(id) ?? []), Date.parse(playedAt(match).startDate) / DAY]);
  return [...dates.values()].flatMap((days) => {
    days.sort((a, b) => a - b);
    return days.slice(1).map((day, n) => day - (days[n] as number) < FEWEST_DAYS);
  });
}

/** Compares the lists and the fixtures of the sandbox world with real ones. No match is simulated. */
export function compareLists(competition: Competition): readonly Compared[] {
  const seasons = planWorld({ seed: sandboxSeed, designs: leagues })
    .map(({ planned }) => planned)
    .filter(({ league }) => league.gender === competition);
  const first = seasons.filter(({ league, level }) => league.tier === 1 && level.matches === 'HA');
  const [surnames, breaks] = [new Tally(), new Tally()];
  for (const season of first) surnames.add(sharedSurnames(season));
  for (const isShort of seasons.flatMap(shortBreaks)) breaks.add(isShort ? 1 : 0);
  return [
    ...(competition === 'men' ? builds(first) : []),
    comparing('names').share('players who share a surname', SHARED_SURNAMES[competition], surnames.mean),
    comparing('fixtures').share('breaks of less than five days', 0, breaks.mean),
  ];
}
