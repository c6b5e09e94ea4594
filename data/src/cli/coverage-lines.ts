import { coverages, type SeasonCoverage } from '@goalsquare/engine';
import { countOf } from '../count-of.js';

type Counted = SeasonCoverage['metrics'][number];

/** Describes the coverage of a feature or metric: `complete`, or `complete in 3, absent in 1`, with the reason. */
function countText(one: Counted | SeasonCoverage['features'][number], matches: number): string {
  const some = coverages.filter((coverage) => one[coverage] > 0);
  const counts = some.map((coverage) => (one[coverage] === matches ? coverage : `${coverage} in ${one[coverage]}`));
  return `${counts.join(', ')}${one.reason === undefined ? '' : `: ${one.reason}`}`;
}

/** Counts the complete metrics, and lists the others. Those with the same counts and reason are listed together. */
function metricLines(metrics: readonly Counted[], matches: number): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const metric of metrics) {
    if (metric.complete === matches) continue;
    const text = countText(metric, matches);
    groups.set(text, [...(groups.get(text) ?? []), metric.code]);
  }
  const complete = metrics.filter((metric) => metric.complete === matches).length;
  return [`metrics: ${complete} complete`, ...[...groups].map(([text, codes]) => `  ${text}\n    ${codes.join(', ')}`)];
}

function scoreLine({ result, equal, different, unchecked, inferredIn }: SeasonCoverage['scores']): string {
  const inferred = inferredIn.length === 0 ? '' : ` (with inferred rushed behinds in ${inferredIn.join(', ')})`;
  return `scores: ${result} known only from the result, ${equal} equal to the official ones${inferred}, ${different} different, ${unchecked} without an official score`;
}

const differentLines = ({ different, scores }: SeasonCoverage): readonly string[] => [
  ...different.map(
    ({ matchIds, features, metrics }) =>
      `different from most: ${countOf(matchIds.length, 'match')} ${matchIds.join(', ')}: ${[...features.map(({ name, coverage }) => `${name} ${coverage}`), ...(metrics.length > 0 ? [countOf(metrics.length, 'metric')] : [])].join(', ')}`,
  ),
  ...(scores.differentIn.length > 0
    ? [
        `score different from the official one: ${countOf(scores.differentIn.length, 'match')} ${scores.differentIn.join(', ')}`,
      ]
    : []),
];

/** Describes the coverage of a season's matches. */
export function coverageLines(title: string, season: SeasonCoverage): readonly string[] {
  const { matches, notStarted, features, metrics, scores } = season;
  return [
    `coverage of ${title}: ${countOf(matches, 'match')}${notStarted > 0 ? `, and ${notStarted} not started` : ''}`,
    ...(matches === 0
      ? []
      : [
          'features:',
          ...features.map((feature) => `  ${feature.name}: ${countText(feature, matches)}`),
          ...metricLines(metrics, matches),
          scoreLine(scores),
          ...differentLines(season),
        ]),
  ];
}
