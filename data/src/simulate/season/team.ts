import type { HeaderPlayer } from '@goalsquare/engine';
import type { PlannedPlayer } from '../match/plan.js';
import type { MatchRules } from '../match/rules.js';
import { selectTeam } from '../match/select-team.js';
import { namesOf } from '../persons/person.js';
import { abilitiesOf } from '../players/abilities.js';
import { randomOf } from '../random.js';
import { roundsMissed } from '../squads/availability.js';
import type { Member } from '../squads/squad-list.js';
import { strengthIn } from '../squads/strength.js';
import type { PlannedMatch, PlannedSeason, PlannedSquad } from './planned.js';

/** A squad's team for a match: as the header names it, and what the simulator knows of each. */
export interface Team {
  readonly players: readonly HeaderPlayer[];
  readonly known: readonly (readonly [personId: number, player: PlannedPlayer])[];
}

/** Those of a list who can play, with some of the injured where too few are left. */
function fit(
  seed: number | string,
  { season }: Pick<PlannedSeason, 'season'>,
  members: readonly Member[],
  round: number,
  needed: number,
): readonly Member[] {
  const isHurt = ({ person }: Member): boolean =>
    roundsMissed(seed, person.personId, season.id, season.rounds).has(round);
  const hurt = members.filter(isHurt);
  const sound = members.filter((member) => !hurt.includes(member));
  return [...sound, ...hurt.slice(0, Math.max(0, needed - sound.length))];
}

/** The team a squad selects for a match. */
export function teamOf(
  seed: number | string,
  planned: Pick<PlannedSeason, 'level' | 'season'>,
  { id, round }: PlannedMatch,
  squad: PlannedSquad,
  rules: MatchRules,
): Team {
  const { level, season } = planned;
  const needed = rules.onGround + rules.bench + (rules.substitute ? 1 : 0);
  const list = fit(seed, planned, squad.list.members, round.number, needed).map(({ person, jumperNumber }) => ({
    person,
    jumperNumber,
    personId: person.personId,
    position: person.position,
    strength: squad.list.strength + strengthIn(season.id, level.level, person),
  }));
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
    known: selected.map(
      ({ player }) =>
        [
          player.personId,
          {
            position: player.position,
            abilities: abilitiesOf(player.position, player.strength, randomOf(seed, 'abilities', player.personId)),
          },
        ] as const,
    ),
  };
}
