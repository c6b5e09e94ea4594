import type { HeaderPlayer } from '@goalsquare/engine';
import type { PlannedPlayer } from '../match/plan.js';
import type { MatchRules } from '../match/rules.js';
import { selectTeam } from '../match/select-team.js';
import { abilitiesOf } from '../players/abilities.js';
import { namesOf } from '../players/person.js';
import { randomOf } from '../random.js';
import { roundsMissed } from '../squads/availability.js';
import type { Member } from '../squads/squad-lists.js';
import { strengthIn } from '../squads/strength.js';
import type { PlannedMatch, PlannedSeason, PlannedSquad } from './planned-season.js';

/** A squad's team for a match: its players as in the header, and their abilities. */
export interface Team {
  readonly players: readonly HeaderPlayer[];
  readonly abilities: readonly (readonly [personId: number, player: PlannedPlayer])[];
}

/** Returns the available players of a list. If there are too few, some of the injured are included. */
function availablePlayers(
  seed: number | string,
  { season }: Pick<PlannedSeason, 'season'>,
  members: readonly Member[],
  round: number,
  needed: number,
): readonly Member[] {
  const isInjured = ({ person }: Member): boolean =>
    roundsMissed(seed, person.personId, season.id, season.rounds).has(round);
  const injured = members.filter(isInjured);
  const available = members.filter((member) => !injured.includes(member));
  return [...available, ...injured.slice(0, Math.max(0, needed - available.length))];
}

/** Returns how much better a person is in this year than in an ordinary one. **Units**: standard deviations. */
const yearOf = (
  seed: number | string,
  { spread }: PlannedSeason['level'],
  seasonId: number,
  { personId }: Member['person'],
): number => (spread === undefined ? 0 : spread.years * randomOf(seed, 'year', personId, seasonId).normal());

/** Returns the team that a squad selects for a match. */
export function teamOf(
  seed: number | string,
  planned: Pick<PlannedSeason, 'level' | 'season'>,
  { id, round }: PlannedMatch,
  squad: PlannedSquad,
  rules: MatchRules,
): Team {
  const { level, season } = planned;
  const needed = rules.onGround + rules.bench + (rules.substitute ? 1 : 0);
  const list = availablePlayers(seed, planned, squad.list.members, round.number, needed).map(
    ({ person, jumperNumber }) => {
      const ofAge = strengthIn(season.id, level.level, person);
      const ofYear = yearOf(seed, level, season.id, person);
      return {
        person,
        jumperNumber,
        personId: person.personId,
        position: person.position,
        strength: squad.list.strength + ofAge + ofYear,
        career: level.spread === undefined ? 0 : level.spread.ageing * (ofAge - person.talent) + ofYear,
      };
    },
  );
  const selected = selectTeam(list, rules, randomOf(seed, 'selection', id, squad.id));
  return {
    players: selected.map(({ player, position: { id: positionId, code, name }, role, starts }): HeaderPlayer => ({
      personId: player.personId,
      ...namesOf(player.person),
      jumperNumber: player.jumperNumber,
      position: { id: positionId, code, name },
      ...(starts && { starts: true as const }),
      ...(role !== undefined && { role }),
    })),
    abilities: selected.map(
      ({ player }) =>
        [
          player.personId,
          {
            position: player.position,
            abilities: abilitiesOf(
              player.position,
              player.strength,
              randomOf(seed, 'abilities', player.personId),
              player.career,
            ),
          },
        ] as const,
    ),
  };
}
