import { periodDisplay, shotResults, type Side } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import { useEvidenceMarks } from '../use-evidence-marks';
import type { ShotFact, ShotFacts } from '../facts/shots';
import * as styles from './ground-marks.module.css';
import { Legend, type LegendSign } from '../legend';
import { shotEvidence } from '../mark-evidence';
import { MarkedGround } from './marked-ground';
import { Picture, type PictureProps } from '../picture';
import { ShotSign } from './shot-sign';
import { teamView } from './team-view';

/** Returns the radius of a shot's mark, which grows with its expected points. **Units**: metres on the ground. */
const radiusOf = ({ expected }: Pick<ShotFact, 'expected'>): number => 1.1 + expected * 0.45;

const descriptionOf = (
  { match: { squads } }: ShotFacts,
  { period, seconds, side, player, result, expected, type, metres }: ShotFact,
): string =>
  `${periodDisplay(period, seconds)}: ${shotResults[result].name}, ${player} (${squads[side].code}), ${type.toLowerCase()} from ${metres} m, expected ${expected.toFixed(1)} points`;

const resultSigns = (['GOAL', 'BEHI', 'MISS', 'OOTF'] as const).map((result): LegendSign => [
  <svg key={result} viewBox="-3 -3 6 6" aria-hidden="true" className={styles.plain}>
    <ShotSign result={result} radius={2.2} />
  </svg>,
  shotResults[result].name,
]);

/** Signs for the legend that show how the size of a mark depends on its expected points. */
const sizeSigns = [1, 3, 5].map((expected): LegendSign => [
  <svg key={expected} viewBox="-3 -3 6 6" aria-hidden="true" className={styles.plain}>
    <circle r={radiusOf({ expected })} className={styles.full} />
  </svg>,
  `${expected} expected ${expected === 1 ? 'point' : 'points'}`,
]);

const tableOf = (match: ShotFacts['match'], shots: readonly ShotFact[]): PictureProps['table'] => ({
  columns: ['Time', 'Squad', 'Player', 'Result', 'Type', 'Metres', 'Expected points'],
  rows: shots.map((shot) => {
    const { period, seconds, side, player, result, type, metres, expected } = shot;
    return [
      periodDisplay(period, seconds),
      match.squads[side].code,
      player,
      shotResults[result].name,
      type,
      metres,
      { text: String(expected), evidence: shotEvidence(match, shot) },
    ];
  }),
});

interface ShotMapProps {
  readonly facts: ShotFacts;
  /** The squad to show. **Empty**: both squads. */
  readonly team?: Side;
}

/** The shots at goal of a match, with their results and expected points. Every shot is a mark. */
export function ShotMap({ facts, team }: ShotMapProps): ReactElement {
  const { match } = facts;
  const view = teamView(match, team);
  const shots = facts.shots.filter(({ side }) => view.isShown(side));
  const marks = useEvidenceMarks(
    shots,
    (shot) => descriptionOf(facts, shot),
    (shot) => shotEvidence(match, shot),
  );
  const title = `${view.names}: shots at goal`;
  return (
    <Picture
      title={title}
      table={tableOf(match, shots)}
      source={{
        operation: 'getMatchShots',
        path: `/v1/matches/${match.id}/shots`,
        playground: `match=${match.id}${view.query}&picture=shots`,
      }}
    >
      <Legend signs={[...view.legend, ...resultSigns, ...sizeSigns]} />
      <MarkedGround
        size={match.ground}
        label={`${title}. The larger the symbol, the more expected points.`}
        items={shots}
        marks={marks}
        styleOf={({ side, x, y }) => {
          const sign = view.attackSign(side);
          return { side, transform: `translate(${x * sign} ${y * sign})` };
        }}
      >
        {(shot) => (
          <>
            <circle r={4} className={styles.reach} />
            <ShotSign result={shot.result} radius={radiusOf(shot)} />
          </>
        )}
      </MarkedGround>
      <p className="hint">
        The size of a mark shows its expected points: what an average player scores from that location with that kind of
        shot.
      </p>
    </Picture>
  );
}
