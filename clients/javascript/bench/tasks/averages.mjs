import { API } from '@goalsquare/client';

const api = new API();
const metrics = [
  'DISPOSAL',
  'KICK',
  'HANDBALL',
  'MARK',
  'TACKLE',
  'CLEARANCE',
  'INSIDE_50',
  'GOAL',
  'BEHIND',
  'HITOUT',
];

// Task
const top = await api.seasonStats(metrics, 2025, { minMatches: 2, result: 'won', period: [3, 4], limit: 20 });

for (const row of top) console.log(row.person_id, ...metrics.map((metric) => row[`${metric}_per_match`]));
