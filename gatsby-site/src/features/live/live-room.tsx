import type { MatchInfo } from '@goalsquare/openapi';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { wholeNumberIn } from '../../addresses/address-query';
import { useParameters, type Place } from '../../addresses/use-parameters';
import { usePageTitle } from '../../behaviours/page-title';
import { useAnswer } from '../../requests/use-answer';
import { MatchLists } from './match-lists';
import { namesOf, Watch } from './watch';

/** The live page of a match. */
function MatchRoom({ matchId }: { readonly matchId: number }): ReactElement {
  const { data } = useAnswer<MatchInfo>(`/v1/matches/${matchId}`);
  usePageTitle(data && namesOf(data));
  return (
    <>
      <p>
        <Link to="/live/">All matches</Link>
      </p>
      <Watch matchId={matchId} />
    </>
  );
}

/** The page of live matches: the match in the address, or a list of matches to follow. */
export function LiveRoom({ place }: { readonly place: Place }): ReactElement | null {
  const parameters = useParameters(place);
  if (!parameters.isRead) return null;
  const matchId = wholeNumberIn(parameters.values.matchId);
  return matchId === undefined ? <MatchLists parameters={parameters} /> : <MatchRoom key={matchId} matchId={matchId} />;
}
