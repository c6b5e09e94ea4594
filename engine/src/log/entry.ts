import { freeKickContexts, freeKickReasons } from '../vocabulary/free-kicks.js';
import { feet, inside50Intents, kickDirections, kickDistances, kickTargets } from '../vocabulary/kicking.js';
import { roles } from '../vocabulary/roles.js';
import { sides } from '../vocabulary/sides.js';
import { statusCodes } from '../vocabulary/statuses.js';
import { transactionCodes } from '../vocabulary/transactions.js';
import { headerRule, utcRule } from './header.js';
import { bounds, MAX_ID, MAX_PERIOD, MAX_PERIOD_SECONDS } from './limits.js';
import { choice, flag, integer, list, number, object, text, type Of } from './rule.js';

const id = integer(0, MAX_ID);
const sequence = integer(1, 99);
const word = text(60);

const facts = {
  code: choice(transactionCodes),
  period: integer(1, MAX_PERIOD),
  periodSeconds: integer(0, MAX_PERIOD_SECONDS),
} as const;

const optionalFacts = {
  side: choice(sides),
  personId: id,
  x: number(...bounds.x),
  y: number(...bounds.y),
  kicking: object(
    {},
    {
      foot: choice(feet),
      intent: word,
      distance: choice(kickDistances),
      direction: choice(kickDirections),
    },
  ),
  pressure: object({ code: word, name: word, points: number(0, 10) }, { side: choice(sides), personIds: list(id, 2) }),
  details: object(
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
  /** This kick is an inside-50 entry. */
  inside50: flag,
  /** This disposal is a shot at goal. */
  shot: flag,
  /** This possession takes the ball from the opposition (logs with `chainsMarked`). */
  gain: flag,
  /** Squad that won this restart of play (logs with `chainsMarked`). */
  wonBy: choice(sides),
  /** Person who comes on in a rotation. */
  onPersonId: id,
  /** Role the person takes from now on; in a rotation, the person who comes on. */
  role: choice(roles),
  /** Direct opponent of the person from now on (`MAUP`). */
  opponentId: id,
  /** The target of an inside-50 kick has a real chance to win the ball (`IFTA`). */
  chance: flag,
} as const;

export const transactionRule = object({ kind: choice(['transaction']), id, ...facts }, { sequence, ...optionalFacts });
export const amendmentRule = object(
  { kind: choice(['amendment']), id },
  {
    sequence,
    set: object({}, { ...facts, ...optionalFacts }),
    unset: list(choice(Object.keys(optionalFacts) as readonly (keyof typeof optionalFacts)[]), 20),
  },
);
export const removalRule = object({ kind: choice(['removal']), id }, { sequence });
export const statusRule = object(
  { kind: choice(['status']), code: choice(statusCodes) },
  { period: integer(1, MAX_PERIOD), periodSeconds: integer(0, MAX_PERIOD_SECONDS), utc: utcRule },
);
const { kind, format, version, id: _, ...correctable } = headerRule.required;
export const correctionRule = object(
  { kind: choice(['correction']), set: object({}, { ...correctable, ...headerRule.optional }) },
  {},
);

const tally = object({ goals: integer(0, 99), behinds: integer(0, 99) }, {});
export const resultRule = object(
  { kind: choice(['result']), home: tally, away: tally },
  { periods: list(object({ period: integer(1, MAX_PERIOD), home: tally, away: tally }, {}), MAX_PERIOD) },
);

/**
 * A captured event. Its period, second, id and sequence determine its position in play. **Units**: seconds in the
 * period, metres.
 */
export type Transaction = Of<typeof transactionRule>;
/** Changes members of an earlier transaction, or removes optional ones. */
export type Amendment = Of<typeof amendmentRule>;
/** Removes an earlier transaction from the match. */
export type Removal = Of<typeof removalRule>;
/** The match enters a status. */
export type StatusChange = Of<typeof statusRule>;
/** Replaces members of the header. */
export type Correction = Of<typeof correctionRule>;

/** The score of a match without transactions. Periods, if present, add up to the totals. */
export type Result = Of<typeof resultRule>;

/** One line of a match log after its header. */
export type Entry = Transaction | Amendment | Removal | StatusChange | Correction | Result;

/** Rule of each kind of entry. */
export const entryRules = {
  transaction: transactionRule,
  amendment: amendmentRule,
  removal: removalRule,
  status: statusRule,
  correction: correctionRule,
  result: resultRule,
} as const;
