import { periodDisplay } from '@goalsquare/engine';
import { useId, type ReactElement } from 'react';
import type { WormFacts, WormScore } from './facts/worm';
import { useMarks } from './marks';
import * as styles from './pictures.module.css';
import { Readout } from './readout';
import { stepPath } from './scales';
import { wormScale, type WormScale } from './worm-scale';

const descriptionOf = (
  { match: { squads } }: WormFacts,
  { side, what, player, period, seconds, home, away }: WormScore,
): string =>
  `${periodDisplay(period, seconds)}: ${what}${player === '' ? '' : `, ${player}`} (${squads[side].code}). ${squads[0].code} ${home}, ${squads[1].code} ${away}`;

interface PlotProps {
  readonly facts: WormFacts;
  readonly scale: WormScale;
}

/** Lines across for margins, and down for the starts of periods. */
const GridLines = ({ facts: { periods }, scale: { x, y, ticks } }: PlotProps): ReactElement => (
  <>
    {ticks.map((tick) => (
      <span key={tick} className={styles.tick} style={{ top: `${y(tick)}%` }}>
        <b>{Math.abs(tick)}</b>
      </span>
    ))}
    {periods.map(({ period }) => (
      <span
        key={period}
        className={styles.quarter}
        data-extra={period > 4}
        style={{ left: `${x({ period, seconds: 0 })}%` }}
      >
        <b>{periodDisplay(period, 0).split(' ')[0]}</b>
      </span>
    ))}
  </>
);

/** The margin as a line, with an area in the colour of the squad that leads. */
function MarginLine({ facts: { scores }, scale: { x, y } }: PlotProps): ReactElement {
  const id = useId().replace(/\W/gu, '');
  const last = scores.at(-1);
  const path = stepPath([
    [0, y(0)],
    ...scores.map((score): [number, number] => [x(score), y(score.home - score.away)]),
    [100, y(last === undefined ? 0 : last.home - last.away)],
  ]);
  const area = `${path}V${y(0)}H0Z`;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <clipPath id={`above-${id}`}>
        <rect width="100" height={y(0)} />
      </clipPath>
      <clipPath id={`below-${id}`}>
        <rect y={y(0)} width="100" height={100 - y(0)} />
      </clipPath>
      <path d={area} className={styles.area} data-side="0" clipPath={`url(#above-${id})`} />
      <path d={area} className={styles.area} data-side="1" clipPath={`url(#below-${id})`} />
      <path d={path} className={styles.line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The margin of a match over its time, with a mark for each score and a description of the current mark. */
export function WormChart({ facts, label }: { readonly facts: WormFacts; readonly label: string }): ReactElement {
  const { scores } = facts;
  const marks = useMarks(scores.length);
  const scale = wormScale(facts);
  const current = marks.current === undefined ? undefined : scores[marks.current];
  return (
    <>
      <div
        className={styles.chart}
        role="group"
        aria-label={label}
        onKeyDown={marks.onKeyDown}
        onPointerLeave={() => {
          marks.choose(undefined);
        }}
      >
        <div className={styles.plot}>
          <GridLines facts={facts} scale={scale} />
          <MarginLine facts={facts} scale={scale} />
          {scores.map((score, index) => (
            <span
              key={index}
              {...marks.mark(index)}
              role="img"
              aria-label={descriptionOf(facts, score)}
              className={styles.dot}
              data-side={score.side}
              data-small={score.what !== 'Goal'}
              style={{ left: `${scale.x(score)}%`, top: `${scale.y(score.home - score.away)}%` }}
            />
          ))}
        </div>
      </div>
      <Readout text={current && descriptionOf(facts, current)} />
    </>
  );
}
