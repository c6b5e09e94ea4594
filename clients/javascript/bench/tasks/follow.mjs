import { API } from '@goalsquare/client';

const api = new API();
const events = ['MatchScore', 'MatchStatus'];
const replay = { start: 'Q4:25:00', speed: 600 };

// Task
for await (const { type, data } of api.matchEvents(110610101, events, { since: 0, replay })) {
  if (type === 'MatchScore') console.log(data.home.points, data.away.points);
  if (type === 'MatchStatus' && data.statusCode === 'FT') break;
}
