import {
  completeSeason,
  finalsSeries,
  forecastModels,
  matchForecast,
  seasonForecast,
  SquadRatings,
  type MatchBrief,
  type MatchView,
} from '@goalsquare/engine';

const SQUADS = 18;
const ROUNDS = 22;

/** Returns an unnamed squad of the season. */
const squadOf = (id: number) => ({ id, code: `S${id}`, name: `Squad ${id}`, players: [] });

/** Returns a season without played matches, in which all squads play in every round. */
const openSeason = (): readonly MatchBrief[] =>
  Array.from({ length: ROUNDS }, (_, round) =>
    Array.from({ length: SQUADS / 2 }, (_of, n): MatchBrief => ({
      id: round * SQUADS + n,
      leagueId: 1,
      levelId: 1,
      seasonId: 2030,
      competitionId: 1,
      competitionName: 'Season',
      phase: { id: 1, code: 'HA', name: 'Home and Away' },
      roundNumber: round + 1,
      phaseRoundNumber: round + 1,
      type: 'HA',
      venue: { id: 1, code: 'V', name: 'Venue', lengthMetres: 160, widthMetres: 140 },
      home: squadOf(1 + ((round + n) % SQUADS)),
      away: squadOf(1 + ((round + SQUADS - 1 - n) % SQUADS)),
      status: 'SCHED',
    })),
  ).flat();

/** Returns the mean processor time of some work over several runs. **Units**: milliseconds. */
function cpuOf(times: number, run: () => void): number {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

/**
 * Returns the processor time to simulate a whole season 10,000 times, and the time of its longest step. **Units**:
 * milliseconds.
 */
export function seasonSpeed(): { readonly cpu: number; readonly longestStep: number } {
  const { men: model, periodLength } = forecastModels;
  const facts = completeSeason(undefined, openSeason());
  if (facts === undefined) throw new Error('the season has no facts although it has matches');
  const ratings = new SquadRatings(model.ratings);
  let longestStep = 0;
  const cpu = cpuOf(1, () => {
    const basis = { model, periodLength, ratings, series: finalsSeries.eight, hasInMatch: true, runs: 10_000, seed: 1 };
    const steps = seasonForecast(facts, basis);
    const step = { isDone: false };
    while (!step.isDone) {
      const taken = cpuOf(1, () => {
        step.isDone = steps.next().done === true;
      });
      longestStep = Math.max(longestStep, taken);
    }
  });
  return { cpu, longestStep };
}

/** Returns the processor time to forecast a match at every score and minute. **Units**: milliseconds. */
export function matchSpeed(view: MatchView): number {
  const { men: model, periodLength } = forecastModels;
  return cpuOf(200, () => {
    matchForecast(view, { model, periodLength, expected: 5, hasInMatch: true });
  });
}
