import { sides, type Row, type MatchView, type Transaction } from '@goalsquare/engine';
import { flag, integer, number, text } from '../columns.js';
import type { ExportMatch, ExportTable } from '../table.js';
import { locationColumns, logicalZoneOf, physicalZoneOf } from './location.js';
import { personColumns, personsIn, placeColumns, squadColumns, type Person } from './shared-columns.js';

/** A transaction, and the objects that its cells are read from. */
interface TransactionRow {
  readonly view: MatchView;
  readonly row: Row;
  readonly person: Person | undefined;
  readonly extras: Pick<Transaction, 'kicking' | 'pressure' | 'details' | 'onPersonId' | 'role' | 'opponentId'>;
}

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
).map((name) => text<TransactionRow>(name, `detail ${name}, where captured`, ({ extras }) => extras.details?.[name]));

const kickingColumns = (['foot', 'intent', 'distance', 'direction'] as const).map((name) =>
  text<TransactionRow>(
    `kicking${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    `${name} of a kick, where captured`,
    ({ extras }) => extras.kicking?.[name],
  ),
);

function* rowsOf(match: ExportMatch): Iterable<TransactionRow> {
  const { view } = match;
  const persons = personsIn(match);
  for (const row of view.rows) {
    const person = row.slot === undefined ? undefined : persons[row.slot];
    yield { view, row, person, extras: view.extras.get(row.at) ?? {} };
  }
}

/** The table of transactions, in order of play. */
export const transactionsTable: ExportTable<TransactionRow> = {
  name: 'transactions',
  is: 'one row per transaction, or per person if it has several, in order of play',
  rowsOf,
  columns: [
    ...placeColumns<TransactionRow>(({ view }) => view.header),
    integer('order', 'position in the order of play, from 1', ({ row }) => row.at + 1, { grows: true }),
    integer('id', 'id of the transaction in its match', ({ row }) => row.id, { grows: true }),
    integer(
      'sequence',
      'position among the persons of a transaction',
      ({ view, row }) => view.transactions.sequences[row.at],
    ),
    text('code', 'code of its kind', ({ row }) => row.code),
    text('name', 'name of its kind', ({ row }) => row.type.name),
    integer('period', 'period; extra time from 5', ({ row }) => row.period),
    integer('periodSecs', 'seconds since the period began', ({ row }) => row.seconds, { grows: true, unit: 'seconds' }),
    ...sides.map((side) =>
      integer<TransactionRow>(
        `${side}Score`,
        `score of the ${side} squad after the transaction`,
        ({ view, row }) => view.score.running[side][row.at],
        { unit: 'points' },
      ),
    ),
    ...squadColumns<TransactionRow>(
      ({ view, row }) => (row.side === undefined ? undefined : view.header[sides[row.side]]),
      'acting squad',
    ),
    ...personColumns<TransactionRow>(({ person }) => person),
    text('zoneLogical', 'zone as the acting squad sees it', ({ view, row }) => logicalZoneOf(view, row, row.side)),
    text('zonePhysical', 'zone of the ground, left to right', ({ view, row }) => physicalZoneOf(view, row)),
    ...locationColumns<TransactionRow>(),
    flag('inside50', 'whether the transaction is flagged as an inside-50 entry', ({ row }) => row.inside50),
    flag('shot', 'whether the transaction is flagged as a shot at goal', ({ row }) => row.shot),
    text('pressureCode', 'code of the pressure on the person', ({ extras }) => extras.pressure?.code),
    number('pressurePoints', 'points for the pressure on the person', ({ extras }) => extras.pressure?.points),
    integer(
      'pressurePersonId',
      'id of the first person who applies the pressure',
      ({ extras }) => extras.pressure?.personIds?.[0],
    ),
    integer(
      'pressurePersonId2',
      'id of the second person who applies the pressure',
      ({ extras }) => extras.pressure?.personIds?.[1],
    ),
    ...kickingColumns,
    ...detailColumns,
    integer('onPersonId', 'id of the person who comes on', ({ extras }) => extras.onPersonId),
    text('role', 'role taken', ({ extras }) => extras.role),
    integer('opponentId', 'id of the direct opponent', ({ extras }) => extras.opponentId),
  ],
};
