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

/** Returns an attribute of an element. **Empty**: `''` if it is not set. */
export type AttributeOf = (name: string) => string;

const listOf = (text: string): readonly string[] => text.split(/[\s,]+/u).filter((item) => item !== '');

/** The tables for MDX pages, by element name. */
export const serverTables: Readonly<Record<string, (attribute: AttributeOf) => ServerTable>> = {
  ErrorTable: (attribute) => errorTable(listOf(attribute('statuses')).map(Number)),
  LimitTable: (attribute) => limitTable(listOf(attribute('of'))),
  StatusTable: statusTable,
  ZoneTable: zoneTable,
  MetricTable: (attribute) => metricTable(listOf(attribute('codes'))),
  Codes: (attribute) => codeTable(attribute('of')),
  TierTable: tierTable,
  FunctionalityMatrix: (attribute) =>
    attribute('of') === '' ? functionalityCounts() : functionalityTable(attribute('of')),
  Results: (attribute) =>
    tableOfResults(taken(sheetOf(attribute('season')), attribute('of')) as readonly SheetResult[]),
  Seasons: (attribute) => tableOfSeasons(listOf(attribute('of')).map(sheetOf)),
  Leagues: () => tableOfLeagues(world),
  FootballTerms: (attribute) => footballTermTable(attribute('of')),
  ChainSteps: (attribute) => chainSteps(sandboxMatch(attribute('matchId') || EXAMPLE_MATCH)),
};
