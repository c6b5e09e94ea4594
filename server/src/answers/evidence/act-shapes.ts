import { fullNamesOf, logicalZones, type MatchView, type SideIndex, type ZoneIndex } from '@goalsquare/engine';
import type { FlowOccurrence } from '@goalsquare/openapi';
import { locationsOf } from '../shapes/location.js';

/** The person or squad credited with an act. **Empty**: no slot if it is a squad. */
interface Credited {
  readonly side: SideIndex;
  readonly slot: number | undefined;
}

/** Returns the ids of the credited person or squad. **Empty**: no `personId` if it is a squad. */
export function creditedIds({ header }: MatchView, { side, slot }: Credited): { squadId: number; personId?: number } {
  const players = [...header.home.players, ...header.away.players];
  const person = slot === undefined ? undefined : players[slot];
  return { squadId: (side === 0 ? header.home : header.away).id, ...(person && { personId: person.personId }) };
}

/** Returns the names of the squads and players of a match by id. */
export function namesIn({ header: { home, away } }: MatchView): {
  readonly squads: ReadonlyMap<number, string>;
  readonly persons: ReadonlyMap<number, string>;
} {
  return {
    squads: new Map([home, away].map(({ id, name }) => [id, name])),
    persons: new Map([...home.players, ...away.players].map((one) => [one.personId, fullNamesOf(one).displayName])),
  };
}

/** The members of an act in a response: its transaction, its location, and the credited person or squad. */
export type ActShape = Omit<FlowOccurrence, 'metricCode' | 'amount'>;

/** Returns the response members of an act. **Shape**: `row` is the position of its transaction in order of play. */
export function actShape(
  view: MatchView,
  { row: at, zone, ...credited }: Credited & { readonly row: number; readonly zone: ZoneIndex },
): ActShape {
  const row = view.rows[at];
  if (row === undefined) throw new Error(`the match has no transaction ${at}`);
  return {
    transactionId: row.id,
    transactionCode: row.code,
    transactionName: row.type.name,
    period: row.period,
    periodSecs: row.seconds,
    ...creditedIds(view, credited),
    zone: logicalZones[zone],
    ...locationsOf(row, view.setting, credited.side),
  };
}
