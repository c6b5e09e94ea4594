import { API } from '@goalsquare/client';

const api = new API();
const { matchId } = await api.beginReplay(110610101, { start: 'Q4:25:00', speed: 600 });
for await (const { type, data } of api.matchEvents(matchId, ['MatchScore', 'MatchStatus'], { since: 0 })) {
  if (type === 'MatchScore') console.log(data.home.points, data.away.points);
  if (type === 'MatchStatus' && data.statusCode === 'FT') break;
}
await api.endReplay(matchId);
