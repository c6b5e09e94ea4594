import type { Season } from '@goalsquare/data';
import { briefOf, isFinal, isOver, startOf, type MatchBrief, type SeasonFacts } from '@goalsquare/engine';
import type { Services } from '../../http/pipeline/services.js';

/** Maximum duration of a match with breaks and delays. **Units**: milliseconds. */
const LONGEST_MATCH = 6 * 3_600_000;

/** Returns a match as it was before it started. */
function notStarted({ clock: _, home, away, ...match }: MatchBrief): MatchBrief {
  const [{ score: _home, ...homeSquad }, { score: _away, ...awaySquad }] = [home, away];
  return { ...match, home: homeSquad, away: awaySquad, status: 'SCHED' };
}

/**
 * Returns a season as it was at an instant, or the current season without `instant`. Matches that had not started have
 * no score. Matches in progress are read from their logs. Finals that have not started are omitted, because the
 * forecast simulates them. Rejects with a problem of status 404 if the log of a match in progress is not stored.
 * **Units**: milliseconds.
 */
export async function seasonAt(
  { matches, past }: Pick<Services, 'matches' | 'past'>,
  { record, matches: briefs }: Season,
  instant: number | undefined,
): Promise<SeasonFacts> {
  if (instant === undefined)
    return {
      record,
      matches: briefs.filter((one) => !isFinal(one.type) || isOver(one) || one.home.score !== undefined),
    };
  const at = async (brief: MatchBrief): Promise<readonly MatchBrief[]> => {
    const start = startOf(brief);
    if (start > instant) return isFinal(brief.type) ? [] : [notStarted(brief)];
    if (start + LONGEST_MATCH <= instant) return [brief];
    const present = await matches.match(brief.id);
    return present === undefined ? [brief] : [briefOf((await past.at(present, { instant })).shown)];
  };
  const known: MatchBrief[] = [];
  for (const brief of briefs) known.push(...(await at(brief)));
  return { record, matches: known };
}
