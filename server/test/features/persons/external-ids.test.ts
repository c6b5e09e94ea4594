import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Register, worldOf, writeRegister } from '@goalsquare/data';
import { briefOf, type SeasonRecord } from '@goalsquare/engine';
import type { ExternalIds, Person, Persons } from '@goalsquare/openapi';
import { expect } from 'chai';
import type { Response } from 'supertest';
import { openMatches } from '../../support/match-log.js';
import { currentExternalIds } from '../../../src/features/persons/external-ids.js';
import { accountsWith } from '../../support/accounts.js';
import { appForSuite, sourceOf } from '../../support/app.js';
import { differencesFrom } from '../../support/contract-shape.js';
import { expectProblem } from '../../support/problem.js';
import { record } from '../../support/season.js';

const person = (externalId: string, id: number, source = 'afl') => ({
  kind: 'person' as const,
  source,
  externalId,
  id,
  name: 'Ada Brook',
});
const { register } = Register.empty.with([
  person('CD_I9001', 9001),
  person('77', 9001, 'afltables'),
  person('CD_I9999', 9999),
  { kind: 'squad', source: 'afl', externalId: 'CD_T1', id: 9001 },
  { kind: 'squad', source: 'afl', externalId: 'CD_T902', id: 10, name: 'Otters' },
  { kind: 'squad', source: 'squiggle', externalId: '1', id: 10 },
  { kind: 'venue', source: 'afl', externalId: 'CD_V1', id: 40 },
  { kind: 'match', source: 'afl', externalId: 'CD_M1', id: 7001 },
  { kind: 'match', source: 'afl', externalId: 'CD_M2', id: 7002 },
]);
/** Four in five are of a squad that the world has. */
const manyIds = Array.from({ length: 2500 }, (_, at) => ({
  kind: 'squad' as const,
  source: at % 2 === 0 ? 'even' : 'odd',
  externalId: `T${at}`,
  id: at % 5 === 0 ? 99 : 10,
}));
const season: SeasonRecord = {
  ...record,
  id: 2031,
  squads: [{ id: 10, code: 'OTT', name: 'Otters', players: [{ personId: 9001, fullname: 'Ada Brook' }] }],
};
const key = { leagueId: 1, levelId: 1, seasonId: 2031 };
const world = worldOf({
  briefs: [{ ...key, seasonId: 2026, version: '1', briefs: () => openMatches().slice(0, 1).map(briefOf) }],
  records: [{ ...key, league: season.league, level: season.level, file: 'a.json', version: '1', record: () => season }],
});

