import { useId, type ReactElement } from 'react';
import { Ground } from '../ground/ground';
import { boundary } from '../ground/outline';
import { CentreBounce, GroundAreas, middleOf, type GroundPart } from '../ground/zones';
import type { HeatFacts } from './facts/heat';
import { givenFacts, type Given } from './given-facts';
import * as styles from './ground-marks.module.css';
import { scaleOf } from './heat-scale';
import { useMarks } from './marks';
import { Picture } from './picture';
import { Readout } from './readout';

/** The parts of the ground in the order of the logical zones of a squad that attacks to the right. */
const parts = ['L50', 'LM', 'CB', 'RM', 'R50'] as const satisfies readonly GroundPart[];

/** The words for what a heat map counts. */
const WHAT = 'An involvement is any act with a place: a possession, a kick, a handball, a mark, a tackle, a spoil.';

const countOf = (acts: number): string => `${acts} ${acts === 1 ? 'involvement' : 'involvements'}`;

/** How strong the colour of a count is beside a great one. */
const strength = (acts: number, great: number): number =>
  acts === 0 ? 0 : Math.round((0.08 + 0.82 * Math.min(1, acts / great)) * 100) / 100;

/** A count that few cells exceed, so that one crowded spot does not pale all others. */
const greatOf = (counts: readonly number[]): number =>
  [...counts].sort((a, b) => a - b)[Math.floor((counts.length - 1) * 0.97)] ?? 1;

/** The colours of the cells and the counts they stand for. */
const Scale = ({ side, great }: { readonly side: HeatFacts['side']; readonly great: number }): ReactElement => (
  <div className={styles.scale} data-side={side}>
    <span>Involvements in a square of ten metres</span>
    <ol>
      {scaleOf(great).map((count) => (
        <li key={count}>
          <i style={{ opacity: strength(count, great) }} />
          {count}
          {count === great && ' or more'}
        </li>
      ))}
    </ol>
  </div>
);

/** A square of the ground, in the colour of its count. */
const Square = ({
  cell: [column, row, acts],
  metres,
  great,
}: {
  readonly cell: HeatFacts['cells'][number];
  readonly metres: number;
  readonly great: number;
}): ReactElement => (
  <rect
    x={(column - 0.5) * metres + 0.3}
    y={(row - 0.5) * metres + 0.3}
    width={metres - 0.6}
    height={metres - 0.6}
    rx={1}
    fillOpacity={strength(acts, great)}
    className={styles.cell}
  />
);

function Cells({
  facts: { match, cells, side, cellMetres },
  label,
}: {
  readonly facts: HeatFacts;
  readonly label: string;
}): ReactElement {
  const great = greatOf(cells.map(([, , acts]) => acts));
  const { rx, ry } = boundary(match.ground);
  const id = useId().replace(/\W/gu, '');
  const marks = useMarks(cells.length);
  const describe = ([column, row, acts]: HeatFacts['cells'][number]): string =>
    `${countOf(acts)} around ${column * cellMetres}, ${row * cellMetres}`;
  const current = marks.current === undefined ? undefined : cells[marks.current];
  return (
    <>
      <Scale side={side} great={great} />
      <div
        onKeyDown={marks.onKeyDown}
        onPointerLeave={() => {
          marks.choose(undefined);
        }}
      >
        <Ground
          size={match.ground}
          label={label}
          role="group"
          below={
            <>
              <clipPath id={id}>
                <ellipse rx={rx} ry={ry} />
              </clipPath>
              <g clipPath={`url(#${id})`}>
                {cells.map((cell, at) => (
                  <g
                    key={at}
                    {...marks.mark(at)}
                    role="img"
                    aria-label={describe(cell)}
                    className={styles.mark}
                    data-side={side}
                  >
                    <Square cell={cell} metres={cellMetres} great={great} />
                  </g>
                ))}
              </g>
            </>
          }
        />
      </div>
      <Readout text={current && describe(current)} />
    </>
  );
}

function Zones({
  facts: { match, zones, side },
  label,
}: {
  readonly facts: HeatFacts;
  readonly label: string;
}): ReactElement {
  const most = Math.max(1, ...zones.map(({ acts }) => acts));
  const middle = middleOf(match.ground);
  return (
    <Ground
      size={match.ground}
      label={`${label}: ${zones.map(({ zone, acts }) => `${zone} ${acts}`).join(', ')}`}
      below={
        <g data-side={side}>
          <GroundAreas
            size={match.ground}
            look={(part) => ({
              className: styles.zone ?? '',
              fillOpacity: strength(zones[parts.indexOf(part)]?.acts ?? 0, most),
            })}
          />
        </g>
      }
    >
      <CentreBounce />
      {parts.map((part, at) => (
        <g key={part} transform={`translate(${middle[part]} 0) scale(1 -1)`}>
          <text y={-4} className={styles.zoneSmall}>
            {zones[at]?.zone}
          </text>
          <text y={5} className={styles.zoneText}>
            {zones[at]?.acts}
          </text>
        </g>
      ))}
    </Ground>
  );
}

interface HeatMapProps {
  readonly facts?: Given<HeatFacts>;
  /** Whether acts are counted by cells of ten metres or by zone. */
  readonly by?: 'cell' | 'zone';
}

/** Where a squad or a player acted, the squad attacking to the right. Every cell is a mark. */
export function HeatMap({ facts: given, by = 'cell' }: HeatMapProps): ReactElement {
  const facts = givenFacts(given);
  const { match, cells, zones, who, cellMetres } = facts;
  const title = `${who}: where on the ground they got involved, attacking to the right`;
  return (
    <Picture
      title={title}
      table={
        by === 'zone'
          ? { caption: title, columns: ['Zone', 'Involvements'], rows: zones.map(({ zone, acts }) => [zone, acts]) }
          : {
              caption: title,
              columns: ['Around x (m)', 'Around y (m)', 'Involvements'],
              rows: cells.map(([column, row, acts]) => [column * cellMetres, row * cellMetres, acts]),
            }
      }
      source={{
        operation: 'getMatchTransactions',
        path: `/v1/matches/${match.id}/transactions`,
        playground: `match=${match.id}&picture=heat`,
      }}
    >
      {by === 'cell' ? (
        <Cells facts={facts} label={`${title}; darker where more happened`} />
      ) : (
        <Zones facts={facts} label={title} />
      )}
      <p className={styles.remark}>{WHAT}</p>
    </Picture>
  );
}
