import type { MarginModel, PeriodLengthModel } from '../model/forecast-models.js';
import { finalMargin, shareLeft } from '../model/in-match.js';
import { randomNormals } from '../model/random-normals.js';
import { stepAfter, type SquadRatings } from '../model/squad-ratings.js';
import { isFinal } from '../vocabulary/match-types.js';
import { DEFAULT_COUNTDOWN_SECONDS, DEFAULT_EXTRA_TIME_SECONDS } from '../log/header.js';
import { isOver, progressOf, type MatchBrief } from './brief.js';
import type { SeasonFacts } from './complete.js';
import type { FinalsWeek } from './finals-series.js';
import { counting, inLadderOrder, rankedBy, type Ranked } from './ladder.js';
import { ratedMatch } from './league-ratings.js';
import { playFinals, type PlayFinal } from './play-finals.js';
import type { SeasonForecast } from './expectations.js';
import { withScore, type Standing } from './standing.js';

/** Inputs of a season forecast. `series` are the finals, if known. */
export interface SeasonBasis {
  readonly model: MarginModel;
  readonly periodLength: PeriodLengthModel;
  readonly ratings: SquadRatings;
  readonly series: readonly FinalsWeek[] | undefined;
  readonly hasInMatch: boolean;
  readonly runs: number;
  readonly seed: number;
}

/** A squad in a run, and its counts over all runs. */
interface Contender extends Ranked {
  standing: Standing;
  rating: number;
  played: number;
  wins: number;
  finals: number;
  premiership: number;
  readonly places: number[];
  readonly weeks: number[];
}

/** The state that the margin of an undecided match depends on, in addition to its squads. */
interface MatchState {
  /** Advantage of the home squad, including that of the venue. **Units**: points. */
  readonly advantage: number;
  readonly lead: number;
  readonly total: number;
  readonly left: number;
  /** Share of the expected margin that is added to the lead, and standard deviation of the final margin. */
  readonly share: number;
  readonly sd: number;
}

/** Number of runs between two yields. */
const RUNS_AT_ONCE = 20;

/** Returns the squads on the ladder as they are now. */
function contendersOf({ record, matches }: SeasonFacts, { ratings, series }: SeasonBasis): readonly Contender[] {
  const latest = matches.at(-1);
  const year = latest === undefined ? record.id : ratedMatch(latest).year;
  return rankedBy(record, counting(matches, undefined).counted).map(({ squad, standing }, _, { length }) => ({
    squad,
    standing,
    rating: ratings.ratingOf(squad.id, year),
    played: ratings.playedBy(squad.id, year),
    wins: 0,
    finals: 0,
    premiership: 0,
    places: Array.from({ length }, () => 0),
    weeks: Array.from(series ?? [], () => 0),
  }));
}

/** Returns the state of a match, or of a final that is not scheduled. Computed once for all runs. */
function stateOf({ model, ratings, periodLength, hasInMatch }: SeasonBasis, match?: MatchBrief): MatchState {
  const advantage = ratings.homeAdvantage + (match === undefined ? 0 : ratings.venueAdvantage(ratedMatch(match)));
  let [lead, total, left] = [0, 0, 1];
  if (hasInMatch && match?.clock !== undefined && progressOf(match) === 'Live') {
    const { period, periodSeconds: seconds, remainingSeconds } = match.clock;
    const isPeriodOver = remainingSeconds === 0 && ['QT', 'HT', 'TQT'].includes(match.status);
    const [countdownSeconds, extraTimeSeconds] = [DEFAULT_COUNTDOWN_SECONDS, DEFAULT_EXTRA_TIME_SECONDS];
    const [home, away] = [match.home.score?.points ?? 0, match.away.score?.points ?? 0];
    [lead, total] = [home - away, home + away];
    left = shareLeft(periodLength, { period, seconds, isOver: isPeriodOver, countdownSeconds, extraTimeSeconds });
  }
  const { mean, sd } = finalMargin(model.margin, { lead, left, expected: 1 });
  return { advantage, lead, total, left, share: mean - lead, sd };
}

/**
 * Returns the number of undecided home-and-away matches, and a function that plays the season. The function returns the
 * ladder and, if the series is known, the finals.
 */
