import type { StatisticsFilter, Match } from '@goalsquare/engine';
import type { StatisticsFrame } from './statistics-frame.js';

/** The squad a question is about. **Empty**: both. */
export type Team = StatisticsFilter['team'];

type FrameOf = (match: Match, team: Team) => StatisticsFrame;

/** Frames by match and team, each made when it is first asked for and kept as long as the match is. */
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
