import type { MarginModel, PeriodLengthModel } from '../model/forecast-models.js';
import { finalMargin, shareLeft } from '../model/in-match.js';
import { randomNormals } from '../model/random-normals.js';
import { stepAfter, type SquadRatings } from '../model/squad-ratings.js';
import { isFinal } from '../vocabulary/match-types.js';
import { DEFAULT_COUNTDOWN_SECONDS, DEFAULT_EXTRA_TIME_SECONDS } from '../log/header.js';
import { isOver, progressOf, type MatchBrief } from './brief.js';
import type { SeasonFacts } from './complete.js';
import type { FinalsWeek } from './finals-series.js';
import { counting, inLadderOrder } from './ladder.js';
import { ratedMatch } from './league-ratings.js';
import { playFinals } from './play-finals.js';
import type { SeasonForecast } from './expectations.js';
import { standingsOf, withScore, type Standing } from './standing.js';

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

/** An undecided match, with squads as indexes. */
interface OpenMatch {
  readonly home: number;
  readonly away: number;
  /** Advantage of home and venue. */
  readonly advantage: number;
  readonly lead: number;
  readonly total: number;
  readonly left: number;
  /** Share of the expected margin that is added to the lead, and standard deviation of the final margin. */
  readonly share: number;
  readonly sd: number;
}

/** Number of runs between two turns of the event loop. */
const RUNS_AT_ONCE = 20;

/** Plays a season many times. */
class Runs {
  readonly #index: ReadonlyMap<number, number>;
  readonly #ratings: Float64Array;
  readonly #played: Float64Array;
  readonly #start: readonly Standing[];
  readonly #startRatings: Float64Array;
  readonly #startPlayed: Float64Array;
  readonly #steps: Float64Array;
  readonly #normal: () => number;
  readonly #open: readonly OpenMatch[];
  readonly #finals: readonly MatchBrief[];
  /** Undecided finals of the season. */
  readonly #openFinals: ReadonlyMap<MatchBrief, OpenMatch>;
  readonly #year: number;
  /** A final without a match in the season, apart from its squads. */
  readonly #final: Omit<OpenMatch, 'home' | 'away'>;

