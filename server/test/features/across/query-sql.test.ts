import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import type { StatisticsTable } from '@goalsquare/openapi';
import { expect } from 'chai';
import { appForSuite } from '../../support/app.js';
import { logOf } from '@goalsquare/engine';
import { matchOfKicks } from '../../support/across-world.js';
import { datasetForSuite } from '../datasets/dataset-folder.js';
import { partsOver, played } from './fixtures.js';

type Row = Readonly<Record<string, unknown>>;

const dataset = datasetForSuite(played.map((kicks) => logOf(matchOfKicks(kicks))));

describe('questions as SQL', () => {
  const app = appForSuite(partsOver(played));
  const live = appForSuite(partsOver([{ id: 8001, round: 1, isLive: true, kicks: { 101: [1, 2] } }]));
  let connection: DuckDBConnection;

  before(async () => {
    connection = await (await DuckDBInstance.create(':memory:')).connect();
  });

  after(() => {
    connection.closeSync();
  });

  const PLAYERS = '/v1/statistics/players?seasonId=2026';
  const SQUADS = '/v1/statistics/squads?seasonId=2026';
  const text = async (url: string): Promise<string> => {
    const place = encodeURIComponent(dataset.directory);
    return (await app.get(`${url}&format=sql&dataset=${place}`).expect(200)).text;
  };
  const rowsOf = async (statement: string): Promise<readonly Row[]> =>
    (await connection.runAndReadAll(statement)).getRowObjectsJson();

  describe('answers', () => {
    const questions: readonly (readonly [string, 'person' | 'squad', string])[] = [
      [`${PLAYERS}&metric=KICK&limit=5`, 'person', 'KICK'],
      [`${PLAYERS}&metric=DISPOSAL_EFFICIENCY&period=1,2&zone=MID&sort=person`, 'person', 'DISPOSAL_EFFICIENCY'],
      [`${PLAYERS}&metric=TIME_ON_GROUND&scoreState=level&sort=-matches`, 'person', 'TIME_ON_GROUND'],
      [`${SQUADS}&metric=KICK&context=Diff`, 'squad', 'KICK'],
    ];
    for (const [url, who, code] of questions)
      it(`the rows of ${url}`, async () => {
        const { rows } = (await app.get(url)).body as StatisticsTable;
        const expected = rows.map(({ [who]: owner, matches, seconds, statistics: [one] }) => [
          owner && ('personId' in owner ? owner.personId : owner.squadId),
          matches,
          seconds,
          one?.value ?? null,
          one?.order ?? null,
          one?.rank ?? null,
        ]);
        const found = await rowsOf(await text(url));
        expect(
          found.map((row) => [
            row[`${who}Id`],
            Number(row.matches),
            Number(row.seconds),
            row[code] === null ? null : Math.round(Number(row[code]) * 10_000) / 10_000,
            row[`${code}_order`] === null ? null : Number(row[`${code}_order`]),
            row[`${code}_rank`] === null ? null : Number(row[`${code}_rank`]),
          ]),
        ).to.deep.equal(expected);
        expect(expected).to.not.have.lengthOf(0);
      });

    it('a statement for each query of a body, for the engine that it names', async () => {
      const answer = await app.post('/v1/statistics/players?format=sql&dialect=spark', {
        queries: [{ metricCodes: ['KICK'] }, { metricCodes: ['GOAL'], phases: ["O'Hara \\"] }],
      });
      expect([answer.status, answer.headers['content-type']]).to.deep.equal([200, 'application/sql; charset=utf-8']);
      expect(answer.text.match(/;\n/gu)).to.have.lengthOf(2);
      expect(answer.text).to.include('from parquet.`dataset/contributions` c');
      expect(answer.text).to.include("phaseCode = 'O\\'Hara \\\\'");
    });

    it('a statement to a caller that accepts SQL', async () => {
      const url = `${PLAYERS}&metric=KICK&dialect=spark`;
      const answer = await app.get(url).set('Accept', 'application/sql').expect(200);
      expect(answer.text).to.equal((await app.get(`${url}&format=sql`)).text);
    });

    it('no value that ends a text', async () => {
      const phase = "x' or 1 = 1; drop table matches --";
      const statement = await text(`${PLAYERS}&metric=KICK&phase=${encodeURIComponent(phase)}`);
      expect(statement).to.include("phaseCode = 'x'' or 1 = 1; drop table matches --'");
      expect(await rowsOf(statement)).to.deep.equal([]);
    });
  });

  describe('refuses', () => {
    it('what a statement cannot express, each with its reason', async () => {
      for (const [member, reason] of [
        [
          'validation=partial',
          'validation cannot be expressed in SQL: a statement does not list the metrics that cannot be answered.',
        ],
        ['fields=matches', 'fields cannot be expressed in SQL: a statement has all columns.'],
        [
          'rowPersonId=101',
          'rowPersonId cannot be expressed in SQL: a statement returns the rows of all players; select from it.',
        ],
      ] as const) {
        const answer = await app.get(`${PLAYERS}&metric=KICK&format=sql&${member}`).set('X-Request-Id', 'test');
        expect([answer.status, (answer.body as { readonly detail: string }).detail]).to.deep.equal([400, reason]);
      }
    });

    it('matches that are being played', async () => {
      const answer = await live.get(`${PLAYERS}&metric=KICK&format=sql`);
      expect([answer.status, (answer.body as { readonly detail: string }).detail]).to.deep.equal([
        400,
        'Match 8001 is being played, and a dataset has matches as they were when it was exported.',
      ]);
      expect((await live.get(`${PLAYERS}&metric=KICK`)).status).to.equal(200);
    });

    const nul: readonly (readonly [query: string, detail: string, parameter: string])[] = [
      ['phase=HA,a%00b', 'phase[1] contains a NUL character; send the code of a phase, such as HA.', 'phase'],
      [
        'dataset=a%00b',
        'dataset contains a NUL character; send a folder or URL, such as s3://football/dataset.',
        'dataset',
      ],
    ];
    for (const [query, detail, parameter] of nul)
      it(`a NUL character in ${parameter}`, async () => {
        const answer = await app.get(`${PLAYERS}&metric=KICK&format=sql&${query}`);
        expect(answer.status).to.equal(400);
        expect((answer.body as { readonly type: string }).type).to.match(/invalid-parameter$/u);
        expect((answer.body as { readonly errors: unknown }).errors).to.deep.equal([
          { detail, parameter, value: 'a\0b' },
        ]);
      });

    it('a NUL character in a phase by the same problem in every format, and in a body', async () => {
      const query = `${PLAYERS}&metric=KICK&phase=a%00b`;
      const problems = await Promise.all(
        ['json', 'csv', 'sql'].map(async (format) => {
          const answer = await app.get(`${query}&format=${format}`).set('X-Request-Id', 'test');
          return { ...(answer.body as object), instance: undefined };
        }),
      );
      expect(problems[0]).to.include({ status: 400 });
      expect(problems[1]).to.deep.equal(problems[0]);
      expect(problems[2]).to.deep.equal(problems[0]);
      const body = { queries: [{ metricCodes: ['KICK'], phases: ['a\0b'] }] };
      for (const format of ['json', 'sql']) {
        const answer = await app.post(`/v1/statistics/players?format=${format}`, body);
        expect([answer.status, (answer.body as { readonly detail: string }).detail]).to.deep.equal([
          400,
          '/queries/0/phases/0 contains a NUL character; send the code of a phase, such as HA.',
        ]);
      }
    });

    it('an engine that is not known, and a metric that does not exist', async () => {
      expect((await app.get(`${PLAYERS}&metric=KICK&format=sql&dialect=oracle`)).status).to.equal(400);
      expect((await app.get(`${PLAYERS}&metric=KIK&format=sql`)).status).to.equal(400);
    });
  });
});
