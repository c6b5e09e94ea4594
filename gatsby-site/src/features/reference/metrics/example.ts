import {
  ineffectivePart,
  metricCodes,
  metricOf,
  type Match,
  type MetricCode,
  type ZoneFilter,
} from '@goalsquare/engine';
import { EXAMPLE_MATCH, sandboxMatch } from '../../../pictures/facts/sandbox-match';
import { answerTo, type AnswerRow } from '../../playground/answer';
import type { Level } from '../../../query/parameters';
import type { Question } from '../../playground/question';

/** A player of the example match, with the player's value and rank in a metric. */
export interface ExampleLeader {
  readonly place: number;
  readonly personId: number;
  readonly name: string;
  readonly squad: string;
  readonly value: string;
}

/** The values of a squad in parts of the example match. **Empty**: `''` for a part without a value. */
export interface ExampleSquad {
  readonly squadId: number;
  readonly name: string;
  readonly values: readonly string[];
}

/** The values of a metric in the example match. */
export interface MetricExample {
  readonly matchId: number;
  readonly title: string;
  /** The players with the greatest values. **Empty**: none if only squads have the metric. */
  readonly leaders: readonly ExampleLeader[];
  /** The parts of the match that each squad has a value for. */
  readonly parts: readonly string[];
  /** The values of both squads. **Empty**: none if only players have the metric. */
  readonly squads: readonly ExampleSquad[];
}

const LEADERS = 5;
const quarters = [1, 2, 3, 4] as const;
const zones: readonly ZoneFilter[] = ['D50', 'DM', 'CB', 'AM', 'F50'];

const wholeGround: Question = {
  match: Number(EXAMPLE_MATCH),
  level: 'players',
  metric: [],
  period: [],
  zone: [],
  context: 'For',
  picture: 'heat',
};

const parts: readonly (readonly [name: string, part: Partial<Question>])[] = [
  ['Match', {}],
  ...quarters.map((quarter) => [`Q${quarter}`, { period: [quarter] }] as const),
  ...zones.map((zone) => [zone, { zone: [zone] }] as const),
];

/** A response with every metric of a level: its rows, and the column of each metric. */
interface AllMetrics {
  readonly rows: readonly AnswerRow[];
  readonly columns: ReadonlyMap<string, number>;
}

function allMetrics(match: Match, level: Level, part: Partial<Question>): AllMetrics {
  const { rows, columns } = answerTo(match, { ...wholeGround, level, metric: metricCodes, ...part });
  return { rows, columns: new Map(columns.map(({ code }, at) => [code, at])) };
}

function leadersOf({ rows, columns }: AllMetrics, code: MetricCode): readonly ExampleLeader[] {
  const column = columns.get(code);
  if (column === undefined) return [];
  return rows
    .flatMap(({ id, name, squad, values }) => {
      const value = values[column];
      return value === undefined ? [] : [{ place: value.rank, personId: id, name, squad, value: value.shown }];
    })
    .sort((a, b) => a.place - b.place || a.personId - b.personId)
    .slice(0, LEADERS);
}

function squadsOf(answers: readonly AllMetrics[], code: MetricCode): Pick<MetricExample, 'parts' | 'squads'> {
  if (metricOf(code).formula.squad === undefined) return { parts: [], squads: [] };
  const isZoned = ineffectivePart(code, 'squad', { zones }) === undefined;
  const shown = answers.slice(0, isZoned ? parts.length : 1 + quarters.length);
  return {
    parts: parts.slice(0, shown.length).map(([name]) => name),
    squads: (shown[0]?.rows ?? []).map(({ id, name }, at) => ({
      squadId: id,
      name,
      values: shown.map(({ rows, columns }) => rows[at]?.values[columns.get(code) ?? -1]?.shown ?? ''),
    })),
  };
}

/** Returns a function that looks up a metric's values in the example match. Only used at build time. */
export function metricExamples(): (code: MetricCode) => MetricExample {
  const { match } = sandboxMatch(EXAMPLE_MATCH);
  const { home, away } = match.details().header;
  const players = allMetrics(match, 'players', {});
  const squads = parts.map(([, part]) => allMetrics(match, 'squads', part));
  return (code) => ({
    matchId: wholeGround.match,
    title: `${home.name} v ${away.name}`,
    leaders: leadersOf(players, code),
    ...squadsOf(squads, code),
  });
}
