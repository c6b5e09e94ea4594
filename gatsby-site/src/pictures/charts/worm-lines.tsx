import { useId, type ReactElement } from 'react';
import type { WormFacts } from '../facts/worm';
import * as styles from '../pictures.module.css';
import { PeriodLines } from './period-lines';
import { stepPath } from './scales';
import type { WormScale } from './worm-scale';

interface WormLinesProps {
  readonly facts: WormFacts;
  readonly scale: WormScale;
}

/** The margin as a line, with an area in the colour of the leading squad. */
function MarginLine({ facts: { scores }, scale: { x, y } }: WormLinesProps): ReactElement {
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

/** The lines of a plot over the playing time of a match: the starts of periods, and the margin. */
export const WormLines = ({ facts, scale }: WormLinesProps): ReactElement => (
  <>
    <PeriodLines periods={facts.periods} x={scale.x} />
    <MarginLine facts={facts} scale={scale} />
  </>
);
