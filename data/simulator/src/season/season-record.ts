import { levels, matchTypes, states, type ListedPlayer, type SeasonRecord } from '@goalsquare/engine';
import { daysLater } from '../fixture/start-time.js';
import { championshipIdOf, competitionIdOf, levelIdOf, phaseIdOf, type PhasePart } from '../league/ids.js';
import type { LeagueDesign } from '../league/design.js';
import { seasonVenue, type Venue } from '../league/venues.js';
import { namesOf } from '../players/person.js';
import { physiqueIn } from '../players/physique.js';
import type { Member } from '../squads/squad-lists.js';
import type { PlannedMatch, PlannedSeason, PlannedSquad, SeasonKey } from './planned-season.js';
import { penalties } from './special-matches.js';

const ROUND_DAYS = 3;

const genders: Readonly<Record<LeagueDesign['gender'], SeasonRecord['league']['gender']>> = { men: '1', women: '2' };

/** Returns the id, code and name of a part of a season. */
export function phaseOf(
  { league, level, season }: SeasonKey,
  part: PhasePart,
): NonNullable<SeasonRecord['phases']>[number] {
  const id = phaseIdOf(league.id, level.level, season.id, part);
  return part === 'finals'
    ? { id, code: 'F', name: 'Finals' }
    : { id, code: level.matches, name: matchTypes[level.matches].name };
}

export function competitionNameOf({ league, level, season }: SeasonKey): string {
  const name = levels.find(({ code }) => code === level.level)?.name ?? '';
  return `${season.id} ${league.name}${league.levels.length > 1 ? ` ${name}` : ''}`;
}

const listed = ({ person, jumperNumber }: Member, year: number): ListedPlayer => ({
  personId: person.personId,
  ...namesOf(person),
  jumperNumber,
  dateOfBirth: person.dateOfBirth,
  ...physiqueIn(year, person),
  positionCode: person.position,
});

const squadRecord = (
  { id, list: { club, members }, conference }: PlannedSquad,
  year: number,
): NonNullable<SeasonRecord['squads']>[number] => ({
  id,
  code: club.code,
  name: club.name,
  homeState: states[club.state],
  ...(conference !== undefined && { conferenceCode: conference }),
  players: [...members].sort((a, b) => a.jumperNumber - b.jumperNumber).map((member) => listed(member, year)),
});

function placingsOf({ league, level, season, squads }: PlannedSeason): Pick<SeasonRecord, 'placings'> {
  const placings = penalties
    .filter((penalty) => penalty.league === league.id && penalty.level === level.level && penalty.season === season.id)
    .flatMap(({ club, fromRound, position, reason }) => {
      const squad = squads[club];
      return squad ? [{ squadId: squad.id, fromRound, position, reason }] : [];
    });
  return placings.length > 0 ? { placings } : {};
}

/** Returns the record of a season. `matches` are all its matches so far, including finals. */
export function seasonRecordOf(planned: PlannedSeason, matches: readonly PlannedMatch[]): SeasonRecord {
  const { league, level, season, squads, rounds } = planned;
  const venues = new Map<number, Venue>(matches.map(({ venue }) => [venue.id, venue]));
  const parts = [...new Set(rounds.map(({ part }) => part))];
  const conferences = [...new Set(squads.flatMap(({ conference }) => conference ?? []))];
  const { id: levelId, name, code } = levels.find((one) => one.id === levelIdOf(level.level)) ?? levels[0];
  return {
    kind: 'season',
    format: 'goalsquare-season',
    version: 1,
    league: { id: league.id, name: league.name, code: league.code, gender: genders[league.gender] },
    level: { id: levelId, name, code },
    id: season.id,
    competitionId: competitionIdOf(league.id, level.level, season.id),
    competitionCode: league.code,
    competitionName: competitionNameOf(planned),
    competitionType: league.type,
    championshipId: championshipIdOf(league.id, level.level),
    phases: parts.map((part) => phaseOf(planned, part)),
    rounds: rounds.map(({ part, number, phaseNumber, code: roundCode, name: roundName, thursday }) => ({
      number,
      phaseId: phaseOf(planned, part).id,
      phaseNumber,
      code: roundCode,
      name: roundName,
      startDate: thursday,
      endDate: daysLater(thursday, ROUND_DAYS),
    })),
    squads: squads.map((squad) => squadRecord(squad, season.id)),
    ...(conferences.length > 0 && {
      conferences: conferences.map((conference) => ({ code: conference, name: `Conference ${conference}` })),
    }),
    venues: [...venues.values()].sort((a, b) => a.id - b.id).map(seasonVenue),
    ...placingsOf(planned),
  };
}
