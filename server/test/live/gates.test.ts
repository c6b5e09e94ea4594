import { expect } from 'chai';
import { contract, operationIds, type OperationId } from '@goalsquare/openapi';
import type { Entry, MatchHeader, StatusCode } from '@goalsquare/engine';
import { liveAppForSuite } from '../support/live-app.js';
import { matchCalls } from '../support/match-calls.js';
import { header, logs } from '../support/match-log.js';

/** The stage of a match: without teams, with both teams, or started. */
type Stage = 'scheduled' | 'teams' | 'started';

const whole = { scheduled: 200, teams: 200, started: 200 } as const;
const ofPlay = { scheduled: 'match-not-started', teams: 'match-not-started', started: 200 } as const;
const ofTeams = { scheduled: 'teams-not-entered', teams: 200, started: 200 } as const;

/** The response of each operation on a match at each stage. **Source**: ADR 14. */
const expected: Readonly<Partial<Record<OperationId, Readonly<Record<Stage, number | string>>>>> = {
  getMatch: whole,
  getMatchVenue: whole,
  getMatchPersons: { scheduled: 'match-not-started', teams: 200, started: 200 },
  getMatchMetrics: ofTeams,
  getMatchLeaders: ofTeams,
  getPlayerStatistics: ofTeams,
  getSquadStatistics: ofTeams,
  postPlayerStatistics: ofTeams,
  postSquadStatistics: ofTeams,
  getMatchScore: ofPlay,
  getMatchTransactions: ofPlay,
  getMatchChains: ofPlay,
  getMatchShots: ofPlay,
  getMatchEntries: ofPlay,
  getMatchStoppages: ofPlay,
  getMatchRotations: ofPlay,
};

const nobody: MatchHeader = {
  ...header,
  id: 8001,
  home: { ...header.home, players: [] },
  away: { ...header.away, players: [] },
};
const named = (side: 'home' | 'away'): Entry => ({ kind: 'correction', set: { [side]: header[side] } });
const status = (code: StatusCode): Entry => ({ kind: 'status', code });
const played = (logs[0]?.entries ?? []).filter((entry) => !(entry.kind === 'status' && entry.code === 'TEAMS'));

/** A match from its fixture to its final siren and after, entry by entry, and the stage each brings it to. */
const growth: readonly (readonly [Entry, Stage])[] = [
  [named('home'), 'scheduled'],
  [named('away'), 'teams'],
  [status('TEAMS'), 'teams'],
  [status('PREM'), 'teams'],
  ...played.map((entry) => [entry, 'started'] as const),
];

describe('a match that grows', () => {
  const { app, begin, append } = liveAppForSuite(() => Date.parse('2026-03-28T09:00:00Z'));

  const answered = async ({ rest, sent }: (typeof matchCalls)[number]): Promise<number | string> => {
    const answer = await (sent === undefined
      ? app.get(`/v1/matches/8001${rest}`)
      : app.post(`/v1/matches/8001${rest}`, sent));
    return answer.status === 200 ? 200 : (answer.body as { readonly type: string }).type.replace('/problems/', '');
  };

  const held = async (stage: Stage, after: string): Promise<void> => {
    for (const call of matchCalls)
      expect(await answered(call), `${call.operation} after ${after}`).to.equal(expected[call.operation]?.[stage]);
  };

  it('covers every operation on a match', () => {
    const ofMatches = Object.entries(contract.paths).flatMap(([path, methods]) =>
      path.startsWith('/v1/matches/') ? Object.values(methods).map(({ operationId }) => operationId) : [],
    );
    expect(Object.keys(expected)).to.have.members(ofMatches);
    expect(new Set(matchCalls.map(({ operation }) => operation))).to.have.lengthOf(ofMatches.length);
    expect(operationIds).to.include.members(ofMatches);
  });

  it('is not there before it begins', async () => {
    for (const call of matchCalls) expect(await answered(call)).to.equal('match-not-found');
  });

  /**
   * Nothing is let through from here on that was not before; of the rest each thirtieth entry is looked at, and the
   * last.
   */
  const isTold = (at: number): boolean => at < 10 || at % 30 === 0 || at === growth.length - 1;

  it('lets everything through as soon as the entry is taken that it waits for, and not before', async () => {
    await begin(nobody);
    await held('scheduled', 'the header');
    for (const [at, [entry, stage]] of growth.entries()) {
      await append(8001, [entry]);
      if (isTold(at)) await held(stage, JSON.stringify(entry));
    }
  });
});
