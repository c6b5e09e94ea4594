import type { StatisticsFilter, Match } from '@goalsquare/engine';
import type { StatisticsFrame } from './statistics-frame.js';

/** The squad whose statistics are requested. **Empty**: both. */
export type Team = StatisticsFilter['team'];

type FrameOf = (match: Match, team: Team) => StatisticsFrame;

/**
 * Returns a function that caches frames by match and team. Each is created on first use, and lives as long as its
 * match.
 */
export function knownFrames(make: FrameOf): FrameOf {
  const frames = new WeakMap<Match, Map<Team, StatisticsFrame>>();
  return (match, team) => {
    const known = frames.get(match) ?? new Map<Team, StatisticsFrame>();
    frames.set(match, known);
    const frame = known.get(team) ?? make(match, team);
    known.set(team, frame);
    return frame;
  };
}
