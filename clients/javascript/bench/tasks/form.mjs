import { API } from '@goalsquare/client';

const api = new API();

// Task
const form = await api.form(110023, { metric: 'DISPOSAL', last: 5 });

for (const { match_id: match, DISPOSAL: disposals } of form) console.log(match, disposals);
