import {
  fullNamesOf,
  sides,
  type FullNames,
  type HeaderPlayer,
  type Row,
  type MatchView,
  type Transaction,
} from '@goalsquare/engine';
import type { ExportColumn, ExportMatch, ExportTable } from '../table.js';
import { locationColumns, logicalZoneOf, physicalZoneOf } from './location.js';
import { placeColumns } from './place.js';

/** A transaction, and the objects that its cells are read from. */
interface TransactionRow {
  readonly view: MatchView;
  readonly row: Row;
  readonly player: HeaderPlayer | undefined;
  readonly names: FullNames | undefined;
  readonly extras: Pick<Transaction, 'kicking' | 'pressure' | 'details' | 'onPersonId' | 'role' | 'opponentId'>;
}

type Column = ExportColumn<TransactionRow>;

const squadOf = ({ view, row }: TransactionRow) => (row.side === undefined ? undefined : view.header[sides[row.side]]);

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

/** The table of transactions, in order of play. */
export const transactionsTable: ExportTable<TransactionRow> = {
  name: 'transactions',
  is: 'one row per transaction, or per person if it has several, in order of play',
  rowsOf,
  columns: [
    ...placeColumns<TransactionRow>(({ view }) => view.header),
    {
      name: 'order',
      kind: 'integer',
      grows: true,
      is: 'position in the order of play, from 1',
      of: ({ row }) => row.at + 1,
    },
    { name: 'id', kind: 'integer', grows: true, is: 'id of the transaction in its match', of: ({ row }) => row.id },
    {
      name: 'sequence',
      kind: 'integer',
      is: 'position among the persons of a transaction',
      of: ({ view, row }) => view.transactions.sequences[row.at],
    },
    { name: 'code', kind: 'text', is: 'code of its kind', of: ({ row }) => row.code },
    { name: 'name', kind: 'text', is: 'name of its kind', of: ({ row }) => row.type.name },
    { name: 'period', kind: 'integer', is: 'period; extra time from 5', of: ({ row }) => row.period },
    {
      name: 'periodSecs',
      kind: 'integer',
      grows: true,
      unit: 'seconds',
      is: 'seconds since the period began',
      of: ({ row }) => row.seconds,
    },
    {
      name: 'homeScore',
      kind: 'integer',
      unit: 'points',
      is: 'score of the home squad after the transaction',
      of: ({ view, row }) => view.score.running.home[row.at],
    },
    {
      name: 'awayScore',
      kind: 'integer',
      unit: 'points',
      is: 'score of the away squad after the transaction',
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
      of: ({ view, row }) => logicalZoneOf(view, row, row.side),
    },
    {
      name: 'zonePhysical',
      kind: 'text',
      is: 'zone of the ground, left to right',
      of: ({ view, row }) => physicalZoneOf(view, row),
    },
    ...locationColumns<TransactionRow>(),
    {
      name: 'inside50',
      kind: 'flag',
      is: 'whether the transaction is flagged as an inside-50 entry',
      of: ({ row }) => row.inside50,
    },
    {
      name: 'shot',
      kind: 'flag',
      is: 'whether the transaction is flagged as a shot at goal',
      of: ({ row }) => row.shot,
    },
    {
      name: 'pressureCode',
      kind: 'text',
      is: 'code of the pressure on the person',
      of: ({ extras }) => extras.pressure?.code,
    },
    {
      name: 'pressurePoints',
      kind: 'number',
      is: 'points for the pressure on the person',
      of: ({ extras }) => extras.pressure?.points,
    },
    {
      name: 'pressurePersonId',
      kind: 'integer',
      is: 'id of the first person who applies the pressure',
      of: ({ extras }) => extras.pressure?.personIds?.[0],
    },
    {
      name: 'pressurePersonId2',
      kind: 'integer',
      is: 'id of the second person who applies the pressure',
      of: ({ extras }) => extras.pressure?.personIds?.[1],
    },
    ...kickingColumns,
    ...detailColumns,
    { name: 'onPersonId', kind: 'integer', is: 'id of the person who comes on', of: ({ extras }) => extras.onPersonId },
    { name: 'role', kind: 'text', is: 'role taken', of: ({ extras }) => extras.role },
    { name: 'opponentId', kind: 'integer', is: 'id of the direct opponent', of: ({ extras }) => extras.opponentId },
  ],
};
