import { periodDisplay, shotResults, sides, type Side } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import { Ground } from '../ground/ground';
import type { ShotFact, ShotFacts } from './facts/shots';
import { givenFacts, type Given } from './given-facts';
import * as styles from './ground-marks.module.css';
import { Legend, SideSign } from './legend';
import { useMarks } from './marks';
import { Picture } from './picture';
import { Readout } from './readout';
import { ShotSign } from './shot-sign';

/** Radius of a shot nobody expects anything of, and what each expected point adds. **Units**: metres on the ground. */
const radiusOf = ({ expected }: ShotFact): number => 1.1 + expected * 0.45;

const told = (
  { match: { squads } }: ShotFacts,
  { period, seconds, side, player, result, expected, type, metres }: ShotFact,
): string =>
  `${periodDisplay(period, seconds)}: ${shotResults[result].name}, ${player} (${squads[side].code}), ${type.toLowerCase()} from ${metres} m, expected ${expected.toFixed(1)} points`;

const sign = (result: ShotFact['result']): ReactElement => (
  <svg viewBox="-3 -3 6 6" aria-hidden="true" className={styles.plain}>
    <ShotSign result={result} radius={2.2} />
  </svg>
);

const signs = (['GOAL', 'BEHI', 'MISS', 'OOTF'] as const).map(
  (result) => [sign(result), shotResults[result].name] as const,
);

interface ShotMapProps {
  readonly facts?: Given<ShotFacts>;
  /**
   * The one squad that is shown; it attacks to the right. Both: the home squad attacks to the right, the away squad to
   * the left.
   */
  readonly team?: Side;
}

/** The shots at goal of a match, by what came of them and what was to be expected. Every shot is a mark. */
export function ShotMap({ facts: given, team }: ShotMapProps): ReactElement {
  const facts = givenFacts(given);
  const { match } = facts;
  const shots = facts.shots.filter(({ side }) => team === undefined || sides[side] === team);
  const marks = useMarks(shots.length);
  const sign = ({ side }: ShotFact): 1 | -1 => (team === undefined && side === 1 ? -1 : 1);
  const names = match.squads
    .filter((_, side) => team === undefined || sides[side] === team)
    .map(({ name }) => name)
    .join(' v ');
  const title = `${names}: shots at goal`;
  const current = marks.current === undefined ? undefined : shots[marks.current];
  return (
    <Picture
      title={title}
      table={{
        caption: title,
        columns: ['Time', 'Squad', 'Player', 'Result', 'Type', 'Metres', 'Expected points'],
        rows: shots.map((shot) => [
          periodDisplay(shot.period, shot.seconds),
          match.squads[shot.side].code,
          shot.player,
          shotResults[shot.result].name,
          shot.type,
          shot.metres,
          shot.expected,
        ]),
      }}
      source={{
        operation: 'getMatchShots',
        path: `/v1/matches/${match.id}/shots`,
        playground: `match=${match.id}${team === undefined ? '' : `&team=${team}`}&picture=shots`,
      }}
    >
      <Legend
        signs={[
          ...match.squads.flatMap(({ name }, side) =>
            team === undefined || sides[side] === team
              ? [
                  [
                    <SideSign key={side} side={side as 0 | 1} />,
                    `${name}, to the ${team === undefined && side === 1 ? 'left' : 'right'}`,
                  ] as const,
                ]
              : [],
          ),
          ...signs,
        ]}
      />
      <div
        onKeyDown={marks.onKeyDown}
        onPointerLeave={() => {
          marks.choose(undefined);
        }}
      >
        <Ground size={match.ground} label={`${title}. A larger sign: more points were to be expected.`} role="group">
          {shots.map((shot, at) => (
            <g
              key={at}
              {...marks.mark(at)}
              role="img"
              aria-label={told(facts, shot)}
              className={styles.mark}
              data-side={shot.side}
              transform={`translate(${shot.x * sign(shot)} ${shot.y * sign(shot)})`}
            >
              <circle r={4} className={styles.reach} />
              <ShotSign result={shot.result} radius={radiusOf(shot)} />
            </g>
          ))}
        </Ground>
      </div>
      <Readout text={current && told(facts, current)} />
    </Picture>
  );
}
