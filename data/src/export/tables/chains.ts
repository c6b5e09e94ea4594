import {
  chainEndTypes,
  chainStartTypes,
  roundTo,
  shotResults,
  sides,
  type ChainDetails,
  type ChainType,
  type MatchView,
  type Row,
} from '@goalsquare/engine';
import { chosenText, integer, number, text } from '../columns.js';
import type { ExportColumn, ExportMatch, ExportTable } from '../table.js';
import { logicalZoneOf, physicalZoneOf } from './location.js';
import { personColumns, personsIn, placeColumns, type Person } from './shared-columns.js';

/** A chain, its first and last transaction, and its neighbours. */
interface ChainRow {
  readonly view: MatchView;
  readonly chain: ChainDetails;
  readonly first: Row;
  readonly last: Row;
  readonly scored: Row | undefined;
  readonly previous: ChainDetails | undefined;
  readonly next: ChainDetails | undefined;
  readonly personOf: (row: Row | undefined) => Person | undefined;
}

type Column = ExportColumn<ChainRow>;

const METRES_DECIMALS = 1;

const squadOf = ({ view, chain }: ChainRow) => (chain.side === undefined ? undefined : view.header[sides[chain.side]]);

/** Returns the last row of a chain. **Empty**: `undefined` while the chain is open. */
const endOf = ({ chain, last }: ChainRow): Row | undefined => (chain.isOpen ? undefined : last);

/** Returns a column of transaction ids, which increase in order of play. */
const idColumn = (name: string, is: string, of: Column['of']): Column => integer(name, is, of, { grows: true });

/** Returns the columns for the state in which a chain starts or ends. */
const stateColumns = (name: 'start' | 'end', stateOf: (row: ChainRow) => ChainType | undefined): readonly Column[] => [
  text(`${name}StateCode`, `code of how the chain ${name}s`, (row) => stateOf(row)?.code),
  text(`${name}StateName`, `how the chain ${name}s`, (row) => stateOf(row)?.name),
  text(`${name}StateType`, `type of how the chain ${name}s`, (row) => stateOf(row)?.type),
];

/** Returns the columns for the time and location at which a chain starts or ends. */
const placesOf = (name: 'start' | 'end', rowOf: (row: ChainRow) => Row | undefined): readonly Column[] => {
  const at = <T>(read: (row: Row, of: ChainRow) => T | undefined) => {
    return (of: ChainRow): T | undefined => {
      const row = rowOf(of);
      return row === undefined ? undefined : read(row, of);
    };
  };
  const when = name === 'start' ? 'first' : 'last';
  return [
    idColumn(
      `${name}TransactionId`,
      `id of the ${when} transaction`,
      at(({ id }) => id),
    ),
    integer(
      `${name}PeriodSecs`,
      `seconds since the period began, at the ${when} transaction`,
      at(({ seconds }) => seconds),
      { grows: true, unit: 'seconds' },
    ),
    ...(['x', 'y'] as const).map((axis) =>
      number(
        `${name}${axis.toUpperCase()}`,
        `where the chain ${name}s, ${axis === 'x' ? 'along' : 'across'} the ground from its centre`,
        at((row) => (row.located ? row[axis] : undefined)),
        { unit: 'metres' },
      ),
    ),
    text(
      `${name}ZoneLogical`,
      `zone in which the chain ${name}s, as the squad sees it`,
      at((row, { view, chain }) => logicalZoneOf(view, row, chain.side)),
    ),
    text(
      `${name}ZonePhysical`,
      `zone of the ground in which the chain ${name}s`,
      at((row, { view }) => physicalZoneOf(view, row)),
    ),
  ];
};

/** Returns the columns for a person who takes part in a chain. */
const participantColumns = (name: string, is: string, rowOf: (row: ChainRow) => Row | undefined): readonly Column[] =>
  personColumns<ChainRow>((row) => row.personOf(rowOf(row)), `person ${is}`, name);

