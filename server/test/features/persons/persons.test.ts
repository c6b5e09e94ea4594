import { worldOf } from '@goalsquare/data';
import { briefOf, openMatch, type Entry, type MatchHeader, type SeasonRecord } from '@goalsquare/engine';
import type { Person, Persons } from '@goalsquare/openapi';
import { expect } from 'chai';
import { accountsWith } from '../../support/accounts.js';
import { appForSuite, sourceOf } from '../../support/app.js';
import { differencesFrom } from '../../support/contract-shape.js';
import { header } from '../../support/match-log.js';
import { expectProblem } from '../../support/problem.js';
import { record } from '../../support/season.js';

const listed = (personId: number, firstname: string, surname: string, jumperNumber?: number) => ({
  personId,
  fullname: `${firstname} ${surname}`,
  firstname,
  surname,
  ...(jumperNumber !== undefined && { jumperNumber }),
});

const recordOf = (id: number, squads: NonNullable<SeasonRecord['squads']>): SeasonRecord => ({
  ...record,
  id,
  squads,
});

const petrels = { id: 10, code: 'PET', name: 'Petrels' };
const quolls = { id: 20, code: 'QUO', name: 'Quolls' };
const early = recordOf(2025, [
  { ...petrels, players: [listed(501, 'Zoë', "O'Shaughnessy", 7), listed(502, 'Smith', 'Harper')] },
]);
const late = recordOf(2026, [
  {
    ...petrels,
    players: [listed(503, 'Ada', 'Smithson', 70), listed(504, 'Ada', 'Smith'), listed(506, 'Søren', 'Łukaß')],
  },
  { ...quolls, players: [listed(501, 'Zoe', 'Nunez-Hale', 9), listed(505, 'Bea', 'Smyth')] },
]);

const entries: readonly Entry[] = [
  { kind: 'status', code: 'LIVE', period: 1 },
  { kind: 'transaction', id: 1, code: 'KKEF', period: 1, periodSeconds: 5, side: 'home', personId: 101, x: 4, y: 0 },
  { kind: 'status', code: 'FINAL' },
];
const changed: Partial<MatchHeader> = { id: 7001 };
const match = openMatch({ header: { ...header, ...changed }, entries });
const key = (seasonId: number) => ({ leagueId: 1, levelId: 1, seasonId });
const world = worldOf({
  briefs: [{ ...key(2026), version: '1', briefs: () => [briefOf(match)] }],
  records: [early, late].map((one) => ({
    ...key(one.id),
    league: one.league,
    level: one.level,
    file: `${one.id}.json`,
    version: '1',
    record: () => one,
  })),
});
const parts = { matches: sourceOf([match]), world };

