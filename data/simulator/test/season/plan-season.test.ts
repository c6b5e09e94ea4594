import { finalsSeries } from '@goalsquare/engine';
import { expect } from 'chai';
import { daysBetween, instantOf } from '../../src/fixture/start-time.js';
import type { LeagueDesign } from '../../src/league/design.js';
import { leagues } from '../../src/league/leagues.js';
import { smallLeagues } from '../../src/league/small-leagues.js';
import { randomOf } from '../../src/random.js';
import { rulesOf } from '../../src/season/match-plan.js';
import { planFinals, type Outcome, type PlannedFinal } from '../../src/season/plan-finals.js';
import { playedAt, type PlannedMatch, type PlannedSeason } from '../../src/season/planned-season.js';
import { finalsOf } from '../../src/season/rounds.js';
import { planWorld, type WorldSeason } from '../../src/world/plan-world.js';

const worldSeasons = planWorld({ seed: 3, designs: leagues });
const seasons = worldSeasons.map(({ planned }) => planned);
const titleOf = ({ league, level, season }: PlannedSeason): string => `${league.code} ${level.level} ${season.id}`;
const seasonOf = (league: number, year: number): PlannedSeason =>
  seasons.find((one) => one.league.id === league && one.season.id === year) as PlannedSeason;

const weekday = (date: string): number => new Date(date).getUTCDay();
const counted = (ids: readonly number[]): readonly number[] =>
  [...new Set(ids)].map((id) => ids.filter((one) => one === id).length);

describe('a planned season', () => {
  for (const planned of seasons) {
    it(`${titleOf(planned)} has each squad at most once a round, and as often at home, at its own ground, as away`, () => {
      const { matches, squads, rounds } = planned;
      for (const round of rounds) {
        const playing = matches
          .filter((match) => match.round === round)
          .flatMap(({ home, away }) => [home.id, away.id]);
        expect(new Set(playing).size).to.equal(playing.length);
      }
      for (const { home, venue } of matches) expect(home.list.club.grounds).to.include(venue.code);
      for (const { id } of squads) {
        const [home, away] = [
          matches.filter((match) => match.home.id === id).length,
          matches.filter((match) => match.away.id === id).length,
        ];
        expect(Math.abs(home - away)).to.be.at.most(1);
      }
    });

    it(`${titleOf(planned)} is played from Thursday to Sunday between 10:00 and 20:30, with ids and numbers in order of start`, () => {
      const { matches, rounds } = planned;
      for (const { start, round } of matches) {
        expect([0, 4, 5, 6]).to.include(weekday(start.startDate));
        expect(start.startTime >= '10:00:00' && start.startTime <= '20:30:00', start.startTime).to.equal(true);
        expect(start.startDate >= round.thursday).to.equal(true);
      }
      for (const round of rounds) {
        const ofRound = matches.filter((match) => match.round === round);
        expect(ofRound.map(({ number }) => number)).to.deep.equal(ofRound.map((_, at) => at + 1));
        expect(ofRound.map(({ start }) => start.utcMatchStart)).to.deep.equal(
          ofRound.map(({ start }) => start.utcMatchStart).sort(),
        );
        expect(ofRound.map(({ id }) => id)).to.deep.equal(ofRound.map(({ id }) => id).sort((a, b) => a - b));
      }
    });
  }

  it('of the first league has 24 rounds, 23 matches a squad and one bye', () => {
    for (const year of [2024, 2025, 2026]) {
      const { matches, rounds } = seasonOf(1, year);
      expect(rounds.filter(({ part }) => part === 'main')).to.have.length(24);
      expect(counted(matches.flatMap(({ home, away }) => [home.id, away.id]))).to.deep.equal(Array(18).fill(23));
    }
  });

  it('of the first league visits the ground overseas once a year', () => {
    for (const year of [2024, 2025, 2026])
      expect(seasonOf(1, year).matches.filter(({ venue }) => venue.code === 'KAU')).to.have.length(1);
  });

  it('of the women had conferences A and B in 2024, mostly met within', () => {
    const { squads, matches } = seasonOf(3, 2024);
    expect(counted(squads.map(({ conference }) => (conference === 'A' ? 1 : 2)))).to.deep.equal([7, 7]);
    const across = matches.filter(({ home, away }) => home.conference !== away.conference).length;
    expect(across / matches.length).to.be.within(0.1, 0.5);
    expect(seasonOf(3, 2025).squads.every(({ conference }) => conference === undefined)).to.equal(true);
  });

  it('has extra time of two three-minute halves, or as long as its league says', () => {
    const halves = new Map(leagues.map((league) => [league.code, rulesOf(league).extraTimeSeconds]));
    expect(halves.get('SOL')).to.equal(180);
    expect(halves.get('SALT')).to.equal(300);
    expect([...halves].filter(([, seconds]) => seconds !== 180).map(([code]) => code)).to.deep.equal(['SALT']);
  });
});

