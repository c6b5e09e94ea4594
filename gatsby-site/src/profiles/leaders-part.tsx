import { useState, type ReactElement } from 'react';
import { withValues, type Query } from '../questions/query';
import { ResultTable } from '../questions/result-table';
import { GroupChoice, MeasureChoice } from './choices';
import { groupOf, playerGroups, type MetricGroup } from './metric-groups';
import { QueryPart } from './query-part';

interface LeadersPartProps {
  readonly title: string;
  readonly queryOf: (group: MetricGroup, measure: string) => Query;
}

/** The leading players by one of several metrics, which the buttons of the headings select. */
export function LeadersPart({ title, queryOf }: LeadersPartProps): ReactElement {
  const [groupId, setGroup] = useState<string>();
  const [measure, setMeasure] = useState('perMatch');
  const [sort, setSort] = useState<string>();
  const group = groupOf(playerGroups, groupId);
  const query = withValues(queryOf(group, measure), sort === undefined ? {} : { sort: [sort] });
  return (
    <QueryPart
      id="leaders"
      title={title}
      query={query}
      isWide
      controls={
        <>
          <GroupChoice
            groups={playerGroups}
            selected={group.id}
            onSelect={(next) => {
              setSort(undefined);
              setGroup(next);
            }}
          />
          <MeasureChoice
            name="leader-measure"
            selected={measure}
            onSelect={(next) => {
              setSort(undefined);
              setMeasure(next);
            }}
          />
        </>
      }
    >
      {(table) => <ResultTable query={query} table={table} offset={0} onSort={setSort} label={`${title} as a table`} />}
    </QueryPart>
  );
}
