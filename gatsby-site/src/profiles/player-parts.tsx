import { useState, type ReactElement } from 'react';
import { ResultPicture } from '../questions/result-picture';
import { ResultTable } from '../questions/result-table';
import { withValues } from '../questions/query';
import { GroupChoice, MeasureChoice, MetricChoice, NumberChoice } from './choices';
import { GameLog, type PlayerMatches } from './game-log';
import { groupOf, metricOf, playerGroups, type MetricGroup } from './metric-groups';
import { Part } from './part';
import { gameLogCall, playerQueries, type PlayerScope } from './player-queries';
import { QueryPart } from './query-part';
import type { Parameters } from './use-parameters';

interface PartsProps {
  readonly scope: PlayerScope;
  readonly parameters: Parameters;
}

/** A row for each season, per match or in total. */
function SeasonTable({
  scope,
  parameters: { values, change },
  group,
}: PartsProps & { readonly group: MetricGroup }): ReactElement {
  const [sort, setSort] = useState<string>();
  const measure = values.measure === 'total' ? 'total' : 'perMatch';
  const query = withValues(playerQueries.seasons(scope, group, measure), sort === undefined ? {} : { sort: [sort] });
  return (
    <QueryPart
      id="seasons"
      title="Seasons"
      query={query}
      isWide
      controls={
        <>
          <GroupChoice
            groups={playerGroups}
            selected={group.id}
            onSelect={(metrics) => {
              setSort(undefined);
              change({ metrics, metric: '' });
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

const lasts = [10, 20, 50];

/** The last matches as a line, with a rolling mean. */
function Form({
  scope,
  parameters: { values, change },
  metric,
}: PartsProps & { readonly metric: string }): ReactElement {
  const last = lasts.find((one) => String(one) === values.last) ?? 20;
  const query = playerQueries.form(scope, metric, String(last));
  return (
    <QueryPart
      id="form"
      title="Form"
      query={query}
      controls={
        <>
          <MetricChoice
            groups={playerGroups}
            selected={metric}
            onSelect={(next) => {
              change({ metric: next });
            }}
          />
          <NumberChoice
            label="Last matches"
            numbers={lasts}
            selected={String(last)}
            onSelect={(next) => {
              change({ last: next });
            }}
          />
        </>
      }
    >
      {(table) => <ResultPicture query={query} table={table} />}
    </QueryPart>
  );
}

/** Where the player shoots from, acts, and to whom the player kicks. */
function Maps({ scope, metric }: Pick<PartsProps, 'scope'> & { readonly metric: string }): ReactElement {
  const [shots, places, partners] = [
    playerQueries.shots(scope),
    playerQueries.places(scope, metric),
    playerQueries.partners(scope),
  ];
  return (
    <>
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
      <QueryPart id="partners" title="Kicks to" query={partners} nothing="No kicks to a team-mate in this season.">
        {(table) => <ResultPicture query={partners} table={table} />}
      </QueryPart>
    </>
  );
}

/** The parts of the page of a player: seasons, form, maps, kicks and matches. */
export function PlayerParts({ scope, parameters }: PartsProps): ReactElement {
  const group = groupOf(playerGroups, parameters.values.metrics);
  const metric = metricOf(parameters.values.metric, group);
  return (
    <>
      <SeasonTable scope={scope} parameters={parameters} group={group} />
      <Form scope={scope} parameters={parameters} metric={metric} />
      <Maps scope={scope} metric={metric} />
      <Part<PlayerMatches>
        id="matches"
        title="Matches"
        isWide
        call={gameLogCall(scope, group)}
        whyEmpty={({ rowCount }) => (rowCount === 0 ? 'No matches in this season.' : undefined)}
      >
        {(answer) => <GameLog answer={answer} />}
      </Part>
    </>
  );
}
