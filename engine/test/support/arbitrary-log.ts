import fc from 'fast-check';
import {
  features,
  LogState,
  roles,
  transactionCodes,
  transactionTypes,
  type Entry,
  type Feature,
  type MatchHeader,
  type MatchLog,
  type Role,
  type Side,
  type Transaction,
  type TransactionCode,
  type TransactionType,
} from '../../src/index.js';
import { headerWith } from './play.js';

/** Random parts of a transaction, which a log adapts to its header. */
interface Wish {
  readonly code: TransactionCode;
  readonly home: boolean;
  readonly person: number;
  readonly other: number;
  readonly wait: number;
  readonly endsPeriod: boolean;
  readonly spot: { readonly x: number; readonly y: number } | null;
  readonly marks: number;
  readonly distance: 'Short' | 'Long' | null;
  readonly pressure: 'None' | 'Physical' | null;
}

/** A random change of a log after a transaction. */
type Edit =
  | { readonly is: 'amend'; readonly which: number; readonly into: Wish }
  | { readonly is: 'remove'; readonly which: number }
  | { readonly is: 'status'; readonly code: 'LIVE' | 'QT' | 'SUSP' | 'FT'; readonly late: number }
  | {
      readonly is: 'correct';
      readonly set: { readonly attendance?: number; readonly homeFirstDirection?: 'Left' | 'Right' };
    };

const codesWhere = (holds: (type: TransactionType) => boolean): readonly TransactionCode[] =>
  transactionCodes.filter((code) => holds(transactionTypes[code]));

/** Codes as a match has them: mostly the ball, sometimes everything else. */
const code: fc.Arbitrary<TransactionCode> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...codesWhere(({ play }) => play.is === 'possession')) },
  { weight: 3, arbitrary: fc.constantFrom(...codesWhere(({ play }) => play.is === 'disposal')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...codesWhere(({ play }) => play.is === 'restart' || play.is === 'halt' || play.is === 'kickIn'),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(...codesWhere(({ play }) => play.is === 'score' || play.is === 'rotation')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'CEBO' as const,
      'CBAT' as const,
      'IFTA' as const,
      'PRPH' as const,
      'TACK' as const,
      'MAUP' as const,
      'ROLE' as const,
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...transactionCodes) },
);

const tenths = (most: number) => fc.integer({ min: -most * 10, max: most * 10 }).map((value) => value / 10);

const wish: fc.Arbitrary<Wish> = fc.record({
  code,
  home: fc.boolean(),
  person: fc.nat({ max: 40 }),
  other: fc.nat({ max: 40 }),
  wait: fc.oneof(fc.nat({ max: 9 }), fc.constant(400)),
  endsPeriod: fc.nat({ max: 19 }).map((n) => n === 0),
  spot: fc.option(fc.record({ x: tenths(85), y: tenths(70) }), { freq: 6 }),
  marks: fc.nat({ max: 31 }),
  distance: fc.option(fc.constantFrom('Short' as const, 'Long' as const), { freq: 2 }),
  pressure: fc.option(fc.constantFrom('None' as const, 'Physical' as const), { freq: 2 }),
});

const edit: fc.Arbitrary<Edit | null> = fc.option(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ is: fc.constant('amend' as const), which: fc.nat(), into: wish }) },
    { weight: 1, arbitrary: fc.record({ is: fc.constant('remove' as const), which: fc.nat() }) },
    {
      weight: 1,
      arbitrary: fc.record({
        is: fc.constant('status' as const),
        code: fc.constantFrom('LIVE' as const, 'QT' as const, 'SUSP' as const, 'FT' as const),
        late: fc.nat({ max: 300 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        is: fc.constant('correct' as const),
        set: fc.record(
          {
            attendance: fc.nat({ max: 99_999 }),
            homeFirstDirection: fc.constantFrom('Left' as const, 'Right' as const),
          },
          { requiredKeys: [] },
        ),
      }),
    },
  ),
  { freq: 2 },
);

const squad = (id: number, first: number, count: number, starts: number, inRoles: boolean): MatchHeader['home'] => ({
  id,
  code: `S${id}`,
  name: `Squad ${id}`,
  players: Array.from({ length: count }, (_, n) => ({
    personId: first + n,
    ...(n < starts && { starts: true as const }),
    ...(inRoles && { role: roles[(id + n) % roles.length] as Role }),
  })),
});

const header = (mostPlayers: number, lacking: fc.Arbitrary<readonly Feature[]>): fc.Arbitrary<MatchHeader> =>
  fc
    .record({
      length: fc.constantFrom(140, 160, 162),
      width: fc.constantFrom(120, 141),
      direction: fc.constantFrom('Left' as const, 'Right' as const),
      isMarked: fc.boolean(),
      resolution: fc.constantFrom(0, 1),
      homeCount: fc.integer({ min: 1, max: mostPlayers }),
      awayCount: fc.integer({ min: 1, max: mostPlayers }),
      starts: fc.nat({ max: 18 }),
      inRoles: fc.boolean(),
      lacks: lacking,
    })
    .map(({ length, width, direction, isMarked, resolution, homeCount, awayCount, starts, inRoles, lacks }) =>
      headerWith({
        venue: { id: 1, code: 'RAN', name: 'Random Park', lengthMetres: length, widthMetres: width },
        home: squad(10, 100, homeCount, starts, inRoles),
        away: squad(20, 200, awayCount, starts, inRoles),
        homeFirstDirection: direction,
        resolutionMetres: resolution,
        lacks,
        ...(isMarked && { chainsMarked: true }),
      }),
    );

