import {
  attackSign,
  displayValue,
  evidenceOf,
  metricOf,
  rotate,
  type ActFilter,
  type Match,
  type MatchView,
  type MetricCode,
  type SideIndex,
} from '@goalsquare/engine';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import { headOf, type MatchHead } from './match-head';

/** Side of a cell. **Units**: metres. */
const CELL_METRES = 10;

/** The value of a cell. **Units**: metres from the centre of the ground to the middle of the cell. */
export interface HeatCell {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly display: string;
}

/**
 * Where the acts of a metric happened, with the squad attacking to the right. **Empty**: no cells if the metric is not
 * a sum of acts.
 */
export interface HeatFacts {
  readonly cellMetres: number;
  readonly match: MatchHead;
  readonly side: SideIndex;
  readonly who: string;
  /** The player. **Empty**: `undefined` for a squad. */
  readonly personId?: number;
  readonly metric: string;
  readonly unit: string;
  /** Parameters that filter the acts, named as in requests. */
  readonly filter: EvidenceRequest['filter'];
  readonly cells: readonly HeatCell[];
}

/** The acting squad, or one of its players. */
export interface Actor {
  readonly side: SideIndex;
  readonly slot?: number;
  readonly who: string;
}

const cellOf = (metres: number): number => Math.floor(metres / CELL_METRES);
const middleOf = (cell: number): number => (cell + 0.5) * CELL_METRES;

/** Returns the acts of a metric: rows and amounts. **Empty**: none if the metric is not a sum of acts. */
function actsOf(match: Match, { side, slot }: Actor, metric: MetricCode, filter: ActFilter) {
  const subject =
    slot === undefined ? ({ level: 'squad', side, context: 'For' } as const) : ({ level: 'player', slot } as const);
  const evidence = evidenceOf(match, subject, metric, filter);
  if (evidence?.formula.is !== 'linear') return [];
  const { divisor } = evidence.formula;
  return evidence.numerator.flatMap((term) =>
    term.is === 'act' ? [{ row: term.row, amount: (term.sign * term.weight * term.amount) / divisor }] : [],
  );
}

/** Returns where a squad or player acted in a match, optionally only the acts that a filter selects. */
export function heatOf(
  match: Match,
  view: MatchView,
  actor: Actor,
  metric: MetricCode,
  filter: ActFilter = {},
): HeatFacts {
  const { namePlural, format } = metricOf(metric);
  const { header, rows, setting } = view;
  const cells = new Map<string, number>();
  for (const { row, amount } of actsOf(match, actor, metric, filter)) {
    const act = rows[row];
    if (act?.located !== true) continue;
    const { x, y } = rotate(act, attackSign(setting.homeFirst, actor.side, act.period));
    const cell = `${cellOf(x)} ${cellOf(y)}`;
    cells.set(cell, (cells.get(cell) ?? 0) + amount);
  }
  const person = [...header.home.players, ...header.away.players][actor.slot ?? -1];
  return {
    match: headOf(view),
    side: actor.side,
    who: actor.who,
    ...(person && { personId: person.personId }),
    metric,
    unit: namePlural,
    filter: {},
    cellMetres: CELL_METRES,
    cells: [...cells]
      .map(([cell, value]) => {
        const [column = 0, row = 0] = cell.split(' ').map(Number);
        return {
          x: middleOf(column),
          y: middleOf(row),
          value: Math.round(value * 1e6) / 1e6,
          display: displayValue(value, format),
        };
      })
      .sort((a, b) => a.x - b.x || a.y - b.y),
  };
}
