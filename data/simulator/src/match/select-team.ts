import {
  selectedPositions,
  type FieldPositionCode,
  type Role,
  type SeasonPositionCode,
  type SelectedPositionCode,
} from '@goalsquare/engine';
import type { Random } from '../random.js';
import type { MatchRules } from './rules.js';
import { spotOf, spots } from './spots.js';

/** A player who can be selected. `strength` compares players of the same position. Injured players are excluded. */
export interface Selectable {
  readonly personId: number;
  readonly position: SeasonPositionCode;
  readonly strength: number;
}

/** A player who is selected for a match, with position and role. */
export interface Selected<T extends Selectable> {
  readonly player: T;
  readonly position: (typeof selectedPositions)[SelectedPositionCode];
  readonly role: Role | undefined;
  readonly starts: boolean;
}

/** Field positions in the order in which they are filled, each with the season positions that suit it, best first. */
const suitedPositions: readonly (readonly [FieldPositionCode, readonly SeasonPositionCode[]])[] = [
  ['RK', ['RK', 'KF', 'KD']],
  ['FB', ['KD', 'GD']],
  ['CHB', ['KD', 'GD']],
  ['FF', ['KF', 'RK', 'GF']],
  ['CHF', ['KF', 'RK', 'GF', 'MF']],
  ['C', ['MID', 'MF', 'WNG']],
  ['RR', ['MID', 'MF', 'WNG']],
  ['R', ['MID', 'MF', 'WNG']],
  ['WL', ['WNG', 'MID', 'MF']],
  ['WR', ['WNG', 'MID', 'MF']],
  ['BPL', ['GD', 'KD', 'WNG', 'MID']],
  ['HBFL', ['GD', 'KD', 'WNG', 'MID']],
  ['HBFR', ['GD', 'KD', 'WNG', 'MID']],
  ['BPR', ['KD', 'GD', 'WNG', 'MID']],
  ['HFFL', ['MF', 'GF', 'MID']],
  ['FPL', ['GF', 'RK', 'KF', 'MF']],
  ['FPR', ['GF', 'RK', 'KF', 'MF']],
  ['HFFR', ['MF', 'GF', 'MID']],
];

/** Field positions that stay empty if sixteen players start. */
const withoutSixteen: readonly FieldPositionCode[] = ['BPR', 'FPR'];

/** Draws how many defenders, midfielders and wings, forwards, and rucks are selected. */
function shares({ competition, onGround, bench }: MatchRules, random: Random): Readonly<Record<string, number>> {
  const men = competition === 'men';
  const ruck = random.chance(men ? 0.5 : 0.65) ? 2 : 1;
  const back = (men ? 6 : 6) + (random.chance(men ? 0.42 : 0.5) ? 1 : 0);
  const forward = men ? 4 + (random.chance(0.4) ? 1 : 0) : 6;
  return { ruck, back, forward, middle: onGround + bench - ruck - back - forward };
}

/** Returns the group of a season position for selection. In women's teams, midfielder-forwards are forwards. */
const kindOf = (position: SeasonPositionCode, men: boolean): string =>
  position === 'RK'
    ? 'ruck'
    : position === 'GD' || position === 'KD'
      ? 'back'
      : position === 'GF' || position === 'KF' || (position === 'MF' && !men)
        ? 'forward'
        : 'middle';

/**
 * Selects the best players of each group from a list, with some randomness. The best of the others fill the remaining
 * positions.
 */
function squadOf<T extends Selectable>(list: readonly T[], rules: MatchRules, random: Random): readonly T[] {
  const ranked = list
    .map((player) => ({ player, value: player.strength + random.normal(0, 0.35) }))
    .sort((a, b) => b.value - a.value || a.player.personId - b.player.personId);
  const left = { ...shares(rules, random) };
  const size = rules.onGround + rules.bench + (rules.substitute ? 1 : 0);
  const chosen = new Set<T>();
  const talls = { KD: 3, KF: 2, WNG: 3, MF: 3 } as Partial<Record<SeasonPositionCode, number>>;
  for (const { player } of ranked) {
    const kind = kindOf(player.position, rules.competition === 'men');
    const cap = talls[player.position];
    if ((left[kind] ?? 0) <= 0 || cap === 0) continue;
    if (cap !== undefined) talls[player.position] = cap - 1;
    left[kind] = (left[kind] ?? 0) - 1;
    chosen.add(player);
  }
  for (const { player } of ranked) if (chosen.size < size && player.position !== 'RK') chosen.add(player);
  for (const { player } of ranked) if (chosen.size < size) chosen.add(player);
  return [...chosen];
}

/**
 * Selects a team from a list: starters with position and role, the bench, and the substitute. **Throws** RangeError if
 * the list is too short for the rules.
 */
export function selectTeam<T extends Selectable>(
  list: readonly T[],
  rules: MatchRules,
  random: Random,
): readonly Selected<T>[] {
  const size = rules.onGround + rules.bench + (rules.substitute ? 1 : 0);
  if (list.length < size) throw new RangeError(`the list has ${list.length} players, but ${size} are needed`);
  const left = [...squadOf(list, rules, random)];
  const take = (at: number): T => left.splice(Math.max(0, at), 1)[0] as T;
  const places = suitedPositions.filter(([code]) => rules.onGround === 18 || !withoutSixteen.includes(code));
  const starters = places.map(([code, suited]) => {
    const found = suited
      .map((position) => left.findIndex((player) => player.position === position))
      .find((at) => at >= 0);
    return { code, player: take(found ?? left.findIndex(({ position }) => position !== 'RK')) };
  });
  starters.sort((a, b) => orderOf(a.code) - orderOf(b.code));
  const substitute = rules.substitute ? left.findLastIndex(({ position }) => position !== 'RK') : -1;
  const benched = left.map((player, at) => ({
    player,
    position: selectedPositions[at === substitute ? 'SUB' : 'INT'],
    role: undefined,
    starts: false,
  }));
  return [
    ...starters.map(({ code, player }) => ({
      player,
      position: selectedPositions[code],
      role: spotOf(code)?.role,
      starts: true,
    })),
    ...benched.sort((a, b) => Number(a.position.code === 'SUB') - Number(b.position.code === 'SUB')),
  ];
}

const orderOf = (code: FieldPositionCode): number => spots.findIndex((spot) => spot.code === code);
