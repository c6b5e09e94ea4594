import {
  LAST_QUARTER,
  metricCodes,
  planOf,
  playingSeconds,
  sides,
  squadStatistics,
  transactionCodes,
  type MetricCode,
  type SideIndex,
} from '@goalsquare/engine';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import type { SandboxMatch } from './sandbox-match';

/** The squad metrics that texts about a match quote. */
const counted = {
  disposals: 'DISPOSAL',
  kicks: 'KICK',
  handballs: 'HANDBALL',
  marks: 'MARK',
  tackles: 'TACKLE',
  inside50s: 'INSIDE_50',
  clearances: 'CLEARANCE',
  hitouts: 'HITOUT',
  turnovers: 'TURNOVER',
  shots: 'SHOT_AT_GOAL',
  pressureActs: 'PRESSURE_ACT',
  expectedPoints: 'POINTS_EXPECTED',
} as const satisfies Readonly<Record<string, MetricCode>>;

/** The numbers of a squad in a match that texts quote. */
export type SquadSheet = Readonly<Record<keyof typeof counted | 'goals' | 'behinds' | 'points', number>> & {
  readonly squad: string;
  readonly code: string;
};

/**
 * The numbers of a match that texts quote. **Units**: `minutes` of a quarter with time-on, rounded; metres. **Empty**:
 * after a draw, `winner` is the home squad and `margin` is 0.
 */
export interface MatchSheet {
  readonly home: SquadSheet;
  readonly away: SquadSheet;
  readonly winner: SquadSheet;
  readonly loser: SquadSheet;
  readonly both: Readonly<Record<keyof typeof counted, number>>;
  readonly margin: number;
  readonly venue: string;
  readonly lengthMetres: number;
  readonly widthMetres: number;
  readonly minutes: number;
  /** Extra time: the points of each squad before it, and the length of each half in minutes. */
  readonly extraTime?: { readonly level: number; readonly minutes: number };
  readonly transactions: number;
  readonly chains: number;
  readonly scoringChains: number;
  readonly stoppages: number;
  readonly metrics: number;
  readonly transactionTypes: number;
}

/** The metric behind each number of a squad. **Empty**: none for `behinds`, which no single metric counts. */
const metrics: Readonly<Record<string, MetricCode>> = { ...counted, goals: 'GOAL', points: 'POINTS' };

/**
 * Returns the evidence request for a squad's number, such as `home.points`. **Empty**: `undefined` for any other fact.
 */
export function evidenceOfFact({ view: { header, score } }: SandboxMatch, of: string): EvidenceRequest | undefined {
  const [whose = '', name = ''] = of.split('.');
  const isAwayWinner = score.totals[1].points > score.totals[0].points;
  const squads = { home: 0, away: 1, winner: isAwayWinner ? 1 : 0, loser: isAwayWinner ? 0 : 1 } as const;
  if (!Object.hasOwn(squads, whose) || !Object.hasOwn(metrics, name)) return undefined;
  const { id } = header[sides[squads[whose as keyof typeof squads]]];
  return { matchId: header.id, level: 'squads', id, metric: metrics[name] ?? '', filter: {} };
}

const names = Object.keys(counted) as readonly (keyof typeof counted)[];

/** Returns the facts about extra time. **Empty**: no member for a match without extra time. */
function extraTimeOf({ header, score: { periods } }: SandboxMatch['view']): Pick<MatchSheet, 'extraTime'> {
  const [home] = periods;
  if (!home.some(({ period }) => period > LAST_QUARTER)) return {};
  const level = home.find(({ period }) => period === LAST_QUARTER)?.cumulative.points ?? 0;
  return { extraTime: { level, minutes: playingSeconds(header, LAST_QUARTER + 1) / 60 } };
}

/** Returns the numbers of a match that texts quote, computed by the engine. */
export function matchSheetOf({ match, view }: SandboxMatch): MatchSheet {
  const { table } = squadStatistics(match, planOf('squad', Object.values(counted)));
  const { header, score, clock, setting, rows } = view;
  const squadOf = (side: SideIndex): SquadSheet => {
    const { name, code } = header[sides[side]];
    const { goals = 0, behinds = 0, points } = score.totals[side];
    const values = names.map((one, row) => [one, Math.round(table.value(row, side) ?? 0)] as const);
    return { squad: name, code, goals, behinds, points, ...(Object.fromEntries(values) as MatchSheet['both']) };
  };
  const [home, away] = [squadOf(0), squadOf(1)];
  const [winner, loser] = away.points > home.points ? [away, home] : [home, away];
  const seconds = clock.periods.reduce((sum, { periodSeconds }) => sum + periodSeconds, 0);
  const chains = view.chains();
  return {
    home,
    away,
    winner,
    loser,
    both: Object.fromEntries(names.map((one) => [one, home[one] + away[one]])) as MatchSheet['both'],
    margin: winner.points - loser.points,
    venue: header.venue.name,
    lengthMetres: setting.ground.lengthMetres,
    widthMetres: setting.ground.widthMetres,
    minutes: Math.round(seconds / clock.periods.length / 60),
    ...extraTimeOf(view),
    transactions: rows.length,
    chains: chains.length,
    scoringChains: chains.filter(({ end }) => end === 'GOAL' || end === 'BEHI').length,
    stoppages: view.stoppages().length,
    metrics: metricCodes.length,
    transactionTypes: transactionCodes.length,
  };
}
