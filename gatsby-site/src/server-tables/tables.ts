import world from '../../facts/seasons/world.json';
import { taken } from '../contract/answers';
import { EXAMPLE_MATCH, sandboxMatch } from '../pictures/facts/sandbox-match';
import type { SheetResult } from '../seasons/season-sheet';
import { sheetOf } from '../seasons/sheets';
import { tableOfLeagues, tableOfResults, tableOfSeasons } from './season-tables';
import { chainSteps } from './chain-steps';
import { codeTable } from './codes';
import { errorTable } from './errors';
import { footballTermTable } from './football-terms';
import { functionalityCounts, functionalityTable } from './functionality';
import { limitTable } from './limits';
import { metricTable } from './metrics';
import { statusTable } from './statuses';
import { tierTable } from './tiers';
import type { ServerTable } from './server-table';
import { zoneTable } from './zones';

/** The attributes of an element by name. */
type Attributes = Readonly<Partial<Record<string, string>>>;

const listOf = (text = ''): readonly string[] => text.split(/[\s,]+/u).filter((item) => item !== '');

/** The tables for MDX pages, by element name. */
export const serverTables: Readonly<Record<string, (attributes: Attributes) => ServerTable>> = {
  ErrorTable: ({ statuses }) => errorTable(listOf(statuses).map(Number)),
  LimitTable: ({ of }) => limitTable(listOf(of)),
  StatusTable: statusTable,
  ZoneTable: zoneTable,
  MetricTable: ({ codes }) => metricTable(listOf(codes)),
  Codes: ({ of = '' }) => codeTable(of),
  TierTable: tierTable,
  FunctionalityMatrix: ({ of }) => (of === undefined ? functionalityCounts() : functionalityTable(of)),
  Results: ({ season = '', of = '' }) => tableOfResults(taken(sheetOf(season), of) as readonly SheetResult[]),
  Seasons: ({ of }) => tableOfSeasons(listOf(of).map(sheetOf)),
  Leagues: () => tableOfLeagues(world),
  FootballTerms: ({ of = '' }) => footballTermTable(of),
  ChainSteps: () => chainSteps(sandboxMatch(EXAMPLE_MATCH)),
};
