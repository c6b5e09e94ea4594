import type { SeasonQuality } from '@goalsquare/openapi/types';
import type { ReactElement } from 'react';
import { writeQuery } from '../../addresses/address-query';
import { useAnswer } from '../../requests/use-answer';
import { MatchFaults } from './match-faults';
import { readSeason, type SeasonAddress } from '../../addresses/season-address';
import { useAddress } from '../../addresses/use-address';
import { SeasonFaults } from './season-faults';
import { KeyField } from '../../controls/key-field';
import { SeasonFields } from '../../controls/season-fields';
import * as controls from '../../controls/controls.module.css';
import { useSeasonLists } from '../../controls/use-season-lists';

/**
 * The Quality page: a season, the rules that its matches break, the matches with the most faults, and the faults of one
 * match.
 */
export function SeasonQualityView({ search }: { readonly search: string }): ReactElement {
  const [query, showQuery] = useAddress(search);
  const address = readSeason(query);
  const show = (next: SeasonAddress): void => {
    showQuery(writeQuery({ ...next }));
  };
  const { leagueId, levelId, matchId } = address;
  const lists = useSeasonLists(address);
  const seasonId = address.seasonId || (lists.seasons[0]?.[0] ?? '');
  const path = `/v1/leagues/${leagueId}/levels/${levelId}/seasons/${seasonId}/quality`;
  const { data, failure } = useAnswer<SeasonQuality>(seasonId === '' ? undefined : path);
  const fault = lists.error ?? failure?.detail;
  return (
    <>
      <form className={controls.row} aria-label="The season">
        <SeasonFields
          lists={lists}
          leagueId={leagueId}
          levelId={levelId}
          seasonId={seasonId}
          onSelect={(ids) => {
            show({ ...ids, matchId: '' });
          }}
        />
      </form>
      {fault !== undefined && <p role="alert">{fault}</p>}
      {fault === undefined && data === undefined && <p role="status">Checking the matches …</p>}
      {data !== undefined && (
        <SeasonFaults
          quality={data}
          addressOf={(id) => `/quality/${writeQuery({ ...address, seasonId, matchId: id })}`}
        />
      )}
      {matchId !== '' && <MatchFaults key={matchId} matchId={matchId} />}
      <KeyField />
    </>
  );
}
