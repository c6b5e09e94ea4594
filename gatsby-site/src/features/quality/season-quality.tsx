import type { SeasonQuality } from '@goalsquare/openapi/types';
import { useEffect, useState, type ReactElement } from 'react';
import { constants } from '../../constants';
import { useJson } from '../../requests/use-json';
import { MatchFaults } from './match-faults';
import { addressOf, readAddress, type SeasonAddress } from '../../addresses/season-address';
import { SeasonFaults } from './season-faults';
import { SeasonForm } from './season-form';
import { useSeasonLists } from '../../controls/use-season-lists';

/** The season in the address, which changes with Back and Forward, and a function that shows another one. */
function useSeason(given: string): readonly [address: SeasonAddress, show: (address: SeasonAddress) => void] {
  const [search, setSearch] = useState(given);
  useEffect(() => {
    const read = (): void => {
      setSearch(location.search);
    };
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
    };
  }, []);
  const show = (address: SeasonAddress): void => {
    const next = addressOf(address);
    history.pushState(history.state, '', location.pathname + next);
    setSearch(next);
  };
  return [readAddress(search), show];
}

/**
 * The page Quality: a season, the rules that its matches break, the matches with the most faults, and the faults of one
 * match.
 */
export function SeasonQualityView({ search }: { readonly search: string }): ReactElement {
  const [address, show] = useSeason(search);
  const [apiKey, setKey] = useState<string>(constants.sandboxKey);
  const { leagueId, levelId, matchId } = address;
  const lists = useSeasonLists(address, apiKey);
  const seasonId = address.seasonId || (lists.seasons[0]?.[0] ?? '');
  const path = `/v1/leagues/${leagueId}/levels/${levelId}/seasons/${seasonId}/quality`;
  const { data, error } = useJson<SeasonQuality>(seasonId === '' ? undefined : path, apiKey);
  const fault = lists.error ?? error;
  return (
    <>
      <SeasonForm address={{ ...address, seasonId }} lists={lists} apiKey={apiKey} onSeason={show} onKey={setKey} />
      {fault !== undefined && <p role="alert">{fault}</p>}
      {fault === undefined && data === undefined && <p role="status">Checking the matches …</p>}
      {data !== undefined && (
        <SeasonFaults
          quality={data}
          addressOf={(id) => addressOf({ ...address, seasonId, matchId: String(id) })}
          onMatch={(id) => {
            show({ ...address, seasonId, matchId: String(id) });
          }}
        />
      )}
      {matchId !== '' && <MatchFaults key={matchId} matchId={matchId} apiKey={apiKey} />}
    </>
  );
}
