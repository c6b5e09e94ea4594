import type { MetricCode } from '@goalsquare/engine';
import { readyTable, type ReadyTable } from '../table.js';
import { chainsTable } from './chains.js';
import { matchesTable } from './matches.js';
import { playersTable } from './players.js';
import { shotsTable } from './shots.js';
import { playerStatisticsTable, squadStatisticsTable } from './statistics.js';
import { transactionsTable } from './transactions.js';

/** The export tables, by name. Statistics tables have a column for each metric in `codes`. */
export const exportTables = {
  matches: () => readyTable(matchesTable),
  transactions: () => readyTable(transactionsTable),
  chains: () => readyTable(chainsTable),
  shots: () => readyTable(shotsTable),
  players: () => readyTable(playersTable),
  'player-statistics': (codes) => readyTable(playerStatisticsTable(codes)),
  'squad-statistics': (codes) => readyTable(squadStatisticsTable(codes)),
} as const satisfies Readonly<Record<string, (codes: readonly MetricCode[]) => ReadyTable>>;

export type TableName = keyof typeof exportTables;

export const tableNames = Object.keys(exportTables) as readonly TableName[];
