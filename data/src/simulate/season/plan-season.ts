import { withByes } from '../fixture/byes.js';
import { conferenceRounds } from '../fixture/conferences.js';
import { drawRounds } from '../fixture/draw.js';
import { withHomes } from '../fixture/homes.js';
import { placeRound } from '../fixture/place-round.js';
import type { RoundOfPairs } from '../fixture/round-robin.js';
import type { LeagueDesign, LevelDesign, SeasonDesign } from '../league/design.js';
import { matchIdOf, phaseIdOf, squadIdOf } from '../league/ids.js';
import { randomOf, type Random } from '../random.js';
import type { SquadList } from '../squads/squad-list.js';
import { withGrounds } from './grounds.js';
import type { PlannedMatch, PlannedRound, PlannedSeason, PlannedSquad } from './planned.js';
import { roundsOf } from './rounds.js';

/** Rounds that are spread over one more, so that each side rests once, and matches that move into it. */
const BYES = { rounds: 5, moved: 7 } as const;

/** Who meets whom in each round. */
function pairsOf(
  sides: number,
  { rounds, byesFrom, conferences }: SeasonDesign,
  random: Random,
): readonly RoundOfPairs[] {
  if (conferences) return conferenceRounds(sides, rounds, random);
  if (byesFrom === undefined) return drawRounds(sides, rounds, random);
  const drawn = drawRounds(sides, rounds - 1, random);
  const [from, to] = [byesFrom - 1, byesFrom - 1 + BYES.rounds];
  return [...drawn.slice(0, from), ...withByes(drawn.slice(from, to), BYES.moved, random), ...drawn.slice(to)];
}

const squadsOf = (
  { id }: LeagueDesign,
  { level }: LevelDesign,
  { conferences }: SeasonDesign,
  lists: readonly SquadList[],
): readonly PlannedSquad[] =>
  lists.map((list, n): PlannedSquad => ({
    id: squadIdOf(id, level, n),
    list,
    conference: conferences && (n < lists.length / 2 ? 'A' : 'B'),
  }));

/** A season as it is drawn up before its first match: who meets whom, where and when. */
export function planSeason(
  seed: number | string,
  league: LeagueDesign,
  level: LevelDesign,
  season: SeasonDesign,
  lists: readonly SquadList[],
): PlannedSeason {
  const random = randomOf(seed, 'fixture', league.id, level.level, season.id);
  const squads = squadsOf(league, level, season, lists);
  const rounds = roundsOf(level, season);
  const met = withHomes(pairsOf(squads.length, season, random), squads.length, random);
  const meetings = withGrounds(
    met,
    lists.map(({ club }) => club),
    random,
  );
  const phaseId = phaseIdOf(league.id, level.level, season.id, 'main');
  const lastPlayed = new Map<number, number>();
  const matches = rounds
    .filter(({ part }) => part === 'main')
    .flatMap((round: PlannedRound, n): readonly PlannedMatch[] => {
      const placed = placeRound(meetings[n] ?? [], round.thursday, level.week, lastPlayed, random);
      for (const { home, away, start } of placed)
        for (const side of [home, away]) lastPlayed.set(side, Date.parse(start.utcMatchStart));
      return placed.map(({ home, away, venue, start }, at): PlannedMatch => ({
        id: matchIdOf(phaseId, round.number, at + 1),
        round,
        place: at + 1,
        type: level.matches,
        venue,
        start,
        home: squads[home] as PlannedSquad,
        away: squads[away] as PlannedSquad,
      }));
    });
  return { league, level, season, squads, rounds, matches };
}
