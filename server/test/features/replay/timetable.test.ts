import type { World } from '@goalsquare/data';
import type { Licence } from '@goalsquare/server';
import { expect } from 'chai';
import fc from 'fast-check';
import { licensedWorld } from '../../../src/domain/licensed-world.js';
import { timetableShape } from '../../../src/features/replay/replay-shape.js';
import { END_OF_TIMETABLE_IDS, FIRST_TIMETABLE_ID, Timetable } from '../../../src/features/replay/timetable.js';
import { smallWorld } from '../../support/small-world.js';

const HOUR = 3_600_000;
const noon = Date.parse('2026-11-20T12:00:00Z');

describe('the timetable of replays', () => {
  let timetable: Timetable;
  let whole: World;
  let genderOf: ReadonlyMap<number, string | undefined>;
  before(async () => {
    const { world } = await smallWorld();
    whole = world;
    timetable = new Timetable(() => world);
    genderOf = new Map(world.leagues.map(({ id, gender }) => [id, gender]));
  });

  it('has a start every three hours on the hour, a day back and a day ahead', () => {
    const slots = timetable.slots(noon + HOUR);
    expect(slots.map(({ start }) => (start - noon) / HOUR)).to.deep.equal(
      Array.from({ length: 16 }, (_, n) => n * 3 - 21),
    );
  });

  it('starts several matches together, one of them in a league of women', () => {
    for (const { matches } of timetable.slots(noon)) {
      expect(matches.filter(({ replayOf: { leagueId } }) => genderOf.get(leagueId) === '2')).to.have.lengthOf(1);
      expect(new Set(matches.map(({ replayOf: { id } }) => id)).size)
        .to.equal(matches.length)
        .and.to.be.greaterThan(2);
    }
  });

  it('shows an account the matches of its seasons only', () => {
    const slots = timetable.slots(noon);
    const shown = (leagues: Licence['leagues']) =>
      timetableShape(slots, licensedWorld(whole, { tier: 'Basic', leagues })).slots.flatMap(({ matches }) => matches);
    const all = shown('all');
    const seasonId = all[0]?.seasonId ?? 0;
    const leagueIds = whole.leagues.map(({ id }) => id);
    expect(shown(leagueIds.map((leagueId) => ({ leagueId, seasonIds: [seasonId] })))).to.deep.equal(
      all.filter((match) => match.seasonId === seasonId),
    );
    expect(shown(leagueIds.map((leagueId) => ({ leagueId, seasonIds: [seasonId - 1] })))).to.deep.equal(
      all.filter((match) => match.seasonId === seasonId - 1),
    );
  });

  it('finds each match by its own id from three hours before its start to a day after', () => {
    const [slot, ...more] = timetable.slots(noon);
    const ids = [slot, ...more].flatMap((one) => one?.matches ?? []).map(({ matchId }) => matchId);
    expect(new Set(ids).size).to.equal(ids.length);
    expect(ids.every((id) => id >= FIRST_TIMETABLE_ID && id < END_OF_TIMETABLE_IDS)).to.equal(true);
    for (const match of slot?.matches ?? []) {
      const found = (hours: number) => timetable.find(match.matchId, match.start + hours * HOUR);
      expect([found(-3), found(0), found(23.9)]).to.deep.equal([match, match, match]);
      expect([found(-3.01), found(24)]).to.deep.equal([undefined, undefined]);
    }
  });

  it('lists a start identically at every instant that includes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -12, max: 12 }), (hours) => {
        const seen = new Map(timetable.slots(noon + hours * HOUR).map((slot) => [slot.start, slot]));
        expect(seen.get(noon)).to.deep.equal(timetable.slots(noon).find(({ start }) => start === noon));
      }),
    );
  });

  for (const id of [FIRST_TIMETABLE_ID - 1, END_OF_TIMETABLE_IDS, FIRST_TIMETABLE_ID + 7, 7001]) {
    it(`has no match ${id}`, () => {
      expect(timetable.find(id, noon)).to.equal(undefined);
    });
  }
});
