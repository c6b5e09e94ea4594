import { API } from '@goalsquare/client';

const api = new API();

// Task
const opponents = await api.seasonStats('DISPOSAL', 2025, { player: 110023, by: 'opponent' });

for (const { opponent_id: squad, DISPOSAL_per_match: mean } of opponents) console.log(squad, mean);
