import { API } from '@goalsquare/client';

const api = new API();
const form = await api.form(110593, { metric: 'DISPOSAL', last: 5 });
for (const { match_id: match, DISPOSAL: disposals } of form) console.log(match, disposals);
