import type { ReactElement } from 'react';
import { Legend, SideSign, type LegendSign } from '../../pictures/legend';
import { MarkedGround } from '../../pictures/ground/marked-ground';
import { useSelectableMarks, type Selection } from '../../pictures/marks';
import * as marks from '../../pictures/ground/ground-marks.module.css';
import { ShotSign } from '../../pictures/ground/shot-sign';
import { describeAct } from './act-texts';
import { isAgainst, type EvidenceAct } from './evidence-acts';
import type { MatchFacts } from './use-match-facts';
import { countOf } from '../../controls/count-of';

/** The radius of an act's symbol, and that of its clickable area. **Units**: metres on the ground. */
const [RADIUS, REACH] = [1.7, 4];

/**
 * Returns the shot result whose symbol represents an act: the result of a shot, `BEHI` (a ring) for an act that only
 * counts against the value, and `GOAL` (a dot) for any other act.
 */
const signOf = (act: EvidenceAct) => act.result ?? (isAgainst(act) ? 'BEHI' : 'GOAL');

const plain = (result: 'GOAL' | 'BEHI'): ReactElement => (
  <svg viewBox="-3 -3 6 6" aria-hidden="true" className={marks.plain}>
    <ShotSign result={result} radius={2.2} />
  </svg>
);

function legendOf({ worm: { match } }: MatchFacts, acts: readonly EvidenceAct[], isOneSide: boolean) {
  const sides = ([0, 1] as const).filter((side) => acts.some((act) => act.side === side));
  const signs = sides.map((side): LegendSign => [
    <SideSign key={side} side={side} />,
    `${match.squads[side].name}, to the ${isOneSide || side === 0 ? 'right' : 'left'}`,
  ]);
  return acts.some((act) => act.result === undefined && isAgainst(act))
    ? [...signs, [plain('GOAL'), 'counts for the value'] as const, [plain('BEHI'), 'counts against it'] as const]
    : signs;
}

interface ActGroundProps {
  readonly facts: MatchFacts;
  readonly acts: readonly EvidenceAct[];
  readonly selection: Selection;
}

/**
 * The acts of a value on the ground. If all acts are by one squad, it attacks to the right. Otherwise the home squad
 * attacks to the right and the away squad to the left. **Empty**: nothing if no act has a location.
 */
export function ActGround({ facts, acts, selection }: ActGroundProps): ReactElement | null {
  const located = acts.filter(({ point }) => point !== undefined);
  const selectable = useSelectableMarks(located, (act) => describeAct(facts, act), selection);
  if (located.length === 0) return null;
  const isOneSide = located.every(({ side }) => side === located[0]?.side);
  return (
    <div>
      <Legend signs={legendOf(facts, located, isOneSide)} />
      <MarkedGround
        size={facts.worm.match.ground}
        label={`${countOf(located.length, 'act')} on the ground`}
        items={located}
        styleOf={({ side, point = { x: 0, y: 0 } }) => {
          const sign = isOneSide || side === 0 ? 1 : -1;
          return { side, transform: `translate(${point.x * sign} ${point.y * sign})` };
        }}
        marks={selectable}
      >
        {(act) => (
          <>
            <circle r={REACH} className={marks.reach} />
            <ShotSign result={signOf(act)} radius={RADIUS} />
          </>
        )}
      </MarkedGround>
    </div>
  );
}