/** The transaction a wish comes to under a header, at a second of a period. */
function grant(
  wanted: Wish,
  { home, away }: MatchHeader,
  id: number,
  period: number,
  periodSeconds: number,
): Transaction {
  const type: TransactionType = transactionTypes[wanted.code];
  const side: Side = wanted.home ? 'home' : 'away';
  const personOf = (n: number, of = side): number => {
    const { players } = of === 'home' ? home : away;
    return players[n % players.length]?.personId ?? 0;
  };
  const hasPerson = type.actor === 'person' || (type.actor === 'personIfKnown' && wanted.marks % 2 === 0);
  const is = type.play.is;
  return {
    kind: 'transaction',
    id,
    code: wanted.code,
    period,
    periodSeconds,
    ...(type.actor !== 'none' && { side }),
    ...(hasPerson && { personId: personOf(wanted.person) }),
    ...wanted.spot,
    ...(is === 'disposal' && (wanted.marks & 1) !== 0 && { inside50: true as const }),
    ...(is === 'disposal' && (wanted.marks & 2) !== 0 && { shot: true as const }),
    ...(type.actor !== 'none' && (wanted.marks & 12) === 0 && { gain: true as const }),
    ...(is === 'restart' && (wanted.marks & 16) !== 0 && { wonBy: side }),
    ...(is === 'rotation' && { onPersonId: personOf(wanted.other) }),
    ...((wanted.code === 'ROLE' || (is === 'rotation' && (wanted.marks & 1) !== 0)) && {
      role: roles[wanted.marks % roles.length] as Role,
    }),
    ...(wanted.code === 'MAUP' && { opponentId: personOf(wanted.other, side === 'home' ? 'away' : 'home') }),
    ...(wanted.code === 'IFTA' && (wanted.marks & 2) !== 0 && { chance: true as const }),
    ...(is === 'disposal' && wanted.distance !== null && { kicking: { distance: wanted.distance } }),
    ...(is === 'disposal' &&
      wanted.pressure !== null && {
        pressure: {
          code: wanted.pressure,
          name: wanted.pressure,
          points: 0,
          ...(wanted.pressure === 'Physical' && {
            personIds: [personOf(wanted.other, side === 'home' ? 'away' : 'home')],
          }),
        },
      }),
  };
}

const optional = [
  'side',
  'personId',
  'x',
  'y',
  'kicking',
  'pressure',
  'details',
  'inside50',
  'shot',
  'gain',
  'wonBy',
  'onPersonId',
  'role',
  'opponentId',
  'chance',
] as const;

/** An amendment that turns one transaction into another in its place. */
function amendmentInto(before: Transaction, after: Transaction): Entry {
  const { kind: _kind, id: _id, sequence: _sequence, ...set } = after;
  return {
    kind: 'amendment',
    id: before.id,
    ...(before.sequence !== undefined && { sequence: before.sequence }),
    set,
    unset: optional.filter((member) => before[member] !== undefined && after[member] === undefined),
  };
}

function entryOf(
  change: Edit,
  header: MatchHeader,
  standing: readonly Transaction[],
  period: number,
  second: number,
): Entry | undefined {
  const chosen = 'which' in change ? standing[change.which % Math.max(1, standing.length)] : undefined;
  switch (change.is) {
    case 'status':
      return { kind: 'status', code: change.code, period, periodSeconds: second + change.late };
    case 'correct':
      return { kind: 'correction', set: change.set };
    case 'remove':
      return chosen && { kind: 'removal', id: chosen.id };
    case 'amend': {
      if (chosen === undefined || header.lacks?.includes(transactionTypes[change.into.code].feature as Feature))
        return undefined;
      return amendmentInto(chosen, grant(change.into, header, chosen.id, chosen.period, chosen.periodSeconds));
    }
  }
}

function build(
  header: MatchHeader,
  steps: readonly { readonly wanted: Wish; readonly change: Edit | null; readonly order: number }[],
): MatchLog {
  const state = LogState.begin(header);
  const entries: Entry[] = [];
  const ids = steps.map(({ order }, at) => ({ order, at })).sort((a, b) => a.order - b.order || a.at - b.at);
  const idOf = new Map(ids.map(({ at }, rank) => [at, rank + 1]));
  let [period, second] = [1, 0];
  const take = (entry: Entry | undefined): void => {
    if (entry !== undefined && state.add(entry).length === 0) entries.push(entry);
  };
  steps.forEach(({ wanted, change }, at) => {
    second += wanted.wait;
    take(grant(wanted, state.header, idOf.get(at) ?? 0, period, second));
    if (change !== null) take(entryOf(change, state.header, [...state.transactions], period, second));
    if (wanted.endsPeriod && period < 6) [period, second] = [period + 1, 0];
  });
  return { header, entries };
}

/** Random valid match logs: any code, amended, removed and corrected at random, captured in any order of ids. */
export const arbitraryLog = ({
  most = 140,
  players = 6,
  lacking = fc.constant([]),
}: {
  readonly most?: number;
  readonly players?: number;
  readonly lacking?: fc.Arbitrary<readonly Feature[]>;
} = {}): fc.Arbitrary<MatchLog> =>
  fc
    .tuple(
      header(players, lacking),
      fc.array(fc.record({ wanted: wish, change: edit, order: fc.nat({ max: 1000 }) }), {
        maxLength: most,
        size: 'max',
      }),
    )
    .map(([head, steps]) => build(head, steps));

/** Random lists of features a source lacks. */
export const someFeatures: fc.Arbitrary<readonly Feature[]> = fc.subarray([...features]);
