import { expect } from 'chai';
import { leagues } from '../../../src/simulate/league/leagues.js';
import { brackets } from '../../../src/simulate/season/brackets.js';
import { planFinals, type Outcome } from '../../../src/simulate/season/plan-finals.js';
import type { PlannedSeason } from '../../../src/simulate/season/planned.js';
import { planWorld } from '../../../src/simulate/world/plan-world.js';

const seasons = planWorld({ seed: 3, designs: leagues }).map(({ planned }) => planned);
const titleOf = ({ league, level, season }: PlannedSeason): string => `${league.code} ${level.level} ${season.id}`;
const seasonOf = (league: number, year: number): PlannedSeason =>
  seasons.find((one) => one.league.id === league && one.season.id === year) as PlannedSeason;

const weekday = (date: string): number => new Date(date).getUTCDay();
const counted = (ids: readonly number[]): readonly number[] =>
  [...new Set(ids)].map((id) => ids.filter((one) => one === id).length);

describe('a planned season', () => {
  for (const planned of seasons) {
    it(`${titleOf(planned)} has each squad at most once a round, at home at its own ground, as often at home as away`, () => {
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

    it(`${titleOf(planned)} is played from Thursday to Sunday at hours people come, ids and places in the order of the starts`, () => {
      const { matches, rounds } = planned;
      for (const { start, round } of matches) {
        expect([0, 4, 5, 6]).to.include(weekday(start.startDate));
        expect(start.startTime >= '11:00:00' && start.startTime <= '20:30:00', start.startTime).to.equal(true);
        expect(start.startDate >= round.thursday).to.equal(true);
      }
      for (const round of rounds) {
        const ofRound = matches.filter((match) => match.round === round);
        expect(ofRound.map(({ place }) => place)).to.deep.equal(ofRound.map((_, at) => at + 1));
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

  it('rests squads five days where it can', () => {
    const { matches } = seasonOf(1, 2025);
    const last = new Map<number, number>();
    const short = matches.filter(
      ({ home, away, start }) =>
        [home.id, away.id].filter((id) => {
          const now = Date.parse(start.utcMatchStart);
          const rest = (now - (last.get(id) ?? 0)) / 86_400_000;
          last.set(id, now);
          return rest < 4.7;
        }).length > 0,
    );
    expect(short.length / matches.length).to.be.at.most(0.02);
  });
});

describe('finals', () => {
  const planned = seasonOf(1, 2025);
  const ladder = planned.squads.map(({ id }) => ({ squadId: id }));
  const idAt = (place: number): number => ladder[place - 1]?.squadId ?? 0;
  const sides = (week: number, outcomes: ReadonlyMap<string, Outcome>) =>
    Object.fromEntries(
      planFinals(3, planned, week, { ladder, outcomes }).map(({ name, match }) => [
        name,
        [match.home.id, match.away.id],
      ]),
    );

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
    const [final] = planFinals(3, planned, 3, { ladder, outcomes });
    expect(final?.match.venue.code).to.equal('CRG');
    expect(final?.match.start.startDate).to.equal('2025-09-27');
  });

  it('whose sides are not known are refused', () => {
    expect(() => planFinals(3, planned, 1, { ladder, outcomes: new Map() })).to.throw(
      'SOL 2025: nobody is known for {"loserOf":"QF1"} of Semi Finals',
    );
  });

  it('after the last week are none', () => {
    expect(planFinals(3, planned, 4, { ladder, outcomes: new Map() })).to.deep.equal([]);
  });

  for (const [code, weeks] of Object.entries(brackets)) {
    it(`of the bracket "${code}" name only finals of the weeks before`, () => {
      const known = new Set<string>();
      for (const { finals } of weeks) {
        for (const { home, away } of finals)
          for (const seed of [home, away]) {
            const earlier = 'winnerOf' in seed ? seed.winnerOf : 'loserOf' in seed ? seed.loserOf : undefined;
            if (earlier !== undefined) expect(known).to.include(earlier);
          }
        for (const { name } of finals) known.add(name);
      }
    });
  }
});
