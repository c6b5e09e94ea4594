import type { ReactElement } from 'react';
import { Beside, Choice, Choices, Entry, Group, Select } from './fields';
import type { ParameterName } from '../../query/parameters';
import { PersonField } from './person-field';
import * as controls from '../../controls/controls.module.css';
import type { Lists } from './use-lists';

interface ListsProps {
  readonly lists: Lists;
}

const names: readonly ParameterName[] = [
  'leagueId',
  'levelId',
  'round',
  'phase',
  'fromDate',
  'toDate',
  'matchId',
  'venueId',
  'squadId',
  'opponentId',
  'team',
  'fromMargin',
  'toMargin',
  'personId',
  'start',
  'last',
];

/** Fields for the league, squads and players. */
const WhoFields = ({ lists }: ListsProps): ReactElement => (
  <>
    <Select
      name="leagueId"
      label="League"
      none="League 1, or any league of the chosen players"
      options={lists.leagues}
    />
    <Select name="levelId" label="Level" none="Level 1, or any level of the chosen players" options={lists.levels} />
    {lists.error !== undefined && (
      <p className={controls.fault} role="alert">
        The options of this form cannot be loaded. {lists.error}
      </p>
    )}
    <Choices name="squadId" label="Squads" options={lists.squads} />
    <Choices name="opponentId" label="Opponents" options={lists.squads} />
    <PersonField name="personId" label="Players" />
  </>
);

/** Fields for the number of last matches, the side, the margin and the start. */
const HowFields = (): ReactElement => (
  <>
    {' '}
    <Entry name="last" label="Last matches of each" />
    <Choice
      name="team"
      label="Home or away"
      none="Both"
      options={[
        ['home', 'Home'],
        ['away', 'Away'],
      ]}
    />
    <Beside>
      <Entry name="fromMargin" label="Margin from" />
      <Entry name="toMargin" label="Margin to" />
    </Beside>
    <Choice
      name="start"
      label="Start of the match"
      none="Any"
      options={[
        ['onGround', 'On the ground'],
        ['bench', 'On the bench'],
      ]}
    />
  </>
);

/** Fields for venues, phases, rounds, dates and ids. */
const WhereFields = ({ lists }: ListsProps): ReactElement => (
  <>
    {' '}
    <Choices name="venueId" label="Venues" options={lists.venues} />
    <Choices name="phase" label="Phases" options={lists.phases} />
    <Choices name="round" label="Rounds" options={lists.rounds} />
    <Beside>
      <Entry name="fromDate" label="From" type="date" />
      <Entry name="toDate" label="To" type="date" />
    </Beside>
    <Entry name="matchId" label="Match ids" type="text" hint="Separate values with commas." />
  </>
);

/** The matches of a query. */
export const MatchFields = ({ lists }: ListsProps): ReactElement => (
  <Group title="Matches" names={names}>
    <WhoFields lists={lists} />
    <HowFields />
    <WhereFields lists={lists} />
  </Group>
);
