import { fullNamesOf, type Extras, type HeaderPlayer, type MatchHeader } from '@goalsquare/engine';
import type { Pressure } from '@goalsquare/openapi';
import { squadOf } from './squad.js';

/** Returns the pressure on a transaction, with the players who applied it in the order of their roles. */
export function pressureOf(
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
