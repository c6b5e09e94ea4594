import { fullNamesOf, type FullNames, type HeaderPlayer, type MatchHeader, type Row } from '@goalsquare/engine';
import type { TransactionPerson } from '@goalsquare/openapi';

/** Returns a person as in transactions and chains. */
export const personOf = (player: HeaderPlayer): TransactionPerson => ({ id: player.personId, ...fullNamesOf(player) });

/** Returns the person of a row. **Empty**: `undefined` if the row belongs to a squad or to no one. */
export function personOfRow(row: Row, players: readonly HeaderPlayer[]): TransactionPerson | undefined {
  const player = row.slot === undefined ? undefined : players[row.slot];
  return player && personOf(player);
}

/** Returns a person as in a match's lists of persons. */
export const namedPerson = (player: HeaderPlayer): { readonly personId: number } & FullNames => ({
  personId: player.personId,
  ...fullNamesOf(player),
});

/** Returns the players of a match by slot: home, then away. */
export const playersOf = ({ home, away }: MatchHeader): readonly HeaderPlayer[] => [...home.players, ...away.players];
