import type { Answer, Fixture, Person, SeasonSquadPersons } from '@goalsquare/openapi';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { wholeNumberIn } from '../../addresses/address-query';
import { usePageTitle } from '../../behaviours/page-title';
import { SelectField } from '../../controls/select-field';
import { callOfSeason } from '../../query/call';
import { KeyField } from '../../controls/key-field';
import { useAnswer } from '../../requests/use-answer';
import { leagueAddress, squadAddress } from '../../addresses/page-addresses';
import { AnswerStates } from '../../controls/answer-states';
import { NumberChoice } from './choices';
import { Facts } from '../../controls/facts';
import { PlayerParts } from './player-parts';
import { personPath, squadPersonsPath } from './player-queries';
import { shownPlayer, type Competition, type PersonSquad, type ShownPlayer } from './player-scope';
import { PlayerSearch } from './player-search';
import * as styles from './profiles.module.css';
import { Refreshing } from './refreshing';
import { useParameters, type Parameters, type Place } from '../../addresses/use-parameters';

interface PlayerFactsProps {
  /** The player's entry in the squad list. **Empty**: `undefined` until the list has loaded. */
  readonly player: SeasonSquadPersons['players'][number] | undefined;
  readonly squad: PersonSquad;
}

/** Facts about a player in a season, without statistics. */
function PlayerFacts({ player, squad }: PlayerFactsProps): ReactElement {
  return (
    <Facts
      facts={[
        [
          'Squad',
          <Link key="squad" to={squadAddress(squad.squadId, squad)}>
            {squad.squadName}
          </Link>,
        ],
        ['Season', squad.seasonId],
        ['Number', player?.jumperNumber ?? squad.jumperNumber],
        ['Position', player?.position?.description ?? player?.position?.name],
        ['Born', player?.dateOfBirth],
        ['Height', player?.height === undefined ? undefined : `${player.height} cm`],
        ['Weight', player?.weight === undefined ? undefined : `${player.weight} kg`],
        ['Matches', squad.matches],
        [
          'Competition',
          <Link key="league" to={leagueAddress(squad)}>
            Ladder and leaders
          </Link>,
        ],
      ]}
    />
  );
}

/** A choice of the competitions of a player, by league. */
function CompetitionChoice({
  competitions,
  selected,
  onSelect,
}: {
  readonly competitions: readonly Competition[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}): ReactElement {
  const leagues = useAnswer<Answer<'getLeagues'>>('/v1/leagues');
  const nameOf = ({ squads: [first] }: Competition): string =>
    first === undefined
      ? ''
      : `${leagues.data?.find(({ id }) => id === first.leagueId)?.name ?? `League ${first.leagueId}`}: ${first.squadName}`;
  return (
    <SelectField
      label="Competition"
      options={competitions.map((competition) => [competition.id, nameOf(competition)])}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

interface ProfileProps {
  readonly person: Person;
  readonly shown: ShownPlayer;
  readonly parameters: Parameters;
}

/** The page of a player who has played in a season that the licence includes. */
function Profile({ person, shown, parameters }: ProfileProps): ReactElement {
  const { competitions, competition, latest, squad, seasonId, scope } = shown;
  const { change } = parameters;
  // The matches of the player's latest squad.
  const fixture = useAnswer<Fixture>(callOfSeason('fixture', latest, latest.squadId).path);
  const list = useAnswer<SeasonSquadPersons>(squadPersonsPath(squad, squad.squadId));
  const player = list.data?.players.find(({ personId }) => personId === person.personId);
  const isPositionRead = list.data !== undefined || list.failure !== undefined;
  return (
    <Refreshing fixture={fixture.data}>
      <PlayerFacts player={player} squad={squad} />
      <div className={styles.controls}>
        <NumberChoice
          label="Season"
          numbers={scope.allSeasons}
          all="All seasons"
          selected={seasonId === undefined ? 'all' : String(seasonId)}
          onSelect={(next) => {
            change({ seasonId: next });
          }}
        />
        {competitions.length > 1 && (
          <CompetitionChoice
            competitions={competitions}
            selected={competition.id}
            onSelect={(id) => {
              const [league = '', level = ''] = id.split('-');
              change({ leagueId: league, levelId: level, seasonId: '' });
            }}
          />
        )}
      </div>
      <div className={styles.parts}>
        {isPositionRead && (
          <PlayerParts
            key={`${person.personId} ${competition.id}`}
            scope={scope}
            position={player?.position?.code}
            parameters={parameters}
          />
        )}
      </div>
    </Refreshing>
  );
}

/** The page of the player in the address, or a search by name. `builtId` is the player of a prebuilt page. */
export function PlayerProfile({ place, builtId }: { readonly place: Place; readonly builtId?: number }): ReactElement {
  const parameters = useParameters(place);
  const personId = builtId ?? wholeNumberIn(parameters.values.personId);
  const reading = useAnswer<Person>(personId === undefined ? undefined : personPath(personId));
  usePageTitle(reading.data?.fullname);
  if (personId === undefined)
    return (
      <>
        <h1>Player</h1>
        {parameters.isRead && <PlayerSearch />}
        <KeyField />
      </>
    );
  return (
    <>
      <h1>{reading.data?.fullname ?? 'Player'}</h1>
      <AnswerStates
        reading={reading}
        whyEmpty={({ squads }) =>
          squads.length === 0
            ? 'Your licence does not include a season in which this player was in a squad.'
            : undefined
        }
      >
        {(person) => {
          const shown = shownPlayer(person, parameters.values);
          return shown !== undefined && <Profile person={person} shown={shown} parameters={parameters} />;
        }}
      </AnswerStates>
      <KeyField />
    </>
  );
}
