import type {
  MatchInfo,
  MatchPersons,
  MatchTransaction,
  MatchTransactions,
  MatchVenueDetails,
  MetricModels,
} from '@goalsquare/openapi';
import { chainsOf, type Chain } from './chains.js';
import type { Side } from './side.js';
import { zoneOfPoint, type Ground, type PhysicalZone } from './ground.js';

/** The API responses from which all metrics of a match are computed. */
export interface Published {
  readonly match: MatchInfo;
  readonly venue: MatchVenueDetails;
  readonly persons: MatchPersons;
  readonly transactions: MatchTransactions;
  readonly models: MetricModels;
}

/**
 * A transaction. An event without a location has that of the last located event in its period, or the centre if there
 * is none. **Units**: seconds of the period; metres from the centre, as captured.
 */
export interface Event extends Omit<MatchTransaction, 'squad' | 'person' | 'wonBy'> {
  readonly index: number;
  readonly second: number;
  readonly side: Side | undefined;
  readonly person: number | undefined;
  readonly wonBy: Side | undefined;
  readonly located: boolean;
  readonly x: number;
  readonly y: number;
  /** The zone of the ground that contains the location. `CB` is not used, even for centre bounces. */
  readonly ballZone: Exclude<PhysicalZone, 'CB'>;
}

/** A match in the form in which metrics read it. */
export interface Game {
  readonly events: readonly Event[];
  readonly chains: readonly Chain[];
  readonly ground: Ground;
  /** The end of the ground that the home squad attacks in the first period. */
  readonly homeFirst: 'Left' | 'Right';
  /** Length of each period that has begun. **Units**: seconds. */
  readonly periodSeconds: ReadonlyMap<number, number>;
  readonly status: MatchInfo['status'];
  readonly capture: NonNullable<MatchTransactions['capture']>;
  readonly models: MetricModels;
  readonly players: Readonly<Record<Side, readonly number[]>>;
  readonly squadIds: Readonly<Record<Side, number>>;
}

/** Reads a match from the responses of the API. **Throws** an Error if the responses have no `capture`. */
export function readGame({ match, venue, persons, transactions, models }: Published): Game {
  const { capture } = transactions;
  if (capture === undefined) throw new Error(`match ${match.id}: the transactions have no member "capture"`);
  const squadIds = { home: match.home.id, away: match.away.id };
  const { length, width } = venue.dimensions;
  const ground = { length, width, arc: 50 + capture.resolutionMetres / 2 + 1e-9 };
  const events = readEvents(transactions.transactions, squadIds, ground);
  return {
    events,
    chains: chainsOf(events),
    ground,
    homeFirst: homeDirection(match),
    periodSeconds: new Map(match.periods.map(({ period, periodSecs = 0 }) => [period, periodSecs])),
    status: match.status,
    capture,
    models,
    players: {
      home: persons.squads.home.players.map(({ personId }) => personId),
      away: persons.squads.away.players.map(({ personId }) => personId),
    },
    squadIds,
  };
}

/**
 * Returns the end that the home squad attacks in the first period. The winner of the toss attacks the end it chose in
 * periods 1, 3, 5 and so on, and the other end in the periods between.
 */
function homeDirection({ coinToss, home }: MatchInfo): 'Left' | 'Right' {
  const decision = coinToss?.decision === 'Left' ? 'Left' : 'Right';
  if (coinToss === undefined || coinToss.winningSquadId === home.id) return decision;
  return decision === 'Left' ? 'Right' : 'Left';
}

function readEvents(
  transactions: readonly MatchTransaction[],
  squadIds: Game['squadIds'],
  ground: Ground,
): readonly Event[] {
  const sideOf = (squad: { readonly id: number } | undefined): Side | undefined =>
    squad === undefined ? undefined : squad.id === squadIds.home ? 'home' : 'away';
  let [x, y, period] = [0, 0, 0];
  return transactions.map((transaction, index) => {
    const { location } = transaction;
    if (location !== undefined) [x, y] = [location.x, location.y];
    else if (transaction.period !== period) [x, y] = [0, 0];
    ({ period } = transaction);
    return {
      ...transaction,
      index,
      second: transaction.periodSecs,
      side: sideOf(transaction.squad),
      person: transaction.person?.id,
      wonBy: sideOf(transaction.wonBy),
      located: location !== undefined,
      x,
      y,
      ballZone: zoneOfPoint({ x, y }, ground),
    };
  });
}
