import { openMatch } from '@goalsquare/engine';
import { sandboxMatch } from '@goalsquare/simulator';
import { expect } from 'chai';
import { smallWorld } from '../../../server/test/support/small-world.js';
import { brokenLaws } from '../real/laws.js';
import {
  buildFaultsIn,
  namesakesIn,
  overlapsIn,
  playedTime,
  seasonsOf,
  shortBreaksIn,
  type PlayedTime,
} from '../world/season-laws.js';
import { contradictionsIn } from '../world/match-laws.js';

const played = 110510101;

describe('the laws of a match', () => {
  it('hold in every match of the small world', async () => {
    const { matches } = await smallWorld();
    const faults: string[] = [];
    let count = 0;
    for (const id of await matches.matchIds()) {
      const match = await matches.match(id);
      if (match === undefined || match.details().transactions.ids.length === 0) continue;
      count += 1;
      faults.push(
        ...contradictionsIn(match),
        ...brokenLaws(match).map(({ law, code }) => `match ${id}: ${law} of ${code}`),
      );
    }
    expect(count).to.be.above(50);
    expect(faults).to.deep.equal([]);
  });

  it('are broken by a log without one of its rotations', () => {
    const log = sandboxMatch(played);
    if (log === undefined) throw new Error(`no match ${played}`);
    const rotation = log.entries.find((entry) => entry.kind === 'transaction' && entry.code === 'ROIN');
    const without = { ...log, entries: log.entries.filter((entry) => entry !== rotation) };
    expect(contradictionsIn(openMatch(log))).to.deep.equal([]);
    expect(contradictionsIn(openMatch(without)).join('\n')).to.match(
      /is already on the ground|not on the ground|by a person on the bench/u,
    );
  });
});

describe('the laws of a season', () => {
  const at = (id: number, from: string, hours: number, squadIds: readonly number[]): PlayedTime => ({
    id,
    venueId: 1,
    squadIds,
    date: from.slice(0, 10),
    from: Date.parse(from),
    to: Date.parse(from) + hours * 3_600_000,
  });

  it('hold in the small world', async () => {
    const { matches, world } = await smallWorld();
    const times: PlayedTime[] = [];
    for (const id of await matches.matchIds()) {
      const match = await matches.match(id);
      const time = match === undefined ? undefined : playedTime(match);
      if (time !== undefined) times.push(time);
    }
    expect(times.length).to.be.above(50);
    expect(overlapsIn(times)).to.deep.equal([]);
    expect(shortBreaksIn(times)).to.deep.equal([]);
    expect(seasonsOf(world).flatMap(buildFaultsIn)).to.deep.equal([]);
  });

  it('are broken by a match that begins before another at the ground has ended', () => {
    const times = [
      at(1, '2026-06-27T04:00:00Z', 3, [1, 2]),
      at(2, '2026-06-27T06:59:00Z', 3, [3, 4]),
      at(3, '2026-06-27T09:59:00Z', 3, [5, 6]),
    ];
    expect(overlapsIn(times)).to.deep.equal(['match 2 began at ground 1 before match 1 had ended']);
  });

  it('count a break of four days, and none of five', () => {
    const times = [
      at(1, '2026-06-06T04:00:00Z', 3, [1, 2]),
      at(2, '2026-06-10T04:00:00Z', 3, [1, 3]),
      at(3, '2026-06-11T04:00:00Z', 3, [2, 4]),
    ];
    expect(shortBreaksIn(times)).to.deep.equal(['match 2: squad 1 has a break of 4 days']);
  });

  it('are broken by a player of 41 kg, and by one who has a listed name', async () => {
    const { world } = await smallWorld();
    const [season] = seasonsOf(world);
    if (season === undefined) throw new Error('a world without a season');
    const [squad] = season.record.squads;
    const [player] = squad?.players ?? [];
    if (squad === undefined || player === undefined) throw new Error('a season without players');
    const light = {
      ...season,
      record: { ...season.record, squads: [{ ...squad, players: [{ ...player, weightKg: 41 }] }] },
    };
    expect(buildFaultsIn(light)).to.have.length(1);
    expect(buildFaultsIn(light)[0]).to.contain('and 41 kg');
    expect(namesakesIn(season, new Set([(player.fullname ?? '').toLowerCase()]))).to.have.length(1);
    expect(namesakesIn(season, new Set(['nobody of this name']))).to.deep.equal([]);
  });
});
