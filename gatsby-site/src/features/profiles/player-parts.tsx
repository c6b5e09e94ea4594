import type { ReactElement } from 'react';
import { ResultPicture } from '../questions/result-picture';
import { MetricChoice, NumberChoice } from './choices';
import { GameLog, type PlayerMatches } from './game-log';
import { playerGroups, shownMetrics } from './metric-groups';
import { Part } from './part';
import { PercentilePart } from './percentile-part';
import { PlaceParts } from './place-parts';
import { gameLogCall, playerQueries, type PlayerScope } from './player-queries';
import { QueryPart } from './query-part';
import { SeasonPart } from './season-part';
import type { Parameters } from '../../addresses/use-parameters';

interface PartsProps {
  readonly scope: PlayerScope;
  readonly parameters: Parameters;
}

const lasts = [10, 20, 50];

/** The player's most recent matches as a line, with a rolling mean. */
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
      isWide
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

/** The parts of a player's page: seasons, percentiles, kicks, form, maps and matches. */
export function PlayerParts({
  scope,
  position,
  parameters,
}: PartsProps & { readonly position: string | undefined }): ReactElement {
  const { group, metric } = shownMetrics(parameters.values, position);
  const partners = playerQueries.partners(scope);
  return (
    <>
      <SeasonPart
        parameters={parameters}
        groups={playerGroups}
        group={group}
        queryOf={(measure) => playerQueries.seasons(scope, group, measure)}
      />
      <PercentilePart scope={scope} group={group} />
      <QueryPart id="partners" title="Kicks to" query={partners} nothing="No kicks to a team-mate in this season.">
        {(table) => <ResultPicture query={partners} table={table} />}
      </QueryPart>
      <Form scope={scope} parameters={parameters} metric={metric} />
      <PlaceParts metric={metric} places={playerQueries.places(scope, metric)} shots={playerQueries.shots(scope)} />
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
