import { API } from '@goalsquare/client';

const api = new API();

// Task
const acts = await api.evidence(110610101, 'DISPOSAL', { personId: 110430 });

for (const { transaction_id: id, period, period_secs: seconds } of acts) console.log(id, period, seconds);
