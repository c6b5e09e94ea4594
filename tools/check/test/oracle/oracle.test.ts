import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MatchTransactions } from '@goalsquare/openapi';
import { expect } from 'chai';
import { apiAt, readGlossary, type Api } from '../../../oracle/api.js';
import { compareMatch, type Query, type Table } from '../../../oracle/compare.js';
import { matchesOf } from '../../../oracle/matches-of.js';
import { metrics } from '../../../oracle/metrics/index.js';
import { randomFilter, randomOf } from '../../../oracle/random-filters.js';
import { serveWorld, type Served } from '../../../oracle/serve.js';
import { smallWorld } from '../../../../server/test/support/small-world.js';

const folder = path.resolve(import.meta.dirname, '../../../oracle');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** The sources of the oracle that compute, without its comparison with the API. */
const computing = sources.filter((file) => file !== 'serve.ts');

describe('the oracle', () => {
  let served: Served | undefined;
  const api = (): Api => apiAt(served?.url ?? '', 'sandbox-transactional');

  before(async () => {
    served = await serveWorld(await smallWorld());
  });
  after(() => served?.stop());

  /** Compares a match, unfiltered and under random filters. */
  async function compared(from: Api, matchId: number, filters: number, random: () => number): Promise<Table> {
    const table: Table = { comparisons: new Map(), differences: [] };
    const queries: readonly Query[] = [
      { filter: {}, context: 'For' },
      ...Array.from({ length: filters }, () => randomFilter(random)),
    ];
    await compareMatch(from, matchId, { queries, glossary: await readGlossary(api()), table });
    return table;
  }

  for (const file of computing) {
    it(`computes without the engine: ${file} imports types of the contract and its own files only`, () => {
      const imports = readFileSync(path.join(folder, file), 'utf8').matchAll(/^(import [^;]*?from '([^']+)');$/gmu);
      for (const [, statement = '', from = ''] of imports)
        if (!from.startsWith('.')) expect(statement).to.match(/^import type [^;]* from '@goalsquare\/openapi'$/u);
    });
  }

  it('has a metric for each code of the glossary, and no other', async () => {
    expect([...metrics.keys()].sort()).to.deep.equal([...(await readGlossary(api())).keys()].sort());
  });

  it('computes what the API does, for matches of several leagues, unfiltered and under random filters', async () => {
    const random = randomOf(15);
    const matches = await matchesOf(api(), 4);
    expect(matches).to.have.lengthOf(4);
    for (const id of matches) {
      const table = await compared(api(), id, 9, random);
      expect([...table.comparisons.values()].reduce((sum, count) => sum + count, 0)).to.be.above(20_000);
      expect(table.differences.slice(0, 10)).to.deep.equal([]);
    }
  });

  it('sees a transaction that is left out of the published ones', async () => {
    const [matchId = 0] = await matchesOf(api(), 1);
    const tampered: Api = {
      read: async <T>(url: string, body?: unknown): Promise<T> => {
        const answer = await api().read<T>(url, body);
        if (!url.endsWith('/transactions')) return answer;
        const { transactions, ...rest } = answer as MatchTransactions;
        const kick = transactions.find(({ code }) => code === 'KKEF');
        return { ...rest, transactions: transactions.filter((one) => one !== kick) } as T;
      },
    };
    const { differences } = await compared(tampered, matchId, 0, randomOf(1));
    expect(differences.map(({ code }) => code)).to.include.members(['KICK', 'DISPOSAL', 'KICK_EFFECTIVE']);
  });
});
