import {
  openMatch,
  type Entry,
  type Match,
  type MatchHeader,
  type MatchLog,
  type Role,
  type Side,
  type Transaction,
} from '../../src/index.js';

/**
 * A person or squad in a line of play: `h2` is the second player of the home squad, `away` the away squad, `-` no one.
 */
export type Who = string;

/** Players a squad has in these logs: `h1` to `h5`, `a1` to `a5`. */
const PLAYERS = 5;

const players = (first: number) => Array.from({ length: PLAYERS }, (_, n) => ({ personId: first + n }));

/** A header on a ground of 160 by 140 m; the home squad kicks to the right in odd periods. */
export const headerWith = (changes: Partial<MatchHeader> = {}): MatchHeader => ({
  kind: 'header',
  format: 'goalsquare-match-log',
  version: 1,
  id: 1,
  leagueId: 1,
  levelId: 1,
  seasonId: 1,
  competitionId: 1,
  competitionName: 'Trial Cup',
  phase: { id: 1, code: 'HA', name: 'Home and Away' },
  roundNumber: 1,
  phaseRoundNumber: 1,
  type: 'HA',
  venue: { id: 1, code: 'TRI', name: 'Trial Park', lengthMetres: 160, widthMetres: 140 },
  home: { id: 10, code: 'HOM', name: 'Homers', players: players(101) },
  away: { id: 20, code: 'AWA', name: 'Awayers', players: players(201) },
  homeFirstDirection: 'Right',
  ...changes,
});

const personOf = (who: Who): number => (who.startsWith('h') ? 100 : 200) + Number(who.slice(1));
const sideOf = (who: Who): Side | undefined => (who === '-' ? undefined : who.startsWith('h') ? 'home' : 'away');

/** Names of the columns of an answer, players before squads. */
export const everyone: readonly Who[] = [
  ...['h', 'a'].flatMap((side) => Array.from({ length: PLAYERS }, (_, n) => `${side}${n + 1}`)),
];

const [flags, numbers] = [
  ['inside50', 'shot', 'gain', 'chance', 'inferred'],
  ['id', 'sequence'],
];

function memberOf(word: string): Readonly<Record<string, unknown>> {
  const [key = '', value = ''] = word.split('=');
  if (/^-?[\d.]+,-?[\d.]+$/u.test(word)) {
    const [x, y] = word.split(',').map(Number);
    return { x, y };
  }
  if (flags.includes(key)) return { [key]: true };
  if (numbers.includes(key)) return { [key]: Number(value) };
  if (key === 'on') return { onPersonId: personOf(value) };
  if (key === 'role') return { role: value };
  if (key === 'against') return { opponentId: personOf(value) };
  if (key === 'wonBy') return { wonBy: value };
  if (key === 'pressure') return { pressure: { code: value.toUpperCase(), name: value, points: 0 } };
  if (key === 'kick') {
    const [distance, direction] = value.split('/');
    return { kicking: { distance, direction } };
  }
  throw new Error(`not a word of play: ${word}`);
}

/** One line such as `1:05 h1 KKEF 10,-4 inside50`: period and second, who, code, spot and the rest in any order. */
export function transactionOf(line: string, id: number): Transaction {
  const [time = '', who = '', code = '', ...words] = line.trim().split(/\s+/u);
  const [period, periodSeconds] = time.split(':').map(Number);
  const side = sideOf(who);
  return {
    kind: 'transaction',
    id,
    code,
    period,
    periodSeconds,
    ...(side !== undefined && { side }),
    ...(/\d/u.test(who) && { personId: personOf(who) }),
    ...Object.assign({}, ...words.map(memberOf)),
  } as Transaction;
}

/** Lines of play as entries, with ids in their order. */
export const entriesOf = (play: string): readonly Transaction[] =>
  play
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => transactionOf(line, at + 1));

/** Lines of play as a match log. */
export const logOf = (play: string, changes: Partial<MatchHeader> = {}, more: readonly Entry[] = []): MatchLog => ({
  header: headerWith(changes),
  entries: [...entriesOf(play), ...more],
});

/** Lines of play as a match. */
export const matchOf = (play: string, changes: Partial<MatchHeader> = {}, more: readonly Entry[] = []): Match =>
  openMatch(logOf(play, changes, more));

/** A header whose source says where chains begin and who wins each stoppage. */
export const marked: Partial<MatchHeader> = { chainsMarked: true };

/**
 * A header that names who is on the ground at the first bounce: the first `on` players of each squad, the first ones in
 * these roles.
 */
export const starting = (on: number, ...inRoles: readonly Role[]): Partial<MatchHeader> => {
  const squad = (first: number) =>
    players(first).map((player, n) => ({
      ...player,
      ...(n < on && { starts: true as const }),
      ...(inRoles[n] && { role: inRoles[n] }),
    }));
  return { home: { ...headerWith().home, players: squad(101) }, away: { ...headerWith().away, players: squad(201) } };
};