describe('persons', () => {
  const app = appForSuite(parts);
  const licensed = appForSuite({
    ...parts,
    accounts: accountsWith({
      early: { tier: 'Basic', leagues: [{ leagueId: 1, seasonIds: [2025] }] },
      elsewhere: { tier: 'Basic', leagues: [{ leagueId: 2 }] },
    }),
  });

  const pathOf = (name: string, more = ''): string => `/v1/persons?name=${encodeURIComponent(name)}${more}`;

  async function found(name: string, more = ''): Promise<readonly number[]> {
    const answer = await app.get(pathOf(name, more));
    expect([answer.status, differencesFrom('Persons', answer.body)]).to.deep.equal([200, []]);
    return (answer.body as Persons).persons.map(({ personId }) => personId);
  }

  describe('answers', () => {
    const cases: readonly (readonly [name: string, why: string, ids: readonly number[]])[] = [
      ['Ada Smith', 'the whole name first', [504, 503]],
      ['smith ada', 'in any order and letter case', [504, 503]],
      ['smiths', 'by the beginning of a name', [503]],
      ['SHAUGHN zoe', 'by the beginning of the part after an apostrophe', [501]],
      ["o'shaughnessy", 'with an apostrophe', [501]],
      ['oshaughnesy', 'with a letter missing', [501]],
      ['zoe', 'without accents', [501]],
      ['ZOË', 'with accents', [501]],
      ['hale', 'by either part of a double name, under each name that a season has', [501]],
      ['harpre', 'with two letters swapped', [502]],
      ['ada simth', 'with two letters of a short name swapped, if nothing else is found', [504]],
      ['soren lukass', 'without letters of other alphabets', [506]],
      ['SØREN ŁUKAẞ', 'with letters of other alphabets', [506]],
      ['a smith', 'by an initial', [504]],
      ['smithson 70', 'by a jumper number', [503]],
      ['#9 zoe', 'by the jumper number of any season', [501]],
      ['7 zoe', 'by another season of it', [501]],
      ['ada 7', 'not by the beginning of a number', []],
      ['nobody', 'nobody', []],
    ];
    for (const [name, why, ids] of cases)
      it(`${why}: ${name}`, async () => {
        const persons = await found(name);
        if (ids.length === 0) expect(persons).to.deep.equal([]);
        else expect(persons.slice(0, ids.length)).to.deep.equal(ids);
      });

    it('as many as the limit allows', async () => {
      expect(await found('smith', '&limit=1')).to.have.lengthOf(1);
    });

    it('a person with squads and seasons, the latest first, and matches played', async () => {
      const answer = await app.get('/v1/persons/501');
      expect(differencesFrom('Person', answer.body)).to.deep.equal([]);
      expect(answer.body).to.deep.equal({
        personId: 501,
        fullname: 'Zoe Nunez-Hale',
        displayName: 'Z. Nunez-Hale',
        firstname: 'Zoe',
        surname: 'Nunez-Hale',
        squads: [
          { ...key(2026), squadId: 20, squadName: 'Quolls', squadCode: 'QUO', jumperNumber: 9, matches: 0 },
          { ...key(2025), squadId: 10, squadName: 'Petrels', squadCode: 'PET', jumperNumber: 7, matches: 0 },
        ],
      });
      const played = (await app.get('/v1/persons/101')).body as Person;
      expect(played.squads.map(({ squadId, matches }) => [squadId, matches])).to.deep.equal([[10, 1]]);
    });

    it('304 to a caller who has the response', async () => {
      for (const path of [pathOf('ada'), '/v1/persons/501']) {
        const { headers } = await app.get(path);
        expect((await app.get(path).set('If-None-Match', String(headers.etag))).status).to.equal(304);
      }
    });
  });

  describe('with a licence for some seasons', () => {
    it('leaves out other seasons, and persons of other seasons only', async () => {
      const search = async (name: string): Promise<readonly Person[]> =>
        ((await licensed.getAs('early', pathOf(name))).body as Persons).persons;
      const [person] = await search('zoe');
      expect(person).to.deep.include({ fullname: "Zoë O'Shaughnessy" });
      expect(person?.squads.map(({ seasonId }) => seasonId)).to.deep.equal([2025]);
      expect(await search('ada')).to.deep.equal([]);
      expectProblem(
        await licensed.getAs('early', '/v1/persons/504').set('X-Request-Id', 'test'),
        'person-not-found',
        'There is no person 504.',
      );
      expect((await licensed.getAs('elsewhere', pathOf('zoe'))).body).to.deep.equal({ persons: [] });
      for (const ofOtherSeason of ['hale', '#9 zoe', 'nunez'])
        expect((await licensed.getAs('early', pathOf(ofOtherSeason))).body, ofOtherSeason).to.deep.equal({
          persons: [],
        });
    });
  });

  describe('refuses', () => {
    const refused: readonly (readonly [path: string, parameter: string, detail: string])[] = [
      ['/v1/persons', 'name', 'Give name, or both source and externalId.'],
      [pathOf('  -- '), 'name', 'name has 0 words; it must have 1 to 6.'],
      [pathOf('a b c d e f g'), 'name', 'name has 7 words; it must have 1 to 6.'],
      [pathOf('ada', '&limit=101'), 'limit', "limit '101' is not a whole number from 1 to 100."],
    ];
    for (const [path, parameter, detail] of refused)
      it(path, async () => {
        const answer = await app.get(path);
        expect(answer.status).to.equal(400);
        expect((answer.body as { errors: readonly object[] }).errors[0]).to.deep.include({ detail, parameter });
      });

    it('an id that nobody has', async () => {
      expectProblem(
        await app.get('/v1/persons/9').set('X-Request-Id', 'test'),
        'person-not-found',
        'There is no person 9.',
      );
    });
  });
});
