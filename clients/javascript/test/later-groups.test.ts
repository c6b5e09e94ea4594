import { API } from '@goalsquare/client';
import { expect } from 'chai';
import { client, MATCH } from './support/server.js';

describe('methods that are loaded with their first call', () => {
  const api = client();

  it('list revisions of all pages, and what differs between two', async () => {
    const revisions = await api.revisions(MATCH);
    expect(revisions.length).to.be.above(1000);
    expect(revisions.map(({ revision }) => revision)).to.deep.equal(revisions.map((_, at) => at + 1));
    const changes = await api.revisionChanges(MATCH, '1900...2000', 'DISPOSAL');
    expect(changes.length).to.be.above(0);
    for (const { code, before, after, first_revision: first, last_revision: last } of changes) {
      expect(code).to.equal('DISPOSAL');
      expect(after).to.not.equal(before);
      expect(Number(first)).to.be.within(1901, Number(last));
    }
  });

  it('list changes of all matches, and every occurrence of a metric', async () => {
    const { changes } = await api.getChanges({ limit: 3 });
    const rows = await api.changes(undefined, { limit: 3 });
    expect(rows.map(({ message_id: id }) => id)).to.deep.equal(changes.map(({ messageId }) => messageId));
    const goals = await api.flow(MATCH, 'GOAL');
    const { home, away } = await api.getMatchScore({ matchId: MATCH });
    expect(goals.reduce((sum, { amount }) => sum + Number(amount), 0)).to.equal(
      (home.goals ?? NaN) + (away.goals ?? NaN),
    );
  });

  it('list the acts of a total of a season', async () => {
    const [top] = await api.seasonStats('GOAL', 2025, { of: 'squads', measure: 'total', limit: 1 });
    const acts = await api.seasonEvidence('GOAL', Number(top?.squad_id), 2025, { of: 'squads' });
    const total = acts.reduce((sum, act) => sum + Number(act.sign) * Number(act.weight) * Number(act.amount), 0);
    expect(total).to.equal(top?.GOAL);
    expect(acts.columns.slice(0, 3)).to.deep.equal(['match_id', 'season_id', 'round_number']);
  });

  it('list ins and outs of one match and of several', async () => {
    const rounds = await api.fixture(2025);
    const [first, later] = [rounds[0], rounds.at(-1)];
    const changes = await api.insAndOuts([first, later].map((match) => Number(match?.match_id)));
    expect(changes.columns).to.deep.equal(
      'match_id squad_id change person_id person_fullname person_display_name reason'.split(' '),
    );
    expect(new Set(changes.map(({ match_id: id }) => id))).to.deep.equal(new Set([later?.match_id]));
    expect(new Set(changes.map(({ change }) => change))).to.deep.equal(new Set(['In', 'Out']));
  });

  it('list external ids of all pages, or as many as are wanted', async () => {
    const asked: (readonly (string | null)[])[] = [];
    const page = (next?: string, ids = [1]): Response =>
      Response.json({ total: 1200, externalIds: ids.map((id) => ({ kind: 'match', id, source: 'afl' })), next });
    const pages = [
      page(
        'a',
        Array.from({ length: 1000 }, (_, at) => at),
      ),
      page(undefined, [1000]),
      page('b', [1, 2]),
    ];
    const fetch = (input: unknown): Promise<Response> => {
      const { searchParams } = new URL(String(input));
      asked.push([searchParams.get('limit'), searchParams.get('cursor')]);
      return Promise.resolve(pages.shift() ?? page());
    };
    const scripted = new API({ environment: 'http://server.test', token: 'secret', fetch });
    const ids = (await scripted.externalIds('match', { source: 'afl' })).map(({ id }) => id);
    expect(ids).to.deep.equal(Array.from({ length: 1001 }, (_, at) => at));
    expect(await scripted.externalIds('match', { limit: 2 })).to.have.lengthOf(2);
    expect(asked).to.deep.equal([
      ['1000', null],
      ['1000', 'a'],
      ['2', null],
    ]);
  });

  it('return what the operations return', async () => {
    expect(await api.quality(MATCH)).to.deep.equal(await api.getMatchQuality({ matchId: MATCH }));
    expect(await api.seasonQuality(2025)).to.deep.equal(await api.getSeasonQuality({ seasonId: 2025 }));
    expect(await api.positions(1)).to.deep.equal(await api.rows('getPositions', { positionTypeId: 1 }));
    expect(await api.chainEndTypes()).to.deep.equal(await api.rows('getChainEndTypes'));
    expect((await api.externalIds('match', { limit: 1 })).columns).to.deep.equal([
      'kind',
      'id',
      'source',
      'external_id',
    ]);
  });
});
