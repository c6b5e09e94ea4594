import type { RevisionComparison } from '@goalsquare/openapi/types';
import type { ReactElement } from 'react';
import { AnswerStates } from '../../controls/answer-states';
import { useAnswer } from '../../requests/use-answer';
import { ChangedStatistics } from './changed-statistics';
import type { MatchNames } from './match-names';
import { RevisionTable } from './revision-table';

/** How many statistics a comparison shows at most. */
const MOST = 500;

interface ComparisonProps {
  readonly names: MatchNames;
  readonly from: number;
  readonly to: number;
  /** Codes of metrics, separated by commas. **Empty**: all metrics. */
  readonly metric: string;
}

const countText = ({ total, statistics }: RevisionComparison): string =>
  total === statistics.length
    ? `${total} ${total === 1 ? 'statistic differs' : 'statistics differ'}.`
    : `The first ${statistics.length} of ${total} statistics that differ. Enter metrics to see others.`;

/** The difference between two revisions of a match: the corrections, and the statistics before and after them. */
export function Comparison({ names, from, to, metric }: ComparisonProps): ReactElement {
  const { id } = names.info;
  const query = `limit=${MOST}${metric === '' ? '' : `&metric=${encodeURIComponent(metric).replaceAll('%2C', ',')}`}`;
  const reading = useAnswer<RevisionComparison>(`/v1/matches/${id}/revisions/${from}...${to}?${query}`);
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison">
        Revisions {from} and {to}
      </h2>
      <AnswerStates reading={reading}>
        {(comparison) => (
          <>
            {comparison.corrections.length > 0 && (
              <details>
                <summary>Corrections between them: {comparison.corrections.length}</summary>
                <RevisionTable matchId={id} revisions={comparison.corrections} label="Corrections between them" />
              </details>
            )}
            <p role="status">{countText(comparison)}</p>
            {comparison.statistics.length > 0 && <ChangedStatistics comparison={comparison} names={names} />}
          </>
        )}
      </AnswerStates>
    </section>
  );
}
