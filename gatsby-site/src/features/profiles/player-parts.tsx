import type { ReactElement } from 'react';
import { ResultPicture } from '../questions/result-picture';
import { NumberChoice } from './choices';
import { GameLog, type PlayerMatches } from './game-log';
import { playerGroups, shownMetrics } from './metric-groups';
import { Part } from './part';
import { PercentilePart } from './percentile-part';
import { FormPart, PlaceParts } from './subject-parts';
import { gameLogCall, playerQueries, type PlayerScope } from './player-queries';
import { QueryPart } from './query-part';
import { SeasonPart } from './season-part';
import type { Parameters } from '../../addresses/use-parameters';

interface PartsProps {
  readonly scope: PlayerScope;
  readonly parameters: Parameters;
}

const lasts = [10, 20, 50];

/** The parts of a player's page: seasons, percentiles, kicks, form, maps and matches. */
export function PlayerParts({
  scope,
  position,
  parameters,
}: PartsProps & { readonly position: string | undefined }): ReactElement {
  const { group, metric } = shownMetrics(parameters.values, position);
  const partners = playerQueries.partners(scope);
  const last = lasts.find((one) => String(one) === parameters.values.last) ?? 20;
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
      <FormPart
        query={playerQueries.form(scope, metric, String(last))}
        groups={playerGroups}
        metric={metric}
        parameters={parameters}
        isWide
      >
        <NumberChoice
          label="Last matches"
          numbers={lasts}
          selected={String(last)}
          onSelect={(next) => {
            parameters.change({ last: next });
          }}
        />
      </FormPart>
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
