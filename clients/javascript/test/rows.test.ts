import { tables, type OperationId } from '@goalsquare/openapi';
import type { CellRow, TableId } from '@goalsquare/client';
import { parse } from 'csv-parse/sync';
import { expect } from 'chai';
import { operationNamed, requestOf } from '../src/operation.js';
import { client, fetchPatiently, MATCH, serverUrl } from './support/server.js';

const ids: Readonly<Record<string, unknown>> = {
  leagueId: 1,
  levelId: 1,
  seasonId: 2025,
  roundNumber: 2,
  matchId: MATCH,
  positionTypeId: 2,
  positionId: 201,
};

const bodies: Readonly<Partial<Record<OperationId, unknown>>> = {
  postPlayerStatistics: { playerMetricRequests: [{ id: 'a', metricCodes: ['KICK', 'MARK'], zones: ['F50'] }] },
  postSquadStatistics: { squadMetricRequests: [{ metricCodes: ['CLEARANCE'], lastXSeconds: 300, periods: [1, 2] }] },
};

const textOf = (cell: CellRow[string]): string =>
  Array.isArray(cell) ? cell.join(';') : cell === null ? '' : String(cell);

async function parametersOf(id: string): Promise<Readonly<Record<string, unknown>>> {
  const [squad] = await client().squads(2025);
  const known = { ...ids, squadId: squad?.squad_id };
  const { inPath } = operationNamed(id);
  const body = bodies[id as OperationId];
  return {
    ...Object.fromEntries(Object.entries(known).filter(([name]) => inPath.includes(name))),
    ...(body !== undefined && { body }),
  };
}

async function csvOf(id: string, table: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const { method, target, body } = requestOf(operationNamed(id), await parametersOf(id));
  const response = await fetchPatiently(`${serverUrl()}${target}?table=${table}`, {
    method,
    headers: { Authorization: 'Bearer sandbox-transactional', Accept: 'text/csv', 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status === 429) {
    await response.body?.cancel();
    return csvOf(id, table);
  }
  return parse(await response.text(), { columns: true });
}

/** A row without what each request changes. */
const unchanging = ({ requests_used: _used, requests_remaining: _left, ...row }: Readonly<Record<string, string>>) =>
  row;

describe('rows', () => {
  for (const [id, { tables: named }] of Object.entries(tables().operations))
    for (const table of Object.keys(named))
      it(`of ${id}, table ${table}, are those of the CSV of the server`, async () => {
        const api = client();
        const rows: readonly CellRow[] = await api.rows(
          id as TableId,
          (await parametersOf(id)) as never,
          { table } as never,
        );
        const texts = rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, textOf(cell)])),
        );
        const csv = await csvOf(id, table);
        expect(texts.map(unchanging)).to.deep.equal(csv.map(unchanging));
        expect(texts.map((row) => Object.keys(row))).to.deep.equal(csv.map((row) => Object.keys(row)));
      });

  it('of an unknown table name the tables that exist', async () => {
    const error = await client()
      .rows('getMatch', { matchId: MATCH }, { table: 'quarters' as 'periods' })
      .catch((reason: unknown) => reason);
    expect(error)
      .to.be.an('error')
      .with.property('message', "getMatch has no table 'quarters'; it has match, periods.");
  });
});

describe('the timeline of the transactions of a match', () => {
  it('has an instance for each transaction that is chosen', async () => {
    const timeline = await client().transactionTimeline(MATCH, { period: [1, 2], sirenSeconds: [100, 2000] });
    const rows = await client().matchTransactions(MATCH);
    expect([...timeline.matchAll(/<instance>/gu)]).to.have.length(
      rows.filter(({ period }) => period === 1 || period === 2).length,
    );
  });
});
