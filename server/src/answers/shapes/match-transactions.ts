import {
  DEFAULT_COUNTDOWN_SECONDS,
  sides,
  transactionFlags,
  type HeaderPlayer,
  type Match,
  type Row,
  type TransactionFlag,
  type MatchView,
  fullNamesOf,
  type Extras,
  type MatchHeader,
} from '@goalsquare/engine';
import type { MatchCapture, MatchTransaction, MatchTransactions, Pressure } from '@goalsquare/openapi';
import { computedList, type Computed } from '../json/computed-list.js';
import { locationsOf, logicalZoneName, physicalZoneName } from './location.js';
import { personOf, playersOf } from './person.js';
import { squadOf } from './squad.js';
import { cachedMatchView } from './match-views.js';

/** Returns the pressure on a transaction, with the players who applied it in the order of their roles. */
function pressureOf(
  pressure: NonNullable<Extras['pressure']>,
  header: MatchHeader,
  players: readonly HeaderPlayer[],
): Pressure {
  const { name, code, points, side, personIds = [] } = pressure;
  return {
    name,
    code,
    points,
    ...(side && { squad: squadOf(header, side) }),
    players: personIds.flatMap((personId, at) => {
      const player = players.find((one) => one.personId === personId);
      return player === undefined ? [] : [{ personId, ...fullNamesOf(player), role: at + 1 }];
    }),
  };
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

/**
 * Returns the flags of a row, and the squad that won it, which metrics read. **Empty**: omits members that the row
 * lacks.
 */
const flagsOf = ({ header }: MatchView, row: Row): Pick<MatchTransaction, TransactionFlag | 'wonBy'> => ({
  ...Object.fromEntries(transactionFlags.flatMap(([flag]) => (row[flag] ? [[flag, true]] : []))),
  ...(row.wonBy !== undefined && { wonBy: squadOf(header, sides[row.wonBy]) }),
});

/**
 * Returns the role in a row, the player who comes on, and the direct opponent. **Empty**: omits members that the row
 * lacks.
 */
function benchOf(
  { extras }: MatchView,
  row: Row,
  players: readonly HeaderPlayer[],
): Pick<MatchTransaction, 'role' | 'onPerson' | 'opponent'> {
  const { role, onPersonId, opponentId } = extras.get(row.at) ?? {};
  const [onPerson, opponent] = [onPersonId, opponentId].map(
    (id) => id !== undefined && players.find(({ personId }) => personId === id),
  );
  return {
    ...(role && { role }),
    ...(onPerson && { onPerson: personOf(onPerson) }),
    ...(opponent && { opponent: personOf(opponent) }),
  };
}

function extrasOf(
  { extras, header }: MatchView,
  row: Row,
  players: readonly HeaderPlayer[],
): Pick<MatchTransaction, 'pressure' | 'kicking' | 'details'> {
  const { pressure, kicking, details } = extras.get(row.at) ?? {};
  return {
    ...(pressure && { pressure: pressureOf(pressure, header, players) }),
    ...(kicking && !isEmpty(kicking) && { kicking }),
    ...(details && !isEmpty(details) && { details }),
  };
}

function transactionOf(
  view: MatchView,
  row: Row,
  sequence: number,
  players: readonly HeaderPlayer[],
): MatchTransaction {
  const {
    header,
    setting,
    score: { running },
  } = view;
  const player = row.slot === undefined ? undefined : players[row.slot];
  return {
    id: row.id,
    code: row.code,
    name: row.type.name,
    period: row.period,
    periodSecs: row.seconds,
    sequence,
    homeScore: running.home[row.at] ?? 0,
    awayScore: running.away[row.at] ?? 0,
    ...(row.side !== undefined && { squad: squadOf(header, sides[row.side]) }),
    ...(player && { person: personOf(player) }),
    ...(row.side !== undefined && { zoneLogical: logicalZoneName(row, row.side, setting) }),
    zonePhysical: physicalZoneName(row, setting),
    ...locationsOf(row, setting),
    ...extrasOf(view, row, players),
    ...flagsOf(view, row),
    ...benchOf(view, row, players),
  };
}

/** Returns the properties of the capture on which metrics depend. */
const captureOf = ({ header }: MatchView, players: readonly HeaderPlayer[]): MatchCapture => ({
  chainsMarked: header.chainsMarked === true,
  resolutionMetres: header.resolutionMetres ?? 0,
  countdownSecs: header.countdownSeconds ?? DEFAULT_COUNTDOWN_SECONDS,
  lacks: [...(header.lacks ?? [])],
  starters: players.flatMap(({ starts, personId, role }) =>
    starts === true ? [{ personId, ...(role && { role }) }] : [],
  ),
});

/**
 * Returns every transaction of a match in order of play. A transaction with several persons has several entries with
 * the same id.
 */
export function matchTransactions(match: Match): Computed<MatchTransactions> {
  const view = cachedMatchView(match);
  const players = playersOf(view.header);
  const { sequences } = view.transactions;
  return {
    matchId: match.id,
    transactions: computedList(view.rows, (row) => [transactionOf(view, row, sequences[row.at] ?? 1, players)]),
    capture: captureOf(view, players),
  };
}
