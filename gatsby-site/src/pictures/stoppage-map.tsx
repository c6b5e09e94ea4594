import { periodDisplay } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import { Ground } from '../ground/ground';
import type { StoppageFact, StoppageFacts } from './facts/stoppages';
import { givenFacts, type Given } from './given-facts';
import * as styles from './ground-marks.module.css';
import { Legend, SideSign } from './legend';
import { useMarks } from './marks';
import { Picture } from './picture';
import { Readout } from './readout';

const shapes: Readonly<Record<StoppageFact['kind'], ReactElement>> = {
  CB: <circle r={2} />,
  BU: <path d="M0 2.4L2.2 -1.6H-2.2Z" />,
  TI: <rect x={-1.8} y={-1.8} width={3.6} height={3.6} />,
};

const told = ({ match: { squads } }: StoppageFacts, { period, seconds, what, side, player }: StoppageFact): string =>
  `${periodDisplay(period, seconds)}: ${what}, ${side === undefined ? 'cleared by nobody' : `cleared by ${player} (${squads[side].code})`}`;

/** Centre bounces fall on one spot: they are laid out in a spiral around it. **Units**: metres. */
function placed(stoppages: readonly StoppageFact[]): readonly { readonly x: number; readonly y: number }[] {
  let bounces = 0;
  return stoppages.map(({ kind, x, y }) => {
    if (kind !== 'CB') return { x, y };
    bounces += 1;
    const turn = bounces * 2.4;
    return { x: Math.sqrt(bounces) * 2.6 * Math.cos(turn), y: Math.sqrt(bounces) * 2.6 * Math.sin(turn) };
  });
}

/**
 * Where the stoppages of a match were and who cleared them, the home squad attacking to the right. Every stoppage is a
 * mark.
 */
export function StoppageMap({ facts: given }: { readonly facts?: Given<StoppageFacts> }): ReactElement {
  const facts = givenFacts(given);
  const { match, stoppages } = facts;
  const marks = useMarks(stoppages.length);
  const places = placed(stoppages);
  const title = `${match.squads[0].name} v ${match.squads[1].name}: stoppages and clearances`;
  const current = marks.current === undefined ? undefined : stoppages[marks.current];
  return (
    <Picture
      title={title}
      table={{
        caption: title,
        columns: ['Time', 'Stoppage', 'Cleared by', 'Player'],
        rows: stoppages.map((one) => [
          periodDisplay(one.period, one.seconds),
          one.what,
          one.side === undefined ? 'nobody' : match.squads[one.side].code,
          one.player,
        ]),
      }}
      source={{
        operation: 'getMatchStoppages',
        path: `/v1/matches/${match.id}/stoppages`,
        playground: `match=${match.id}&picture=stoppages`,
      }}
    >
      <Legend
        signs={[
          ...match.squads.map(
            ({ name }, side) => [<SideSign key={side} side={side as 0 | 1} />, `${name} cleared`] as const,
          ),
          [<SideSign key="none" side="none" />, 'Nobody cleared'],
          ...(
            [
              ['CB', 'Centre bounce'],
              ['BU', 'Ball up'],
              ['TI', 'Throw in'],
            ] as const
          ).map(
            ([kind, name]) =>
              [
                <svg key={kind} viewBox="-3 -3 6 6" aria-hidden="true" className={styles.plain}>
                  <g className={styles.full} transform="scale(1 -1)">
                    {shapes[kind]}
                  </g>
                </svg>,
                name,
              ] as const,
          ),
        ]}
      />
      <div
        onKeyDown={marks.onKeyDown}
        onPointerLeave={() => {
          marks.choose(undefined);
        }}
      >
        <Ground size={match.ground} label={`${title}. Centre bounces are spread around the centre.`} role="group">
          {stoppages.map((one, at) => (
            <g
              key={at}
              {...marks.mark(at)}
              role="img"
              aria-label={told(facts, one)}
              className={styles.mark}
              data-side={one.side ?? 'none'}
              transform={`translate(${places[at]?.x ?? 0} ${places[at]?.y ?? 0})`}
            >
              <circle r={3.4} className={styles.reach} />
              <g className={styles.full}>{shapes[one.kind]}</g>
            </g>
          ))}
        </Ground>
      </div>
      <Readout text={current && told(facts, current)} />
    </Picture>
  );
}
