import fc from 'fast-check';
import { expect } from 'chai';
import {
  metricCodes,
  metricOf,
  openMatch,
  planOf,
  playerStatistics,
  QueryWorkspace,
  squadStatistics,
  type ResultTable,
} from '../../src/index.js';
import { arbitraryFilter, arbitraryCodes, arbitraryContext } from '../support/arbitrary-filter.js';
import { arbitraryLog } from '../support/arbitrary-log.js';
import { oracleOf, placesOf } from '../support/oracle.js';

/** One workspace for all matches and plans, as a server has it. */
const workspace = new QueryWorkspace();

const isSame = (a: number | undefined, b: number | undefined): boolean =>
  a === undefined || b === undefined ? a === b : Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));

/** Places where a sheet says something else than an oracle. */
function differences(
  table: ResultTable,
  valueOf: (n: number, column: number) => number | undefined,
): readonly string[] {
  return table.codes.flatMap((code, n) => {
    const columns = Array.from({ length: table.columns }, (_, column) => column);
    const places = placesOf(columns.map((column) => table.value(n, column)));
    return columns.flatMap((column) => {
      const [ours, theirs] = [table.value(n, column), valueOf(n, column)];
      const [order, rank] = places[column] ?? [];
      return [
        ...(isSame(ours, theirs) ? [] : [`${code} of column ${column}: ${String(ours)}, not ${String(theirs)}`]),
        ...(table.order(n, column) === order
          ? []
          : [`${code} of column ${column}: order ${table.order(n, column)}, not ${String(order)}`]),
        ...(table.rank(n, column) === rank
          ? []
          : [`${code} of column ${column}: rank ${table.rank(n, column)}, not ${String(rank)}`]),
      ];
    });
  });
}

describe('statistics', () => {
  it('of players equal those of an oracle that reads every contribution for every number', () => {
    fc.assert(
      fc.property(
        arbitraryLog(),
        arbitraryCodes,
        fc.array(arbitraryFilter, { minLength: 1, maxLength: 3 }),
        (log, codes, asks) => {
          const match = openMatch(log);
          const plan = planOf('player', codes);
          const oracle = oracleOf(match);
          for (const ask of asks) {
            const { table, firstSlot } = playerStatistics(match, plan, ask, { workspace });
            expect(
              differences(table, (n, column) => {
                const code = plan.codes[n];
                return code && oracle.player(code, firstSlot + column, ask);
              }),
            ).to.deep.equal([]);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('of squads equal those of the oracle, in every context', () => {
    fc.assert(
      fc.property(arbitraryLog(), arbitraryCodes, arbitraryFilter, arbitraryContext, (log, codes, ask, context) => {
        const match = openMatch(log);
        const plan = planOf('squad', codes);
        const oracle = oracleOf(match);
        const { table, squads } = squadStatistics(match, plan, ask, context, { workspace });
        expect(
          differences(table, (n, column) => {
            const code = plan.codes[n];
            const side = squads[column];
            return code && side && oracle.squad(code, side, ask, context);
          }),
        ).to.deep.equal([]);
      }),
      { numRuns: 40 },
    );
  });

  it('of more players than a mask has bits equal those of the oracle', () => {
    const codes = metricCodes.filter((code, at) => at % 5 === 0 && metricOf(code).formula.player !== undefined);
    fc.assert(
      fc.property(arbitraryLog({ players: 40 }), arbitraryFilter, (log, ask) => {
        const match = openMatch(log);
        const plan = planOf('player', codes);
        const oracle = oracleOf(match);
        const { table, firstSlot } = playerStatistics(match, plan, ask, { workspace });
        expect(
          differences(table, (n, column) => {
            const code = plan.codes[n];
            return code && oracle.player(code, firstSlot + column, ask);
          }),
        ).to.deep.equal([]);
      }),
      { numRuns: 20 },
    );
  });

  for (const [name, players] of [
    ['few', 6],
    ['many', 40],
  ] as const) {
    it(`of ${name} players fill a reused table as they would a new one`, () => {
      fc.assert(
        fc.property(
          arbitraryLog({ players }),
          arbitraryCodes,
          fc.tuple(arbitraryFilter, arbitraryFilter),
          (log, codes, [first, second]) => {
            const match = openMatch(log);
            const plan = planOf('player', codes);
            const { table } = playerStatistics(match, plan, first);
            const again = playerStatistics(match, plan, second, { spareTable: table, workspace }).table;
            const fresh = playerStatistics(match, plan, second).table;
            expect(again.columns).to.equal(fresh.columns);
            expect(differences(again, (n, column) => fresh.value(n, column))).to.deep.equal([]);
          },
        ),
        { numRuns: 40 },
      );
    });
  }

  it('fill a reused table correctly after a match with more', () => {
    fc.assert(
      fc.property(
        arbitraryLog({ players: 1 }),
        arbitraryLog({ players: 1, most: 8 }),
        arbitraryCodes,
        (more, less, codes) => {
          const plan = planOf('player', codes);
          const { table } = playerStatistics(openMatch(more), plan);
          const again = playerStatistics(openMatch(less), plan, {}, { spareTable: table, workspace }).table;
          const fresh = playerStatistics(openMatch(less), plan).table;
          expect(differences(again, (n, column) => fresh.value(n, column))).to.deep.equal([]);
        },
      ),
      { numRuns: 40 },
    );
  });
});
