import { periodDisplay } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import type { Table } from './data-table';
import type { StoppageFact, StoppageFacts } from './facts/stoppages';
import { givenFacts, type Given } from './given-facts';
import * as styles from './ground-marks.module.css';
import { Legend, SideSign, type LegendSign } from './legend';
import { MarkedGround } from './marked-ground';
import { Picture } from './picture';

const shapes: Readonly<Record<StoppageFact['kind'], ReactElement>> = {
  CB: <circle r={2} />,
  BU: <path d="M0 2.4L2.2 -1.6H-2.2Z" />,
  TI: <rect x={-1.8} y={-1.8} width={3.6} height={3.6} />,
};

const descriptionOf = (
  { match: { squads } }: StoppageFacts,
  { period, seconds, what, side, player }: StoppageFact,
): string =>
  `${periodDisplay(period, seconds)}: ${what}, ${side === undefined ? 'cleared by nobody' : `cleared by ${player} (${squads[side].code})`}`;

/** All centre bounces are at one spot, so they are drawn in a spiral around it. **Units**: metres. */
function placesOf(stoppages: readonly StoppageFact[]): readonly { readonly x: number; readonly y: number }[] {
  let bounces = 0;
  return stoppages.map(({ kind, x, y }) => {
    if (kind !== 'CB') return { x, y };
    bounces += 1;
    const angle = bounces * 2.4;
    return { x: Math.sqrt(bounces) * 2.6 * Math.cos(angle), y: Math.sqrt(bounces) * 2.6 * Math.sin(angle) };
  });
}

const kindNames = [
  ['CB', 'Centre bounce'],
  ['BU', 'Ball up'],
  ['TI', 'Throw in'],
] as const satisfies readonly (readonly [StoppageFact['kind'], string])[];

const kindSigns = kindNames.map(([kind, name]): LegendSign => [
  <svg key={kind} viewBox="-3 -3 6 6" aria-hidden="true" className={styles.plain}>
    <g className={styles.full} transform="scale(1 -1)">
      {shapes[kind]}
    </g>
  </svg>,
  name,
]);

const legendOf = ({ squads }: StoppageFacts['match']): readonly LegendSign[] => [
  [<SideSign key="0" side={0} />, `${squads[0].name} cleared`],
  [<SideSign key="1" side={1} />, `${squads[1].name} cleared`],
  [<SideSign key="none" side="none" />, 'Nobody cleared'],
  ...kindSigns,
];

const tableOf = (caption: string, { match: { squads }, stoppages }: StoppageFacts): Table => ({
  caption,
  columns: ['Time', 'Stoppage', 'Cleared by', 'Player'],
  rows: stoppages.map(({ period, seconds, what, side, player }) => [
    periodDisplay(period, seconds),
    what,
    side === undefined ? 'nobody' : squads[side].code,
    player,
  ]),
});

/** The stoppages of a match and who cleared them, the home squad attacking to the right. Every stoppage is a mark. */
export function StoppageMap({ facts: given }: { readonly facts?: Given<StoppageFacts> }): ReactElement {
  const facts = givenFacts(given);
  const { match, stoppages } = facts;
  const places = placesOf(stoppages);
  const title = `${match.squads[0].name} v ${match.squads[1].name}: stoppages and clearances`;
  return (
    <Picture
      title={title}
      table={tableOf(title, facts)}
      source={{
        operation: 'getMatchStoppages',
        path: `/v1/matches/${match.id}/stoppages`,
        playground: `match=${match.id}&picture=stoppages`,
      }}
    >
      <Legend signs={legendOf(match)} />
      <MarkedGround
        size={match.ground}
        label={`${title}. Centre bounces are spread around the centre.`}
        items={stoppages}
        describe={(stoppage) => descriptionOf(facts, stoppage)}
        styleOf={({ side }, index) => ({
          side: side ?? 'none',
          transform: `translate(${places[index]?.x ?? 0} ${places[index]?.y ?? 0})`,
        })}
      >
        {({ kind }) => (
          <>
            <circle r={3.4} className={styles.reach} />
            <g className={styles.full}>{shapes[kind]}</g>
          </>
        )}
      </MarkedGround>
    </Picture>
  );
}
