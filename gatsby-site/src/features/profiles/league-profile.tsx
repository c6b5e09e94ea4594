import type { Answer, Fixture } from '@goalsquare/openapi';
import type { SeasonKey } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { wholeNumberIn } from '../../addresses/address-query';
import { SelectField } from '../../controls/select-field';
import { callOfSeason } from '../../query/call';
import { KeyField } from '../../controls/key-field';
import { usePageTitle } from '../../behaviours/page-title';
import { useAnswer } from '../../requests/use-answer';
import { qualityAddress, seasonCorrectionsAddress } from '../../addresses/page-addresses';
import { AnswerStates } from '../../controls/answer-states';
import { NumberChoice } from './choices';
import { Facts } from '../../controls/facts';
import { FixtureTable } from './fixtures';
import { ForecastPart } from './forecast-part';
import { isToCome, matchesOf } from './round-matches';
import { LadderPart } from './ladder-part';
import { LeadersPart } from './leaders-part';
import { LeagueList } from './league-list';
import { Part } from './part';
import { PlayerSearch } from './player-search';
import * as styles from './profiles.module.css';
import { Refreshing } from './refreshing';
import { seasonLeadersQuery } from './squad-queries';
import { useParameters, type Parameters, type Place } from '../../addresses/use-parameters';
import { latestOf, useSeasons, type Seasons } from './use-season';

type Levels = Answer<'getLevels'>;

interface RoundsProps {
  readonly season: SeasonKey;
  readonly fixture: Fixture;
  readonly parameters: Parameters;
}

/**
 * The matches of the round in the address, otherwise of the first round with an upcoming match, otherwise of the last
 * round.
 */
function Round({ season, fixture, parameters: { values, change } }: RoundsProps): ReactElement {
  const matches = matchesOf(fixture);
  const rounds = [...new Map(matches.map(({ round }) => [round.id, round])).values()];
  const next = matches.find(isToCome)?.round ?? rounds.at(-1);
  const round = rounds.find(({ id }) => String(id) === values.roundId) ?? next;
  return (
    <>
      <div className={styles.controls}>
        <SelectField
          label="Round"
          options={rounds.map(({ id, name }) => [String(id), name] as const)}
          selected={String(round?.id ?? '')}
          onSelect={(roundId) => {
            change({ roundId });
          }}
        />
      </div>
      <FixtureTable
        label={`Matches of ${round?.name ?? 'the round'}`}
        matches={matches.filter((one) => one.round.id === round?.id)}
        season={season}
        hasRounds={false}
      />
    </>
  );
}

interface ProfileProps {
  readonly season: SeasonKey;
  readonly seasons: Seasons;
  readonly parameters: Parameters;
}

/** The page of a league's level in a season. */
function Profile({ season, seasons, parameters }: ProfileProps): ReactElement {
  const fixture = useAnswer<Fixture>(callOfSeason('fixture', season).path);
  const own = seasons.find(({ id }) => id === season.seasonId);
  return (
    <Refreshing fixture={fixture.data}>
      <Facts
        facts={[
          ['Season', own?.competitionName ?? season.seasonId],
          ['From', own?.startDate],
          ['To', own?.endDate],
          ['Matches over', own?.matches.complete],
          ['Matches to come', own?.matches.incomplete],
        ]}
      />
      <div className={styles.controls}>
        <NumberChoice
          label="Season"
          numbers={seasons.map(({ id }) => id).sort((a, b) => b - a)}
          selected={String(season.seasonId)}
          onSelect={(seasonId) => {
            parameters.change({ seasonId, roundId: '' });
          }}
        />
      </div>
      <p>
        Can you rely on the data? <Link to={qualityAddress(season)}>Quality of the season</Link> lists contradictions,{' '}
        <Link to={seasonCorrectionsAddress(season)}>corrections</Link> what has been corrected.
      </p>
      <div className={styles.parts}>
        <LadderPart season={season} />
        <Part<Fixture>
          id="fixture"
          title="Matches by round"
          call={callOfSeason('fixture', season)}
          whyEmpty={(data) => (matchesOf(data).length === 0 ? 'This season has no matches.' : undefined)}
        >
          {(data) => <Round season={season} fixture={data} parameters={parameters} />}
        </Part>
        <ForecastPart season={season} fixture={fixture.data} />
        <LeadersPart title="Leaders" season={season} queryOf={(group, of) => seasonLeadersQuery(season, group, of)} />
      </div>
    </Refreshing>
  );
}

interface LevelProps {
  readonly leagueId: number;
  readonly level: Levels['levels'][number];
  readonly seasonId: number | undefined;
  readonly parameters: Parameters;
}

/** The page of a level, once its seasons have loaded. */
function Level({ leagueId, level, seasonId: asked, parameters }: LevelProps): ReactElement {
  const seasons = useSeasons({ leagueId, levelId: level.id });
  return (
    <AnswerStates reading={seasons} whyEmpty={(list) => (list.length === 0 ? 'This level has no seasons.' : undefined)}>
      {(list) => {
        const seasonId = asked ?? latestOf(list);
        return (
          seasonId !== undefined && (
            <Profile
              key={`${leagueId} ${level.id} ${seasonId}`}
              season={{ leagueId, levelId: level.id, seasonId }}
              seasons={list}
              parameters={parameters}
            />
          )
        );
      }}
    </AnswerStates>
  );
}

/** A choice of levels for a league that has several. */
const LevelChoice = ({
  levels,
  selected,
  parameters,
}: {
  readonly levels: Levels['levels'];
  readonly selected: number;
  readonly parameters: Parameters;
}): ReactElement | null =>
  levels.length < 2 ? null : (
    <div className={styles.controls}>
      <SelectField
        label="Level"
        options={levels.map(({ id, name }) => [String(id), name] as const)}
        selected={String(selected)}
        onSelect={(levelId) => {
          parameters.change({ levelId, seasonId: '', roundId: '' });
        }}
      />
    </div>
  );

/** The page of the league in the address, or the list of leagues. `builtId` is the league of a prebuilt page. */
export function LeagueProfile({ place, builtId }: { readonly place: Place; readonly builtId?: number }): ReactElement {
  const parameters = useParameters(place);
  const { values } = parameters;
  const leagueId = builtId ?? wholeNumberIn(values.leagueId);
  const levels = useAnswer<Levels>(leagueId === undefined ? undefined : `/v1/leagues/${leagueId}/levels`);
  usePageTitle(levels.data?.league.name);
  if (leagueId === undefined)
    return (
      <>
        <h1>League</h1>
        {parameters.isRead && <LeagueList />}
        <KeyField />
      </>
    );
  return (
    <>
      <h1>{levels.data?.league.name ?? 'League'}</h1>
      <AnswerStates
        reading={levels}
        whyEmpty={(data) => (data.levels.length === 0 ? 'This league has no levels.' : undefined)}
      >
        {(data) => {
          const level = data.levels.find(({ id }) => String(id) === values.levelId) ?? data.levels[0];
          return (
            level !== undefined && (
              <>
                <LevelChoice levels={data.levels} selected={level.id} parameters={parameters} />
                <Level
                  leagueId={leagueId}
                  level={level}
                  seasonId={wholeNumberIn(values.seasonId)}
                  parameters={parameters}
                />
              </>
            )
          );
        }}
      </AnswerStates>
      <KeyField />
    </>
  );
}

/** The start page of the players section: a search for players, and the leagues. */
export const PlayersIndex = (): ReactElement => (
  <>
    <PlayerSearch />
    <LeagueList />
    <KeyField />
  </>
);
