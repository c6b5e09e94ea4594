import type { Dimension } from '@goalsquare/engine';
import type { StatisticsSquad, StatisticsTable } from '@goalsquare/openapi/types';
import { dimensionLabels, measureLabels, parameterNames, type ParameterName } from '../../query/parameters';
import { dimensionsOf, measuresOf, valuesOf, type Query } from '../../query/query';
import { capitalised, periodLabel } from '../../query/table';

/** A question in words. */
export interface QuestionText {
  /** The metrics, measures and dimensions of the query. */
  readonly title: string;
  /** The filters for matches and acts. **Empty**: `''` if there are none. */
  readonly choices: string;
}

/** Returns the name of a parameter's value. **Empty**: `undefined` if the name is unknown. */
export type NameOf = (parameter: ParameterName, value: string) => string | undefined;

type Describe = (values: string) => string;

/** How many metrics a title names at most. */
const MAX_METRICS = 4;

/** The wording of each filter. The other parameters are part of the title, or do not affect which acts count. */
const described: Readonly<Partial<Record<ParameterName, Describe>>> = {
  leagueId: (values) => values,
  levelId: (values) => values,
  round: (values) => `round ${values}`,
  phase: (values) => values,
  fromDate: (values) => `from ${values}`,
  toDate: (values) => `to ${values}`,
  matchId: (values) => `match ${values}`,
  venueId: (values) => `at ${values}`,
  squadId: (values) => values,
  opponentId: (values) => `against ${values}`,
  team: (values) => `${values} matches`,
  result: (values) => `matches ${values}`,
  fromMargin: (values) => `margin from ${values}`,
  toMargin: (values) => `margin to ${values}`,
  personId: (values) => values,
  start: (values) => (values === 'bench' ? 'started on the bench' : 'started on the ground'),
  last: (values) => (values === '1' ? 'last match of each' : `last ${values} matches of each`),
  period: (values) => values,
  zone: (values) => `zone ${values}`,
  context: (values) => values,
  fromPeriodSeconds: (values) => `from second ${values} of each period`,
  toPeriodSeconds: (values) => `to second ${values} of each period`,
  lastXSeconds: (values) => `last ${values} seconds`,
  scoreState: (values) => `while ${values}`,
  fromScoreMargin: (values) => `lead from ${values}`,
  toScoreMargin: (values) => `lead to ${values}`,
  area: (values) => `area ${values}`,
  areaOf: (values) => `by where acts ${values}`,
  againstPersonId: (values) => `against ${values}`,
  role: (values) => `role ${values}`,
  threshold: (values) => `threshold ${values}`,
  rollingMatches: (values) => `mean of the last ${values} matches`,
  minMatches: (values) => `at least ${values} ${values === '1' ? 'match' : 'matches'}`,
};

const plainNames: Readonly<Partial<Record<ParameterName, string>>> = {
  leagueId: 'league',
  levelId: 'level',
  venueId: 'venue',
  squadId: 'squad',
  opponentId: 'squad',
  personId: 'player',
  againstPersonId: 'player',
};

function textOf(name: ParameterName, value: string, nameOf: NameOf): string {
  if (name === 'period') return periodLabel(Number(value));
  const plain = plainNames[name];
  return nameOf(name, value) ?? (plain === undefined ? value : `${plain} ${value}`);
}

/** Returns a function that finds the names of players, squads and venues in the rows of a result. */
export function namesIn({ rows }: Pick<StatisticsTable, 'rows'>): NameOf {
  const named = (squad: StatisticsSquad | undefined, id: string): string | undefined =>
    squad !== undefined && String(squad.squadId) === id ? squad.squadName : undefined;
  return (parameter, value) => {
    for (const { person, squad, opponent, venue } of rows) {
      const name =
        parameter === 'personId' && String(person?.personId) === value
          ? person?.fullname
          : parameter === 'squadId'
            ? named(squad, value)
            : parameter === 'opponentId'
              ? named(opponent, value)
              : parameter === 'venueId' && String(venue?.venueId) === value
                ? venue?.venueName
                : undefined;
      if (name !== undefined) return name;
    }
    return undefined;
  };
}

const dimensionText = (dimension: Dimension): string => dimensionLabels[dimension].toLowerCase();

/** Describes the filters among some parameters. **Empty**: `''` if there are none. */
export const choicesIn = (query: Query, names: readonly ParameterName[], nameOf: NameOf): string =>
  names
    .flatMap((name) => {
      const values = valuesOf(query, name).map((value) => textOf(name, value, nameOf));
      const describe = described[name];
      return describe === undefined || values.length === 0 ? [] : [describe(values.join(' or '))];
    })
    .join('; ');

/** Describes a query in words, for the heading of its result. */
export function questionText(
  query: Query,
  { metrics }: Pick<StatisticsTable, 'metrics'>,
  nameOf: NameOf,
): QuestionText {
  const names = metrics.slice(0, MAX_METRICS).map(({ name }) => name);
  const others = metrics.length - names.length;
  const measures = measuresOf(query).map((measure) => measureLabels[measure].toLowerCase());
  return {
    title: `${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}: ${measures.join(', ')}, by ${dimensionsOf(query).map(dimensionText).join(' and ')}`,
    choices: capitalised(choicesIn(query, parameterNames, nameOf)),
  };
}
