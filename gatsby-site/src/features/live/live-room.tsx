import type { ReactElement } from 'react';
import { wholeNumberIn } from '../../addresses/address-query';
import { useParameters, type Place } from '../../addresses/use-parameters';
import { MatchLists } from './match-lists';
import { Watch } from './watch';

/** The page of live matches: the match in the address, or a list of matches to follow. */
export function LiveRoom({ place }: { readonly place: Place }): ReactElement | null {
  const parameters = useParameters(place);
  if (!parameters.isRead) return null;
  const matchId = wholeNumberIn(parameters.values.matchId);
  return matchId === undefined ? <MatchLists parameters={parameters} /> : <Watch key={matchId} matchId={matchId} />;
}
