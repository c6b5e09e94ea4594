import {
  ageAtEndOf,
  ageOn,
  appearancesOf,
  fullNamesOf,
  progressOfSeason,
  seasonPositions,
  type CompleteSquad,
  type SeasonFacts,
  type SeasonProgress,
  type SquadPlayer as Known,
} from '@goalsquare/engine';
import type { SeasonSquadPersons, SquadPlayer } from '@goalsquare/openapi';
import { compareText } from '../../domain/text/compare-text.js';
import { seasonSquad } from './season-squads.js';

function ages(
  dateOfBirth: string,
  { startDate, endDate }: SeasonProgress,
  today: string,
): Pick<SquadPlayer, 'ageToday' | 'ageSeason' | 'ageYear'> {
  return {
    ageToday: ageOn(dateOfBirth, today),
    ...(startDate !== undefined && { ageSeason: ageOn(dateOfBirth, startDate) }),
    ...(endDate !== undefined && { ageYear: ageAtEndOf(Number(endDate.slice(0, 4)), dateOfBirth) }),
  };
}

function squadPlayer(player: Known, matches: number, progress: SeasonProgress, today: string): SquadPlayer {
  const { personId, firstname, surname, jumperNumber, dateOfBirth, heightCm, weightKg, positionCode } = player;
  return {
    personId,
    ...fullNamesOf(player),
    ...(firstname !== undefined && { firstname }),
    ...(surname !== undefined && { surname }),
    ...(jumperNumber !== undefined && { jumperNumber }),
    ...(dateOfBirth !== undefined && { dateOfBirth, ...ages(dateOfBirth, progress, today) }),
    ...(heightCm !== undefined && { height: heightCm }),
    ...(weightKg !== undefined && { weight: weightKg }),
    ...(positionCode !== undefined && { position: seasonPositions[positionCode] }),
    matches: { season: matches },
  };
}

const bySurname = (a: Known, b: Known): number =>
  compareText(a.surname ?? fullNamesOf(a).fullname, b.surname ?? fullNamesOf(b).fullname) ||
  compareText(a.firstname ?? '', b.firstname ?? '') ||
  a.personId - b.personId;

/** Returns the players of a squad in a season, with their age on the date `today`. */
export function squadPersons(facts: SeasonFacts, squad: CompleteSquad, today: string): SeasonSquadPersons {
  const progress = progressOfSeason(facts);
  const appearances = appearancesOf(squad.id, facts.matches);
  return {
    seasonId: facts.record.id,
    ...seasonSquad(squad),
    players: [...squad.players]
      .sort(bySurname)
      .map((player) => squadPlayer(player, appearances.get(player.personId) ?? 0, progress, today)),
  };
}