function playerOf({ record, matches }: SeasonFacts, basis: SeasonBasis, contenders: readonly Contender[]) {
  const { model, series } = basis;
  const normal = randomNormals(basis.seed);
  const start = contenders.map(({ standing, rating, played }) => ({ standing, rating, played }));
  const ofSeason = matches.filter(({ type }) => type === 'HA');
  const open = ofSeason.flatMap((match) => {
    const [home, away] = [match.home, match.away].map(({ id }) => contenders.find(({ squad }) => squad.id === id));
    return isOver(match) || !home || !away ? [] : [{ home, away, state: stateOf(basis, match) }];
  });
  const finals = new Map(matches.filter(({ type }) => isFinal(type)).map((match) => [match, stateOf(basis, match)]));
  const unscheduled = stateOf(basis);
  const move = (squad: Contender, surprise: number): void => {
    squad.rating += stepAfter(model.ratings, squad.played) * surprise;
    squad.played += 1;
  };
  // Draws a margin, before rounding, and updates the ratings by its surprise.
  const play = (home: Contender, away: Contender, { advantage, lead, share, sd }: MatchState): number => {
    const expected = home.rating - away.rating + advantage;
    const margin = lead + share * expected + sd * normal();
    move(home, margin - expected);
    move(away, expected - margin);
    return margin;
  };
  const playFinal: PlayFinal<Contender> = (home, away, match) =>
    match !== undefined && progressOf(match) === 'Completed'
      ? (match.home.score?.points ?? 0) >= (match.away.score?.points ?? 0)
      : play(home, away, (match && finals.get(match)) ?? unscheduled) >= 0;
  const playSeason = () => {
    contenders.forEach((squad, at) => Object.assign(squad, start[at]));
    for (const { home, away, state } of open) {
      const margin = Math.round(play(home, away, state));
      const sum = state.total + state.left * model.total.mean + Math.sqrt(state.left) * model.total.sd * normal();
      const lesser = Math.max(0, Math.round((sum - Math.abs(margin)) / 2));
      const [scored, conceded] = margin > 0 ? [lesser + margin, lesser] : [lesser, lesser - margin];
      home.standing = withScore(home.standing, scored, conceded);
      away.standing = withScore(away.standing, conceded, scored);
    }
    const ladder = inLadderOrder(contenders, record, ofSeason.at(-1)?.roundNumber);
    return { ladder, finals: series && playFinals(series, ladder, [...finals.keys()], playFinal) };
  };
  return { left: open.length, playSeason };
}

/**
 * Returns the forecast of a season, computed in steps by playing the rest of it many times. In each run, margins come
 * from the distributions of match forecasts, ratings change with each result, the ladder code orders the squads, and
 * finals follow. The same seed gives the same forecast. **Empty**: no squads if no squad is on the ladder.
 */
export function* seasonForecast(
  facts: SeasonFacts,
  basis: SeasonBasis,
): Generator<undefined, SeasonForecast, undefined> {
  const { series, runs } = basis;
  const contenders = contendersOf(facts, basis);
  const { left, playSeason } = playerOf(facts, basis, contenders);
  const add = (counts: number[], at: number): void => {
    counts[at] = (counts[at] ?? 0) + 1;
  };
  let fits = true;
  for (let run = 0; run < runs; run += 1) {
    if (run % RUNS_AT_ONCE === 0) yield;
    const { ladder, finals } = playSeason();
    ladder.forEach((squad, place) => {
      squad.wins += squad.standing.wins;
      add(squad.places, place);
    });
    if (finals === undefined) continue;
    fits &&= left > 0 || finals.isComplete;
    for (const squad of new Set(finals.weeks.flat())) squad.finals += 1;
    finals.weeks.forEach((squads, week) => {
      for (const squad of squads) add(squad.weeks, week);
    });
    if (finals.premier !== undefined) finals.premier.premiership += 1;
  }
  const shareOf = (count: number): number => count / runs;
  const weeksOf = fits ? series : undefined;
  return {
    left,
    weeks: weeksOf?.map(({ code, name }) => ({ code, name })),
    squads: contenders.map(({ squad, wins, places, finals, weeks, premiership }) => ({
      squadId: squad.id,
      wins: shareOf(wins),
      places: places.map(shareOf),
      ...(weeksOf && { finals: shareOf(finals), weeks: weeks.map(shareOf), premiership: shareOf(premiership) }),
    })),
  };
}
