import type { Fixture } from '@goalsquare/openapi';
import type { ReactElement } from 'react';
import { OneOf } from '../../controls/choice-pills';
import { callOfSeason } from '../../query/call';
import { ResultPicture } from '../questions/result-picture';
import { FixtureTable } from './fixtures';
import { isOver, matchesOf } from './round-matches';
import { LadderPart } from './ladder-part';
import { LeadersPart } from './leaders-part';
import { groupOf, metricOf, squadGroups } from './metric-groups';
import { Part } from './part';
import { FormPart, PlaceParts } from './subject-parts';
import { QueryPart } from './query-part';
import { SeasonPart } from './season-part';
import { squadQueries, type SquadScope } from './squad-queries';
import type { Parameters } from '../../addresses/use-parameters';

interface PartsProps {
  readonly scope: SquadScope;
  readonly parameters: Parameters;
}

const contexts = ['For', 'Against', 'Diff'] as const;

interface WhoseProps {
  readonly selected: (typeof contexts)[number];
  readonly parameters: Parameters;
}

/** A choice of the squad's statistics, those of its opponents, or the difference. */
const Whose = ({ selected, parameters: { change } }: WhoseProps): ReactElement => (
  <OneOf
    legend="Whose"
    name="context"
    options={[
      ['For', 'For'],
      ['Against', 'Against'],
      ['Diff', 'Difference'],
    ]}
    selected={selected}
    onSelect={(next) => {
      change({ context: next === 'For' ? '' : next });
    }}
  />
);

/** How many past and how many upcoming matches are shown. */
const SHOWN = 5;

/** The squad's most recent and next matches. */
const Fixtures = ({ scope }: Pick<PartsProps, 'scope'>): ReactElement => (
  <Part<Fixture>
    id="fixture"
    title="Last and next matches"
    isWide
    call={callOfSeason('fixture', scope, scope.squadId)}
    whyEmpty={(fixture) =>
      matchesOf(fixture).some(({ match: { squads } }) => [squads.home.id, squads.away.id].includes(scope.squadId))
        ? undefined
        : 'This squad has no match in this season.'
    }
  >
    {(fixture) => {
      const own = matchesOf(fixture).filter(({ match: { squads } }) =>
        [squads.home.id, squads.away.id].includes(scope.squadId),
      );
      const next = own.filter((one) => !isOver(one)).slice(0, SHOWN);
      const last = own.filter(isOver).slice(-SHOWN);
      return (
        <FixtureTable label="Last and next matches as a table" matches={[...last, ...next]} season={scope} hasRounds />
      );
    }}
  </Part>
);

/** The parts of a squad's page: seasons, form, ladder, leaders, kicks, maps and matches. */
export function SquadParts({ scope, parameters }: PartsProps): ReactElement {
  const group = groupOf(squadGroups, parameters.values.metrics);
  const metric = metricOf(parameters.values.metric, group);
  const network = squadQueries.network(scope);
  const context = contexts.find((one) => one === parameters.values.context) ?? 'For';
  return (
    <>
      <SeasonPart
        parameters={parameters}
        groups={squadGroups}
        group={group}
        queryOf={(measure) => squadQueries.seasons(scope, group, measure, context)}
      >
        <Whose selected={context} parameters={parameters} />
      </SeasonPart>
      <FormPart query={squadQueries.form(scope, metric)} groups={squadGroups} metric={metric} parameters={parameters} />
      <LadderPart season={scope} squadId={scope.squadId} />
      <Fixtures scope={scope} />
      <LeadersPart
        title="Leaders"
        season={scope}
        squadId={scope.squadId}
        queryOf={(one, of) => squadQueries.leaders(scope, one, of)}
      />
      <QueryPart id="kicks" title="Who kicks to whom" query={network} nothing="No kicks to a team-mate in this season.">
        {(table) => <ResultPicture query={network} table={table} />}
      </QueryPart>
      <PlaceParts metric={metric} places={squadQueries.places(scope, metric)} shots={squadQueries.shots(scope)} />
    </>
  );
}
