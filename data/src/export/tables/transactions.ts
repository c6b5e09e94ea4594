import {
  attackSign,
  fullNamesOf,
  type FullNames,
  logicalZones,
  physicalZones,
  rotate,
  roundTo,
  sides,
  standardise,
  zoneFor,
  type HeaderPlayer,
  type Point,
  type Row,
  type MatchView,
  type Transaction,
} from '@goalsquare/engine';
import type { ExportColumn, ExportMatch, ExportTable } from '../table.js';
import { placeColumns } from './place.js';

/** A transaction, and what its cells are read from. */
interface TransactionRow {
  readonly view: MatchView;
  readonly row: Row;
  readonly player: HeaderPlayer | undefined;
  readonly names: FullNames | undefined;
  readonly extras: Pick<Transaction, 'kicking' | 'pressure' | 'details' | 'onPersonId' | 'role' | 'opponentId'>;
}

type Column = ExportColumn<TransactionRow>;

const CENTRE_BOUNCE = logicalZones.indexOf('CB');
const DECIMALS = 2;

const squadOf = ({ view, row }: TransactionRow) => (row.side === undefined ? undefined : view.header[sides[row.side]]);

const spotOf = ({ row }: TransactionRow): Point | undefined => (row.located ? { x: row.x, y: row.y } : undefined);

/** A spot turned so that the acting squad attacks towards +x. */
function rotatedOf(of: TransactionRow): Point | undefined {
  const spot = spotOf(of);
  const { row, view } = of;
  return spot === undefined || row.side === undefined
    ? undefined
    : rotate(spot, attackSign(view.setting.homeFirst, row.side, row.period));
}

/** A coordinate on the standard ground. */
function standard(spot: Point | undefined, { view }: TransactionRow, axis: 'x' | 'y'): number | undefined {
  return spot === undefined ? undefined : roundTo(standardise(spot, view.setting.ground)[axis], DECIMALS);
}

const axes = ['x', 'y'] as const;

/** A spot's columns: metres from the centre, and the same on the standard ground. */
const coordinates = (name: string, is: string, of: (row: TransactionRow) => Point | undefined): readonly Column[] => [
  ...axes.map((axis): Column => ({
    name: `${axis}${name}`,
    kind: 'number',
    unit: 'metres',
    is: `${is}, ${axis === 'x' ? 'along' : 'across'} the ground from its centre`,
    of: (row) => of(row)?.[axis],
  })),
  ...axes.map((axis): Column => ({
    name: `${axis}Std${name}`,
    kind: 'number',
    unit: 'metres',
    is: `${axis}${name} on a ground of 160 by 141`,
    of: (row) => standard(of(row), row, axis),
  })),
];

const detailColumns = (
  [
    'freeKickReason',
    'freeKickContext',
    'inside50Direction',
    'inside50Intent',
    'shotSource',
    'shotType',
    'shotAngle',
    'shotDistance',
    'shotResult',
    'kickinDirection',
  ] as const
).map((name): Column => ({
  name,
  kind: 'text',
  is: `detail ${name}, where captured`,
  of: ({ extras }) => extras.details?.[name],
}));

