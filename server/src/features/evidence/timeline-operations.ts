import type { MatchView, Row } from '@goalsquare/engine';
import { namesIn, creditedIds } from '../../answers/evidence/act-shapes.js';
import { logicalZoneName } from '../../answers/shapes/location.js';
import { cachedMatchView } from '../../answers/shapes/match-views.js';
import { requireStarted, requireTeams, requireTransactions } from '../../domain/gates.js';
import type { ExtensionEndpoints } from '../../http/pipeline/extensions.js';
import { itemResponse } from './item-response.js';
import { requestedMatch, type MatchServices } from '../../http/pipeline/requested-match.js';
import { videoClock, videoTimeline, type VideoInstance } from './video-timeline.js';

/** Parameters that select transactions. **Empty**: all transactions. */
interface TimelineQuery {
  readonly period?: readonly number[];
  readonly squadId?: readonly number[];
  readonly personId?: readonly number[];
}

/** Returns the person and squad ids of a transaction. **Empty**: no members if it has neither. */
const madeBy = (view: MatchView, { side, slot }: Row): { readonly squadId?: number; readonly personId?: number } =>
  side === undefined ? {} : creditedIds(view, { side, slot });

const isIn = (list: readonly number[] | undefined, id: number | undefined): boolean =>
  list === undefined || (id !== undefined && list.includes(id));

function* instancesOf(view: MatchView, { period, squadId, personId }: TimelineQuery): Generator<VideoInstance> {
  const names = namesIn(view);
  for (const row of view.rows) {
    const by = madeBy(view, row);
    if (!isIn(period, row.period) || !isIn(squadId, by.squadId) || !isIn(personId, by.personId)) continue;
    yield {
      code: row.type.name,
      period: row.period,
      from: row.seconds,
      to: row.seconds,
      labels: [
        ...(by.squadId === undefined ? [] : [['Squad', names.squads.get(by.squadId) ?? ''] as const]),
        ...(by.personId === undefined ? [] : [['Player', names.persons.get(by.personId) ?? ''] as const]),
        ...(row.side === undefined ? [] : [['Zone', logicalZoneName(row, row.side, view.setting)] as const]),
        ['Period', row.period],
      ],
    };
  }
}

/** Returns the endpoint for the timeline of a match's transactions. */
export const timelineEndpoints = (services: MatchServices): Pick<ExtensionEndpoints, 'getTransactionTimeline'> => ({
  getTransactionTimeline: async (request) => {
    const { query } = request.call;
    const requested = await requestedMatch(services, request);
    const { match } = requested;
    return {
      gated: { match, gates: [requireTransactions, requireStarted, requireTeams] },
      response: itemResponse(requested, 'xml', `${match.id}-transactions`, () =>
        videoTimeline(videoClock(match, query), instancesOf(cachedMatchView(match), query)),
      ),
    };
  },
});
