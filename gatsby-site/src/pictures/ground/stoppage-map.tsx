import { periodDisplay } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import { useEvidenceMarks } from '../use-evidence-marks';
import type { StoppageFact, StoppageFacts } from '../facts/stoppages';
import * as styles from './ground-marks.module.css';
import { Legend, SideSign, type LegendSign } from '../legend';
import { stoppageEvidence, stoppagesEvidence } from '../mark-evidence';
import { MarkedGround } from './marked-ground';
import { Picture, type PictureProps } from '../picture';
import { marksOf, type StoppageMark } from './stoppage-marks';

const shapes: Readonly<Record<StoppageFact['kind'], ReactElement>> = {
  CB: <circle r={2} />,
  BU: <path d="M0 2.4L2.2 -1.6H-2.2Z" />,
  TI: <rect x={-1.8} y={-1.8} width={3.6} height={3.6} />,
};

const clearedBy = ({ match: { squads } }: StoppageFacts, side: StoppageFact['side']): string =>
  side === undefined ? 'nobody' : squads[side].name;

const plurals: Readonly<Record<StoppageFact['kind'], string>> = {
  CB: 'centre bounces',
  BU: 'ball ups at one place',
  TI: 'throw ins at one place',
};

/** Returns who cleared some stoppages, with counts in descending order. */
function playersOf(stoppages: readonly StoppageFact[]): string {
  const counts = new Map<string, number>();
  for (const { player } of stoppages) counts.set(player, (counts.get(player) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([player, count]) => (count === 1 ? player : `${player} ${count}`))
    .join(', ');
}

function descriptionOf(facts: StoppageFacts, { kind, side, stoppages }: StoppageMark): string {
  const [first] = stoppages;
  if (first === undefined) return '';
  const { squads } = facts.match;
  if (kind === 'CB' || stoppages.length > 1)
    return `${stoppages.length} ${plurals[kind]} cleared by ${clearedBy(facts, side)}${side === undefined ? '' : `: ${playersOf(stoppages)}`}`;
  return `${periodDisplay(first.period, first.seconds)}: ${first.what}, ${side === undefined ? 'cleared by nobody' : `cleared by ${first.player} (${squads[side].code})`}`;
}

const kindNames = [
  ['CB', 'Centre bounces'],
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
  [<SideSign key="none" side="none" />, 'Not cleared'],
  ...kindSigns,
  [<b key="number">2</b>, 'Number at one location'],
];

const tableOf = ({ match, stoppages }: StoppageFacts): PictureProps['table'] => ({
  columns: ['Time', 'Stoppage', 'Cleared by', 'Player'],
  rows: stoppages.map((stoppage) => {
    const { period, seconds, what, side, player } = stoppage;
    return [
      periodDisplay(period, seconds),
      { text: what, evidence: stoppageEvidence(match, stoppage) },
      side === undefined ? 'nobody' : match.squads[side].code,
      player,
    ];
  }),
});

/** The stoppages of a match and their clearances. The home squad attacks to the right. */
export function StoppageMap({ facts }: { readonly facts: StoppageFacts }): ReactElement {
  const { match, stoppages } = facts;
  const drawn = marksOf(stoppages);
  const marks = useEvidenceMarks(
    drawn,
    (mark) => descriptionOf(facts, mark),
    ({ stoppages: ofMark }) => stoppagesEvidence(match, ofMark),
  );
  const title = `${match.squads[0].name} v ${match.squads[1].name}: stoppages and clearances`;
  return (
    <Picture
      title={title}
      table={tableOf(facts)}
      source={{
        operation: 'getMatchStoppages',
        path: `/v1/matches/${match.id}/stoppages`,
        playground: `match=${match.id}&picture=stoppages`,
      }}
    >
      <Legend signs={legendOf(match)} />
      <MarkedGround
        size={match.ground}
        label={`${title}. Stoppages at the same location share a symbol for each squad, which shows their number.`}
        items={drawn}
        marks={marks}
        styleOf={({ side, x, y }) => ({ side: side ?? 'none', transform: `translate(${x} ${y})` })}
      >
        {({ kind, stoppages: { length } }) =>
          kind === 'CB' ? (
            <>
              <circle r={4.6} className={styles.reach} />
              <circle r={3.8} className={`${styles.full} ${styles.solid}`} />
              <text transform="scale(1 -1)" className={styles.number}>
                {length}
              </text>
            </>
          ) : (
            <>
              <circle r={3.4} className={styles.reach} />
              <g
                className={length > 1 ? `${styles.full} ${styles.solid}` : styles.full}
                transform={length > 1 ? 'scale(1.5)' : undefined}
              >
                {shapes[kind]}
              </g>
              {length > 1 && (
                <text transform="translate(0 -0.3) scale(1 -1)" className={styles.count}>
                  {length}
                </text>
              )}
            </>
          )
        }
      </MarkedGround>
    </Picture>
  );
}
