import { cellWidths, standardGround, type Dimension } from '@goalsquare/engine';
import type { StatisticsRow, StatisticsTable } from '@goalsquare/openapi/types';
import type { ReactElement } from 'react';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import { BarChart } from '../../pictures/charts/bar-chart';
import { CellMap } from '../../pictures/ground/cell-map';
import { KickNetwork } from '../../pictures/charts/kick-network';
import { Picture } from '../../pictures/picture';
import { ShotCells, type ShotCell } from '../../pictures/ground/shot-cells';
import { playerAddress } from '../../addresses/page-addresses';
import { evidenceOfRow } from './evidence-of-row';
import { LineChart } from './line-chart';
import { addressOfDimension, linkedSeason } from './dimension-cell';
import { measureLabels } from '../../query/parameters';
import { valueOf, type Query } from '../../query/query';
import { rowLabel, statisticOf } from '../../query/table';

/** The most bars of a picture. */
const MAX_BARS = 25;

/** The most lines of a network. */
const MAX_LINES = 40;

/** Dimensions in time order, which are drawn as a line. */
const inTime: readonly Dimension[] = ['match', 'round', 'season'];

/**
 * Returns the cells of a shot map, if the result has shots and expected points by location. **Empty**: `undefined` for
 * any other result.
 */
function shotCellsOf(query: Query, table: StatisticsTable): readonly ShotCell[] | undefined {
  const { by, metrics, rows } = table;
  const [first] = by;
  const has = (code: string): boolean => metrics.some((metric) => metric.code === code);
  if (by.length !== 1 || (first !== 'hex' && first !== 'square')) return undefined;
  if (!has('SHOT_AT_GOAL') || !has('POINTS_EXPECTED')) return undefined;
  return rows.flatMap((row) => {
    const valueIn = (code: string): number => statisticOf(row, code, 'total')?.value ?? 0;
    const shots = valueIn('SHOT_AT_GOAL');
    if (row.cell === undefined || shots === 0) return [];
    const { x, y } = row.cell;
    const evidence = evidenceOfRow(query, table, row, { code: 'POINTS_EXPECTED', measure: 'total' });
    const goals = has('GOAL') ? { goals: valueIn('GOAL') } : {};
    return [{ x, y, shots, expected: valueIn('POINTS_EXPECTED'), evidence, ...goals }];
  });
}

interface ResultPictureProps {
  readonly query: Query;
  readonly table: StatisticsTable;
}

/** A row that has a value of the first metric and measure. */
interface Valued {
  readonly row: StatisticsRow;
  readonly value: number;
  readonly display: string;
  /** The evidence of the value. **Empty**: `undefined` if it does not belong to one player or squad in one match. */
  readonly evidence: EvidenceRequest | undefined;
}

interface DrawnProps extends ResultPictureProps {
  readonly valued: readonly Valued[];
  /** Name of the values. */
  readonly unit: string;
}

/** Values by cell of the ground. */
function Cells({ query, table: { by }, valued, unit }: DrawnProps): ReactElement {
  const title = `${unit}, by location, attacking to the right`;
  const cells = valued.flatMap(({ row: { cell }, ...one }) =>
    cell === undefined ? [] : [{ x: cell.x, y: cell.y, ...one }],
  );
  return (
    <Picture
      title={title}
      table={{
        columns: ['Around x (m)', 'Around y (m)', unit],
        rows: cells.map(({ x, y, display, evidence }) => [Math.round(x), Math.round(y), { text: display, evidence }]),
      }}
    >
      <CellMap
        label={title}
        unit={unit}
        ground={standardGround}
        shape={by[0] === 'hex' ? 'hex' : 'square'}
        cellMetres={Number(valueOf(query, 'cellMetres')) || cellWidths.usual}
        cells={cells}
        evidenceOf={({ evidence }) => evidence}
      />
    </Picture>
  );
}

/** Values in order of time, with their rolling mean if the result contains it. */
function Line({ query, table, valued, unit }: DrawnProps): ReactElement {
  const [metric] = table.metrics;
  const hasMean = table.measures[0] !== 'rollingMean' && table.measures.includes('rollingMean');
  return (
    <LineChart
      title={unit}
      points={valued.map(({ row, value, display, evidence }) => {
        const trend = hasMean && metric ? statisticOf(row, metric.code, 'rollingMean')?.value : undefined;
        return { label: rowLabel(row, table.by), value, display, evidence, ...(trend !== undefined && { trend }) };
      })}
      {...(hasMean && { trendUnit: `mean of ${valueOf(query, 'rollingMatches')} matches` })}
    />
  );
}

