import { ConfigurationError } from '@goalsquare/client';
import { expect } from 'chai';
import { basicClient, client, MATCH } from './support/server.js';
import { rejection } from './support/rejection.js';

describe('evidence', () => {
  it('has the terms that a value adds up, with all pages', async () => {
    const [squad] = await client().squadStats(MATCH, { metric: 'DISPOSAL' });
    const terms = await client().evidence(MATCH, 'DISPOSAL', { squadId: squad?.squad_id });
    expect(terms.reduce((sum, { amount, sign }) => sum + sign * amount, 0)).to.equal(squad?.value);
    expect(terms.columns).to.include.members(['match_id', 'base', 'transaction_id', 'x_rotated', 'to_period_secs']);
    expect(new Set(terms.map(({ match_id }) => match_id))).to.deep.equal(new Set([MATCH]));
  });

  it('has the filters of the statistic, for one match or several', async () => {
    const filters = { metric: 'KICK', period: [1, 2] } as const;
    const player = (await client().playerStats(MATCH, filters)).find(({ value }) => value > 0);
    const terms = await client().evidence([MATCH], 'KICK', { personId: player?.person_id, period: [1, 2] });
    expect(terms).to.have.lengthOf(player?.value ?? NaN);
    expect(terms.every(({ period }) => period < 3)).to.equal(true);
  });

  it('has the sums without the terms as a summary', async () => {
    const [squad] = await client().squadStats(MATCH, { metric: 'KICK' });
    const summary = await client().evidenceSummary(MATCH, 'KICK', { squadId: squad?.squad_id });
    expect(summary).to.include({ matchId: MATCH, value: squad?.value }).and.to.not.have.any.keys('terms', 'next');
  });

  it('needs a player or a squad, and the tier of transactions', async () => {
    const nobody = await rejection(client().evidence(MATCH, 'KICK'));
    expect(nobody).to.be.instanceOf(ConfigurationError).with.property('message', 'getPlayerEvidence needs personId.');
    const [squad] = await client().squadStats(MATCH, { metric: 'KICK' });
    const basic = await rejection(basicClient().evidence(MATCH, 'KICK', { squadId: squad?.squad_id }));
    expect((basic as Error).message).to.include('does not have the Transactional tier');
  });

  it('keeps the earlier names of batches, and the earlier place of the metric of form', async () => {
    const { prototype } = client().constructor as { prototype: Readonly<Record<string, unknown>> };
    expect(prototype.playerStatsPost).to.equal(prototype.playerBatch);
    const [now, before] = [
      await client().form(undefined, 'GOAL', { squad: 'BRI', seasonId: 2025 }),
      await client().form(undefined, { metric: 'GOAL', squad: 'BRI', seasonId: 2025 }),
    ];
    expect(now).to.deep.equal(before).and.to.have.length.greaterThan(0);
  });
});
