import type { StatisticsTable } from '@goalsquare/openapi/types';
import { useState, type ReactElement, type ReactNode } from 'react';
import { pathOf } from '../../query/paths';
import { withValues, type Query } from '../../query/query';
import { ResultTable } from '../questions/result-table';
import { useAnswer } from '../../requests/use-answer';
import { GroupChoice, MeasureChoice } from './choices';
import type { MetricGroup } from './metric-groups';
import { QueryPart } from './query-part';
import { sumOfSeasons } from './sum-of-seasons';
import type { Parameters } from '../../addresses/use-parameters';

interface SeasonPartProps {
  readonly parameters: Parameters;
  readonly groups: readonly MetricGroup[];
  /** The selected group of metrics. */
  readonly group: MetricGroup;
  /** Returns the query for all seasons, per match or in total. */
  readonly queryOf: (measure: 'perMatch' | 'total') => Query;
  /** Further controls. */
  readonly children?: ReactNode;
}

/** The seasons of a player or squad as rows, per match or in total, with a row for all seasons together. */
export function SeasonPart({
  parameters: { values, change },
  groups,
  group,
  queryOf,
  children,
}: SeasonPartProps): ReactElement {
  const [sort, setSort] = useState<string>();
  const measure = values.measure === 'total' ? 'total' : 'perMatch';
  const query = withValues(queryOf(measure), sort === undefined ? {} : { sort: [sort] });
  const sum = sumOfSeasons(queryOf(measure));
  const sums = useAnswer<StatisticsTable>(pathOf(sum));
  return (
    <QueryPart
      id="seasons"
      title="Seasons"
      query={query}
      isWide
      controls={
        <>
          <GroupChoice
            groups={groups}
            selected={group.id}
            onSelect={(metrics) => {
              setSort(undefined);
              change({ metrics, metric: '' });
            }}
          />
          {children}
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
      {(table) => (
        <ResultTable
          query={query}
          table={table}
          offset={0}
          onSort={setSort}
          label="Seasons as a table"
          {...(sums.data && table.rows.length > 1 && { sum: { label: 'All seasons', query: sum, table: sums.data } })}
        />
      )}
    </QueryPart>
  );
}
