import type { SeasonSheet } from '../../seasons/season-sheet';
import { sheetOf } from '../../seasons/sheets';
import { barsOfSeason } from './bars';
import { chainFactsOf } from './chains';
import { heatOf } from './heat';
import { ladderMovementOf } from './ladder';
import { matchLife } from './match-life';
import { quarterOf } from './quarter';
import { EXAMPLE_MATCH, sandboxMatch } from './sandbox-match';
import { ladderTableOf, leadersOf } from './season-tables';
import { shotFactsOf } from './shots';
import { stoppageFactsOf } from './stoppages';
import { wormOf } from './worm';

/** The attributes of a picture's element on a page. */
type Attributes = Readonly<Partial<Record<string, string>>>;

const storyIn = ({ matchId = EXAMPLE_MATCH }: Attributes) => sandboxMatch(matchId).view;

const sheetIn = ({ season = '1-1-2025' }: Attributes): SeasonSheet => sheetOf(season);

const numberIn = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

function heatIn({ matchId = EXAMPLE_MATCH }: Attributes): ReturnType<typeof heatOf> {
  const { match, view } = sandboxMatch(matchId);
  return heatOf(match, view, { side: 0, who: view.header.home.name }, 'DISPOSAL');
}

/** The pictures of MDX pages, by name: the file of each, and the function that computes its facts at build time. */
export const pictures: Readonly<
  Record<string, { readonly file: string; readonly facts?: (attributes: Attributes) => object }>
> = {
  ScoreWorm: { file: 'charts/score-worm', facts: (given) => wormOf(storyIn(given)) },
  ShotMap: { file: 'ground/shot-map', facts: (given) => shotFactsOf(storyIn(given)) },
  ChainMap: { file: 'ground/chain-map', facts: (given) => chainFactsOf(storyIn(given)) },
  HeatMap: { file: 'ground/heat-map', facts: heatIn },
  StoppageMap: { file: 'ground/stoppage-map', facts: (given) => stoppageFactsOf(storyIn(given)) },
  QuarterWindow: {
    file: 'charts/quarter-window',
    facts: (given) => quarterOf(storyIn(given), 1),
  },
  BarChart: { file: 'charts/bar-chart', facts: (given) => barsOfSeason(sheetIn(given), given) },
  LadderMovement: { file: 'charts/ladder-movement', facts: (given) => ladderMovementOf(sheetIn(given)) },
  LadderTable: { file: 'charts/season-table', facts: (given) => ladderTableOf(sheetIn(given), numberIn(given.round)) },
  LeadersTable: { file: 'charts/season-table', facts: (given) => leadersOf(sheetIn(given), given.metric ?? 'GOAL') },
  MatchLife: { file: 'charts/match-life', facts: matchLife },
  ZoneMap: { file: 'ground/zone-map' },
  Ground: { file: 'ground/plain-ground' },
};
