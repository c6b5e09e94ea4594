import { boxScoreBounds, boxScoreCodes, type BoxScoreCode } from '../vocabulary/box-score.js';
import { statusCodes } from '../vocabulary/statuses.js';
import { transactionCodes } from '../vocabulary/transactions.js';
import { headerRule, scoreRule, utcRule, type OfficialScore } from './header.js';
import { MAX_ID, MAX_PERIOD, MAX_PERIOD_SECONDS } from './limits.js';
import { choice, integer, list, object, text, type Of } from './rule.js';
import { memberRules } from './transaction-members.js';

const id = integer(0, MAX_ID);
const sequence = integer(1, 99);

const facts = {
  code: choice(transactionCodes),
  period: integer(1, MAX_PERIOD),
  periodSeconds: integer(0, MAX_PERIOD_SECONDS),
} as const;

/** The author, the reason and the time of a correction. **Units**: characters. */
const provenance = { by: text(60), reason: text(200), recorded: utcRule } as const;

export const transactionRule = object({ kind: choice(['transaction']), id, ...facts }, { sequence, ...memberRules });
export const amendmentRule = object(
  { kind: choice(['amendment']), id },
  {
    sequence,
    set: object({}, { ...facts, ...memberRules }),
    unset: list(choice(Object.keys(memberRules) as readonly (keyof typeof memberRules)[]), 20),
    ...provenance,
  },
);
export const removalRule = object({ kind: choice(['removal']), id }, { sequence, ...provenance });
export const statusRule = object(
  { kind: choice(['status']), code: choice(statusCodes) },
  { period: integer(1, MAX_PERIOD), periodSeconds: integer(0, MAX_PERIOD_SECONDS), utc: utcRule },
);
const { kind, format, version, id: _, ...correctable } = headerRule.required;
/** The parts of a log that an import can rewrite if no entry can express a change. */
export const rewrittenParts = ['log', 'statuses'] as const;
export const correctionRule = object(
  { kind: choice(['correction']), set: object({}, { ...correctable, ...headerRule.optional }) },
  { ...provenance, rewritten: choice(rewrittenParts) },
);

/** Maximum points of a squad, for 99 goals and 99 behinds. */
const MAX_POINTS = 693;

/** A squad's score in a result: goals and behinds, or only points. */
const scored = object({}, { goals: integer(0, 99), behinds: integer(0, 99), points: integer(0, MAX_POINTS) });
export const resultRule = object({ kind: choice(['result']), home: scored, away: scored }, scoreRule.optional);

const count = integer(0, boxScoreBounds.count);
const statistics = {
  ...(Object.fromEntries(boxScoreCodes.map((code) => [code, count])) as Record<BoxScoreCode, typeof count>),
  METRES_GAINED: integer(-boxScoreBounds.metres, boxScoreBounds.metres),
  TIME_ON_GROUND: integer(0, boxScoreBounds.seconds),
};
/** The values of `substitute`: the player came on for another in a substitution, or was taken off in one. */
export const substitutions = ['On', 'Off'] as const;
export const boxScoreRule = object(
  { kind: choice(['boxScore']), personId: id, statistics: object({}, statistics) },
  { timeOnGroundPercent: integer(0, 100), substitute: choice(substitutions) },
);

/**
 * A captured event. Its period, second, id and sequence determine its position in play. **Units**: seconds in the
 * period, metres.
 */
export type Transaction = Of<typeof transactionRule>;
/** A change to an earlier transaction. It sets members, or removes optional members. */
export type Amendment = Of<typeof amendmentRule>;
/** The removal of an earlier transaction from the match. */
export type Removal = Of<typeof removalRule>;
/** A change of the match's status. */
export type StatusChange = Of<typeof statusRule>;
/**
 * A replacement of header members. `rewritten` means that earlier entries have changed, because an import replaced the
 * entire log or the times of its statuses.
 */
export type Correction = Of<typeof correctionRule>;

/** The points of both squads, if the source does not divide them into goals and behinds. */
export interface PointsScore {
  readonly home: { readonly points: number };
  readonly away: { readonly points: number };
}

/**
 * The score of a match without transactions: either goals and behinds, with optional periods that add up to the totals,
 * or only points.
 */
export type Result = { readonly kind: 'result' } & (OfficialScore | (PointsScore & { readonly periods?: never }));

/** A player's statistics for the match, as in an official box score. A missing statistic is unknown, not 0. */
export type BoxScoreLine = Of<typeof boxScoreRule>;

/** A line of a match log after its header. */
export type Entry = Transaction | Amendment | Removal | StatusChange | Correction | Result | BoxScoreLine;

/** The rule for each kind of entry. */
export const entryRules = {
  transaction: transactionRule,
  amendment: amendmentRule,
  removal: removalRule,
  status: statusRule,
  correction: correctionRule,
  result: resultRule,
  boxScore: boxScoreRule,
} as const;
