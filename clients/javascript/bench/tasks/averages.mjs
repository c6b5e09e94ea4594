import { API } from '@goalsquare/client';

const api = new API();
const top = await api.seasonStats('DISPOSAL', 2025, { minMatches: 2, result: 'won', period: [3, 4], limit: 20 });
for (const { person_id: person, DISPOSAL_per_match: mean } of top) console.log(person, mean);
