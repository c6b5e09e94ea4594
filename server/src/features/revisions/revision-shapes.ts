import { includesTier, type MemberChange, type Revision, type Tier } from '@goalsquare/engine';
import type { MatchRevision, RevisedMember } from '@goalsquare/openapi';

const instantOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

const memberOf = ({ member, before, after }: MemberChange): RevisedMember => ({
  member,
  ...(before !== undefined && { before: JSON.stringify(before) }),
  ...(after !== undefined && { after: JSON.stringify(after) }),
});

/** Returns the details that only accounts with access to transactions may see. */
const detailsOf = ({ by, reason, transaction }: Revision): Partial<MatchRevision> => ({
  ...(by !== undefined && { by }),
  ...(reason !== undefined && { reason }),
  ...(transaction !== undefined && {
    transactionId: transaction.id,
    transactionSequence: transaction.sequence,
    ...(transaction.members.length > 0 && { changes: transaction.members.map(memberOf) }),
  }),
});

/**
 * Returns a revision in the shape of the contract. **Empty**: below Transactional, author, reason and transaction are
 * omitted.
 */
export const matchRevision = (one: Revision, tier: Tier): MatchRevision => ({
  revision: one.revision,
  kind: one.kind,
  ...(one.instant !== undefined && { utcTimestamp: instantOf(one.instant) }),
  ...(one.recorded !== undefined && { recordedAt: instantOf(one.recorded) }),
  ...(one.period !== undefined && { period: one.period }),
  ...(one.periodSeconds !== undefined && { periodSecs: one.periodSeconds }),
  ...(one.status !== undefined && { statusCode: one.status }),
  ...(one.corrected !== undefined && { members: [...one.corrected] }),
  ...(includesTier(tier, 'Transactional') && detailsOf(one)),
});
