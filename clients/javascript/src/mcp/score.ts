import type { API } from '../api.js';
import type { MatchScoreSquad } from '../contract/types.js';
import { HubPages } from './hub-pages.js';
import { markRecorded } from './recorded-text.js';
import { tableOf } from './table.js';

const sideOf = ({ id, name, goals, behinds, points }: MatchScoreSquad): object => ({
  squadId: id,
  ...markRecorded({ name, goals, behinds, points }),
});

/** Returns the current score of a match by period, with its status and clock. **Throws** `GoalsquareError`. */
export async function score(
  api: API,
  { matchId }: { readonly matchId: number },
): Promise<Readonly<Record<string, unknown>>> {
  const [{ status }, { home, away, result }] = await Promise.all([
    api.getMatch({ matchId }),
    api.getMatchScore({ matchId }),
  ]);
  const { code, period, periodDisplay, remainingDisplay } = status;
  return {
    matchId,
    status: { code, period, clock: periodDisplay, remaining: remainingDisplay },
    home: sideOf(home),
    away: sideOf(away),
    result,
    periods: tableOf(
      home.periods.map((of, at) => ({
        period: of.period,
        homeGoals: of.goals,
        homeBehinds: of.behinds,
        homePoints: of.points,
        awayGoals: away.periods[at]?.goals,
        awayBehinds: away.periods[at]?.behinds,
        awayPoints: away.periods[at]?.points,
      })),
    ),
    page: new HubPages(api.url).live(matchId),
  };
}
