import { API } from '@goalsquare/client';

const api = new API();

// Task
const match = { matchId: 110610101, by: ['person', 'period'], measure: 'total' };
const long = await api.seasonStats(['KICK', 'MARK'], undefined, { ...match, tidy: true });
const wide = await api.seasonStats(['KICK', 'MARK'], undefined, match);

console.log(long.length);
for (const { person_id: person, period, KICK: kicks } of wide) console.log(person, period, kicks);
