import {
  sides,
  type ActFilter,
  type Context,
  type EvidenceSubject,
  type Match,
  type MetricCode,
  type Side,
  type StatisticLevel,
  type Tier,
} from '@goalsquare/engine';
import type { SquadMetricRequest } from '@goalsquare/openapi';

/** How much evidence a request of a batch includes. */
export type EvidenceDetail = NonNullable<SquadMetricRequest['evidence']>;

/**
 * The metrics whose evidence one batch request asks for. Evidence is listed for every player or squad in the result.
 */
export interface EvidenceList {
  readonly detail: EvidenceDetail;
  readonly level: StatisticLevel;
  readonly tier: Tier;
  readonly codes: readonly MetricCode[];
  readonly filter: ActFilter;
  readonly context: Context;
}

/** The player or squad that a value with evidence belongs to, and its ids in responses. */
export interface EvidenceOwner {
  readonly subject: EvidenceSubject;
  readonly ids: { readonly squadId: number; readonly personId?: number; readonly context?: Context };
}

/** Returns the players or squads in the result of a request, in result order: home first, players by person id. */
export function ownersOf(
  match: Match,
  { level, filter: { team }, context }: Pick<EvidenceList, 'level' | 'filter' | 'context'>,
): readonly EvidenceOwner[] {
  const { header } = match.details();
  const ofSide = (side: Side): readonly EvidenceOwner[] => {
    const { id: squadId, players } = header[side];
    if (level === 'squad')
      return [{ subject: { level, side: side === 'home' ? 0 : 1, context }, ids: { squadId, context } }];
    return players
      .toSorted((a, b) => a.personId - b.personId)
      .map(({ personId }) => ({
        subject: { level, slot: match.persons.indexOf(personId) },
        ids: { squadId, personId },
      }));
  };
  return sides.filter((side) => team === undefined || team === side).flatMap(ofSide);
}