  constructor(
    private readonly facts: SeasonFacts,
    private readonly basis: SeasonBasis,
  ) {
    const { record, matches } = facts;
    const { model, ratings, seed } = basis;
    const squads = record.ladderSquads;
    this.#index = new Map(squads.map(({ id }, at) => [id, at]));
    const { counted } = counting(matches, undefined);
    const standings = standingsOf([...this.#index.keys()], counted);
    this.#start = squads.flatMap(({ id }) => standings.get(id) ?? []);
    const [latest] = [...matches].reverse();
    this.#year = latest === undefined ? record.id : ratedMatch(latest).year;
    this.#startRatings = Float64Array.from(squads, ({ id }) => ratings.ratingOf(id, this.#year));
    this.#startPlayed = Float64Array.from(squads, ({ id }) => ratings.playedBy(id, this.#year));
    [this.#ratings, this.#played] = [this.#startRatings.slice(), this.#startPlayed.slice()];
    this.#steps = Float64Array.from({ length: 64 }, (_, played) => stepAfter(model.ratings, played));
    this.#normal = randomNormals(seed);
    this.#final = { advantage: ratings.homeAdvantage, lead: 0, total: 0, left: 1, ...this.#spreadOf(0, 1) };
    this.#open = matches
      .filter((match) => match.type === 'HA' && !isOver(match))
      .flatMap((match) => this.#opened(match));
    this.#finals = matches.filter(({ type }) => isFinal(type));
    this.#openFinals = new Map(
      this.#finals.flatMap((match) => this.#opened(match).map((opened) => [match, opened] as const)),
    );
  }

  get left(): number {
    return this.#open.length;
  }

  #opened(match: MatchBrief): readonly OpenMatch[] {
    const [home, away] = [this.#index.get(match.home.id), this.#index.get(match.away.id)];
    if (home === undefined || away === undefined) return [];
    const { ratings, periodLength, hasInMatch } = this.basis;
    const [homePoints, awayPoints] = [match.home.score?.points ?? 0, match.away.score?.points ?? 0];
    const isLive = hasInMatch && progressOf(match) === 'Live' && match.clock !== undefined;
    const { period = 1, periodSeconds: seconds = 0, remainingSeconds = 1 } = match.clock ?? {};
    const isPeriodOver = remainingSeconds === 0 && ['QT', 'HT', 'TQT'].includes(match.status);
    const [countdownSeconds, extraTimeSeconds] = [DEFAULT_COUNTDOWN_SECONDS, DEFAULT_EXTRA_TIME_SECONDS];
    const left = isLive
      ? shareLeft(periodLength, { period, seconds, isOver: isPeriodOver, countdownSeconds, extraTimeSeconds })
      : 1;
    const lead = isLive ? homePoints - awayPoints : 0;
    return [
      {
        home,
        away,
        advantage: ratings.homeAdvantage + ratings.venueAdvantage(ratedMatch(match)),
        lead,
        total: isLive ? homePoints + awayPoints : 0,
        left,
        ...this.#spreadOf(lead, left),
      },
    ];
  }

  /** Returns what a match's final margin depends on. Computed once for all runs. */
  #spreadOf(lead: number, left: number): Pick<OpenMatch, 'share' | 'sd'> {
    const { mean, sd } = finalMargin(this.basis.model.margin, { lead, left, expected: 1 });
    return { share: mean - lead, sd };
  }

  /** Returns a match's margin in this run, before rounding, and updates the ratings by its surprise. */
  #play({ home, away, advantage, lead, share, sd }: OpenMatch): number {
    const expected = (this.#ratings[home] ?? 0) - (this.#ratings[away] ?? 0) + advantage;
    const margin = lead + share * expected + sd * this.#normal();
    this.#move(home, margin - expected);
    this.#move(away, expected - margin);
    return margin;
  }

  /** Moves a squad's rating by a share of a surprise. */
  #move(squad: number, surprise: number): void {
    const [rating, played] = [this.#ratings[squad] ?? 0, this.#played[squad] ?? 0];
    this.#ratings[squad] = rating + (this.#steps[Math.min(63, played)] ?? 0) * surprise;
    this.#played[squad] = played + 1;
  }

  /** Plays the rest of the season once. Returns each squad's totals. */
  #season(): readonly Standing[] {
    this.#ratings.set(this.#startRatings);
    this.#played.set(this.#startPlayed);
    const totals = [...this.#start];
    const { mean, sd } = this.basis.model.total;
    for (const match of this.#open) {
      const margin = Math.round(this.#play(match));
      const sum = match.total + match.left * mean + Math.sqrt(match.left) * sd * this.#normal();
      const lesser = Math.max(0, Math.round((sum - Math.abs(margin)) / 2));
      const [scored, conceded] = margin > 0 ? [lesser + margin, lesser] : [lesser, lesser - margin];
      const [home, away] = [totals[match.home], totals[match.away]];
      if (home) totals[match.home] = withScore(home, scored, conceded);
      if (away) totals[match.away] = withScore(away, conceded, scored);
    }
    return totals;
  }

  #playFinal(homeId: number, awayId: number, match: MatchBrief | undefined): boolean {
    if (match !== undefined && progressOf(match) === 'Completed')
      return (match.home.score?.points ?? 0) >= (match.away.score?.points ?? 0);
    const opened = match && this.#openFinals.get(match);
    const [home, away] = [this.#index.get(homeId) ?? 0, this.#index.get(awayId) ?? 0];
    return this.#play(opened ?? { home, away, ...this.#final }) >= 0;
  }

  /** Plays every run and adds up the results. Yields between runs. */
  *forecast(): Generator<undefined, SeasonForecast, undefined> {
    const { record } = this.facts;
    const { series, runs } = this.basis;
    const squads = record.ladderSquads;
    const lastRound = this.facts.matches.filter(({ type }) => type === 'HA').at(-1)?.roundNumber;
    const wins = new Float64Array(squads.length);
    const premiers = new Float64Array(squads.length);
    const places = squads.map(() => new Float64Array(squads.length));
    const weeks = squads.map(() => new Float64Array(series?.length ?? 0));
    const inFinals = new Float64Array(squads.length);
    const add = (counts: Float64Array | undefined, at: number | undefined, by = 1): void => {
      if (counts !== undefined && at !== undefined) counts[at] = (counts[at] ?? 0) + by;
    };
    let fits = true;
    for (let run = 0; run < runs; run += 1) {
      if (run % RUNS_AT_ONCE === 0) yield;
      const totals = this.#season();
      totals.forEach(({ wins: won }, at) => {
        add(wins, at, won);
      });
      const ranked = squads.map((squad, at) => ({ squad, standing: totals[at] as Standing }));
      const ladder = inLadderOrder(ranked, record, lastRound).map(({ squad }) => squad);
      ladder.forEach(({ id }, place) => {
        add(places[this.#index.get(id) ?? 0], place);
      });
      if (series === undefined) continue;
      const played = playFinals(series, ladder, this.#finals, (...final) => this.#playFinal(...final));
      fits &&= this.left > 0 || played.used === this.#finals.length;
      for (const id of new Set(played.weeks.flat())) add(inFinals, this.#index.get(id));
      played.weeks.forEach((ids, week) => {
        for (const id of ids) add(weeks[this.#index.get(id) ?? -1], week);
      });
      if (played.premier !== undefined) add(premiers, this.#index.get(played.premier));
    }
    const shares = (counts: Float64Array | undefined): readonly number[] =>
      Array.from(counts ?? [], (count) => count / runs);
    const hasFinals = series !== undefined && fits;
    return {
      left: this.left,
      weeks: hasFinals ? series.map(({ code, name }) => ({ code, name })) : undefined,
      squads: squads.map(({ id: squadId }, at) => ({
        squadId,
        wins: (wins[at] ?? 0) / runs,
        places: shares(places[at]),
        ...(hasFinals && {
          finals: (inFinals[at] ?? 0) / runs,
          weeks: shares(weeks[at]),
          premiership: (premiers[at] ?? 0) / runs,
        }),
      })),
    };
  }
}

/**
 * Returns the forecast of a season, computed in steps by playing the rest of it many times. In each run, margins come
 * from the distributions of match forecasts, ratings change with each result, the ladder code orders the squads, and
 * finals follow. The same seed gives the same forecast. **Empty**: none without squads on the ladder.
 */
export const seasonForecast = (
  facts: SeasonFacts,
  basis: SeasonBasis,
): Generator<undefined, SeasonForecast, undefined> => new Runs(facts, basis).forecast();
