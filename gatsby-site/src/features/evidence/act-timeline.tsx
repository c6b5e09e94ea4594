import type { CSSProperties, ReactElement } from 'react';
import type { WormFacts } from '../../pictures/facts/worm';
import { Legend, SideSign } from '../../pictures/legend';
import { useSelectableMarks, type Selection } from '../../pictures/marks';
import * as pictures from '../../pictures/pictures.module.css';
import { Readout } from '../../pictures/readout';
import { Plot } from '../../pictures/charts/plot';
import { WormLines } from '../../pictures/charts/worm-lines';
import { wormScale, type WormScale } from '../../pictures/charts/worm-scale';
import { describeAct } from './act-texts';
import * as styles from './evidence.module.css';
import type { EvidenceAct } from './evidence-acts';
import type { MatchFacts } from './use-match-facts';
import { countOf } from '../../controls/count-of';

type TimedAct = EvidenceAct & { readonly period: number };

const isTimed = (act: EvidenceAct): act is TimedAct => act.period !== undefined;

/** Returns the periods of a match. A period is extended if an act is later than its end. */
function periodsOf({ periods }: WormFacts, acts: readonly TimedAct[]): WormFacts['periods'] {
  const lengths = new Map(periods.map(({ period, seconds }) => [period, seconds]));
  for (const { period, seconds, to } of acts) lengths.set(period, Math.max(lengths.get(period) ?? 1, to ?? seconds));
  return [...lengths].map(([period, seconds]) => ({ period, seconds })).sort((a, b) => a.period - b.period);
}

function placeOf({ x }: WormScale, { period, seconds, to }: TimedAct): CSSProperties {
  const left = x({ period, seconds });
  return to === undefined ? { left: `${left}%` } : { left: `${left}%`, width: `${x({ period, seconds: to }) - left}%` };
}

interface ActTimelineProps {
  readonly facts: MatchFacts;
  readonly acts: readonly EvidenceAct[];
  readonly selection: Selection;
}

/**
 * The acts of a value in one row for each squad, below the margin of the match. **Empty**: nothing if no act has a
 * time.
 */
export function ActTimeline({ facts, acts, selection }: ActTimelineProps): ReactElement | null {
  const timed = acts.filter(isTimed);
  const marks = useSelectableMarks(timed, (act) => describeAct(facts, act), selection);
  if (timed.length === 0) return null;
  const worm = { ...facts.worm, periods: periodsOf(facts.worm, timed) };
  const scale = wormScale(worm);
  const sides = ([0, 1] as const).filter((side) => timed.some((act) => act.side === side));
  return (
    <div>
      <Legend
        signs={([0, 1] as const).map((side) => [
          <SideSign key={side} side={side} />,
          `${worm.match.squads[side].name} lead`,
        ])}
      />
      <div
        role="group"
        aria-label={`${countOf(timed.length, 'act')} on the timeline of the match`}
        className={styles.timeline}
        {...marks.frame}
      >
        <div className={pictures.chart}>
          <Plot axis={scale.axis} valueLabel={Math.abs}>
            <WormLines facts={worm} scale={scale} />
          </Plot>
        </div>
        <div className={styles.lanes} data-lanes={sides.length}>
          {timed.map((act, index) => (
            <span
              key={act.key}
              {...marks.mark(index)}
              className={styles.tick}
              data-side={act.side}
              data-lane={sides.indexOf(act.side)}
              data-span={act.to !== undefined}
              style={placeOf(scale, act)}
            />
          ))}
        </div>
      </div>
      <Readout marks={marks} />
    </div>
  );
}
