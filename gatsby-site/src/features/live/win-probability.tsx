import { periodDisplay } from '@goalsquare/engine';
import type { ForecastPoint, MatchForecast } from '@goalsquare/openapi/types';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { axisOf } from '../../pictures/charts/axis';
import { PeriodLines } from '../../pictures/charts/period-lines';
import { linePath } from '../../pictures/charts/scales';
import { ValueLines } from '../../pictures/charts/value-lines';
import { wormScale } from '../../pictures/charts/worm-scale';
import type { WormFacts } from '../../pictures/facts/worm';
import { scoreEvidence } from '../../pictures/mark-evidence';
import { Picture } from '../../pictures/picture';
import * as styles from '../../pictures/pictures.module.css';
import { useForecast } from './use-forecast';

/** Swings that the table lists. */
const SWINGS = 5;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** The axis of chances. **Units**: per cent. */
const axis = axisOf([], [0, 100], 5);

/** A score, and by how much it changed the chance of the home squad. */
interface Swing {
  readonly point: ForecastPoint;
  readonly change: number;
}

/** Returns the scores that changed the chance of the home squad most, greatest change first. */
const swingsOf = ({ points }: MatchForecast): readonly Swing[] =>
  points
    .map((point, at): Swing => ({ point, change: point.home - (points[at - 1]?.home ?? point.home) }))
    .filter(({ point }) => point.at === 'score')
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, SWINGS);

interface ChartProps {
  readonly facts: WormFacts;
  readonly forecast: MatchForecast;
}

function swingRow({ match, scores }: WormFacts, { point, change }: Swing) {
  const { period, periodSecs = 0, home, homePoints, awayPoints } = point;
  const score = scores.find(
    (one) => one.period === period && one.home === homePoints && one.away === awayPoints && one.seconds === periodSecs,
  );
  return [
    periodDisplay(period, periodSecs),
    score === undefined ? '' : `${score.what}, ${match.squads[score.side].code}`,
    { text: percent(change), evidence: score && scoreEvidence(match, score) },
    percent(home),
  ];
}

/** The chance of the home squad over the match, under its worm, and the scores that changed it most. */
function Chart({ facts, forecast }: ChartProps): ReactElement {
  const [home, away] = facts.match.squads;
  const { x } = wormScale(facts);
  const title = `${home.name} v ${away.name}: the chance that ${home.name} win`;
  const path = linePath(
    forecast.points.map(({ period, periodSecs = 0, home: chance }) => [
      Math.min(100, x({ period, seconds: periodSecs })),
      100 - chance * 100,
    ]),
  );
  const { now } = forecast;
  return (
    <Picture
      title={title}
      table={{
        caption: `${title}: the greatest swings`,
        columns: ['Time', 'Score', 'Change', 'Chance after it'],
        rows: swingsOf(forecast).map((swing) => swingRow(facts, swing)),
      }}
      source={{ operation: 'getMatchForecast', path: `/v1/matches/${facts.match.id}/forecast` }}
    >
      <div className={styles.chart} role="img" aria-label={title}>
        <div className={styles.plot}>
          <ValueLines axis={axis} label={(value) => `${value}%`} />
          <PeriodLines periods={facts.periods} x={x} />
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={path} className={styles.line} vectorEffect="non-scaling-stroke" />
          </svg>
        </div>
      </div>
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
  readonly apiKey: string;
  /** Whether the match was over when the page was opened, so that its forecast does not change. */
  readonly isOver?: boolean;
}

/** The chance of the home squad over a match, as it changes. */
export function WinProbability({ facts, apiKey, isOver = false }: WinProbabilityProps): ReactElement | null {
  const { forecast, fault } = useForecast(facts.match.id, apiKey, isOver);
  if (fault !== undefined) return <p role="alert">{fault}</p>;
  if (forecast === undefined) return null;
  const absent = forecast.absent.find(({ part }) => part === 'points');
  if (absent !== undefined) return <p>No forecast over the match: {absent.reason}</p>;
  return <Chart facts={facts} forecast={forecast} />;
}