const metres = (name: string, is: string, of: (chain: ChainDetails) => number): Column =>
  number(
    name,
    is,
    ({ chain }) => (chain.rows.some(({ located }) => located) ? roundTo(of(chain), METRES_DECIMALS) : undefined),
    { unit: 'metres' },
  );

function* rowsOf(match: ExportMatch): Iterable<ChainRow> {
  const { view } = match;
  const persons = personsIn(match);
  const personOf = (row: Row | undefined): Person | undefined =>
    row?.slot === undefined ? undefined : persons[row.slot];
  const chains = view.chains();
  for (const chain of chains) {
    const [first, last] = [chain.rows[0], chain.rows.at(-1)];
    if (first === undefined || last === undefined) continue;
    const [previous, next] = [chains[chain.index - 1], chains[chain.index + 1]];
    const scored = chain.rows.findLast(({ play }) => play.is === 'score');
    yield { view, chain, first, last, scored, previous, next, personOf };
  }
}

const resultOf = ({ scored }: ChainRow) => (scored?.play.is === 'score' ? shotResults[scored.play.result] : undefined);

/** The table of chains, in order of play. */
export const chainsTable: ExportTable<ChainRow> = {
  name: 'chains',
  is: 'one row per chain, in order of play',
  rowsOf,
  columns: [
    ...placeColumns<ChainRow>(({ view }) => view.header),
    idColumn('chainId', 'id of the chain: the id of its first transaction', ({ first }) => first.id),
    integer('period', 'period; extra time from 5', ({ chain }) => chain.period),
    integer('squadId', 'id of the squad that has the ball', (row) => squadOf(row)?.id),
    chosenText('squadName', 'name of the squad', (row) => squadOf(row)?.name),
    chosenText('squadCode', 'code of the squad', (row) => squadOf(row)?.code),
    ...stateColumns('start', ({ chain }) => chainStartTypes[chain.start]),
    ...placesOf('start', ({ first }) => first),
    ...participantColumns('launch', 'who launches the chain', ({ chain }) => chain.launch),
    ...stateColumns('end', ({ chain }) => (chain.isOpen ? undefined : chainEndTypes[chain.end])),
    ...placesOf('end', endOf),
    idColumn('scoreTransactionId', 'id of the score', ({ scored }) => scored?.id),
    ...participantColumns('score', 'who scores', ({ scored }) => scored),
    text('scoreResultCode', 'code of the score', (row) => resultOf(row)?.code),
    integer('scoreResultPoints', 'what the score is worth', (row) => resultOf(row)?.points, { unit: 'points' }),
    idColumn('turnoverTransactionId', 'id of the turnover', ({ chain }) => chain.turnover?.lost.id),
    ...participantColumns('turnover', 'who turns the ball over', ({ chain }) => chain.turnover?.lost),
    text('turnoverType', 'what lost the ball', ({ chain }) => chain.turnover?.type),
    text('turnoverState', 'where in the play it was lost', ({ chain }) => chain.turnover?.state),
    text('turnoverCreation', 'how the turnover was caused', ({ chain }) => chain.turnover?.creation),
    idColumn('stoppageTransactionId', 'id of the stoppage', ({ chain }) => chain.stoppage?.id),
    idColumn('clearanceTransactionId', 'id of the clearance', ({ chain }) => chain.clearance?.id),
    idColumn('inside50TransactionId', 'id of the inside-50 entry', ({ chain }) => chain.inside50?.id),
    idColumn('rebound50TransactionId', 'id of the rebound 50', ({ chain }) => chain.rebound50?.id),
    idColumn('previousChainId', 'id of the chain before', ({ previous }) => previous?.rows[0]?.id),
    idColumn('nextChainId', 'id of the chain after', ({ next }) => next?.rows[0]?.id),
    metres('chainMetres', 'metres gained by the chain', (chain) => chain.metres),
    metres('chainMetresReply', 'metres that the opposition gained in reply', (chain) => chain.replyMetres),
    metres(
      'chainMetresNet',
      'metres gained minus the metres that the opposition gained in reply',
      (chain) => chain.metres - chain.replyMetres,
    ),
  ],
};
