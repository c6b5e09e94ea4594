import { API, Batch } from '@goalsquare/client';

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
const zones = ['D50', 'DM', 'CB', 'AM', 'F50'];
const batch = new Batch();

// Task
for (const metric of metrics) for (const zone of zones) batch.add(metric, { zone, id: `${metric}:${zone}` });
const answers = await api.playerBatch(110610101, batch);

for (const { request_id: id, person_id: person, value } of answers) console.log(id, person, value);
