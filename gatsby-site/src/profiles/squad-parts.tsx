import type { Fixture } from '@goalsquare/openapi';
import { useState, type ReactElement } from 'react';
import { OneOf } from '../playground/choice-pills';
import { callOfSeason } from '../questions/call';
import { withValues } from '../questions/query';
import { ResultPicture } from '../questions/result-picture';
import { ResultTable } from '../questions/result-table';
import { GroupChoice, MeasureChoice, MetricChoice } from './choices';
import { FixtureTable, isOver, matchesOf } from './fixtures';
import { LadderPart } from './ladder-part';
import { LeadersPart } from './leaders-part';
import { groupOf, metricOf, squadGroups, type MetricGroup } from './metric-groups';
import { Part } from './part';
import { QueryPart } from './query-part';
import { squadQueries, type SquadScope } from './squad-queries';
import type { Parameters } from './use-parameters';

interface PartsProps {
  readonly scope: SquadScope;
  readonly parameters: Parameters;
}

const contexts = ['For', 'Against', 'Diff'] as const;

/** A row for each season: what the squad does, what its opponents do, or the difference. */
function SeasonTable({
  scope,
  parameters: { values, change },
  group,
}: PartsProps & { readonly group: MetricGroup }): ReactElement {
  const [sort, setSort] = useState<string>();
  const measure = values.measure === 'total' ? 'total' : 'perMatch';
  const context = contexts.find((one) => one === values.context) ?? 'For';
  const query = withValues(
    squadQueries.seasons(scope, group, measure, context),
    sort === undefined ? {} : { sort: [sort] },
  );
  return (
    <QueryPart
      id="seasons"
      title="Seasons"
      query={query}
      isWide
      controls={
        <>
          <GroupChoice
            groups={squadGroups}
            selected={group.id}
            onSelect={(metrics) => {
              setSort(undefined);
              change({ metrics, metric: '' });
            }}
          />
          <OneOf
            legend="Whose"
            name="context"
            options={[
              ['For', 'For'],
              ['Against', 'Against'],
              ['Diff', 'Difference'],
            ]}
            selected={context}
            onSelect={(next) => {
              change({ context: next === 'For' ? '' : next });
            }}
          />
          <MeasureChoice
            name="season-measure"
            selected={measure}
            onSelect={(next) => {
              setSort(undefined);
              change({ measure: next === 'perMatch' ? '' : next });
            }}
          />
        </>
      }
    >
      {(table) => <ResultTable query={query} table={table} offset={0} onSort={setSort} label="Seasons as a table" />}
    </QueryPart>
  );
}

/** Matches before and after now that are shown. */
const SHOWN = 5;

/** The last and the next matches of the squad. */
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
      return <FixtureTable label="Last and next matches as a table" matches={[...last, ...next]} season={scope} />;
    }}
  </Part>
);

/** Each match of the season as a line, with a rolling mean. */
function Form({ scope, parameters: { change }, metric }: PartsProps & { readonly metric: string }): ReactElement {
  const query = squadQueries.form(scope, metric);
  return (
    <QueryPart
      id="form"
      title="Form"
      query={query}
      controls={
        <MetricChoice
          groups={squadGroups}
          selected={metric}
          onSelect={(next) => {
            change({ metric: next });
          }}
        />
      }
    >
      {(table) => <ResultPicture query={query} table={table} />}
    </QueryPart>
  );
}

/** The parts of the page of a squad: seasons, form, ladder, leaders, kicks, maps and matches. */
export function SquadParts({ scope, parameters }: PartsProps): ReactElement {
  const group = groupOf(squadGroups, parameters.values.metrics);
  const metric = metricOf(parameters.values.metric, group);
  const [network, places, shots] = [
    squadQueries.network(scope),
    squadQueries.places(scope, metric),
    squadQueries.shots(scope),
  ];
  return (
    <>
      <SeasonTable scope={scope} parameters={parameters} group={group} />
      <Form scope={scope} parameters={parameters} metric={metric} />
      <LadderPart season={scope} squadId={scope.squadId} />
      <Fixtures scope={scope} />
      <LeadersPart title="Leaders" queryOf={(one, measure) => squadQueries.leaders(scope, one, measure)} />
      <QueryPart id="kicks" title="Who kicks to whom" query={network} nothing="No kicks to a team-mate in this season.">
        {(table) => <ResultPicture query={network} table={table} />}
      </QueryPart>
      <QueryPart
        id="places"
        title={`Where: ${metric}`}
        query={places}
        nothing={`No ${metric} with a place in this season.`}
      >
        {(table) => <ResultPicture query={places} table={table} />}
      </QueryPart>
      <QueryPart id="shots" title="Shots at goal" query={shots} nothing="No shots at goal in this season.">
        {(table) => <ResultPicture query={shots} table={table} />}
      </QueryPart>
    </>
  );
}
