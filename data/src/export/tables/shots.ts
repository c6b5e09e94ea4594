import {
  isLivePeriod,
  roundTo,
  scorePoints,
  shotResults,
  sides,
  VALUE_DECIMALS,
  type MatchView,
  type Row,
} from '@goalsquare/engine';
import { integer, number, text } from '../columns.js';
import type { ExportMatch, ExportTable } from '../table.js';
import { locationColumns } from './location.js';
import { personColumns, personsIn, placeColumns, squadColumns, type Person } from './shared-columns.js';

/** A shot at goal, and its player. */
interface ShotRow {
  readonly view: MatchView;
  readonly row: Row;
  readonly shot: ReturnType<MatchView['shots']>[number];
  readonly person: Person | undefined;
}

/** Returns the result of a shot. **Empty**: `undefined` in a live period if there is no play after the shot. */
const resultOf = ({ view, row, shot }: ShotRow) =>
  isLivePeriod(view.clock, row.period) && row.at === view.rows.length - 1 ? undefined : shotResults[shot.result];

/** Returns a value computed from the location, rounded. **Empty**: `undefined` without a location or result. */
const expected = (of: ShotRow, value: number): number | undefined =>
  of.row.located && resultOf(of) !== undefined ? roundTo(value, VALUE_DECIMALS) : undefined;

function* rowsOf(match: ExportMatch): Iterable<ShotRow> {
  const { view } = match;
  const persons = personsIn(match);
  for (const shot of view.shots()) {
    const { row } = shot;
    yield { view, row, shot, person: row.slot === undefined ? undefined : persons[row.slot] };
  }
}

/** The table of shots at goal, in order of play. */
export const shotsTable: ExportTable<ShotRow> = {
  name: 'shots',
  is: 'one row per shot at goal, in order of play',
  rowsOf,
  columns: [
    ...placeColumns<ShotRow>(({ view }) => view.header),
    integer('id', 'id of the transaction in its match', ({ row }) => row.id),
    integer('period', 'period; extra time from 5', ({ row }) => row.period),
    integer('periodSecs', 'seconds since the period began', ({ row }) => row.seconds, { unit: 'seconds' }),
    ...squadColumns<ShotRow>(({ view, shot }) => view.header[sides[shot.side]]),
    ...personColumns<ShotRow>(({ person }) => person),
    text('resultCode', 'code of the result', (row) => resultOf(row)?.code),
    text('resultName', 'result', (row) => resultOf(row)?.name),
    integer('points', 'points scored', (row) => resultOf(row)?.points, { unit: 'points' }),
    number(
      'pointsExpected',
      'points an average player would score',
      (row) => expected(row, row.shot.expected.goal * scorePoints.GOAL + row.shot.expected.behind * scorePoints.BEHI),
      { unit: 'points' },
    ),
    number('accuracyExpected', 'chance of a goal for an average player', (row) =>
      expected(row, row.shot.expected.goal),
    ),
    text('angleGroup', 'group of angles', ({ shot }) => shot.details.angleGroup),
    text('distanceGroup', 'group of distances', ({ shot }) => shot.details.distanceGroup),
    text('origin', 'where the shot came from', ({ shot }) => shot.details.origin),
    text('type', 'type of shot', ({ shot }) => shot.details.type),
    ...locationColumns<ShotRow>(),
  ],
};