/** Length of a match with extra time. **Units**: minutes. */
const matchMinutes = { men: 190, women: 145 } as const;

/** Plays the finals of a season with random winners. */
function withFinals({ planned, context }: WorldSeason): readonly PlannedMatch[] {
  const random = randomOf('winners', planned.league.id, planned.level.level, planned.season.id);
  const ladder = random
    .shuffled(planned.squads)
    .map(({ id, conference }) => ({ squadId: id, ...(conference !== undefined && { conference }) }));
  const outcomes = new Map<string, Outcome>();
  const matches = [...planned.matches];
  for (let week = 0; week < finalsSeries[finalsOf(planned.level, planned.season)].length; week += 1)
    for (const { name, match } of planFinals(planned, week, { ladder, outcomes, earlier: [...matches] }, context)) {
      const [winner, loser] = random.shuffled([match.home.id, match.away.id]) as [number, number];
      outcomes.set(name, { winner, loser });
      matches.push(match);
    }
  return matches;
}

interface PlayedMatch extends Pick<PlannedMatch, 'home' | 'away' | 'venue' | 'id'> {
  readonly gender: LeagueDesign['gender'];
  readonly date: string;
  readonly instant: number;
}

const inOrder = (world: readonly WorldSeason[]): readonly PlayedMatch[] =>
  world
    .flatMap((season) =>
      withFinals(season).map((match): PlayedMatch => {
        const start = playedAt(match);
        const { id, home, away, venue } = match;
        const { gender } = season.planned.league;
        return { id, home, away, venue, gender, date: start.startDate, instant: instantOf(start) };
      }),
    )
    .sort((a, b) => a.instant - b.instant);

function overlaps(matches: readonly PlayedMatch[]): readonly string[] {
  const last = new Map<string, PlayedMatch>();
  return matches.flatMap((match) => {
    const before = last.get(match.venue.code);
    last.set(match.venue.code, match);
    const minutes = before === undefined ? Infinity : (match.instant - before.instant) / 60_000;
    return before !== undefined && minutes < matchMinutes[before.gender]
      ? [`${before.id} and ${match.id} at ${match.venue.code}, ${minutes} minutes apart`]
      : [];
  });
}

function shortBreaks(matches: readonly PlayedMatch[]): readonly string[] {
  const last = new Map<number, string>();
  return matches.flatMap(({ id, home, away, date }) =>
    [home, away].flatMap((squad) => {
      const before = last.get(squad.id);
      last.set(squad.id, date);
      return before !== undefined && daysBetween(before, date) < 5
        ? [`squad ${squad.id}: ${before} and ${date}, match ${id}`]
        : [];
    }),
  );
}

describe('the matches of a world', () => {
  const worlds = [
    ['whole', leagues, 3],
    ['small', smallLeagues, 2026],
    ['small', smallLeagues, 4],
    ['small', smallLeagues, 5],
  ] as const;
  for (const [size, designs, seed] of worlds) {
    const matches = inOrder(designs === leagues ? worldSeasons : planWorld({ seed, designs }));

    it(`never overlap at a ground, in any league, finals and postponed matches included (${size}, seed ${seed})`, () => {
      expect(overlaps(matches)).to.deep.equal([]);
    });

    it(`are five days apart for each squad (${size}, seed ${seed})`, () => {
      expect(shortBreaks(matches)).to.deep.equal([]);
    });
  }

  it('are the same if only some seasons are requested', () => {
    const [some] = planWorld({ seed: 3, designs: leagues, leagues: [12], seasons: [2026] });
    const all = seasons.find(({ league, season }) => league.id === 12 && season.id === 2026);
    const brief = ({ id, start, venue, home, away }: PlannedMatch) => [id, start, venue.code, home.id, away.id];
    expect(some?.planned.matches.map(brief)).to.deep.equal(all?.matches.map(brief));
  });

  it('include a match that is postponed to the Tuesday after its round', () => {
    const postponed = seasons.flatMap(({ matches }) => matches.filter(({ special }) => special?.is === 'postponed'));
    expect(postponed).to.have.length(2);
    for (const { postponedTo, round } of postponed)
      expect(daysBetween(round.thursday, postponedTo?.startDate ?? '')).to.equal(5);
  });
});

