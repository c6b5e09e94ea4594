import type { Fixture, LadderSquad, SeasonLadder, SeasonSquads } from '@goalsquare/openapi';
import type { SeasonKey } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { wholeNumberIn } from '../../addresses/address-query';
import { callOfSeason } from '../../query/call';
import { KeyField } from '../../controls/key-field';
import { usePageTitle } from '../../behaviours/page-title';
import { useAnswer } from '../../requests/use-answer';
import { leagueAddress } from '../../addresses/page-addresses';
import { AnswerStates } from '../../controls/answer-states';
import { NumberChoice } from './choices';
import { Facts } from '../../controls/facts';
import { LeagueList } from './league-list';
import * as styles from './profiles.module.css';
import { Refreshing } from './refreshing';
import { SquadParts } from './squad-parts';
import { useParameters, type Parameters, type Place } from '../../addresses/use-parameters';
import { askedSeason, latestOf, seasonsPath, useSeasons, type Seasons } from './use-season';

/** A squad's position on the ladder. */
function LadderFacts({
  line,
  season,
}: {
  readonly line: LadderSquad | undefined;
  readonly season: SeasonKey;
}): ReactElement {
  return (
    <Facts
      facts={[
        ['Season', season.seasonId],
        ['Position', line?.position],
        ['Played', line?.matches.played],
        ['Won, drawn, lost', line && `${line.matches.win}, ${line.matches.draw}, ${line.matches.loss}`],
        ['Percentage', line?.ladderPercentage?.toFixed(2)],
        ['Ladder points', line?.ladderPoints],
        [
          'Competition',
          <Link key="league" to={leagueAddress(season)}>
            Ladder and leaders
          </Link>,
        ],
      ]}
    />
  );
}

interface ProfileProps {
  readonly squadId: number;
  readonly season: SeasonKey;
  readonly seasons: Seasons;
  readonly parameters: Parameters;
}

/** The page of a squad in a season. */
function Profile({ squadId, season, seasons, parameters }: ProfileProps): ReactElement {
  const squads = useAnswer<SeasonSquads>(`${seasonsPath(season)}/${season.seasonId}/squads`);
  const ladder = useAnswer<SeasonLadder>(callOfSeason('ladder', season).path);
  const fixture = useAnswer<Fixture>(callOfSeason('fixture', season, squadId).path);
  const name = squads.data?.squads.find(({ id }) => id === squadId)?.name;
  usePageTitle(name);
  const allSeasons = seasons.map(({ id }) => id).sort((a, b) => b - a);
  return (
    <Refreshing fixture={fixture.data}>
      <h1>{name ?? 'Squad'}</h1>
      <AnswerStates
        reading={squads}
        whyEmpty={(data) =>
          data.squads.some(({ id }) => id === squadId)
            ? undefined
            : `Squad ${squadId} does not play in ${season.seasonId}. Choose another season.`
        }
      >
        {() => <LadderFacts line={ladder.data?.squads.find(({ id }) => id === squadId)} season={season} />}
      </AnswerStates>
      <div className={styles.controls}>
        <NumberChoice
          label="Season"
          numbers={allSeasons}
          selected={String(season.seasonId)}
          onSelect={(seasonId) => {
            parameters.change({ seasonId });
          }}
        />
      </div>
      {name !== undefined && (
        <div className={styles.parts}>
          <SquadParts scope={{ ...season, squadId, allSeasons }} parameters={parameters} />
        </div>
      )}
    </Refreshing>
  );
}

/** The page of the squad in the address, or the list of leagues. `builtId` is the squad of a prebuilt page. */
export function SquadProfile({ place, builtId }: { readonly place: Place; readonly builtId?: number }): ReactElement {
  const parameters = useParameters(place);
  const { values } = parameters;
  const squadId = builtId ?? wholeNumberIn(values.squadId);
  const asked = askedSeason(values);
  const seasons = useSeasons(asked);
  if (squadId === undefined)
    return (
      <>
        <h1>Squad</h1>
        {parameters.isRead && <LeagueList />}
        <KeyField />
      </>
    );
  return (
    <>
      {seasons.data === undefined && <h1>Squad</h1>}
      <AnswerStates
        reading={seasons}
        whyEmpty={(list) => (list.length === 0 ? 'This league has no seasons.' : undefined)}
      >
        {(list) => {
          const seasonId = asked.seasonId ?? latestOf(list);
          return (
            seasonId !== undefined && (
              <Profile
                key={`${squadId} ${seasonId}`}
                squadId={squadId}
                season={{ leagueId: asked.leagueId, levelId: asked.levelId, seasonId }}
                seasons={list}
                parameters={parameters}
              />
            )
          );
        }}
      </AnswerStates>
      <KeyField />
    </>
  );
}
