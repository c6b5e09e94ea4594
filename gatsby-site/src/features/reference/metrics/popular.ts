import { playerGroups, type MetricGroup } from '../../profiles/metric-groups';

const territory: MetricGroup = {
  id: 'territory',
  label: 'Territory',
  metrics: [
    'INSIDE_50',
    'REBOUND_50',
    'METRES_GAINED',
    'METRES_GAINED_NET',
    'CHAIN_METRES',
    'CHAIN_LAUNCH_SCORE',
    'D50_REBOUND',
    'STOPPAGE_EXIT',
    'TIME_IN_ZONE',
    'TIME_IN_POSSESSION_PCT',
  ],
};

/** The groups of metrics that the index shows first. */
export const popularGroups: readonly MetricGroup[] = [...playerGroups, territory];
