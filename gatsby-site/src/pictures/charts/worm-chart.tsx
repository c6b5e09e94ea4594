import { periodDisplay } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import { useEvidenceMarks } from '../use-evidence-marks';
import type { WormFacts, WormScore } from '../facts/worm';
import { scoreEvidence } from '../mark-evidence';
import * as styles from '../pictures.module.css';
import { Readout } from '../readout';
import { WormPlot } from './worm-plot';
import { wormScale } from './worm-scale';

const descriptionOf = (
  { match: { squads } }: WormFacts,
  { side, what, player, period, seconds, home, away }: WormScore,
): string =>
  `${periodDisplay(period, seconds)}: ${what}${player === '' ? '' : `, ${player}`} (${squads[side].code}). ${squads[0].code} ${home}, ${squads[1].code} ${away}`;

/** The margin of a match over time, with a dot for each score and a description of the current score. */
export function WormChart({ facts, label }: { readonly facts: WormFacts; readonly label: string }): ReactElement {
  const { scores } = facts;
  const marks = useEvidenceMarks(scores, (score) => scoreEvidence(facts.match, score));
  const scale = wormScale(facts);
  const current = marks.current === undefined ? undefined : scores[marks.current];
  return (
    <>
      <div className={styles.chart} role="group" aria-label={label} {...marks.frame}>
        <WormPlot facts={facts} scale={scale}>
          {scores.map((score, index) => (
            <span
              key={index}
              {...marks.mark(index)}
              aria-label={descriptionOf(facts, score)}
              className={styles.dot}
              data-side={score.side}
              data-small={score.what !== 'Goal'}
              style={{ left: `${scale.x(score)}%`, top: `${scale.y(score.home - score.away)}%` }}
            />
          ))}
        </WormPlot>
      </div>
      <Readout text={current && descriptionOf(facts, current)} marks={marks} />
    </>
  );
}
