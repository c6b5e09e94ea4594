import type { World } from '@goalsquare/data';
import type { StatisticsRow, StatisticsTable } from '@goalsquare/openapi';
import { expect } from 'chai';
import { appForSuite, sourceOf } from '../../support/app.js';
import { matchOfKicks, worldOfMatches, type Kicks } from '../../support/across-world.js';
import { played } from './fixtures.js';

/** The current matches, which tests add to. */
let current: readonly Kicks[] = played;
interface Current {
  readonly of: readonly Kicks[];
  readonly world: World;
  readonly source: ReturnType<typeof sourceOf>;
}
let known: Current | undefined;
const now = (): Current => {
  if (known?.of === current) return known;
  const matches = current.map(matchOfKicks);
  known = { of: current, world: worldOfMatches(matches), source: sourceOf(matches) };
  return known;
};

describe('pages of statistics across matches', () => {
  const app = appForSuite({
    matches: {
      matchIds: () => now().source.matchIds(),
      match: (id) => now().source.match(id),
      matchNow: (id) => now().source.matchNow?.(id),
    },
    world: () => now().world,
  });

  const PATH = '/v1/statistics/players';
  const idsOf = (rows: readonly StatisticsRow[]): readonly (number | undefined)[] =>
    rows.map(({ person }) => person?.personId);

  async function page(query: string): Promise<StatisticsTable> {
    const answer = await app.get(`${PATH}?${query}`);
    expect(answer.status).to.equal(200);
    return answer.body as StatisticsTable;
  }

  afterEach(() => {
    current = played;
  });

  it('follow one another by next until the last, and together are all rows', async () => {
    for (const sort of ['-KICK', 'KICK', 'person', '-person', '-matches', '-seconds,KICK']) {
      const all = await page(`metric=KICK&sort=${sort}&limit=1000`);
      const rows: StatisticsRow[] = [];
      let cursor = '';
      for (;;) {
        const one = await page(`metric=KICK&sort=${sort}&limit=2${cursor}`);
        rows.push(...one.rows);
        expect(one.rowCount).to.equal(all.rowCount);
        if (one.next === undefined) break;
        cursor = `&cursor=${one.next}`;
      }
      expect(rows).to.deep.equal(all.rows);
    }
  });

  it('are linked', async () => {
    const answer = await app.get(`${PATH}?metric=KICK&limit=2`);
    const [, url = ''] = /^<(?<url>[^>]+)>; rel="next"$/u.exec(String(answer.headers.link)) ?? [];
    expect(idsOf(((await app.get(url)).body as StatisticsTable).rows)).to.deep.equal([201, 103]);
  });

  it('of rows by match follow their starts and ids', async () => {
    const first = await page('metric=KICK&by=match&limit=2');
    const second = await page(`metric=KICK&by=match&limit=2&cursor=${first.next ?? ''}`);
    expect([...first.rows, ...second.rows].map(({ match }) => match?.matchId)).to.deep.equal([8001, 8002, 8003]);
    expect(second).not.to.have.property('next');
    expect(second.changed).to.equal(false);
  });

  it('go on after the last row when matches are added meanwhile, and say so', async () => {
    const first = await page('metric=KICK&limit=2');
    expect(idsOf(first.rows)).to.deep.equal([101, 102]);
    current = [...played, { id: 8005, round: 5, kicks: { 103: [6], 202: [9] } }];
    const second = await page(`metric=KICK&limit=2&cursor=${first.next ?? ''}`);
    expect(second.changed).to.equal(true);
    expect(idsOf(second.rows)).to.deep.equal([103, 201]);
    expect(second).not.to.have.property('next');
  });

  it('count a match at its revision, also one that is being played', async () => {
    const tagOf = async (): Promise<string> => String((await app.get(`${PATH}?metric=KICK`)).headers.etag);
    const before = await tagOf();
    expect((await app.get(`${PATH}?metric=KICK`).set('If-None-Match', before)).status).to.equal(304);
    current = [...played, { id: 8005, round: 5, isLive: true, kicks: { 103: [8] } }];
    const live = await app.get(`${PATH}?metric=KICK&limit=1`).set('If-None-Match', before);
    expect([live.status, idsOf((live.body as StatisticsTable).rows)]).to.deep.equal([200, [101]]);
    expect((await page('metric=KICK&personId=103&seasonId=2026')).rows[0]?.statistics[0]?.value).to.equal(8);
    current = [...played, { id: 8005, round: 5, isLive: true, kicks: { 103: [8, 1] } }];
    expect((await page('metric=KICK&personId=103&seasonId=2026')).rows[0]?.statistics[0]?.value).to.equal(9);
    expect(await tagOf()).not.to.equal(live.headers.etag);
  });

  describe('refuse', () => {
    const forged = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const refusal = async (query: string): Promise<readonly [number, string]> => {
      const answer = await app.get(`${PATH}?${query}`);
      return [answer.status, (answer.body as { detail: string }).detail];
    };
    const NO_CURSOR = [
      400,
      'cursor is not a cursor of this query. Send next exactly as the last page contained it, with the same query.',
    ];

    it('the cursor of another query, and accept it with another limit, format or fields', async () => {
      const { next = '' } = await page('metric=KICK&limit=1');
      expect(await refusal(`metric=GOAL&limit=1&cursor=${next}`)).to.deep.equal(NO_CURSOR);
      expect(await refusal(`metric=KICK&by=squad&cursor=${next}`)).to.deep.equal(NO_CURSOR);
      expect(idsOf((await page(`metric=KICK&limit=2&fields=rank&cursor=${next}`)).rows)).to.deep.equal([102, 201]);
    });

    it('forged cursors', async () => {
      const { next = '' } = await page('metric=KICK&limit=1');
      const [form, query, version, values, keys] = JSON.parse(Buffer.from(next, 'base64url').toString()) as unknown[];
      const forgeries: readonly unknown[] = [
        [2, query, version, values, keys],
        [form, query, version, values],
        [form, query, version, [], keys],
        [form, query, version, ['1'], keys],
        [form, query, version, [{}], keys],
        [form, query, version, values, [null]],
        [form, query, version, values, [1, 2]],
        [form, query, 7, values, keys],
        { length: 5 },
        null,
        'text',
      ];
      for (const one of forgeries)
        expect(await refusal(`metric=KICK&limit=1&cursor=${forged(one)}`), JSON.stringify(one)).to.deep.equal(
          NO_CURSOR,
        );
      for (const text of ['%00', 'a+b', '....', 'x'.repeat(2000)])
        expect((await refusal(`metric=KICK&cursor=${encodeURIComponent(text)}`))[0], text).to.equal(400);
    });

    it('no position, however far', async () => {
      const { next = '' } = await page('metric=KICK&limit=1');
      const [form, query, version] = JSON.parse(Buffer.from(next, 'base64url').toString()) as unknown[];
      const after = forged([form, query, version, [-1e300], [1e300]]);
      expect((await page(`metric=KICK&cursor=${after}`)).rows).to.deep.equal([]);
      const before = forged([form, query, version, [1e300], [-1]]);
      expect((await page(`metric=KICK&cursor=${before}`)).rows).to.have.lengthOf(5);
    });
  });
});
