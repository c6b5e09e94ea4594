import type { SeasonLadder } from '@goalsquare/openapi';
import type { ReactElement } from 'react';
import { BarChart } from '../../pictures/charts/bar-chart';
import { callOfSeason } from '../../query/call';
import { useAnswer } from '../../requests/use-answer';
import type { MetricGroup } from './metric-groups';
import { minimumMatches } from './minimum-matches';
import { percentileBars } from './percentile-bars';
import { percentilesPath, playerQueries, type PlayerScope } from './player-queries';
import { QueryPart } from './query-part';
import { countOf } from '../../controls/count-of';

interface PercentileProps {
  readonly scope: PlayerScope;
  readonly group: MetricGroup;
}

/** The player's percentile in each metric of the group, compared with players of the same league and season. */
export function PercentilePart({ scope, group }: PercentileProps): ReactElement | null {
  const { leagueId, levelId, seasons } = scope;
  const [seasonId = 0] = seasons;
  const ladder = useAnswer<SeasonLadder>(callOfSeason('ladder', { leagueId, levelId, seasonId }).path);
  if (ladder.data === undefined && ladder.failure === undefined) return null;
  const minMatches = minimumMatches(ladder.data);
  const among = `with at least ${countOf(minMatches, 'match')} in ${seasonId}`;
  const query = playerQueries.percentiles(scope, group, minMatches);
  return (
    <QueryPart
      id="percentiles"
      title="Among the players of the league"
      query={query}
      path={percentilesPath(scope, query)}
      whyEmpty={({ rows }) => (rows.length > 0 ? undefined : `Players ${among} are compared. This player has fewer.`)}
    >
      {(table) => (
        <>
          <BarChart
            facts={{
              title: `Values per match, and their percentile among ${table.rowCount} players ${among}`,
              unit: 'Percentile',
              most: 100,
              noteName: 'Per match',
              bars: percentileBars(table),
            }}
          />
          <p className="hint">
            A percentile is the percentage of other players with a smaller value; equal values count half. The line is
            the middle. A long bar is a high number, which is not good for turnovers.
          </p>
        </>
      )}
    </QueryPart>
  );
}
