import type { ReactElement } from 'react';
import { wholeNumberIn } from '../../addresses/address-query';
import { useParameters, type Place } from '../../addresses/use-parameters';
import { IdEntry } from '../../controls/id-entry';
import { correctionsPath } from '../../addresses/correction-address';
import * as controls from '../../controls/controls.module.css';
import { MatchCorrections } from './match-corrections';
import { RecentChanges } from './recent-changes';

/** A match of the sandbox with corrections. */
const EXAMPLE = 110_510_101;

/** A form that selects a match by its id. Submitting it opens the address of the match's corrections. */
const MatchForm = ({ matchId }: { readonly matchId: string }): ReactElement => (
  <form action={correctionsPath} className={controls.row} aria-label="The match">
    <IdEntry name="matchId" label="Match" value={matchId} placeholder={String(EXAMPLE)} />
    <button type="submit" className="button">
      Show its corrections
    </button>
  </form>
);

/** The page of corrections: of the match in the address, or the recent changes of all matches. */
export function Corrections({ place }: { readonly place: Place }): ReactElement {
  const parameters = useParameters(place);
  const { isRead, values } = parameters;
  const { matchId = '' } = values;
  const match = wholeNumberIn(matchId);
  return (
    <>
      <MatchForm key={matchId} matchId={matchId} />
      {isRead &&
        (match === undefined ? (
          <RecentChanges parameters={parameters} />
        ) : (
          <MatchCorrections key={match} matchId={match} values={values} />
        ))}
    </>
  );
}
