import type { ReactElement, ReactNode } from 'react';
import type { Parameters } from '../../addresses/use-parameters';
import type { Query } from '../../query/query';
import { ResultPicture } from '../questions/result-picture';
import { MetricChoice } from './choices';
import { metricName, type MetricGroup } from './metric-groups';
import { QueryPart } from './query-part';

const NO_SHOTS = 'No shots at goal with a location in this season.';

interface FormPartProps {
  readonly query: Query;
  readonly groups: readonly MetricGroup[];
  readonly metric: string;
  readonly parameters: Parameters;
  readonly isWide?: boolean;
  /** Further controls. */
  readonly children?: ReactNode;
}

/** The matches of a player or squad as a line, with a rolling mean. */
export const FormPart = (props: FormPartProps): ReactElement => {
  const { query, groups, metric, parameters, isWide = false, children } = props;
  return (
    <QueryPart
      id="form"
      title="Form"
      query={query}
      isWide={isWide}
      controls={
        <>
          <MetricChoice
            groups={groups}
            selected={metric}
            onSelect={(next) => {
              parameters.change({ metric: next });
            }}
          />
          {children}
        </>
      }
    >
      {(table) => <ResultPicture query={query} table={table} />}
    </QueryPart>
  );
};

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