describe('external ids', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-'));
  const file = path.join(folder, 'register.jsonl');
  writeFileSync(file, writeRegister(register));
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const parts = { matches: sourceOf([]), world, dataDirectory: folder };
  const app = appForSuite(parts);
  const licensed = appForSuite({
    ...parts,
    accounts: accountsWith({ elsewhere: { tier: 'Basic', leagues: [{ leagueId: 2 }] } }),
  });
  const many = path.join(folder, 'many');
  mkdirSync(many);
  writeFileSync(path.join(many, 'register.jsonl'), writeRegister(Register.empty.with(manyIds).register));
  const appOfMany = appForSuite({ ...parts, dataDirectory: many });
  const find = (externalId: string, source = 'afl'): string => `/v1/persons?source=${source}&externalId=${externalId}`;

  describe('answers', () => {
    it('the person to whom a source gives an id, with the ids of all sources', async () => {
      for (const url of [find('CD_I9001'), find('77', 'afltables'), '/v1/persons?name=ada']) {
        const answer = await app.get(url);
        expect([answer.status, differencesFrom('Persons', answer.body)]).to.deep.equal([200, []]);
        const [one, ...others] = (answer.body as Persons).persons;
        expect(others).to.deep.equal([]);
        expect(one?.personId).to.equal(9001);
        expect(one?.externalIds).to.deep.equal([
          { source: 'afl', externalId: 'CD_I9001' },
          { source: 'afltables', externalId: '77' },
        ]);
      }
      expect(((await app.get('/v1/persons/9001')).body as Person).externalIds).to.have.lengthOf(2);
    });

    const lists: readonly (readonly [query: string, readonly string[]])[] = [
      ['kind=squad&source=afl&externalId=CD_T902', ['10 afl CD_T902']],
      ['kind=squad&id=10', ['10 afl CD_T902', '10 squiggle 1']],
      ['kind=squad', ['10 afl CD_T902', '10 squiggle 1']],
      ['kind=venue&externalId=CD_V1', ['40 afl CD_V1']],
      ['kind=match&source=afl', ['7001 afl CD_M1']],
      ['kind=person&source=afltables', ['9001 afltables 77']],
      ['kind=match&source=squiggle', []],
    ];
    for (const [query, expected] of lists)
      it(`the ids of ${query}, unless no season has what they are of`, async () => {
        const answer = await app.get(`/v1/external-ids?${query}`);
        expect([answer.status, differencesFrom('ExternalIds', answer.body)]).to.deep.equal([200, []]);
        const { total, externalIds } = answer.body as ExternalIds;
        const found = externalIds.map(({ id, source, externalId }) => `${id} ${source} ${externalId}`);
        expect([total, found]).to.deep.equal([expected.length, expected]);
      });

    it('at most limit ids, and how many there are', async () => {
      const { total, externalIds } = (await app.get('/v1/external-ids?kind=squad&limit=1')).body as ExternalIds;
      expect([total, externalIds.length]).to.deep.equal([2, 1]);
    });

    it('each of more than 1,000 ids once, page after page, with the URL of the next page', async () => {
      let url: string | undefined = '/v1/external-ids?kind=squad&source=odd&limit=400';
      const found: string[] = [];
      const sizes: number[] = [];
      while (url !== undefined) {
        const answer: Response = await appOfMany.get(url);
        expect([answer.status, differencesFrom('ExternalIds', answer.body)]).to.deep.equal([200, []]);
        const { total, externalIds, next } = answer.body as ExternalIds;
        found.push(...externalIds.map(({ externalId }) => externalId));
        sizes.push(total, externalIds.length);
        const link: string | undefined = /<([^>]*)>; rel="next"/u.exec(String(answer.headers.link))?.[1];
        expect(link === undefined ? undefined : new URLSearchParams(link.split('?')[1]).get('cursor')).to.equal(next);
        url = link;
      }
      expect(sizes).to.deep.equal([1000, 400, 1000, 400, 1000, 200]);
      expect(found).to.deep.equal(
        manyIds.filter(({ source, id }) => source === 'odd' && id === 10).map(({ externalId }) => externalId),
      );
    });

    it('304 to a caller who has the response', async () => {
      const { headers } = await app.get(find('CD_I9001'));
      expect((await app.get(find('CD_I9001')).set('If-None-Match', String(headers.etag))).status).to.equal(304);
    });
  });

  describe('refuses', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['', 'name'],
      ['?source=afl', 'externalId'],
      ['?externalId=CD_I9001', 'source'],
      ['?name=ada&source=afl&externalId=CD_I9001', 'name'],
    ];
    for (const [query, parameter] of cases)
      it(`a call with ${query === '' ? 'nothing to look for' : query}`, async () => {
        const answer = await app.get(`/v1/persons${query}`);
        expect(answer.status).to.equal(400);
        expect((answer.body as { errors: readonly { parameter: string }[] }).errors[0]?.parameter).to.equal(parameter);
      });

    it('a list of no kind, or of an unknown one', async () => {
      for (const query of ['', '?kind=umpire'])
        expect((await app.get(`/v1/external-ids${query}`)).status).to.equal(400);
    });

    it('a cursor of other parameters, of another state of the register, and no cursor', async () => {
      const list = '/v1/external-ids?kind=squad&limit=1';
      const { next } = (await app.get(list)).body as ExternalIds;
      const refused = [
        await app.get(`${list}&source=afl&cursor=${next}`),
        await appOfMany.get(`${list}&cursor=${next}`),
        await app.get(`${list}&cursor=x`),
      ];
      for (const { status, body } of refused) {
        const [fault] = (body as { errors: readonly { parameter: string; detail: string }[] }).errors;
        expect([status, fault?.parameter]).to.deep.equal([400, 'cursor']);
      }
      expect((await app.get(`${list}&cursor=${next}`)).status).to.equal(200);
    });

    it('to read a register that is damaged, and reports it', async () => {
      const damaged = mkdtempSync(path.join(tmpdir(), 'goalsquare-'));
      writeFileSync(path.join(damaged, 'register.jsonl'), 'x\n');
      const faults: string[] = [];
      const ids = await currentExternalIds(damaged, (fault) => faults.push(fault))();
      expect(ids.fault).to.match(/^register\.jsonl(?::1)?: /u);
      expect(faults).to.deep.equal([ids.fault]);
      rmSync(damaged, { recursive: true, force: true });
    });
  });

  describe('edges', () => {
    it('finds nobody by another id, by that of a squad, or of a person without seasons', async () => {
      for (const url of [find('CD_I1'), find('CD_I9001', 'other'), find('CD_T1'), find('CD_I9999')])
        expect((await app.get(url)).body).to.deep.equal({ persons: [] });
    });

    it('lists nothing of seasons without a licence', async () => {
      for (const kind of ['person', 'squad', 'venue', 'match'])
        expect((await licensed.getAs('elsewhere', `/v1/external-ids?kind=${kind}`)).body).to.deep.equal({
          total: 0,
          externalIds: [],
        });
    });

    it('finds nobody without a licence for a season of the person', async () => {
      expect((await licensed.getAs('elsewhere', find('CD_I9001'))).body).to.deep.equal({ persons: [] });
      expectProblem(
        await licensed.getAs('elsewhere', '/v1/persons/9001').set('X-Request-Id', 'test'),
        'person-not-found',
        'There is no person 9001.',
      );
    });

    it('reads the register again when it has changed, once a second at most', async () => {
      let clock = 0;
      const current = currentExternalIds(
        folder,
        () => undefined,
        () => clock,
      );
      const first = await current();
      writeFileSync(file, writeRegister(register.with([person('CD_I5', 5)]).register));
      expect(await current()).to.equal(first);
      clock = 1500;
      expect((await current()).register.idOf('person', 'afl', 'CD_I5')).to.equal(5);
    });
  });
});
