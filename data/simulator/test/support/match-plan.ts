import type { MatchHeader, SeasonPositionCode } from '@goalsquare/engine';
import {
  abilitiesOf,
  matchRules,
  randomOf,
  selectTeam,
  type MatchPlan,
  type PlannedPlayer,
} from '@goalsquare/simulator';

const lists: Readonly<Record<SeasonPositionCode, number>> = {
  GD: 8,
  KD: 4,
  MID: 9,
  WNG: 4,
  MF: 4,
  GF: 4,
  KF: 3,
  RK: 3,
};

/** A squad of invented players, and the plans for them. */
function squadOf(id: number, rules: MatchPlan['rules'], players: Map<number, PlannedPlayer>): MatchHeader['home'] {
  const random = randomOf('squads', id);
  const list = (Object.keys(lists) as SeasonPositionCode[]).flatMap((position, line) =>
    Array.from({ length: lists[position] }, (_, n) => {
      const strength = random.normal(0, 0.5);
      return {
        personId: id * 1000 + line * 20 + n,
        position,
        strength,
        abilities: abilitiesOf(position, strength, random),
      };
    }),
  );
  const team = selectTeam(list, rules, random);
  for (const { player } of team) players.set(player.personId, player);
  return {
    id,
    code: `S${id}`,
    name: `Squad ${id}`,
    players: team.map(({ player, position, role, starts }, at) => ({
      personId: player.personId,
      jumperNumber: at + 1,
      position: { id: position.id, code: position.code, name: position.name },
      ...(starts && { starts }),
      ...(role !== undefined && { role }),
    })),
  };
}

/** A plan of a match between two invented squads: number `n`. */
export function matchPlan(
  n: number,
  changes: Partial<MatchPlan> & { readonly rules?: MatchPlan['rules'] } = {},
): MatchPlan {
  const rules = changes.rules ?? matchRules.men;
  const players = new Map<number, PlannedPlayer>();
  const header: MatchHeader = {
    kind: 'header',
    format: 'goalsquare-match-log',
    version: 1,
    id: n + 1,
    leagueId: 1,
    levelId: 1,
    seasonId: 2025,
    competitionId: 1,
    competitionName: 'Season 2025',
    phase: { id: 1, code: 'HA', name: 'Home and Away' },
    roundNumber: 1,
    phaseRoundNumber: 1,
    type: 'HA',
    venue: { id: 1, code: 'OVAL', name: 'The Oval', lengthMetres: 164, widthMetres: 132 },
    home: squadOf(1 + (n % 3), rules, players),
    away: squadOf(7, rules, players),
    homeFirstDirection: n % 2 === 0 ? 'Right' : 'Left',
    attendance: 20_000,
    date: { startDate: '2025-04-05', utcMatchStart: '2025-04-05T04:10:00Z' },
  };
  return {
    seed: 'tests',
    stream: [n],
    header,
    players,
    rules,
    homeAdvantage: 6,
    final: false,
    dataSet: 'full',
    ...changes,
  };
}
