import type { ReactElement } from 'react';
import { CellMap } from './cell-map';
import type { HeatFacts } from '../facts/heat';
import { cellEvidence } from '../mark-evidence';
import { Picture } from '../picture';

/** A map of where a squad or player had the acts of a metric. The squad attacks to the right. */
export function HeatMap({ facts }: { readonly facts: HeatFacts }): ReactElement {
  const { match, side, cells, who, unit, metric, cellMetres } = facts;
  const title = `${who}: ${unit.toLowerCase()} by location, attacking to the right`;
  return (
    <Picture
      title={title}
      table={{
        columns: ['Around x (m)', 'Around y (m)', unit],
        rows: cells.map((cell) => [cell.x, cell.y, { text: cell.display, evidence: cellEvidence(facts, cell) }]),
      }}
      source={{
        operation: 'getMatchTransactions',
        path: `/v1/matches/${match.id}/transactions`,
        playground: `match=${match.id}&metric=${metric}&picture=heat`,
      }}
    >
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
      {cells.length === 0 && <p className="hint">This metric has no acts with a location.</p>}
    </Picture>
  );
}