const kickingColumns = (['foot', 'intent', 'distance', 'direction'] as const).map((name): Column => ({
  name: `kicking${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  kind: 'text',
  is: `${name} of a kick, where captured`,
  of: ({ extras }) => extras.kicking?.[name],
}));

function* rowsOf({ view, listed }: ExportMatch): Iterable<TransactionRow> {
  const players = [...view.header.home.players, ...view.header.away.players];
  const names = players.map((player) => fullNamesOf({ ...listed(player.personId), ...player }));
  for (const row of view.rows) {
    const [player, name] = row.slot === undefined ? [] : [players[row.slot], names[row.slot]];
    yield { view, row, player, names: name, extras: view.extras.get(row.at) ?? {} };
  }
}

/** THE columns of the transactions, in order of play. */
export const transactionsTable: ExportTable<TransactionRow> = {
  name: 'transactions',
  is: 'one row a transaction, in order of play; one of several persons is a row for each',
  rowsOf,
  columns: [
    ...placeColumns<TransactionRow>(({ view }) => view.header),
    { name: 'order', kind: 'integer', is: 'place in the order of play, from 1', of: ({ row }) => row.at + 1 },
    { name: 'id', kind: 'integer', is: 'id of the transaction in its match', of: ({ row }) => row.id },
    {
      name: 'sequence',
      kind: 'integer',
      is: 'place among the persons of one transaction',
      of: ({ view, row }) => view.transactions.sequences[row.at],
    },
    { name: 'code', kind: 'text', is: 'code of its kind', of: ({ row }) => row.code },
    { name: 'name', kind: 'text', is: 'name of its kind', of: ({ row }) => row.type.name },
    { name: 'period', kind: 'integer', is: 'period; extra time from 5', of: ({ row }) => row.period },
    {
      name: 'periodSecs',
      kind: 'integer',
      unit: 'seconds',
      is: 'seconds since the period began',
      of: ({ row }) => row.seconds,
    },
    {
      name: 'homeScore',
      kind: 'integer',
      unit: 'points',
      is: 'score of the home squad once it has happened',
      of: ({ view, row }) => view.score.running.home[row.at],
    },
    {
      name: 'awayScore',
      kind: 'integer',
      unit: 'points',
      is: 'score of the away squad once it has happened',
      of: ({ view, row }) => view.score.running.away[row.at],
    },
    { name: 'squadId', kind: 'integer', is: 'id of the acting squad', of: (of) => squadOf(of)?.id },
    { name: 'squadName', kind: 'text', chosen: true, is: 'name of the acting squad', of: (of) => squadOf(of)?.name },
    { name: 'squadCode', kind: 'text', chosen: true, is: 'code of the acting squad', of: (of) => squadOf(of)?.code },
    { name: 'personId', kind: 'integer', is: 'id of the person', of: ({ player }) => player?.personId },
    { name: 'fullname', kind: 'text', chosen: true, is: 'name of the person', of: ({ names }) => names?.fullname },
    {
      name: 'displayName',
      kind: 'text',
      chosen: true,
      is: 'short name of the person',
      of: ({ names }) => names?.displayName,
    },
    {
      name: 'zoneLogical',
      kind: 'text',
      is: 'zone as the acting squad sees it',
      of: ({ view, row }) => (row.side === undefined ? undefined : logicalZones[zoneFor(row, row.side, view.setting)]),
    },
    {
      name: 'zonePhysical',
      kind: 'text',
      is: 'zone of the ground, left to right',
      of: ({ view, row }) =>
        physicalZones[zoneFor(row, 0, view.setting) === CENTRE_BOUNCE ? CENTRE_BOUNCE : row.physicalZone],
    },
    ...coordinates('', 'where it happened', spotOf),
    ...coordinates('Rotated', 'turned so that the acting squad attacks towards +x', rotatedOf),
    { name: 'inside50', kind: 'flag', is: 'whether it is marked as an inside-50 entry', of: ({ row }) => row.inside50 },
    { name: 'shot', kind: 'flag', is: 'whether it is marked as a shot at goal', of: ({ row }) => row.shot },
    {
      name: 'pressureCode',
      kind: 'text',
      is: 'code of the pressure on the person',
      of: ({ extras }) => extras.pressure?.code,
    },
    {
      name: 'pressurePoints',
      kind: 'number',
      is: 'points of the pressure on the person',
      of: ({ extras }) => extras.pressure?.points,
    },
    {
      name: 'pressurePersonId',
      kind: 'integer',
      is: 'id of the first person who applies it',
      of: ({ extras }) => extras.pressure?.personIds?.[0],
    },
    {
      name: 'pressurePersonId2',
      kind: 'integer',
      is: 'id of the second',
      of: ({ extras }) => extras.pressure?.personIds?.[1],
    },
    ...kickingColumns,
    ...detailColumns,
    { name: 'onPersonId', kind: 'integer', is: 'id of the person who comes on', of: ({ extras }) => extras.onPersonId },
    { name: 'role', kind: 'text', is: 'role taken', of: ({ extras }) => extras.role },
    { name: 'opponentId', kind: 'integer', is: 'id of the direct opponent', of: ({ extras }) => extras.opponentId },
  ],
};
