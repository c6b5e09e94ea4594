import { sides, type HeaderPlayer, type Match, type Row, type Story } from '@goalsquare/engine';
import type { MatchTransaction, MatchTransactions } from '@goalsquare/openapi';
import { locationsOf } from './location.js';
import { personOf, playersOf } from './person.js';
import { pressureOf } from './pressure.js';
import { squadOf } from './squad.js';
import { logicalZoneName, physicalZoneName } from './zones.js';
import { storyOfMatch } from '../stories.js';

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

function extrasOf(
  { extras, header }: Story,
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

function transactionOf(story: Story, row: Row, sequence: number, players: readonly HeaderPlayer[]): MatchTransaction {
  const {
    header,
    setting,
    score: { running },
  } = story;
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
    ...extrasOf(story, row, players),
  };
}

/** Every transaction of a match in order of play. A transaction of several persons is several entries of one id. */
export function matchTransactions(match: Match): MatchTransactions {
  const story = storyOfMatch(match);
  const players = playersOf(story.header);
  const { sequences } = story.transactions;
  return {
    matchId: match.id,
    transactions: story.rows.map((row) => transactionOf(story, row, sequences[row.at] ?? 1, players)),
  };
}