/**
 * Returns the evidence request for the giver's disposals to all receivers, because evidence cannot be filtered by
 * receiver.
 */
const giverEvidence = (
  query: Query,
  { by }: StatisticsTable,
  row: StatisticsRow,
  code: string,
): EvidenceRequest | undefined =>
  evidenceOfRow(query, { by: by.filter((dimension) => dimension !== 'receiver') }, row, { code, measure: 'total' });

/** Disposals between players, as a network. */
function Network({ query, table, valued, unit }: DrawnProps): ReactElement {
  const season = linkedSeason(table);
  const [metric] = table.metrics;
  return (
    <KickNetwork
      title={valued.length > MAX_LINES ? `${unit}, the first ${MAX_LINES} pairs` : unit}
      unit={metric?.name.toLowerCase() ?? ''}
      pairs={valued.slice(0, MAX_LINES).map(({ row, value }) => ({
        from: row.person?.fullname ?? '–',
        to: row.receiver?.fullname ?? '–',
        value: Math.round(value * 100) / 100,
        evidence: metric && giverEvidence(query, table, row, metric.code),
        ...(row.person && { fromAddress: playerAddress(row.person.personId, season) }),
        ...(row.receiver && { toAddress: playerAddress(row.receiver.personId, season) }),
      }))}
    />
  );
}

/** Values as bars. The label of a bar links to its page, if it has one. */
function Bars({ table, valued, unit }: DrawnProps): ReactElement {
  const { by } = table;
  const [first] = by;
  const season = linkedSeason(table);
  const linkOf = (row: StatisticsRow): { readonly to?: string } => {
    const to = by.length === 1 && first !== undefined ? addressOfDimension(row, first, season) : undefined;
    return to === undefined ? {} : { to };
  };
  return (
    <BarChart
      facts={{
        title: valued.length > MAX_BARS ? `${unit}, the first ${MAX_BARS} rows` : unit,
        unit,
        bars: valued.slice(0, MAX_BARS).map(({ row, value, display, evidence }) => ({
          label: rowLabel(row, by),
          ...(evidence && { evidence }),
          ...linkOf(row),
          ...(first === 'person' && row.person?.squadCode !== undefined && { note: row.person.squadCode }),
          value,
          display,
        })),
      }}
    />
  );
}

const isInTime = (query: Query, [first]: StatisticsTable['by']): boolean =>
  first !== undefined && inTime.includes(first) && query.values.sort === undefined;

/** The picture that suits the dimensions of a result. */
function Drawn(props: DrawnProps): ReactElement {
  const { query, table } = props;
  const [first, second] = table.by;
  if (first === 'person' && second === 'receiver') return <Network {...props} />;
  if (second !== undefined) return <Bars {...props} />;
  if (first === 'hex' || first === 'square') return <Cells {...props} />;
  return isInTime(query, table.by) ? <Line {...props} /> : <Bars {...props} />;
}

/**
 * A page of a result as a picture: a shot map, a network of disposals, a map of cells, a line over matches, rounds or
 * seasons, or otherwise bars. All except the shot map show the first metric and measure. **Empty**: nothing if no row
 * has a value.
 */
export function ResultPicture({ query, table }: ResultPictureProps): ReactElement | null {
  const [metric] = table.metrics;
  const [measure] = table.measures;
  if (metric === undefined || measure === undefined) return null;
  const valued = table.rows.flatMap((row): readonly Valued[] => {
    const statistic = statisticOf(row, metric.code, measure);
    if (statistic === undefined) return [];
    const { value, valueDisplay: display = String(value) } = statistic;
    const evidence = evidenceOfRow(query, table, row, { code: metric.code, measure });
    return [{ row, value, display, evidence }];
  });
  if (valued.length === 0) return null;
  const shots = measure === 'total' ? shotCellsOf(query, table) : undefined;
  if (shots !== undefined)
    return (
      <ShotCells
        title="Shots at goal and expected points, attacking to the right"
        cells={shots}
        cellMetres={Number(valueOf(query, 'cellMetres')) || cellWidths.usual}
      />
    );
  return (
    <Drawn
      query={query}
      table={table}
      valued={valued}
      unit={`${metric.name}: ${measureLabels[measure].toLowerCase()}`}
    />
  );
}
