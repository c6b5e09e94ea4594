import { API, Batch } from '@goalsquare/client';

const api = new API();
const batch = new Batch()
  .add(['GOAL', 'MARK'], { zone: 'F50', id: 'forwards' })
  .add('DISPOSAL', { lastXSeconds: 300, id: 'late' });
const answers = await api.playerBatch(110610101, batch);
for (const { person_id: person, metric_code: metric, value } of answers) console.log(person, metric, value);
