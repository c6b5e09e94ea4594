import type { ReactElement } from 'react';
import { shareOf } from '../../pictures/charts/scales';
import * as styles from './playground.module.css';

/** A score on the slider. **Units**: seconds in the period. */
export interface TrackScore {
  readonly seconds: number;
  readonly side: 0 | 1;
}

interface WindowTrackProps {
  readonly length: number;
  readonly start: number;
  readonly end: number;
  readonly scores: readonly TrackScore[];
}

/** The track of the slider, with the selected part and a dot for each score. **Units**: seconds. */
export const WindowTrack = ({ length, start, end, scores }: WindowTrackProps): ReactElement => {
  const left = shareOf(start, 0, length);
  const right = shareOf(end, 0, length);
  return (
    <div className={styles.track} aria-hidden="true">
      <span className={styles.inside} style={{ left: `${left}%`, width: `${Math.max(0, right - left)}%` }} />
      {scores.map(({ seconds, side }, index) => (
        <span
          key={index}
          className={styles.score}
          data-side={side}
          data-inside={seconds >= start && seconds <= end}
          style={{ left: `${shareOf(seconds, 0, length)}%` }}
        />
      ))}
    </div>
  );
};
