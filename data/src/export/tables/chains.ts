import {
  chainEndTypes,
  chainStartTypes,
  fullNamesOf,
  roundTo,
  shotResults,
  sides,
  type ChainDetails,
  type ChainType,
  type FullNames,
  type MatchView,
  type Row,
} from '@goalsquare/engine';
import type { Cell, ExportColumn, ExportMatch, ExportTable } from '../table.js';
import { logicalZoneOf, physicalZoneOf } from './location.js';
import { placeColumns } from './place.js';

/** A person in a match, with their names. */
type Person = FullNames & { readonly personId: number };

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

const column = (name: string, kind: Column['kind'], is: string, of: (row: ChainRow) => Cell): Column => ({
  name,
  kind,
  is,
  of,
});

/** Returns a column of transaction ids, which increase in order of play. */
const idColumn = (name: string, is: string, of: Column['of']): Column => ({
  ...column(name, 'integer', is, of),
  grows: true,
});

/** Returns the columns for the state in which a chain starts or ends. */
const stateColumns = (name: 'start' | 'end', stateOf: (row: ChainRow) => ChainType | undefined): readonly Column[] => [
  column(`${name}StateCode`, 'text', `code of how the chain ${name}s`, (row) => stateOf(row)?.code),
  column(`${name}StateName`, 'text', `how the chain ${name}s`, (row) => stateOf(row)?.name),
  column(`${name}StateType`, 'text', `type of how the chain ${name}s`, (row) => stateOf(row)?.type),
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
    {
      ...column(
        `${name}PeriodSecs`,
        'integer',
        `seconds since the period began, at the ${when} transaction`,
        at(({ seconds }) => seconds),
      ),
      grows: true,
      unit: 'seconds',
    },
    ...(['x', 'y'] as const).map((axis): Column => ({
      ...column(
        `${name}${axis.toUpperCase()}`,
        'number',
        `where the chain ${name}s, ${axis === 'x' ? 'along' : 'across'} the ground from its centre`,
        at((row) => (row.located ? row[axis] : undefined)),
      ),
      unit: 'metres',
    })),
    column(
      `${name}ZoneLogical`,
      'text',
      `zone in which the chain ${name}s, as the squad sees it`,
      at((row, { view, chain }) => logicalZoneOf(view, row, chain.side)),
    ),
    column(
      `${name}ZonePhysical`,
      'text',
      `zone of the ground in which the chain ${name}s`,
      at((row, { view }) => physicalZoneOf(view, row)),
    ),
  ];
};

/** Columns for a person who takes part in a chain. */
const personColumns = (name: string, is: string, rowOf: (row: ChainRow) => Row | undefined): readonly Column[] => [
  column(`${name}PersonId`, 'integer', `id of the person ${is}`, (row) => row.personOf(rowOf(row))?.personId),
  {
    ...column(`${name}Fullname`, 'text', `name of the person ${is}`, (row) => row.personOf(rowOf(row))?.fullname),
    chosen: true,
  },
  {
    ...column(
      `${name}DisplayName`,
      'text',
      `short name of the person ${is}`,
      (row) => row.personOf(rowOf(row))?.displayName,
    ),
    chosen: true,
  },
];

const metres = (name: string, is: string, of: (chain: ChainDetails) => number): Column => ({
  ...column(name, 'number', is, ({ chain }) =>
    chain.rows.some(({ located }) => located) ? roundTo(of(chain), METRES_DECIMALS) : undefined,
  ),
  unit: 'metres',
});

function* rowsOf({ view, listed }: ExportMatch): Iterable<ChainRow> {
  const players = [...view.header.home.players, ...view.header.away.players];
  const persons = players.map((player): Person => ({
    personId: player.personId,
    ...fullNamesOf({ ...listed(player.personId), ...player }),
  }));
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
    column('period', 'integer', 'period; extra time from 5', ({ chain }) => chain.period),
    column('squadId', 'integer', 'id of the squad that has the ball', (row) => squadOf(row)?.id),
    { ...column('squadName', 'text', 'name of the squad', (row) => squadOf(row)?.name), chosen: true },
    { ...column('squadCode', 'text', 'code of the squad', (row) => squadOf(row)?.code), chosen: true },
    ...stateColumns('start', ({ chain }) => chainStartTypes[chain.start]),
    ...placesOf('start', ({ first }) => first),
    ...personColumns('launch', 'who launches the chain', ({ chain }) => chain.launch),
    ...stateColumns('end', ({ chain }) => (chain.isOpen ? undefined : chainEndTypes[chain.end])),
    ...placesOf('end', endOf),
    idColumn('scoreTransactionId', 'id of the score', ({ scored }) => scored?.id),
    ...personColumns('score', 'who scores', ({ scored }) => scored),
    column('scoreResultCode', 'text', 'code of the score', (row) => resultOf(row)?.code),
    {
      ...column('scoreResultPoints', 'integer', 'what the score is worth', (row) => resultOf(row)?.points),
      unit: 'points',
    },
    idColumn('turnoverTransactionId', 'id of the turnover', ({ chain }) => chain.turnover?.lost.id),
    ...personColumns('turnover', 'who turns the ball over', ({ chain }) => chain.turnover?.lost),
    column('turnoverType', 'text', 'what lost the ball', ({ chain }) => chain.turnover?.type),
    column('turnoverState', 'text', 'where in the play it was lost', ({ chain }) => chain.turnover?.state),
    column('turnoverCreation', 'text', 'how the turnover was caused', ({ chain }) => chain.turnover?.creation),
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
