import type { ReactElement } from 'react';
import type { Query } from '../../query/query';
import { ResultPicture } from '../questions/result-picture';
import { metricName } from './metric-groups';
import { QueryPart } from './query-part';

const NO_SHOTS = 'No shots at goal with a location in this season.';

interface PlacePartsProps {
  readonly metric: string;
  /** Where the metric occurs. */
  readonly places: Query;
  readonly shots: Query;
}

/** Two maps: where a player or squad acts, and where the shots are taken from. */
export const PlaceParts = ({ metric, places, shots }: PlacePartsProps): ReactElement => (
  <>
    <QueryPart
      id="places"
      title={`Where: ${metricName(metric)}`}
      query={places}
      nothing={`No ${metricName(metric)} with a location in this season.`}
    >
      {(table) => <ResultPicture query={places} table={table} />}
    </QueryPart>
    <QueryPart
      id="shots"
      title="Shots at goal"
      query={shots}
      nothing={NO_SHOTS}
      whyEmpty={({ rows }) => (rows.some(({ cell }) => cell !== undefined) ? undefined : NO_SHOTS)}
    >
      {(table) => <ResultPicture query={shots} table={table} />}
    </QueryPart>
  </>
);
