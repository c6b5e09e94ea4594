import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { Answer } from '@goalsquare/openapi';
import { expect } from 'chai';
import { appForSuite } from '../../support/app.js';
import { datasetForSuite, metrics } from './dataset-folder.js';

type Row = Readonly<Record<string, unknown>>;

const dataset = datasetForSuite();

describe('sql', () => {
  const app = appForSuite();

  describe('a query in SQL over the dataset', () => {
    let query: (sql: string) => Promise<readonly Row[]> = () => Promise.resolve([]);
    let close = (): void => undefined;

    before(async () => {
      const instance = await DuckDBInstance.create(':memory:');
      const connection = await instance.connect();
      query = async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson();
      close = () => {
        connection.closeSync();
        instance.closeSync();
      };
    });

    after(() => {
      close();
    });

    const table = (name: string): string =>
      `read_parquet('${path.join(dataset.directory, name)}/**/*.parquet', hive_partitioning = true)`;

    it('gives the statistics of players that the API answers', async () => {
      for (const matchId of [7001, 7008]) {
        const rows = await query(
          `SELECT personId, ${metrics.join(', ')} FROM ${table('player-statistics')} WHERE matchId = ${matchId} ORDER BY personId`,
        );
        const answer = await app.read(
          'getPlayerStatistics',
          `/v1/matches/${matchId}/statistics/players?metric=${metrics.join(',')}`,
        );
        expect(rows).to.deep.equal(rowsOf(answer));
      }
    });

    it('counts the goals of each squad as the score does', async () => {
      const rows = await query(
        `SELECT squadId, count(*)::INTEGER AS goals FROM ${table('transactions')} WHERE matchId = 7001 AND code = 'GOAL' GROUP BY squadId ORDER BY squadId`,
      );
      const { home, away } = await app.read('getMatchScore', '/v1/matches/7001/score');
      expect(rows).to.deep.equal(
        [home, away].filter(({ goals = 0 }) => goals > 0).map(({ id, goals }) => ({ squadId: id, goals })),
      );
    });

    it('lists the chains and shots that the API lists', async () => {
      const { chains } = await app.read('getMatchChains', '/v1/matches/7001/chains');
      expect(
        await query(
          `SELECT chainId, period, startStateCode, endStateCode, startPeriodSecs FROM ${table('chains')} WHERE matchId = 7001 ORDER BY chainId`,
        ),
      ).to.deep.equal(
        chains
          .map(({ id, period, start, end }) => ({
            chainId: id,
            period,
            startStateCode: start.stateCode,
            endStateCode: end?.stateCode ?? null,
            startPeriodSecs: start.periodSecs,
          }))
          .sort((a, b) => a.chainId - b.chainId),
      );
      const { shots } = await app.read('getMatchShots', '/v1/matches/7001/shots');
      expect(
        await query(
          `SELECT id, personId, resultCode, pointsExpected FROM ${table('shots')} WHERE matchId = 7001 ORDER BY id`,
        ),
      ).to.deep.equal(
        shots
          .map(({ matchTrxId, player, result }) => ({
            id: matchTrxId,
            personId: player?.id ?? null,
            resultCode: result?.code ?? null,
            pointsExpected: result?.pointsExpected ?? null,
          }))
          .sort((a, b) => a.id - b.id),
      );
    });
  });

  /** The statistics of an answer as rows of a query. */
  const rowsOf = ({ squads }: Answer<'getPlayerStatistics'>): readonly Row[] => {
    const rows = squads.flatMap(({ players }) =>
      players.map(({ personId, statistics }) => ({
        personId,
        ...Object.fromEntries(
          metrics.map((code) => [code, statistics.find((one) => one.code === code)?.value ?? null]),
        ),
      })),
    );
    return rows.sort((a, b) => a.personId - b.personId);
  };
});
