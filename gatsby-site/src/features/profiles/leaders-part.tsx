import type { SeasonLadder } from '@goalsquare/openapi';
import type { SeasonKey } from '@goalsquare/openapi/types';
import { useState, type ReactElement } from 'react';
import { callOfSeason } from '../../query/call';
import { withValues, type Query } from '../../query/query';
import { ResultTable } from '../questions/result-table';
import { useAnswer } from '../../requests/use-answer';
import { GroupChoice, MeasureChoice } from './choices';
import { groupOf, playerGroups, type MetricGroup } from './metric-groups';
import { minimumMatches } from './minimum-matches';
import { QueryPart } from './query-part';
import type { LeadersOf } from './squad-queries';

interface LeadersPartProps {
  readonly title: string;
  readonly season: SeasonKey;
  /** The squad whose leaders are shown. **Empty**: all squads. */
  readonly squadId?: number;
  readonly queryOf: (group: MetricGroup, of: LeadersOf) => Query;
}

/** The leading players by one of several metrics, which buttons in the headings select. */
export function LeadersPart(props: LeadersPartProps): ReactElement | null {
  const ladder = useAnswer<SeasonLadder>(callOfSeason('ladder', props.season).path);
  if (ladder.data === undefined && ladder.failure === undefined) return null;
  return <Leaders {...props} minMatches={minimumMatches(ladder.data, props.squadId)} />;
}

/** The leaders among players with a minimum number of matches. */
function Leaders({ title, queryOf, minMatches }: LeadersPartProps & { readonly minMatches: number }): ReactElement {
  const [groupId, setGroup] = useState<string>();
  const [measure, setMeasure] = useState('perMatch');
  const [sort, setSort] = useState<string>();
  const group = groupOf(playerGroups, groupId);
  const query = withValues(queryOf(group, { measure, minMatches }), sort === undefined ? {} : { sort: [sort] });
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
      {(table) => (
        <>
          <ResultTable query={query} table={table} offset={0} onSort={setSort} label={`${title} as a table`} />
          {query.values.minMatches && <p className="hint">Players with at least {minMatches} matches.</p>}
        </>
      )}
    </QueryPart>
  );
}
