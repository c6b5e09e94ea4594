import { freeKickContexts, freeKickReasons } from '../vocabulary/free-kicks.js';
import { feet, inside50Intents, kickDirections, kickDistances, kickTargets } from '../vocabulary/kicking.js';
import { roles } from '../vocabulary/roles.js';
import { sides } from '../vocabulary/sides.js';
import type { EventKind, TransactionCode } from '../vocabulary/transactions.js';
import { bounds, MAX_ID } from './limits.js';
import { choice, flag, integer, list, number, object, text, type Rule } from './rule.js';

/** The properties that decide whether a transaction can have a member. */
export interface MemberContext {
  readonly code: TransactionCode;
  readonly is: EventKind['is'];
  readonly hasSide: boolean;
}

/** An optional member of a transaction: its rule, the transactions that can have it, and how it is stored. */
interface TransactionMember {
  readonly rule: Rule;
  /** A test for transactions that can have the member, and its description. Default: other checks decide. */
  readonly only?: readonly [can: (context: MemberContext) => boolean, description: string];
  /** Bit in the `flags` column, for a member that is `true` or absent. */
  readonly flagBit?: number;
  /** Whether the member is stored outside the columns, because it is rare and no filter reads it. */
  readonly isExtra?: true;
}

const word = text(60);
const person = integer(0, MAX_ID);
const isDisposal = [({ is }: MemberContext) => is === 'disposal', 'a disposal'] as const;

/** The optional members of a transaction. Rules, checks, columns and rows are derived from this table. */
export const transactionMembers = {
  side: { rule: choice(sides) },
  personId: { rule: person },
  x: { rule: number(...bounds.x) },
  y: { rule: number(...bounds.y) },
  kicking: {
    rule: object(
      {},
      { foot: choice(feet), intent: word, distance: choice(kickDistances), direction: choice(kickDirections) },
    ),
    isExtra: true,
  },
  pressure: {
    rule: object(
      { code: word, name: word, points: number(0, 10) },
      { side: choice(sides), personIds: list(person, 2) },
    ),
    isExtra: true,
  },
  details: {
    rule: object(
      {},
      {
        freeKickReason: choice(freeKickReasons),
        freeKickContext: choice(freeKickContexts),
        inside50Direction: choice(kickTargets),
        inside50Intent: choice(inside50Intents),
        shotSource: word,
        shotType: word,
        shotAngle: word,
        shotDistance: word,
        shotResult: word,
        kickinDirection: choice(kickTargets),
      },
    ),
    isExtra: true,
  },
  /** This kick is an inside-50 entry. */
  inside50: { rule: flag, only: isDisposal, flagBit: 2 },
  /** This disposal is a shot at goal. */
  shot: { rule: flag, only: isDisposal, flagBit: 4 },
  /** This event takes the ball from the opposition (logs with `chainsMarked`). */
  gain: { rule: flag, only: [({ hasSide }: MemberContext) => hasSide, 'a transaction of a squad'], flagBit: 8 },
  /** Squad that won this restart of play (logs with `chainsMarked`). */
  wonBy: { rule: choice(sides), only: [({ is }: MemberContext) => is === 'restart', 'a restart of play'] },
  /** Person who comes on in a rotation. */
  onPersonId: {
    rule: person,
    only: [({ is }: MemberContext) => is === 'rotation', 'a rotation'],
    isExtra: true,
  },
  /** Role of the person from now on or, in a rotation, of the person who comes on. */
  role: {
    rule: choice(roles),
    only: [({ is, code }: MemberContext) => is === 'rotation' || code === 'ROLE', 'a rotation or ROLE'],
    isExtra: true,
  },
  /** Direct opponent of the person from now on (`MAUP`). */
  opponentId: { rule: person, only: [({ code }: MemberContext) => code === 'MAUP', 'MAUP'], isExtra: true },
  /** The target of an inside-50 kick has a real chance to win the ball (`IFTA`). */
  chance: { rule: flag, only: [({ code }: MemberContext) => code === 'IFTA', 'IFTA'], flagBit: 64 },
  /** The source does not have this rushed behind: it follows from the official score. */
  inferred: { rule: flag, only: [({ code }: MemberContext) => code === 'RUSH', 'RUSH'], flagBit: 128 },
} as const satisfies Readonly<Record<string, TransactionMember>>;

type Members = typeof transactionMembers;
type MembersWith<K extends keyof TransactionMember> = {
  [M in keyof Members]: K extends keyof Members[M] ? M : never;
}[keyof Members];

/** A member that is `true` or absent. */
export type TransactionFlag = MembersWith<'flagBit'>;
/** A member that is stored outside the columns. */
export type ExtraMember = MembersWith<'isExtra'>;

const described = Object.entries(transactionMembers) as readonly (readonly [keyof Members, TransactionMember])[];

/** The rule of each optional member. */
export const memberRules = Object.fromEntries(described.map(([member, { rule }]) => [member, rule])) as {
  readonly [M in keyof Members]: Members[M]['rule'];
};

/** The flags of a transaction, and the bit of each in the `flags` column. */
export const transactionFlags = described.flatMap(([member, { flagBit }]) =>
  flagBit === undefined ? [] : [[member as TransactionFlag, flagBit] as const],
);

/** The members that are stored outside the columns. */
export const extraMembers = described.flatMap(([member, { isExtra }]) => (isExtra ? [member as ExtraMember] : []));

/** The members that only some transactions can have. */
export const restrictedMembers = described.flatMap(([member, { only }]) =>
  only === undefined ? [] : [[member, ...only] as const],
);
