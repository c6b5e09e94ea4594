import { tableFromIPC } from '@uwdata/flechette';
import type { MeasuredStatistic, PersonMatches, StatisticsRow, StatisticsTable } from '@goalsquare/openapi';
import { expect } from 'chai';
import { parquetReadObjects } from 'hyparquet';
import type { Test } from 'supertest';
import { appForSuite } from '../../support/app.js';
import { partsOver, played } from './fixtures.js';

describe('formats of statistics across matches', () => {
  const app = appForSuite(partsOver(played));

  const PATH = '/v1/statistics/players?seasonId=2025,2026&metric=KICK,GOAL&measure=total,perMatch';

  /** Reads the bytes of a response. */
  const bytesOf = (test: Test): Promise<Buffer> =>
    test
      .buffer(true)
      .parse((res, done) => {
        const parts: Buffer[] = [];
        res
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => {
            done(null, Buffer.concat(parts));
          });
      })
      .then(({ status, body }) => {
        expect(status).to.equal(200);
        return body as Buffer;
      });

  type Cells = Readonly<Record<string, unknown>>;

  const exact = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;

  const readers: Readonly<Record<string, (bytes: Buffer) => Promise<readonly Cells[]>>> = {
    arrow: (bytes) => Promise.resolve(tableFromIPC(new Uint8Array(bytes)).toArray() as readonly Cells[]),
    parquet: (bytes) => parquetReadObjects({ file: exact(bytes) }),
    csv: (bytes) => {
      const [names = '', ...lines] = bytes.toString('utf8').trimEnd().split('\r\n');
      const cellOf = (text: string): unknown =>
        text === '' ? null : /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : text;
      return Promise.resolve(
        lines.map((line) => {
          const cells = line.split(',').map(cellOf);
          return Object.fromEntries(names.split(',').map((name, at) => [name, cells[at]]));
        }),
      );
    },
  };

  const statisticCells = ({
    code,
    measure,
    value,
    valueDisplay,
    order,
    rank,
    percentile,
  }: MeasuredStatistic): Cells => ({
    metric_code: code,
    measure,
    value,
    value_display: valueDisplay,
    order,
    rank,
    percentile: percentile ?? null,
  });

  const flat = ({ person, matches, seconds, statistics }: StatisticsRow): readonly Cells[] =>
    statistics.map((statistic) => ({
      person_id: person?.personId,
      person_fullname: person?.fullname,
      person_display_name: person?.displayName,
      person_squad_id: person?.squadId,
      person_squad_name: person?.squadName,
      person_squad_code: person?.squadCode,
      matches,
      seconds,
      ...statisticCells(statistic),
    }));

  /** Values as readers of any format return them: CSV has numbers where texts look like them. */
  const plain = (rows: readonly Cells[]): readonly Cells[] =>
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, name === 'value_display' ? Number(value) : value]),
      ),
    );

  for (const [format, read] of Object.entries(readers))
    it(`${format} has the rows of JSON, a statistic in each`, async () => {
      const { rows } = (await app.get(PATH)).body as StatisticsTable;
      const found = await read(await bytesOf(app.get(`${PATH}&format=${format}`)));
      expect(plain(found)).to.deep.equal(plain(rows.flatMap(flat)));
    });

  const accepted: readonly (readonly [accept: string, type: string])[] = [
    ['application/vnd.apache.arrow.stream', 'application/vnd.apache.arrow.stream'],
    ['application/vnd.apache.parquet', 'application/vnd.apache.parquet'],
    ['text/csv', 'text/csv; charset=utf-8; header=present'],
    ['application/json, text/csv;q=0.5', 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
    ['image/png', 'application/json; charset=utf-8'],
  ];
  for (const [accept, type] of accepted)
    it(`Accept: ${accept} is answered with ${type}`, async () => {
      const { headers } = await app.get(PATH).set('Accept', accept);
      expect(headers['content-type']).to.equal(type);
      expect(headers.vary).to.include('Accept');
    });

  it('have entity tags of their own, and files have names', async () => {
    const answers = await Promise.all(
      ['json', 'csv', 'arrow', 'parquet'].map((format) => app.get(`${PATH}&format=${format}`)),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag as unknown)).size).to.equal(4);
    expect(answers.map(({ headers }) => headers['content-disposition'] as unknown)).to.deep.equal([
      undefined,
      'attachment; filename="players.csv"',
      'attachment; filename="players.arrow"',
      'attachment; filename="players.parquet"',
    ]);
  });

  it('can be empty', async () => {
    for (const [format, read] of Object.entries(readers))
      expect(await read(await bytesOf(app.get(`${PATH}&minMatches=9&format=${format}`)))).to.deep.equal([]);
  });

  it('have the columns of the dimensions and fields that are requested', async () => {
    const headOf = async (query: string): Promise<string> =>
      (await app.get(`/v1/statistics/squads?metric=KICK&format=csv&${query}`)).text.split('\r\n')[0] ?? '';
    expect(await headOf('by=round,result&fields=rank')).to.equal('round_number,result,metric_code,measure,value,rank');
    expect(await headOf('by=squad,opponent&fields=matches')).to.equal(
      'squad_id,squad_name,squad_code,opponent_id,opponent_name,opponent_code,matches,metric_code,measure,value',
    );
    expect(await headOf('by=venue,season&fields=order')).to.equal(
      'venue_id,venue_name,venue_code,season_id,metric_code,measure,value,order',
    );
  });

  it('keep names from being formulas of spreadsheets, and numbers as they are', async () => {
    const { text } = await app.get('/v1/statistics/squads?metric=KICK&context=Diff&format=csv');
    expect(text).to.include(',KICK,total,-');
  });

  it('of a game log have the match, the squad, the opponent and the margin', async () => {
    const path = '/v1/persons/101/matches?metric=KICK&seasonId=2026&leagueId=1';
    const { rows } = (await app.get(path)).body as PersonMatches;
    for (const [format, read] of Object.entries(readers)) {
      const found = await read(await bytesOf(app.get(`${path}&format=${format}`)));
      expect(
        found.map(({ match_id, squad_id, opponent_id, result, margin, value }) => [
          match_id,
          squad_id,
          opponent_id,
          result,
          Number(margin),
          value,
        ]),
      ).to.deep.equal(
        rows.map(({ match, squad, opponent, result, margin, statistics }) => [
          match.matchId,
          squad.squadId,
          opponent.squadId,
          result,
          margin,
          statistics[0]?.value,
        ]),
      );
    }
  });
});
