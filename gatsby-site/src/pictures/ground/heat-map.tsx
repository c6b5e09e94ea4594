import type { ReactElement } from 'react';
import { useEvidenceMarks } from '../use-evidence-marks';
import { Ground } from './ground';
import { CentreBounce, GroundAreas, middleOf, type GroundPart } from './zones';
import { CellMap } from './cell-map';
import type { Table } from '../data-table';
import type { HeatFacts } from '../facts/heat';
import { givenFacts, type Given } from '../given-facts';
import * as styles from './ground-marks.module.css';
import { cellEvidence, zoneEvidence } from '../mark-evidence';
import { Picture } from '../picture';
import { Readout } from '../readout';
import { opacityOf } from './heat-axis';

/** The parts of the ground in the order of logical zones, with the squad attacking to the right. */
const parts = ['L50', 'LM', 'CB', 'RM', 'R50'] as const satisfies readonly GroundPart[];

/** A map of values by zone. Every zone can have the focus. */
function Zones({ facts, label }: { readonly facts: HeatFacts; readonly label: string }): ReactElement {
  const { match, zones, side, unit } = facts;
  const marks = useEvidenceMarks(zones, ({ zone }) => zoneEvidence(facts, zone));
  const most = Math.max(1, ...zones.map(({ value }) => value));
  const middle = middleOf(match.ground);
  const textOf = ({ zone, display }: HeatFacts['zones'][number]): string => `${unit} in ${zone}: ${display}`;
  const current = zones[marks.current ?? -1];
  return (
    <>
      <div {...marks.frame}>
        <Ground
          size={match.ground}
          label={label}
          role="group"
          below={
            <g data-side={side}>
              <GroundAreas
                size={match.ground}
                look={(part) => ({
                  className: styles.zone ?? '',
                  fillOpacity: opacityOf(zones[parts.indexOf(part)]?.value ?? 0, most),
                })}
              />
            </g>
          }
        >
          <CentreBounce />
          {zones.map((one, at) => {
            const part = parts[at] ?? 'CB';
            return (
              <g
                key={part}
                {...marks.mark(at)}
                aria-label={textOf(one)}
                className={styles.mark}
                transform={`translate(${middle[part]} 0) scale(1 -1)`}
              >
                <circle r={13} className={styles.reach} />
                <text y={-4} className={styles.zoneSmall}>
                  {one.zone}
                </text>
                <text y={5} className={styles.zoneText}>
                  {one.display}
                </text>
              </g>
            );
          })}
        </Ground>
      </div>
      <Readout text={current && textOf(current)} marks={marks} />
    </>
  );
}

const tableOf = (caption: string, facts: HeatFacts, by: 'cell' | 'zone'): Table =>
  by === 'zone'
    ? {
        caption,
        columns: ['Zone', facts.unit],
        rows: facts.zones.map(({ zone, display }) => [zone, { text: display, evidence: zoneEvidence(facts, zone) }]),
      }
    : {
        caption,
        columns: ['Around x (m)', 'Around y (m)', facts.unit],
        rows: facts.cells.map((cell) => [cell.x, cell.y, { text: cell.display, evidence: cellEvidence(facts, cell) }]),
      };

interface HeatMapProps {
  readonly facts?: Given<HeatFacts>;
  /** Whether acts are counted by cells of 10 metres or by zone. */
  readonly by?: 'cell' | 'zone';
}

/** A map of where a squad or player had the acts of a metric. The squad attacks to the right. */
export function HeatMap({ facts: given, by = 'cell' }: HeatMapProps): ReactElement {
  const facts = givenFacts(given);
  const { match, side, cells, who, unit, metric, cellMetres } = facts;
  const title = `${who}: ${unit.toLowerCase()} by location, attacking to the right`;
  return (
    <Picture
      title={title}
      table={tableOf(title, facts, by)}
      source={{
        operation: 'getMatchTransactions',
        path: `/v1/matches/${match.id}/transactions`,
        playground: `match=${match.id}&metric=${metric}&picture=heat`,
      }}
    >
      {by === 'cell' ? (
        <CellMap
          label={title}
          unit={unit}
          ground={match.ground}
          side={side}
          shape="square"
          cellMetres={cellMetres}
          cells={cells}
          evidenceOf={(cell) => cellEvidence(facts, cell)}
        />
      ) : (
        <Zones facts={facts} label={title} />
      )}
      {cells.length === 0 && <p className={styles.remark}>This metric has no acts with a location.</p>}
    </Picture>
  );
}
