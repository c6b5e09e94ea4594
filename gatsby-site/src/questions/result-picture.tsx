import type { Dimension } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import { BarChart } from '../pictures/bar-chart';
import { CellMap } from './cell-map';
import { LineChart } from './line-chart';
import { measureLabels } from './parameters';
import { valueOf, type Query } from './query';
import { rowLabel, statisticOf, type Table } from './table';

/** Bars that a picture has at most. */
const MAX_BARS = 25;

/** Width of a cell if the query has none. **Units**: metres. */
const USUAL_CELL = 10;

/** Dimensions that are drawn as a line, in the order of time. */
const inTime: readonly Dimension[] = ['match', 'round', 'season'];

interface ResultPictureProps {
  readonly query: Query;
  readonly table: Table;
}

/**
 * The first metric and measure of a page: a map of cells, a line over matches, rounds or seasons, or else bars.
 * **Empty**: nothing if no row has a value.
 */
export function ResultPicture({ query, table }: ResultPictureProps): ReactElement | null {
  const { by, rows } = table;
  const [metric] = table.metrics;
  const [measure] = table.measures;
  if (metric === undefined || measure === undefined) return null;
  const valued = rows.flatMap((row) => {
    const statistic = statisticOf(row, metric.code, measure);
    if (statistic === undefined) return [];
    const { value, valueDisplay: display = String(value) } = statistic;
    return [{ row, value, display }];
  });
  if (valued.length === 0) return null;
  const unit = `${metric.name}: ${measureLabels[measure].toLowerCase()}`;
  const [first] = by;
  if (by.length === 1 && (first === 'hex' || first === 'square'))
    return (
      <CellMap
        title={`${unit}, by place, attacking to the right`}
        unit={unit}
        shape={first}
        cellMetres={Number(valueOf(query, 'cellMetres')) || USUAL_CELL}
        cells={valued.flatMap(({ row: { cell }, value, display }) =>
          cell === undefined ? [] : [{ x: cell.x, y: cell.y, value, display }],
        )}
      />
    );
  if (by.length === 1 && first !== undefined && inTime.includes(first) && query.values.sort === undefined)
    return (
      <LineChart
        title={unit}
        unit={unit}
        points={valued.map(({ row, value, display }) => ({ label: rowLabel(row, by), value, display }))}
      />
    );
  return (
    <BarChart
      facts={{
        title: valued.length > MAX_BARS ? `${unit}, the first ${MAX_BARS} rows` : unit,
        unit,
        bars: valued.slice(0, MAX_BARS).map(({ row, value }) => ({
          label: rowLabel(row, by),
          ...(first === 'person' && row.person?.squadCode !== undefined && { note: row.person.squadCode }),
          value: Math.round(value * 100) / 100,
        })),
      }}
    />
  );
}
