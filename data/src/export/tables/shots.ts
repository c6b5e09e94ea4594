import {
  fullNamesOf,
  isLivePeriod,
  roundTo,
  scorePoints,
  shotResults,
  sides,
  VALUE_DECIMALS,
  type FullNames,
  type HeaderPlayer,
  type MatchView,
  type Row,
} from '@goalsquare/engine';
import type { ExportMatch, ExportTable } from '../table.js';
import { locationColumns } from './location.js';
import { placeColumns } from './place.js';

/** A shot at goal, and its player. */
interface ShotRow {
  readonly view: MatchView;
  readonly row: Row;
  readonly shot: ReturnType<MatchView['shots']>[number];
  readonly player: HeaderPlayer | undefined;
  readonly names: FullNames | undefined;
}

/** Returns the result of a shot. **Empty**: `undefined` in a live period if there is no play after the shot. */
const resultOf = ({ view, row, shot }: ShotRow) =>
  isLivePeriod(view.clock, row.period) && row.at === view.rows.length - 1 ? undefined : shotResults[shot.result];

const squadOf = ({ view, shot }: ShotRow) => view.header[sides[shot.side]];

/** Returns a value computed from the location, rounded. **Empty**: `undefined` without a location or result. */
const expected = (of: ShotRow, value: number): number | undefined =>
  of.row.located && resultOf(of) !== undefined ? roundTo(value, VALUE_DECIMALS) : undefined;

function* rowsOf({ view, listed }: ExportMatch): Iterable<ShotRow> {
  const players = [...view.header.home.players, ...view.header.away.players];
  for (const shot of view.shots()) {
    const player = shot.row.slot === undefined ? undefined : players[shot.row.slot];
    const names = player && fullNamesOf({ ...listed(player.personId), ...player });
    yield { view, row: shot.row, shot, player, names };
  }
}

/** The table of shots at goal, in order of play. */
export const shotsTable: ExportTable<ShotRow> = {
  name: 'shots',
  is: 'one row per shot at goal, in order of play',
  rowsOf,
  columns: [
    ...placeColumns<ShotRow>(({ view }) => view.header),
    { name: 'id', kind: 'integer', is: 'id of the transaction in its match', of: ({ row }) => row.id },
    { name: 'period', kind: 'integer', is: 'period; extra time from 5', of: ({ row }) => row.period },
    {
      name: 'periodSecs',
      kind: 'integer',
      unit: 'seconds',
      is: 'seconds since the period began',
      of: ({ row }) => row.seconds,
    },
    { name: 'squadId', kind: 'integer', is: 'id of the squad', of: (row) => squadOf(row).id },
    { name: 'squadName', kind: 'text', chosen: true, is: 'name of the squad', of: (row) => squadOf(row).name },
    { name: 'squadCode', kind: 'text', chosen: true, is: 'code of the squad', of: (row) => squadOf(row).code },
    { name: 'personId', kind: 'integer', is: 'id of the person', of: ({ player }) => player?.personId },
    { name: 'fullname', kind: 'text', chosen: true, is: 'name of the person', of: ({ names }) => names?.fullname },
    {
      name: 'displayName',
      kind: 'text',
      chosen: true,
      is: 'short name of the person',
      of: ({ names }) => names?.displayName,
    },
    { name: 'resultCode', kind: 'text', is: 'code of the result', of: (row) => resultOf(row)?.code },
    { name: 'resultName', kind: 'text', is: 'result', of: (row) => resultOf(row)?.name },
    { name: 'points', kind: 'integer', unit: 'points', is: 'points scored', of: (row) => resultOf(row)?.points },
    {
      name: 'pointsExpected',
      kind: 'number',
      unit: 'points',
      is: 'points an average player would score',
      of: (row) =>
        expected(row, row.shot.expected.goal * scorePoints.GOAL + row.shot.expected.behind * scorePoints.BEHI),
    },
    {
      name: 'accuracyExpected',
      kind: 'number',
      is: 'chance of a goal for an average player',
      of: (row) => expected(row, row.shot.expected.goal),
    },
    { name: 'angleGroup', kind: 'text', is: 'group of angles', of: ({ shot }) => shot.details.angleGroup },
    { name: 'distanceGroup', kind: 'text', is: 'group of distances', of: ({ shot }) => shot.details.distanceGroup },
    { name: 'origin', kind: 'text', is: 'where the shot came from', of: ({ shot }) => shot.details.origin },
    { name: 'type', kind: 'text', is: 'type of shot', of: ({ shot }) => shot.details.type },
    ...locationColumns<ShotRow>(),
  ],
};
