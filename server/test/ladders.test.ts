import { expect } from 'chai';
import type { SeasonLadder } from '@goalsquare/openapi';
import { appForSuite } from './support/app.js';
import { worldWith } from './support/world.js';

describe('ladders', () => {
  const app = appForSuite({ world: worldWith() });
  const seasons = '/v1/leagues/1/levels/1/seasons';
  const conferences = '/v1/leagues/3/levels/1/seasons/2019';

  const places = ({ squads }: SeasonLadder): readonly string[] =>
    squads.map(({ position, code, ladderPoints }) => `${position} ${code} ${ladderPoints}`);

  describe('a ladder', () => {
    it('is complete and current in the season under way', async () => {
      const line = (
        position: number,
        id: number,
        name: string,
        code: string,
        [ladderPoints, ladderPercentage, win, draw, loss, scored, against]: readonly [
          number,
          number,
          number,
          number,
          number,
          number,
          number,
        ],
      ) => ({
        position,
        id,
        name,
        code,
        ladderPoints,
        ladderPercentage,
        matches: { played: 1, win, draw, loss, winPct: 100 * win },
        scores: {
          for: scored,
          forAverage: scored,
          against,
          againstAverage: against,
          margin: scored - against,
          marginAverage: scored - against,
        },
      });
      expect(await app.read('getLevelLadder', `${seasons}/2026/ladder`)).to.deep.equal({
        seasonId: 2026,
        phaseId: 1,
        roundNumber: 1,
        squads: [
          line(1, 10, 'Petrels', 'PET', [4, 118.18, 1, 0, 0, 65, 55]),
          line(2, 30, 'Ravens', 'RAV', [2, 100, 0, 1, 0, 63, 63]),
          line(3, 40, 'Seals', 'SEA', [2, 100, 0, 1, 0, 63, 63]),
          line(4, 20, 'Quolls', 'QUO', [0, 84.62, 0, 0, 1, 55, 65]),
        ],
      });
    });

    it('of a finished season is that of the end of the home-and-away rounds, a match called off shared', async () => {
      const body = await app.read('getLevelLadder', `${seasons}/2025/ladder`);
      expect([body.roundNumber, body.phaseId]).to.deep.equal([2, 1]);
      expect(places(body)).to.deep.equal(['1 SEA 6', '2 PET 6', '3 QUO 4', '4 RAV 0']);
      expect(body.squads[1]).to.deep.include({
        ladderPercentage: 111.11,
        matches: { played: 1, win: 1, draw: 0, loss: 0, winPct: 100 },
      });
      expect(body.squads[3]?.scores).to.deep.equal({
        for: 91,
        forAverage: 45.5,
        against: 109,
        againstAverage: 54.5,
        margin: -18,
        marginAverage: -9,
      });
    });

    it('by round is as it stood then; a round of finals changes nothing', async () => {
      expect(places(await app.read('getLevelLadderByRound', `${seasons}/2025/ladder/1`))).to.deep.equal([
        '1 SEA 4',
        '2 PET 4',
        '3 QUO 0',
        '4 RAV 0',
      ]);
      const end = await app.read('getLevelLadder', `${seasons}/2025/ladder`);
      expect(await app.read('getLevelLadderByRound', `${seasons}/2025/ladder/2`)).to.deep.equal(end);
      expect(await app.read('getLevelLadderByRound', `${seasons}/2025/ladder/3`)).to.deep.equal(end);
    });

    it('of a round under way counts the completed matches', async () => {
      const body = await app.read('getLevelLadderByRound', `${seasons}/2026/ladder/2`);
      expect([body.roundNumber, body.squads.map(({ matches }) => matches.played)]).to.deep.equal([1, [1, 1, 1, 1]]);
    });

    it('has positions by conference, and can be requested for one', async () => {
      const inConference = (body: SeasonLadder) =>
        body.squads.map(({ position, code, conferenceCode, conferencePosition }) => [
          position,
          code,
          conferenceCode,
          conferencePosition,
        ]);
      const all = [
        [1, 'QUO', 'A', 1],
        [2, 'RAV', 'B', 1],
        [3, 'PET', 'A', 2],
        [4, 'SEA', 'B', 2],
      ];
      expect(inConference(await app.read('getLevelLadder', `${conferences}/ladder`))).to.deep.equal(all);
      expect(inConference(await app.read('getLevelLadder', `${conferences}/ladder?conference=A`))).to.deep.equal([
        all[0],
        all[2],
      ]);
      expect(
        inConference(await app.read('getLevelLadderByRound', `${conferences}/ladder/1?conference=B`)),
      ).to.deep.equal([all[1], all[3]]);
    });
  });

  describe('before the first match', () => {
    const later = appForSuite({ world: worldWith([]) });

    it('a ladder is alphabetical, without a round, and no percentage is divided by nothing', async () => {
      const body = await later.read('getLevelLadder', `${seasons}/2026/ladder`);
      expect(body).to.deep.equal({
        seasonId: 2026,
        squads: [
          [10, 'Petrels', 'PET'],
          [20, 'Quolls', 'QUO'],
          [30, 'Ravens', 'RAV'],
          [40, 'Seals', 'SEA'],
        ].map(([id, name, code], at) => ({
          position: at + 1,
          id,
          name,
          code,
          ladderPoints: 0,
          ladderPercentage: 0,
          matches: { played: 0, win: 0, draw: 0, loss: 0, winPct: 0 },
          scores: { for: 0, forAverage: 0, against: 0, againstAverage: 0, margin: 0, marginAverage: 0 },
        })),
      });
    });
  });
});
