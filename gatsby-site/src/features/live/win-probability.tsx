import { periodDisplay } from '@goalsquare/engine';
import type { ForecastPoint, MatchForecast } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { axisOf } from '../../pictures/charts/axis';
import { PeriodLines } from '../../pictures/charts/period-lines';
import { DotPlot } from '../../pictures/charts/plot';
import { linePath, percent } from '../../pictures/charts/scales';
import { wormScale } from '../../pictures/charts/worm-scale';
import type { Table } from '../../pictures/data-table';
import type { WormFacts } from '../../pictures/facts/worm';
import { scoreEvidence } from '../../pictures/mark-evidence';
import { Picture } from '../../pictures/picture';
import { useEvidenceMarks } from '../../pictures/use-evidence-marks';
import * as styles from '../../pictures/pictures.module.css';
import { useForecast } from './use-forecast';

/** How many swings are marked and listed. */
const SWINGS = 5;

/** The vertical axis. **Units**: chance in per cent. */
const axis = axisOf([], [0, 100], 5);

/** A score, and how much it changed the home squad's chance. */
interface Swing {
  readonly point: ForecastPoint;
  readonly change: number;
  /** The score on the worm. **Empty**: `undefined` until the worm has it. */
  readonly score: WormFacts['scores'][number] | undefined;
}

const bySize = (a: Swing, b: Swing): number => Math.abs(b.change) - Math.abs(a.change);

const scoreAt = ({ scores }: WormFacts, { period, periodSecs, homePoints, awayPoints }: ForecastPoint) =>
  scores.find(
    (one) => one.period === period && one.home === homePoints && one.away === awayPoints && one.seconds === periodSecs,
  );

/** Returns the scores that changed the home squad's chance most, in match order. */
function swingsOf(facts: WormFacts, { points }: MatchForecast): readonly Swing[] {
  const swings = points
    .map((point, at) => ({ point, change: point.home - (points[at - 1]?.home ?? point.home) }))
    .filter(({ point }) => point.at === 'score')
    .map((swing): Swing => ({ ...swing, score: scoreAt(facts, swing.point) }));
  const greatest = new Set([...swings].sort(bySize).slice(0, SWINGS));
  return swings.filter((swing) => greatest.has(swing));
}

interface ChartProps {
  readonly facts: WormFacts;
  readonly forecast: MatchForecast;
}

const timeOf = ({ point: { period, periodSecs = 0 } }: Swing): string => periodDisplay(period, periodSecs);

const whatOf = ({ match }: WormFacts, { score }: Swing): string =>
  score === undefined ? '' : `${score.what}, ${match.squads[score.side].code}`;

const evidenceOf = ({ match }: WormFacts, { score }: Swing) => score && scoreEvidence(match, score);

const describe = (facts: WormFacts, swing: Swing): string => {
  const { change, point } = swing;
  return `${timeOf(swing)}: ${whatOf(facts, swing)}, from ${percent(point.home - change)} to ${percent(point.home)}`;
};

const tableOf = (caption: string, facts: WormFacts, swings: readonly Swing[]): Table => ({
  caption: `${caption}: the greatest swings`,
  columns: ['Time', 'Score', 'Change', 'Chance after it'],
  rows: [...swings]
    .sort(bySize)
    .map((swing) => [
      timeOf(swing),
      whatOf(facts, swing),
      { text: percent(swing.change), evidence: evidenceOf(facts, swing) },
      percent(swing.point.home),
    ]),
});

/** The home squad's chance over the match, below the worm. Dots show the scores that changed it most. */
function Chart({ facts, forecast }: ChartProps): ReactElement {
  const [home, away] = facts.match.squads;
  const title = `${home.name} v ${away.name}: the chance that ${home.name} win`;
  const swings = swingsOf(facts, forecast);
  const marks = useEvidenceMarks(
    swings,
    (swing) => describe(facts, swing),
    (swing) => evidenceOf(facts, swing),
  );
  const { x } = wormScale(facts);
  const placeOf = ({ period, periodSecs = 0, home: chance }: ForecastPoint): readonly [x: number, y: number] => [
    Math.min(100, x({ period, seconds: periodSecs })),
    100 - chance * 100,
  ];
  const { now } = forecast;
  return (
    <Picture
      title={title}
      table={tableOf(title, facts, swings)}
      source={{ operation: 'getMatchForecast', path: `/v1/matches/${facts.match.id}/forecast` }}
    >
      <DotPlot
        label={title}
        items={swings}
        marks={marks}
        axis={axis}
        valueLabel={(value) => `${value}%`}
        dotOf={({ point, change }) => {
          const [left, top] = placeOf(point);
          return { left, top, side: change > 0 ? 0 : 1 };
        }}
      >
        <PeriodLines periods={facts.periods} x={x} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={linePath(forecast.points.map(placeOf))} className={styles.line} vectorEffect="non-scaling-stroke" />
        </svg>
      </DotPlot>
      {now !== undefined && (
        <p>
          {home.name} {percent(now.home)}, draw {percent(now.draw)}, {away.name} {percent(now.away)}.{' '}
          <Link to="/forecasts/">How good are the forecasts?</Link>
        </p>
      )}
    </Picture>
  );
}

interface WinProbabilityProps {
  readonly facts: WormFacts;
  /** Whether the match was over when the page was opened. Its forecast then no longer changes. */
  readonly isOver?: boolean;
}

/** The home squad's chance over a match. It updates during play. */
export function WinProbability({ facts, isOver = false }: WinProbabilityProps): ReactElement | null {
  const { value: forecast, fault } = useForecast(facts.match.id, isOver);
  if (fault !== undefined) return <p role="alert">{fault}</p>;
  if (forecast === undefined) return null;
  const absent = forecast.absent.find(({ part }) => part === 'points');
  if (absent !== undefined) return <p>No forecast over the match: {absent.reason}</p>;
  return <Chart facts={facts} forecast={forecast} />;
}