describe('the finals of two leagues in the same week', () => {
  for (const [size, designs] of [
    ['whole', leagues],
    ['small', smallLeagues],
  ] as const) {
    it(`are at different grounds, since neither can depend on the results of the other (${size})`, () => {
      const claimed = new Map<string, string>();
      for (const { planned } of designs === leagues ? worldSeasons : planWorld({ seed: 1, designs })) {
        const { level, rounds, squads } = planned;
        const grounds =
          level.finalsGround === undefined
            ? [...squads.map(({ list }) => list.club.grounds.slice(0, 2)), level.grandFinalGround ?? []].flat()
            : [level.finalsGround];
        for (const { part, thursday } of rounds)
          if (part === 'finals')
            for (const ground of new Set(grounds)) {
              expect(claimed.get(`${thursday} ${ground}`), `${thursday} ${ground}`).to.equal(undefined);
              claimed.set(`${thursday} ${ground}`, titleOf(planned));
            }
      }
    });
  }
});

describe('finals', () => {
  const { planned, context } = worldSeasons.find(
    (one) => one.planned.league.id === 1 && one.planned.season.id === 2025,
  ) as WorldSeason;
  const finals = (week: number, outcomes: ReadonlyMap<string, Outcome>): readonly PlannedFinal[] =>
    planFinals(planned, week, { ladder, outcomes, earlier: planned.matches }, context);
  const ladder = planned.squads.map(({ id }) => ({ squadId: id }));
  const idAt = (place: number): number => ladder[place - 1]?.squadId ?? 0;
  const sides = (week: number, outcomes: ReadonlyMap<string, Outcome>) =>
    Object.fromEntries(finals(week, outcomes).map(({ name, match }) => [name, [match.home.id, match.away.id]]));

  it('begin with first against fourth and end with the winners of the preliminary finals', () => {
    expect(sides(0, new Map())).to.deep.equal({
      QF1: [idAt(1), idAt(4)],
      QF2: [idAt(2), idAt(3)],
      EF1: [idAt(5), idAt(8)],
      EF2: [idAt(6), idAt(7)],
    });
    const won = (name: string, winner: number, loser: number): [string, Outcome] => [
      name,
      { winner: idAt(winner), loser: idAt(loser) },
    ];
    const first = [won('QF1', 4, 1), won('QF2', 2, 3), won('EF1', 5, 8), won('EF2', 7, 6)];
    expect(sides(1, new Map(first))).to.deep.equal({ SF1: [idAt(1), idAt(5)], SF2: [idAt(3), idAt(7)] });
    const second = [...first, won('SF1', 1, 5), won('SF2', 7, 3)];
    expect(sides(2, new Map(second))).to.deep.equal({ PF1: [idAt(4), idAt(7)], PF2: [idAt(2), idAt(1)] });
    expect(sides(3, new Map([...second, won('PF1', 4, 7), won('PF2', 1, 2)]))).to.deep.equal({
      GF: [idAt(4), idAt(1)],
    });
  });

  it('end at the largest ground on the last Saturday of September', () => {
    const outcomes = new Map([
      ['PF1', { winner: idAt(1), loser: idAt(2) }],
      ['PF2', { winner: idAt(3), loser: idAt(4) }],
    ]);
    const [final] = finals(3, outcomes);
    expect(final?.match.venue.code).to.equal('CRG');
    expect(final?.match.start.startDate).to.equal('2025-09-27');
  });

  it('throw if their squads are not decided', () => {
    expect(() => finals(1, new Map())).to.throw('SOL 2025: no squad for {"loserOf":"QF1"} of Semi Finals');
  });

  it('are none after the last week', () => {
    expect(finals(4, new Map())).to.deep.equal([]);
  });

  for (const [code, weeks] of Object.entries(finalsSeries)) {
    it(`of the series "${code}" depend only on finals of earlier weeks`, () => {
      const known = new Set<string>();
      for (const { finals: ofWeek } of weeks) {
        for (const { home, away } of ofWeek)
          for (const seed of [home, away]) {
            const earlier = 'winnerOf' in seed ? seed.winnerOf : 'loserOf' in seed ? seed.loserOf : undefined;
            if (earlier !== undefined) expect(known).to.include(earlier);
          }
        for (const { name } of ofWeek) known.add(name);
      }
    });
  }
});
